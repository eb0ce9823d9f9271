import { games } from '@zunft/games';
import { expect, test } from 'vitest';
import { main } from './main.ts';
import { testTerminal } from './test-terminal.ts';

async function printed(...argv: string[]): Promise<string> {
  const terminal = testTerminal();
  expect(await main(argv, terminal, {})).toBe(0);
  return terminal.printed();
}

test.each(['en', 'de'])(
  'rules: every numbered rule once, in reading order, within 80 columns (%s)',
  async (language) => {
    const text = await printed('rules', 'guildhall', '--language', language);
    const ids = [...text.matchAll(/^([A-Z]+-\S+) {2}\S/gm)].map((match) => match[1]);
    const { ruleIds } = games[0]!.texts;
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

test.each([
  ['weaver', 'en', 'Weaver'],
  ['Weber', 'de', 'Weber'],
  ['weaver.blue', 'de', 'Weber'],
  ['golden', 'en', 'Golden Seal of the City'],
])('cards: %s (%s) is %s', async (name, language, title) => {
  const [first] = (await printed('cards', 'guildhall', name, '--language', language)).split('\n');
  expect(first).toBe(title);
});
