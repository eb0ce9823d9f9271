/** Nothing that anybody sends on purpose is nested deeper; more would exhaust the stack of whoever reads it. */
const deepest = 64;

/** Parses JSON from outside; throws a `SyntaxError` if it is none, or nested beyond reason. */
export function parseJson(text: string): unknown {
  let depth = 0;
  let inString = false;
  for (let i = 0; i < text.length; i++) {
    const sign = text[i];
    if (inString) {
      if (sign === '\\') i++;
      else if (sign === '"') inString = false;
    } else if (sign === '"') inString = true;
    else if (sign === '[' || sign === '{') depth++;
    else if (sign === ']' || sign === '}') depth--;
    if (depth > deepest) throw new SyntaxError('nested too deeply');
  }
  return JSON.parse(text);
}
