import { describe, expect, it } from 'vitest';
import { jsonMistake } from './json-mistake.ts';

describe('a mistake in JSON', () => {
  it.each([
    ['{"a": 1, "b": 2,}', '}'],
    ['{"a": 1 "b": 2}', '"b"'],
    ['{"a": [1, 2,, 3]}', ', 3'],
    ['{"a" 1}', '1}'],
    ['{a: 1}', 'a:'],
    ['{"a": "b', '"b'],
    ['{"a": "b\nc"}', '"b'],
    ["{'a': 1}", "'a"],
    ['[1, 2}', '}'],
    ['[01]', '1]'],
    ['{"a": 1} // that is all', '//'],
    ['{"a": {"b": [true, null]}, 7: 1}', '7'],
  ])('%j', (text, place) => {
    expect(() => JSON.parse(text)).toThrow();
    expect(text.slice(jsonMistake(text), jsonMistake(text) + place.length)).toBe(place);
  });

  it.each(['', ' \n', '{"a": 1', '[[], {"a": -1.5e3}', '{"a":'])('at the end of %j', (text) => {
    expect(jsonMistake(text)).toBe(text.length);
  });
});
