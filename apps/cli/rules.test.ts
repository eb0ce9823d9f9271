import { games } from '@zunft/games';
import { expect, test } from 'vitest';
import { main } from './main.ts';
import { testTerminal } from './test-terminal.ts';

async function printed(...argv: string[]): Promise<string> {
  const terminal = testTerminal();
  expect(await main(argv, terminal, {})).toBe(0);
  return terminal.printed();
}

test.each(
  games.flatMap(({ game, texts }) => [
    [game.id, 'en', texts.ruleIds] as const,
    [game.id, 'de', texts.ruleIds] as const,
  ]),
)(
  'rules: %s: every numbered rule once, in reading order, within 80 columns (%s)',
  async (game, language, ruleIds) => {
    const text = await printed('rules', game, '--language', language);
    const ids = [...text.matchAll(/^([A-Z]+-\S+) {2}\S/gm)].map((match) => match[1]);
    expect(ids.slice(0, ruleIds.length)).toEqual(ruleIds);
    expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
  },
);

test('rules: one by its id, however it is written', async () => {
  const rule = await printed('rules', 'guildhall', 'gh-2.6');
  expect(rule).toMatch(/^GH-2\.6 {2}Identical cards\n {2}No guildhall/);
  expect(rule).not.toContain('GH-2.7');
});

test('cards: every profession and prestige card with its text', async () => {
  const english = await printed('cards', 'guildhall');
  expect(english).toMatch(/^Weaver\n {2}0: Place 1 hand card/m);
  expect(english).toMatch(/^Golden Seal of the City\n {2}9 VP/m);
  expect(await printed('cards', 'guildhall', '--language', 'de')).toMatch(/^Weber\n {2}0: Lege 1 Handkarte/m);
});

test('cards: every card of Dominion with type, cost and text, within 80 columns', async () => {
  const english = await printed('cards', 'dominion');
  expect(english).toMatch(/^Herald\n {2}Action, costs 4\+\n {2}\+1 Card\n/m);
  expect(english).toMatch(/^Harem\n {2}Treasure – Victory, costs 6\n {2}2 coins\n {2}2 VP$/m);
  expect(english.match(/^\S/gm)).toHaveLength(70);
  const german = await printed('cards', 'dominion', '--language', 'de');
  expect(german).toMatch(/^Herold\n {2}Aktion, kostet 4\+\n {2}\+1 Karte\n/m);
  for (const line of [...english.split('\n'), ...german.split('\n')])
    expect([...line].length).toBeLessThanOrEqual(80);
});

test.each([
  ['guildhall', 'weaver', 'en', 'Weaver'],
  ['guildhall', 'Weber', 'de', 'Weber'],
  ['guildhall', 'weaver.blue', 'de', 'Weber'],
  ['guildhall', 'golden', 'en', 'Golden Seal of the City'],
  ['dominion', 'Merchant Guild', 'en', 'Merchant Guild'],
  ['dominion', 'merchant-guild', 'de', 'Kaufmannsgilde'],
  ['dominion', 'kaufm', 'de', 'Kaufmannsgilde'],
  ['dominion', 'Kaufmannsgilde', 'en', 'Merchant Guild'],
])('cards: %s: %s (%s) is %s', async (game, name, language, title) => {
  const [first] = (await printed('cards', game, name, '--language', language)).split('\n');
  expect(first).toBe(title);
});
