import { texts } from '@zunft/games/guildhall/text';
import type { ViewedEvent } from '@zunft/kernel';
import { catalogueProblems, Speaker } from '@zunft/text';
import { describe, expect, it } from 'vitest';
import { News } from './news.ts';
import { shortened, summaryOf } from './turn-summary.ts';
import { announcingWordsDe } from './words.de.ts';
import { announcingWordsEn } from './words.en.ts';

const names = ['Me', 'Anna', 'Ben'];
const speaker = new Speaker({ language: 'en', texts, names, viewer: 0 });
const setting = {
  viewer: 0,
  names,
  sentence: (event: ViewedEvent) => speaker.event(event),
  more: (count: number) => `and ${count} more`,
};

const turn = (seat: number): ViewedEvent => ({ type: 'turn', seat, params: { turn: 4 } });
const play = (seat: number): ViewedEvent => ({ type: 'play', seat, cards: ['weaver.red'], hidden: 0 });
const draw = (seat: number, hidden: number): ViewedEvent => ({ type: 'draw', seat, cards: [], hidden });
const take: ViewedEvent = {
  type: 'take',
  seat: 1,
  target: 0,
  cards: ['farmer.blue'],
  hidden: 0,
  cause: 'trader.0',
};

describe('the summary of a turn', () => {
  it('says the name once', () => {
    expect(summaryOf([turn(1), play(1), draw(1, 2)], setting)).toBe('Anna plays Weaver red; draws 2 cards.');
  });

  it('says it again after a sentence about something else', () => {
    const complete: ViewedEvent = { type: 'complete', seat: 1, params: { profession: 'weaver' } };
    expect(summaryOf([play(1), complete, draw(1, 1)], setting)).toBe(
      'Anna plays Weaver red. Anna’s chapter of Weavers is complete. Anna draws 1 card.',
    );
  });

  it('counts what is too much, but never leaves out what hits the listener', () => {
    const long = Array.from({ length: 20 }, () => play(1));
    const summary = summaryOf([...long, take], setting);
    expect(summary.length).toBeLessThan(300);
    expect(summary).toContain('takes Farmer blue from you');
    expect(summary).toMatch(/and \d+ more\.$/);
  });

  it('is empty for a turn in which nothing has happened yet', () => {
    expect(summaryOf([turn(1)], setting)).toBe('');
  });
});

describe('news', () => {
  const update = (seq: number, events: ViewedEvent[], asked?: string) => ({
    seq,
    events: events.map((event) => ({ seq, event })),
    over: false,
    asked,
  });

  it('tell each turn of the others as one sentence, when it is over', () => {
    const news = new News();
    expect(news.hear(update(1, [turn(1), play(1)]), 'turns', setting).polite).toEqual([]);
    expect(news.hear(update(2, [draw(1, 2), turn(2)]), 'turns', setting).polite).toEqual([
      'Anna plays Weaver red; draws 2 cards.',
    ]);
    const last = news.hear(update(3, [play(2), turn(0)], 'What now?'), 'turns', setting);
    expect(last).toEqual({ assertive: ['What now?'], polite: ['Ben plays Weaver red.'] });
  });

  it('ask once for each decision', () => {
    const news = new News();
    expect(news.hear(update(1, [], 'What now?'), 'turns', setting).assertive).toEqual(['What now?']);
    expect(news.hear(update(1, [], 'What now?'), 'turns', setting).assertive).toEqual([]);
    expect(news.hear(update(2, [], 'What now?'), 'turns', setting).assertive).toEqual(['What now?']);
  });

  it('tell what came of the own answer at once', () => {
    const news = new News();
    const own: ViewedEvent = { type: 'draw', seat: 0, cards: ['weaver.red'], hidden: 0 };
    expect(news.hear(update(1, [own]), 'turns', setting).polite).toEqual(['You draw Weaver red.']);
  });

  it('tell every step, or only decisions, if that is wished', () => {
    expect(new News().hear(update(1, [play(1), draw(1, 1)]), 'steps', setting).polite).toHaveLength(2);
    expect(new News().hear(update(1, [play(1), turn(0)], 'What now?'), 'decisions', setting)).toEqual({
      assertive: ['What now?'],
      polite: [],
    });
  });
});

it('a long decision is cut at the end of a word', () => {
  const short = shortened('word '.repeat(60).trim());
  expect(short.length).toBeLessThanOrEqual(200);
  expect(short).toMatch(/word…$/);
});

it('the words that call the player can be said', () => {
  expect(catalogueProblems({ en: announcingWordsEn, de: announcingWordsDe })).toEqual([]);
});
