import type { SeatInfo } from '@zunft/protocol';
import { describe, expect, test } from 'vitest';
import { newsOf } from './news.ts';

const ada: SeatInfo = { kind: 'person', name: 'Ada', you: true };
const berta: SeatInfo = { kind: 'person', name: 'Berta' };
const open: SeatInfo = { kind: 'open' };
const bot: SeatInfo = { kind: 'bot', name: 'Veit', bot: 'apprentice' };

const between = (before: readonly SeatInfo[], after: readonly SeatInfo[]) =>
  newsOf({ seats: before }, { seats: after }).map(({ word, name }) => `${word} ${name}`);

describe('news of a room that gathers', () => {
  test.each([
    ['somebody sits down', [ada, open], [ada, berta], ['news.sat Berta']],
    ['a bot sits down', [ada, open], [ada, bot], ['news.sat Veit']],
    ['somebody stands up', [ada, berta], [ada, open], ['news.left Berta']],
    ['somebody is replaced', [ada, berta], [ada, bot], ['news.sat Veit']],
    ['I sit down', [open, berta], [ada, berta], ['news.youSat Ada']],
    ['I am asked to leave', [ada, berta], [open, berta], ['news.youLeft Ada']],
    ['somebody is ready', [ada, berta], [ada, { ...berta, ready: true as const }], ['news.ready Berta']],
    [
      'somebody is not ready any more',
      [ada, { ...berta, ready: true as const }],
      [ada, berta],
      ['news.notReady Berta'],
    ],
    [
      'another bot comes, and everybody is asked again',
      [ada, { ...berta, ready: true as const }, bot],
      [ada, berta, { ...bot, name: 'Ute', bot: 'master' }],
      ['news.sat Ute', 'news.again '],
    ],
    [
      'a seat is opened, and I am asked again',
      [{ ...ada, ready: true as const }, berta, bot],
      [ada, berta, open],
      ['news.left Veit', 'news.again '],
    ],
    ['nobody was ready yet', [ada, berta, bot], [ada, berta, open], ['news.left Veit']],
    ['I am ready', [ada, berta], [{ ...ada, ready: true as const }, berta], []],
    ['somebody is gone for a moment', [ada, { ...berta, here: true as const }], [ada, berta], []],
  ])('%s', (_, before, after, told) => {
    expect(between(before, after)).toEqual(told);
  });
});
