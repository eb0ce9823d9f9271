import type { ViewedEvent } from '@zunft/kernel';
import { expect, it } from 'vitest';
import { cuesFor } from './cue-choice.ts';

const heard = (events: readonly ViewedEvent[], more: { askedAnew?: boolean; ended?: boolean } = {}) =>
  cuesFor({
    viewer: 0,
    seats: 3,
    events,
    askedAnew: false,
    ended: false,
    scores: ({ type }) => type === 'complete',
    ...more,
  });

const play = (seat: number): ViewedEvent => ({ type: 'play', seat, cards: ['weaver.red'], hidden: 0 });

it('what I do sounds like what it is', () => {
  expect(heard([play(0)])).toEqual(['play']);
  expect(heard([{ type: 'draw', seat: 0, cards: ['weaver.red'] }])).toEqual(['draw']);
  expect(heard([play(0), { type: 'complete', seat: 0 }])).toEqual(['score']);
});

it('what others do sounds alike, unless it hits me', () => {
  expect(heard([play(1), { type: 'draw', seat: 1, hidden: 2 }])).toEqual(['others']);
  expect(heard([play(1), { type: 'take', seat: 1, target: 0, cards: ['weaver.red'] }])).toEqual(['attack']);
  expect(heard([{ type: 'take', seat: 1, target: 2, cards: ['weaver.red'] }])).toEqual(['others']);
});

it('the table itself and the beginning of a turn make no sound', () => {
  expect(heard([{ type: 'turn', seat: 1 }])).toEqual([]);
  expect(heard([{ type: 'reshuffle', seat: 3 }])).toEqual([]);
});

it('my decision and the end are heard besides', () => {
  expect(heard([play(1)], { askedAnew: true })).toEqual(['others', 'decision']);
  expect(heard([play(1)], { ended: true })).toEqual(['end']);
});
