import type { Answer, Decision } from '@zunft/kernel';
import { type PromptCommand, promptCommands, promptWords } from '../text/prompt-words.ts';
import { nameTyped, type TypedName } from './typed-name.ts';

/** What a typed line means. */
export type Input =
  | { readonly kind: 'command'; readonly command: PromptCommand; readonly rest: string }
  | { readonly kind: 'answer'; readonly answer: Answer }
  /** An option that is listed but cannot be taken. */
  | { readonly kind: 'unavailable'; readonly number: number }
  /** In words, but in none that are known, or in such that could be several things. */
  | { readonly kind: 'unnamed'; readonly text: string; readonly found: Exclude<TypedName, { kind: 'one' }> }
  | { readonly kind: 'unclear'; readonly text: string };

/**
 * Reads a line typed in answer to a decision. Options are counted from 1, in the order of the decision; `calls` says
 * what an option, or a name that can be given, is called.
 */
export function parseInput(
  line: string,
  decision: Decision,
  calls: (name: string) => readonly string[],
): Input {
  const text = line.trim();
  const words = text.split(/[\s,]+/).filter((word) => word !== '');
  const command = commandNamed(words[0]?.toLowerCase());
  // A text may begin with any word.
  if (command !== undefined && (decision.kind !== 'text' || words.length === 1)) {
    return { kind: 'command', command, rest: text.slice(words[0]!.length).trim() };
  }
  if (words.length === 0) {
    const answer = defaultAnswer(decision);
    return answer === undefined ? { kind: 'unclear', text } : { kind: 'answer', answer };
  }
  if (decision.kind === 'choose') return picks(words, decision, text) ?? inWords(text, decision, calls);
  if (decision.kind === 'text') return { kind: 'answer', answer: text };
  const number = /^\d+$/.test(text) ? Number(text) : undefined;
  if (decision.kind === 'amount') {
    return number === undefined ? { kind: 'unclear', text } : { kind: 'answer', answer: number };
  }
  if (number !== undefined) {
    const name = decision.names[number - 1];
    return name === undefined ? { kind: 'unclear', text } : { kind: 'answer', answer: name };
  }
  const found = nameTyped(text, decision.names, calls);
  return found.kind === 'one' ? { kind: 'answer', answer: found.name } : { kind: 'unnamed', text, found };
}

/** What an empty line stands for: nothing, an empty text, the usual amount, or everything in the order proposed; `undefined` where one must choose. */
export function defaultAnswer(decision: Decision): Answer | undefined {
  if (decision.kind === 'text') return '';
  if (decision.kind === 'amount') return decision.usual;
  if (decision.kind !== 'choose') return undefined;
  if (decision.min === 0) return [];
  const legal = decision.options.filter((option) => option.legal);
  if (legal.some((option) => option.group !== undefined)) return undefined;
  const all = legal.flatMap((option) => Array.from({ length: option.count ?? 1 }, () => option.id));
  return all.length === decision.min ? all : undefined;
}

const commandNamed = (word: string | undefined): PromptCommand | undefined =>
  promptCommands.find((command) =>
    Object.values(promptWords[command]).some((words) =>
      (words as readonly (string | undefined)[]).includes(word),
    ),
  );

function picks(
  words: readonly string[],
  { options }: Extract<Decision, { kind: 'choose' }>,
  text: string,
): Input | undefined {
  const ids: string[] = [];
  for (const word of words) {
    const at = /^\d+$/.test(word) ? Number(word) - 1 : options.findIndex(({ id }) => id === word);
    const option = options[at];
    if (option === undefined) return /\p{L}/u.test(text) ? undefined : { kind: 'unclear', text };
    if (!option.legal) return { kind: 'unavailable', number: at + 1 };
    ids.push(option.id);
  }
  return { kind: 'answer', answer: ids };
}

/** Nothing is done because of a slip. */
const fewestLetters = 3;

/** One option by its text or its card; where several fit, the one that is possible. */
function inWords(
  text: string,
  { options }: Extract<Decision, { kind: 'choose' }>,
  calls: (id: string) => readonly string[],
): Input {
  const ids = options.map(({ id }) => id);
  const found = nameTyped(text, ids, calls);
  if (found.kind === 'none' || text.length < fewestLetters) return { kind: 'unclear', text };
  const fitting = found.kind === 'one' ? [found.name] : found.names;
  const possible = options.filter(({ id, legal }) => legal && fitting.includes(id));
  if (possible.length === 1) return { kind: 'answer', answer: [possible[0]!.id] };
  if (fitting.length === 1) return { kind: 'unavailable', number: ids.indexOf(fitting[0]!) + 1 };
  return { kind: 'unnamed', text, found: { kind: 'several', names: fitting } };
}
