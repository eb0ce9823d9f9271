import { styleText } from 'node:util';
import type { Terminal } from './terminal.ts';

const styles = {
  strong: 'bold',
  faint: 'dim',
  red: 'red',
  blue: 'blueBright',
  yellow: 'yellow',
  green: 'green',
  purple: 'magenta',
} as const;

/** Writes a text in a style, or as it is where colours are not wanted. */
export type Paint = (style: keyof typeof styles, text: string) => string;

export const paintFor =
  (terminal: Terminal): Paint =>
  (style, text) =>
    terminal.colour ? styleText(styles[style], text, { validateStream: false }) : text;
