import type { Answer, Decision } from '@zunft/kernel';
import { type PromptCommand, promptCommands, promptWords } from '../text/prompt-words.ts';

/** What a typed line means. */
export type Input =
  | { readonly kind: 'command'; readonly command: PromptCommand; readonly rest: string }
  | { readonly kind: 'answer'; readonly answer: Answer }
  /** An option that is listed but cannot be taken. */
  | { readonly kind: 'unavailable'; readonly number: number }
  | { readonly kind: 'unclear'; readonly text: string };

/** Reads a line typed in answer to a decision. Options are counted from 1, in the order of the decision. */
export function parseInput(line: string, decision: Decision): Input {
  const text = line.trim();
  const words = text.split(/[\s,]+/).filter((word) => word !== '');
  const command = commandNamed(words[0]?.toLowerCase());
  if (command !== undefined) {
    return { kind: 'command', command, rest: text.slice(words[0]!.length).trim() };
  }
  if (words.length === 0) {
    const answer = defaultAnswer(decision);
    return answer === undefined ? { kind: 'unclear', text } : { kind: 'answer', answer };
  }
  if (decision.kind === 'choose') return picks(words, decision, text);
  const number = /^\d+$/.test(text) ? Number(text) : undefined;
  if (decision.kind === 'amount') {
    return number === undefined ? { kind: 'unclear', text } : { kind: 'answer', answer: number };
  }
  const name = number === undefined ? text : decision.names[number - 1];
  return name === undefined ? { kind: 'unclear', text } : { kind: 'answer', answer: name };
}

/** What an empty line stands for: nothing, or everything in the order proposed; `undefined` where one must choose. */
export function defaultAnswer(decision: Decision): Answer | undefined {
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
): Input {
  const ids: string[] = [];
  for (const word of words) {
    const at = /^\d+$/.test(word) ? Number(word) - 1 : options.findIndex(({ id }) => id === word);
    const option = options[at];
    if (option === undefined) return { kind: 'unclear', text };
    if (!option.legal) return { kind: 'unavailable', number: at + 1 };
    ids.push(option.id);
  }
  return { kind: 'answer', answer: ids };
}
