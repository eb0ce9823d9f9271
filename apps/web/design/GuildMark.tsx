/** The house's own mark: a Z on a staff. Used on card backs and in the word mark. */
export function GuildMark({ class: extra }: { readonly class?: string | undefined }) {
  return (
    <svg class={extra === undefined ? 'mark' : `mark ${extra}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M6.5 3.5h11L6.5 14h11M9 8.75h6M12 14v7.5M8.5 18h7" />
    </svg>
  );
}
