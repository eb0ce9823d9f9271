/** The code in what somebody typed or pasted: a code, with blanks or hyphens for easier reading, or a link. */
export function codeIn(text: string): string {
  const linked = /\/join\/([^/?#\s]+)/.exec(text)?.[1] ?? /[?&]code=([^&#\s]+)/.exec(text)?.[1];
  return (linked ?? text).replace(/[\s-]+/g, '').toLowerCase();
}
