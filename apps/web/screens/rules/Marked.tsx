import { stretches } from '../../form/finding.ts';

/** A text in which what was looked for stands out. */
export function Marked({ text, words }: { readonly text: string; readonly words: readonly string[] }) {
  if (words.length === 0) return <>{text}</>;
  return (
    <>{stretches(text, words).map(({ text: part, hit }, i) => (hit ? <mark key={i}>{part}</mark> : part))}</>
  );
}
