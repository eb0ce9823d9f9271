import type { ViewedEvent } from '@zunft/kernel';
import { describe, expect, it } from 'vitest';
import { keysOf, showsCard } from '../../motion/flights.ts';
import { guildhallFlights } from './flights.ts';

const ways = (event: ViewedEvent) => guildhallFlights(event).map(({ from, to }) => `${from} > ${to}`);
const event = (type: string, more: Partial<ViewedEvent> = {}): ViewedEvent => ({
  type,
  seat: 0,
  cards: ['weaver.red'],
  hidden: 0,
  ...more,
});

describe('cards of Guildhall', () => {
  it('are drawn face up by their owner and face down by others', () => {
    expect(ways(event('draw'))).toEqual(['deck > hand/0/weaver.red']);
    expect(ways(event('draw', { seat: 1, cards: [], hidden: 2 }))).toEqual([
      'deck > hand/1',
      'deck > hand/1',
    ]);
  });

  it('go from the hand to the action area and on to the guildhall', () => {
    expect(ways(event('play'))).toEqual(['hand/0/weaver.red > area/0/weaver.red']);
    expect(ways(event('place', { params: { from: 'area' } }))).toEqual([
      'area/0/weaver.red > hall/0/weaver.red',
    ]);
  });

  it.each([
    ['from the own hand', { params: { from: 'hand' } }, 'hand/0/weaver.red > hall/0/weaver.red'],
    [
      'robbed',
      { params: { from: 'hand' }, target: 2, cause: 'robber.0' },
      'hand/2/weaver.red > hall/0/weaver.red',
    ],
    ['from the pile', { params: { from: 'discard' } }, 'discard > hall/0/weaver.red'],
    ['turned up', { params: { from: 'deck' } }, 'deck > hall/0/weaver.red'],
    [
      'given away',
      { params: { from: 'hall' }, target: 2, cause: 'tax-collector.1' },
      'hall/0/weaver.red > hall/2/weaver.red',
    ],
    [
      'taken',
      { params: { from: 'hall' }, target: 2, cause: 'owe_4_take' },
      'hall/2/weaver.red > hall/0/weaver.red',
    ],
  ])('are placed: %s', (_, more, way) => {
    expect(ways(event('place', more))).toEqual([way]);
  });

  it.each([
    ['from a guildhall', { target: 1, cause: 'assassin.0' }, 'hall/1/weaver.red > discard'],
    ['from a robbed hand', { target: 1, cause: 'robber.2' }, 'hand/1/weaver.red > discard'],
    ['from the deck', { cause: 'scholar.2' }, 'deck > discard'],
    ['as a payment', { cause: 'owe_5' }, 'completed/0,seat/0 > discard'],
    ['from the hand or the action area', {}, 'area/0/weaver.red,hand/0/weaver.red > discard'],
    ['from a hidden hand', { seat: 1, cards: [], hidden: 1 }, 'hand/1 > discard'],
  ])('are discarded: %s', (_, more, way) => {
    expect(ways(event('discard', more))).toEqual([way]);
  });

  it.each([
    ['give', { target: 1, cause: 'trader.0' }, 'hall/0/weaver.red > hall/1/weaver.red'],
    ['take', { target: 1, cause: 'trader.0' }, 'hall/1/weaver.red > hall/0/weaver.red'],
    ['give', { target: 1, cause: 'peddler.0' }, 'hand/0/weaver.red > hall/1/weaver.red'],
    ['take', { target: 1, cause: 'peddler.0' }, 'hall/1/weaver.red > hand/0/weaver.red'],
    ['give', { cause: 'weaver.2' }, 'hand/0/weaver.red > hall/0/weaver.red'],
    ['take', { cause: 'weaver.2' }, 'hall/0/weaver.red > hand/0/weaver.red'],
    ['give', { cause: 'hunter.0' }, 'hall/0/weaver.red > discard'],
    ['take', { cause: 'hunter.0' }, 'discard > hall/0/weaver.red'],
  ])('are exchanged: %s with %o', (type, more, way) => {
    expect(ways(event(type, more))).toEqual([way]);
  });

  it('are set aside five at a time, and bought from the row', () => {
    expect(ways(event('complete', { cards: [], params: { profession: 'weaver' } }))).toHaveLength(5);
    expect(ways(event('buy', { cards: ['owe_5'] }))).toEqual(['row/owe_5 > honours/0,seat/0']);
  });

  it('stay where they are when an event moves none', () => {
    expect(ways(event('turn', { cards: [] }))).toEqual([]);
    expect(ways(event('use-level', { cards: [] }))).toEqual([]);
  });
});

describe('places', () => {
  it('are looked for as given, then around', () => {
    expect(keysOf('hall/2/weaver.red')).toEqual(['hall/2/weaver.red', 'hall/2', 'hall']);
    expect(keysOf(['area/0/weaver.red', 'hand/0/weaver.red'])).toEqual([
      'area/0/weaver.red',
      'hand/0/weaver.red',
      'area/0',
      'area',
      'hand/0',
      'hand',
    ]);
    expect(keysOf('deck')).toEqual(['deck']);
  });

  it('show a card only where they end in it', () => {
    expect(showsCard('hand/0/weaver.red', 'weaver.red')).toBe(true);
    expect(showsCard('hand/0', 'weaver.red')).toBe(false);
    expect(showsCard('deck', undefined)).toBe(false);
  });
});
