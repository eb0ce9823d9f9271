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
 * Always answers with the first options that are accepted: one, or else none, or else two, and so on. A refusal is
 * known by the rule that it names.
 */
export function firstOptions(): (screen: string) => string {
  let tried = 0;
  return (screen) => {
    tried = /\[K-04\]\n$/.test(screen) ? tried + 1 : 1;
    return Array.from({ length: tried }, (_, i) => i + 1).join(' ');
  };
}
