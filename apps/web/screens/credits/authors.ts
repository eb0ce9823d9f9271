interface IconCredit {
  readonly name: string;
  readonly authors: readonly string[];
}

/** Where capitals alone do not make the name. */
const spelt: Readonly<Record<string, string>> = { darkzaitzev: 'DarkZaitzev' };

const authorName = (id: string): string =>
  spelt[id] ??
  id
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');

/** `game-icons/laurel-crown` is the laurel crown. */
const iconName = (name: string): string => name.slice(name.indexOf('/') + 1).replaceAll('-', ' ');

/** Who drew which icons, by name. */
export function iconsByAuthor(
  credits: readonly IconCredit[],
): readonly { readonly author: string; readonly icons: readonly string[] }[] {
  const authors = [...new Set(credits.flatMap((credit) => credit.authors))];
  return authors
    .map((id) => ({
      author: authorName(id),
      icons: credits.filter((credit) => credit.authors.includes(id)).map(({ name }) => iconName(name)),
    }))
    .toSorted((a, b) => a.author.localeCompare(b.author));
}
