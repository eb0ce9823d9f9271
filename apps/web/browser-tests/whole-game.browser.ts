import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { barNotes } from './bar-notes.ts';
import { marksOf, marksOn, optionOf } from './drawn-table.ts';
import { byKeys, focusOf, tabStops, tabTo } from './keyboard.ts';
import { byMouse, byTouch, type Moment, play } from './players.ts';
import { beginWith, me, type NewTable, openTable, truth } from './tables.ts';
import { test } from './test.ts';
import { playByName } from './text-player.ts';
import { nearTheEnd } from './the-guild-positions.ts';

const table = 'game';

interface WholeGame {
  readonly seed?: string;
  readonly seats?: number;
  readonly options?: Readonly<Record<string, unknown>>;
  /** Where it begins, if not with the deal. */
  readonly from?: { readonly players: NewTable['players']; readonly position: NewTable['position'] };
  /** Kinds of questions that it asks on its way. */
  readonly asks?: readonly string[];
  /** How the end is announced. */
  readonly end?: RegExp;
}

type Way = 'mouse' | 'touch' | 'keys' | 'name';

const jobFaire = { professions: 'job-faire', prestige: 'job-faire', pointsToWin: 5 };
const oldWorld = { pointsToWin: 5 };

/** Which game is played in which way: short ones that ask much. */
const wholeGames: Readonly<Record<string, Readonly<Record<Way, WholeGame>>>> = {
  guildhall: {
    mouse: {
      seed: 'seed-536',
      options: jobFaire,
      asks: [
        ...['redraw', 'furnish', 'action', 'level', 'exchange', 'give-chapter', 'give-away', 'put-back'],
        ...['rob', 'refill', 'use-prestige', 'order-discard'],
      ],
      end: /^You/,
    },
    touch: { seed: 'seed-1', seats: 3, options: oldWorld, end: /^Conrad/ },
    keys: { seed: 'seed-10', seats: 4, options: jobFaire },
    name: { seed: 'seed-13', seats: 3, options: oldWorld },
  },
  dominion: {
    mouse: {
      seed: 'seed-1',
      options: { kingdom: 'decisions-decisions' },
      asks: ['action', 'buy', 'spend-tokens', 'trash', 'gain'],
      end: /^Berta/,
    },
    touch: {
      seed: 'seed-6',
      options: { kingdom: 'tricks-of-the-trade' },
      asks: ['action', 'buy', 'pass', 'trash', 'name'],
      end: /^Du/,
    },
    keys: { seed: 'seed-1', options: { kingdom: 'random' }, asks: ['action', 'buy', 'react', 'choose'] },
    name: { seed: 'seed-1', options: { kingdom: 'name-that-card' } },
  },
  // A whole one would take too long: these begin when somebody is about to win.
  'the-guild': {
    mouse: {
      from: nearTheEnd,
      seats: nearTheEnd.players.length,
      asks: ['action', 'discard'],
      end: /w[io]n/,
    },
    touch: { from: nearTheEnd, seats: nearTheEnd.players.length, end: /gewonnen|gewinn/ },
    keys: { from: nearTheEnd, seats: nearTheEnd.players.length },
    name: { from: nearTheEnd, seats: nearTheEnd.players.length },
  },
};
const games = Object.keys(wholeGames);

const open = async (
  page: Page,
  game: string,
  { seats = 2, seed, options, from }: WholeGame,
  settings = {},
) => {
  await beginWith(page.context(), settings);
  await openTable(page.context(), {
    table,
    game,
    ...(from ?? { seats, ...(seed !== undefined && { seed }), options: options as never }),
  });
};

async function firstShown(locators: readonly Locator[]): Promise<Locator | undefined> {
  for (const locator of locators) if ((await locator.count()) > 0) return locator;
  return undefined;
}

