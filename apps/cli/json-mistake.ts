const blanks = /[ \t\r\n]*/y;
const token =
  /[{}[\],:]|"(?:[^"\\\n\r\t]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

function match(pattern: RegExp, text: string, from: number): string {
  pattern.lastIndex = from;
  return pattern.exec(text)?.[0] ?? '';
}

/** Kinds of tokens: punctuation is its own kind. */
const kindOf = (found: string): string =>
  found.startsWith('"') ? 'string' : '{}[],:'.includes(found) ? found : 'other';

const values = ['{', '[', 'string', 'other'];

/** How far into a text that is no JSON everything is as in JSON. */
export function jsonMistake(text: string): number {
  const open: string[] = [];
  let allowed = values;
  for (let at = 0; ; ) {
    at += match(blanks, text, at).length;
    const found = match(token, text, at);
    const kind = kindOf(found);
    if (found === '' || !allowed.includes(kind)) return at;
    const isKey = kind === 'string' && open.at(-1) === '{' && allowed !== values;
    if (kind === '{' || kind === '[') open.push(kind);
    if (kind === '}' || kind === ']') open.pop();
    allowed = isKey ? [':'] : after(kind, open.at(-1));
    at += found.length;
  }
}

/** What may come after a token, by what encloses it. */
function after(kind: string, within: string | undefined): string[] {
  if (kind === '{') return ['string', '}'];
  if (kind === '[') return [...values, ']'];
  if (kind === ',') return within === '{' ? ['string'] : values;
  if (kind === ':') return values;
  return within === '{' ? [',', '}'] : within === '[' ? [',', ']'] : [];
}
