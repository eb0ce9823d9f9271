import type { TextProblem } from '@zunft/kernel';
import { type Place, problemAt } from './problem.ts';

/** A word, a number or a sign of a strategy, and where it stands. `end`: the end of its line. */
export interface Token extends Place {
  readonly kind: 'word' | 'number' | 'sign' | 'end';
  /** As it is written; words in lower case. */
  readonly text: string;
}

/** A hyphen or an apostrophe between two letters belongs to a word. */
const word = /\p{L}[\p{L}\p{M}]*(?:[-’'][\p{L}\p{M}]+)*/uy;
const number = /\d+(?:\.\d+)?/y;
const sign = /<=|>=|!=|[<>=+\-*/():]/y;
const blank = /\s+/y;
const comment = '#';

/** Cuts a strategy into its lines, and these into tokens; lines without any are left out. */
export function tokenLines(text: string, problems: TextProblem[]): readonly (readonly [Token, ...Token[]])[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  return lines.flatMap((content, i) => {
    const [first, ...rest] = tokensOf(content, i + 1, problems) ?? [];
    return first === undefined || first.kind === 'end' ? [] : [[first, ...rest]];
  });
}

/** `undefined` if there is a sign that means nothing. */
function tokensOf(content: string, line: number, problems: TextProblem[]): Token[] | undefined {
  const tokens: Token[] = [];
  let at = 0;
  const reads = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at;
    return pattern.exec(content)?.[0];
  };
  while (at < content.length && content[at] !== comment) {
    const space = reads(blank);
    if (space !== undefined) {
      at += space.length;
      continue;
    }
    const token = next(reads, { line, column: at + 1 });
    if (token === undefined) {
      const [strange] = content.slice(at);
      problems.push(problemAt({ line, column: at + 1 }, 'strange-sign', { sign: strange! }));
      return undefined;
    }
    tokens.push(token);
    at += token.text.length;
  }
  tokens.push({ kind: 'end', text: '', line, column: content.slice(0, at).trimEnd().length + 1 });
  return tokens;
}

function next(reads: (pattern: RegExp) => string | undefined, place: Place): Token | undefined {
  const letters = reads(word);
  if (letters !== undefined) return { kind: 'word', text: letters, ...place };
  const digits = reads(number);
  if (digits !== undefined) return { kind: 'number', text: digits, ...place };
  const mark = reads(sign);
  return mark === undefined ? undefined : { kind: 'sign', text: mark, ...place };
}
