import type { Decision } from '@zunft/kernel';
import { describe, expect, test } from 'vitest';
import { parseInput } from './input.ts';

const text: Decision = {
  kind: 'text',
  seat: 0,
  prompt: { key: 'prompt.label' },
  maxLength: 20,
  commit: { key: 'commit.promise' },
};
const typed = (line: string) => parseInput(line, text, () => []);

describe('a line typed where a text is asked for', () => {
  test('is the text, whatever it begins with', () => {
    expect(typed('  Fresh, and cheap ')).toEqual({ kind: 'answer', answer: 'Fresh, and cheap' });
    expect(typed('12')).toEqual({ kind: 'answer', answer: '12' });
    expect(typed('table manners')).toEqual({ kind: 'answer', answer: 'table manners' });
  });

  test('is no text if it is empty, and a command if that stands alone', () => {
    expect(typed('')).toEqual({ kind: 'answer', answer: '' });
    expect(typed('undo')).toEqual({ kind: 'command', command: 'undo', rest: '' });
  });
});
