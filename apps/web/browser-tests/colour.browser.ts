import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { optionOf, shownDecision } from './drawn-table.ts';
import { type Hatch, hatchOf, seeNoColours } from './hatches.ts';
import { allColours } from './positions.ts';
import { beginWith, openTable } from './tables.ts';
import { test } from './test.ts';

const table = 'grey';

/** As in heraldry: each colour has lines of its own. */
const lines = {
  red: 'vertical',
  yellow: 'dots',
  green: 'falling',
  blue: 'horizontal',
  purple: 'rising',
} as const;
const colours = Object.keys(lines) as (keyof typeof lines)[];

const inHall = {
  red: 'weaver',
  yellow: 'trader',
  green: 'dancer',
  blue: 'historian',
  purple: 'assassin',
} as const;

const places: Record<string, (page: Page, colour: keyof typeof lines) => Promise<Hatch>> = {
  cards: async (page, colour) =>
    hatchOf(page, optionOf(page, `play.farmer.${colour}`).locator('.card-field'), [0.02, 0.8, 0.2, 0.98]),
  cells: async (page, colour) =>
    hatchOf(page, cell(page, `${inHall[colour]}.${colour}`), [0.15, 0.15, 0.85, 0.85]),
  pips: async (page, colour) => {
    await optionOf(page, `play.farmer.${colour}`).hover();
    return hatchOf(page, page.locator('.details-colour .pip'), [0.15, 0.15, 0.85, 0.85]);
  },
};

const cell = (page: Page, card: string): Locator => page.locator(`.own-hall .cell[data-card="${card}"]`);

test.for(Object.keys(places))(
  'colour: without colours, the hatches tell %s apart',
  async (place, { newPage }) => {
    const page = await newPage({ viewport: { width: 1440, height: 900 }, deviceScaleFactor: 3 });
    await beginWith(page.context());
    await openTable(page.context(), { table, ...allColours });
    await page.goto(`/table/${table}`);
    await shownDecision(page, table);
    await seeNoColours(page);
    const seen = new Map<string, Hatch>();
    for (const colour of colours) seen.set(colour, await places[place]!(page, colour));
    expect(Object.fromEntries([...seen].map(([colour, hatch]) => [colour, hatch.lines]))).toEqual(lines);
    expect(Math.max(...[...seen.values()].map(({ colour }) => colour))).toBeLessThan(8);
  },
);
