import { Stream } from '@zunft/kernel';
import type { Terminal } from './terminal.ts';

/** A terminal for tests: what is typed is given, what is printed is kept. */
export interface TestTerminal extends Terminal {
  readonly printed: () => string;
  readonly complained: () => string;
}

/** `type` is asked for the next line with what was printed since the last one; `undefined` ends the input. */
export function testTerminal(
  type: (screen: string) => string | undefined = () => undefined,
  given: Partial<Pick<Terminal, 'columns' | 'colour' | 'interactive'>> = {},
): TestTerminal {
  let printed = '';
  let complained = '';
  let seen = 0;
  return {
    columns: 80,
    colour: false,
    interactive: false,
    ...given,
    write(text) {
      printed += text;
    },
    writeError(text) {
      complained += text;
    },
    async readLine(prompt) {
      const line = type(printed.slice(seen));
      printed += `${prompt}${line ?? ''}\n`;
      seen = printed.length;
      return line;
    },
    close() {},
    printed: () => printed,
    complained: () => complained,
  };
}

/** Types lines one after the other. */
export const lines = (...script: readonly string[]): (() => string | undefined) => {
  const left = [...script];
  return () => left.shift();
};

/**
 * Always answers with the first options that are accepted. Too few: one more; not together: another instead of the
 * last. Both refusals are known by the rule that they name.
 */
export function firstOptions(): (screen: string) => string {
  let picks = [1];
  return (screen) => {
    const last = picks.at(-1)!;
    if (!/\[K-04\]\n$/.test(screen)) picks = [1];
    else if (/at least|mindestens/.test(screen)) picks.push(last + 1);
    else picks[picks.length - 1] = last + 1;
    return picks.join(' ');
  };
}

/** A name in every language, and how one begins. */
const someNames = ['Gold', 'Silber', 'prov', 'Kupfer', 'est'];

/** Answers whatever is asked at random; where one pick was too few, with one more. */
export function anyOptions(seed: string): (screen: string) => string {
  const stream = new Stream(seed);
  let listed: string[] = [];
  let picks = 1;
  return (screen) => {
    const decision = screen.slice(screen.lastIndexOf('\n\n') + 1);
    const [, min, max] = /(?:from|von) (\d+) (?:to|bis) (\d+)/.exec(decision) ?? [];
    if (min !== undefined) return String(Number(min) + stream.below(Number(max) - Number(min) + 1));
    if (/Type a name|einen Namen/.test(decision)) return someNames[stream.below(someNames.length)]!;
    if (/Write something|Schreib etwas/.test(decision)) return '';
    const now = [...decision.matchAll(/ {3} *(\d+) {2}(\S(?:[^ ]| (?! ))*)/g)].flatMap(([, number, text]) =>
      Array.from({ length: Number(/\(×(\d+)\)/.exec(text!)?.[1] ?? 1) }, () => number!),
    );
    picks = now.length > 0 ? 1 : picks + 1;
    if (now.length > 0) listed = now;
    const left = [...listed];
    return Array.from(
      { length: Math.min(picks, left.length) },
      () => left.splice(stream.below(left.length), 1)[0],
    ).join(' ');
  };
}