/** Remembers what is asked, and finds out at the end what was not. */
function listen() {
  const asked = new Set<string>();
  return {
    hear: ({ decision }: Moment) => asked.add(decision.prompt.key),
    missing: ({ asks = [] }: WholeGame) => asks.filter((kind) => !asked.has(`prompt.${kind}`)),
  };
}

test.for(games)('a whole game of %s by mouse, on a desk, in English', async (game, { newPage }) => {
  const page = await newPage({ viewport: { width: 1440, height: 900 } });
  const course = wholeGames[game]!.mouse;
  await open(page, game, course);
  await page.goto(`/table/${table}`);

  const clickRefused = async ({ match, decision }: Moment): Promise<void> => {
    // Some stand in a set that is closed.
    const boxes = marksOf(decision).refused.map((id) => optionOf(page, id));
    const shown = await firstShown(boxes);
    if (shown === undefined) return;
    const box = (await shown.boundingBox())!;
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    // A bot may have answered in the meantime what it was asked along with the player.
    const since = (await truth(page, table)).recordsFrom(match.seq);
    expect(since.filter((record) => 'seat' in record && record.seat === me)).toEqual([]);
    if (since.length === 0) expect(await marksOn(page)).toEqual(marksOf(decision));
  };
  const { hear, missing } = listen();
  const notes = barNotes(page);
  await play(page, table, byMouse(page), {
    async look(moment) {
      hear(moment);
      await notes.look();
      await clickRefused(moment);
    },
  });
  expect(missing(course)).toEqual([]);
  expect(notes.problems()).toEqual([]);
  await page.getByRole('dialog', { name: course.end! }).waitFor();
});

test.for(games)('a whole game of %s by touch, on a phone, in German', async (game, { newPage }) => {
  const page = await newPage({
    viewport: { width: 390, height: 664 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'de-DE',
  });
  const course = wholeGames[game]!.touch;
  await open(page, game, course);
  await page.goto(`/table/${table}`);
  const { hear, missing } = listen();
  const notes = barNotes(page);
  await play(page, table, byTouch(page), {
    async look(moment) {
      hear(moment);
      await notes.look();
    },
  });
  expect(missing(course)).toEqual([]);
  expect(notes.problems()).toEqual([]);
  await page.getByRole('dialog', { name: course.end! }).waitFor();
});

test.for(games)('a whole game of %s by keyboard, from the start page on', async (game, { newPage }) => {
  const page = await newPage({ viewport: { width: 1440, height: 900 } });
  const course = wholeGames[game]!.keys;
  await open(page, game, course);
  await page.goto('/');
  await page.locator(`a[href="/table/${table}"]`).waitFor();
  await tabTo(page, `a[href="/table/${table}"]`);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/table/${table}`);
  const { hear, missing } = listen();
  const focusIsSomewhere = (when: string) =>
    expect.poll(() => focusOf(page), { interval: 20, message: `focus ${when}` }).not.toBe('nothing');
  await play(page, table, byKeys(page), {
    async look(moment) {
      hear(moment);
      await focusIsSomewhere(`after record ${moment.match.seq}`);
    },
  });
  expect(missing(course)).toEqual([]);
  await focusIsSomewhere('at the end');
});

test.for(games)('at the table of %s Tab has at most ten stops', async (game, { newPage }) => {
  const page = await newPage({ viewport: { width: 1440, height: 900 } });
  await open(page, game, { ...wholeGames[game]!.keys, seats: 4 });
  await page.goto(`/table/${table}`);
  await play(page, table, byMouse(page), { decisions: 2 });
  const stops = await tabStops(page);
  expect(stops.length, stops.join('\n')).toBeLessThanOrEqual(10);
});

test.for(games)('a whole game of %s by role and name, on the text table', async (game, { newPage }) => {
  const page = await newPage();
  const course = wholeGames[game]!.name;
  await open(page, game, course, { textTable: true });
  await page.goto(`/table/${table}`);
  expect(await playByName(page, table, course.seats ?? 2)).toBeGreaterThan(20);
  await page.getByText('The game is over.').first().waitFor();
});
