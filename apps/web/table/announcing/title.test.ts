import { describe, expect, it } from 'vitest';
import { titleFor } from './title.ts';

const quiet = { asked: false, called: false, elsewhere: 0 };

describe('the title of a table', () => {
  it('calls whoever is asked, and says what by', () => {
    expect(titleFor(quiet)).toBe('title');
    expect(titleFor({ ...quiet, asked: true })).toBe('title.asked');
    expect(titleFor({ ...quiet, called: true })).toBe('title.called');
    expect(titleFor({ ...quiet, asked: true, called: true, elsewhere: 2 })).toBe('title.asked');
  });

  it('says who acts where the player may merely answer', () => {
    const answer = 'Ben’s turn: you may answer';
    expect(titleFor({ ...quiet, asked: true, answer })).toBe('title.answer');
    expect(titleFor({ ...quiet, answer })).toBe('title');
  });

  it('counts the other tables that wait', () => {
    expect(titleFor({ ...quiet, elsewhere: 2 })).toBe('title.elsewhere');
  });

  it('is the plain one every other time while it blinks', () => {
    expect(titleFor({ ...quiet, asked: true }, true)).toBe('title');
    expect(titleFor({ ...quiet, called: true, elsewhere: 1 }, true)).toBe('title.elsewhere');
  });
});
