import { describe, expect, it } from 'vitest';
import { personNameSchema } from './rooms.ts';

describe('the name of a person', () => {
  it.each([
    ['Ada', 'Ada'],
    [' Zoe\u0308 ', 'Zoë'],
    ['👩‍👧', '👩‍👧'],
    ['Ада 2', 'Ада 2'],
  ])('%j is read as %j', (typed, name) => {
    expect(personNameSchema.parse(typed)).toBe(name);
  });

  it.each([
    [''],
    ['\u200b'],
    ['\u3164'],
    ['\u2800 \u2800'],
    ['\u0301'],
    ['A\nB'],
    ['A\u0000B'],
    ['A\u2028B'],
    ['\u202eadA'],
    ['A\u2066B'],
    ['A\ud800'],
    ['A'.repeat(25)],
  ])('%j is none', (typed) => {
    expect(personNameSchema.safeParse(typed).success).toBe(false);
  });
});
