import type { ViewedEvent } from '@zunft/kernel';
import { describe, expect, it } from 'vitest';
import { dominionFlights } from './flights.ts';

const ways = (event: ViewedEvent) => dominionFlights(event).map(({ from, to }) => `${from} > ${to}`);
const event = (type: string, more: Partial<ViewedEvent> = {}): ViewedEvent => ({
  type,
  seat: 0,
  cards: ['silver'],
  hidden: 0,
  ...more,
});

describe('cards of Dominion', () => {
  it('are drawn face up by their owner and face down by others', () => {
    expect(ways(event('draw'))).toEqual(['deck/0 > hand/0/silver']);
    expect(ways(event('draw', { seat: 1, cards: [], hidden: 2 }))).toEqual([
      'deck/1 > hand/1',
      'deck/1 > hand/1',
    ]);
  });

  it.each([
    ['play', {}, 'hand/0/silver > play/0/silver'],
    ['discard', {}, 'aside/0/silver,hand/0/silver > discard/0'],
    ['take', {}, 'aside/0/silver > hand/0/silver'],
    ['reveal', {}, 'deck/0 > aside/0/silver'],
    ['put-back', {}, 'aside/0/silver,hand/0/silver > deck/0'],
    ['pass', { target: 2 }, 'hand/0/silver > hand/2/silver'],
    ['draft', {}, 'draft/silver > supply/silver'],
  ])('move by %s', (type, more, way) => {
    expect(ways(event(type, more))).toEqual([way]);
  });

  it.each([
    ['onto the discard pile', { params: { to: 'discard' } }, 'supply/silver > discard/0'],
    ['onto the deck', { params: { to: 'deck' } }, 'supply/silver > deck/0'],
    ['to the hand', { params: { to: 'hand' } }, 'supply/silver > hand/0/silver'],
    ['out of the trash', { params: { to: 'discard' }, cause: 'thief' }, 'trash > discard/0'],
  ])('are gained %s', (_, more, way) => {
    expect(ways(event('gain', more))).toEqual([way]);
  });

  it.each([
    ['from the hand, or from what was revealed', {}, 'aside/0/silver,hand/0/silver > trash'],
    ['out of play, by themselves', { cards: ['feast'], cause: 'feast' }, 'play/0/feast > trash'],
    ['from the deck of a victim', { seat: 1, cause: 'swindler' }, 'deck/1 > trash'],
  ])('are trashed %s', (_, more, way) => {
    expect(ways(event('trash', more))).toEqual([way]);
  });

  it('stay where they are when something is only said', () => {
    for (const type of ['turn', 'buy', 'bonus', 'name', 'react']) expect(ways(event(type))).toEqual([]);
  });
});
