import { expect, it } from 'vitest';
import { cueNotes, longestCue } from './notes.ts';

it('no cue is longer than a quarter of a second', () => {
  for (const notes of Object.values(cueNotes)) {
    expect(Math.max(...notes.map(({ at, length }) => at + length))).toBeLessThanOrEqual(longestCue);
  }
});

it('no two cues have the same pitch or the same rhythm', () => {
  const pitches = Object.values(cueNotes).map((notes) => notes.map(({ pitch }) => pitch).join());
  const rhythms = Object.values(cueNotes).map((notes) =>
    notes.map(({ at, length }) => `${at}+${length}`).join(),
  );
  expect(new Set(pitches).size).toBe(pitches.length);
  expect(new Set(rhythms).size).toBe(rhythms.length);
});
