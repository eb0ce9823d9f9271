import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zunftDeck } from '@zunft/games/the-guild/text';
import { describe, expect, test } from 'vitest';
import { main } from '../main.ts';
import { lines, testTerminal } from '../test-terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'zunft-deck-'));

function file(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(content));
  return path;
}

/** Our deck under another name, in which the Croft is something else. */
const renamed = {
  ...zunftDeck,
  id: 'mine',
  name: { en: 'My deck', de: 'Mein Kartensatz' },
  cards: zunftDeck.cards.map((card) =>
    card.id === 'croft' ? { ...card, id: 'oyster-bed', name: { en: 'Oyster Bed', de: 'Austernbank' } } : card,
  ),
};
const mine = file('mine.json', renamed);
const broken = file('broken.json', {
  ...renamed,
  cards: renamed.cards.map((card) => {
    if (card.id === 'oyster-bed') return { ...card, costs: 3 };
    return card.id === 'windmill' ? { ...card, value: 9 } : card;
  }),
});
const worse = file('worse.json', {
  ...renamed,
  cards: renamed.cards.map((card) => ({ ...card, value: 0 })),
});

async function zunft(argv: readonly string[], ...script: string[]) {
  const terminal = testTerminal(lines(...script));
  const code = await main(argv, terminal, {});
  return { code, out: terminal.printed(), err: terminal.complained() };
}

describe('--deck', () => {
  test('plays with other cards, and records which', async () => {
    const saved = join(folder, 'game.json');
    const flags = ['--seed', 'oysters', '--names', 'Anna,Ben'];
    const { code, err } = await zunft(['play', 'the-guild', '--deck', mine, ...flags], '1', `save ${saved}`);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(JSON.parse(readFileSync(saved, 'utf8')).options).toEqual({ deck: 'mine' });

    const replayed = await zunft(['replay', saved, '--deck', mine, '--language', 'de']);
    expect(replayed.code).toBe(0);
    expect(replayed.out).toContain('Kartensatz: Mein Kartensatz');
    expect((await zunft(['replay', saved, '--deck', mine, '--verify'])).code).toBe(0);
    const resumed = await zunft(['play', 'the-guild', '--resume', saved, '--deck', mine]);
    expect({ code: resumed.code, err: resumed.err }).toEqual({ code: 0, err: '' });
  });

  test('is asked for where a game was played with other cards', async () => {
    const saved = join(folder, 'game.json');
    for (const argv of [
      ['replay', saved],
      ['play', 'the-guild', '--resume', saved],
    ]) {
      const { code, err } = await zunft(argv);
      expect(code).toBe(2);
      expect(err).toMatch(/played with the deck “mine”; say with --deck in which file it is/);
    }
  });

  test('shows the cards', async () => {
    const { out } = await zunft(['cards', 'the-guild', 'Austernbank', '--deck', mine]);
    expect(out).toMatch(/^Oyster Bed\n {2}Business \(Farmer\) – cost \d+, value \d\n/);
  });

  test('simulates, whatever the number of threads', async () => {
    const run = async (threads: string) => {
      const flags = ['--games', '8', '--seed', '3', '--deck', mine, '--threads', threads, '--json'];
      const { out, err } = await zunft(['simulate', 'the-guild', ...flags]);
      expect(err).toBe('');
      const { options, wonBy, decisions } = JSON.parse(out.trimEnd().split('\n').at(-1)!);
      return { options, wonBy, decisions };
    };
    const alone = await run('1');
    expect(await run('2')).toEqual(alone);
    expect(alone.options).toEqual({ deck: 'mine' });
    expect(Object.keys(alone.wonBy)).toEqual(['election', 'count']);
    expect(alone.wonBy.election + alone.wonBy.count).toBe(8);
  });

  test('measures bots, whatever the number of threads, and goes on with no other cards', async () => {
    const state = join(folder, 'arena.json');
    // More than one share, or a second thread would have nothing to do.
    const flags = ['--bots', 'apprentice,random', '--games', '52'];
    const arena = (...more: readonly string[]) => zunft(['arena', 'the-guild', ...flags, ...more, '--json']);
    const resultOf = ({ out, err }: { readonly out: string; readonly err: string }) => {
      expect(err).toBe('');
      return JSON.parse(out.trimEnd().split('\n').at(-1)!);
    };
    const alone = resultOf(await arena('--deck', mine, '--threads', '1', '--resume', state));
    expect(alone).toMatchObject({ options: { deck: 'mine' }, pairings: [{ bouts: [{ games: 52 }] }] });
    expect(resultOf(await arena('--deck', mine, '--threads', '2'))).toEqual(alone);
    expect(resultOf(await arena('--deck', mine, '--resume', state))).toEqual(alone);

    const cheaper = file('cheaper.json', {
      ...renamed,
      cards: renamed.cards.map((card) => (card.id === 'oyster-bed' ? { ...card, cost: 0 } : card)),
    });
    for (const other of [[], ['--deck', cheaper]]) {
      const { code, err } = await arena(...other, '--resume', state);
      expect(code).toBe(2);
      expect(err).toMatch(/another arena: the deck differs/);
    }
  });

  const commands = [['play'], ['simulate'], ['arena'], ['perft'], ['cards'], ['report']];

  test.each(commands)('names card and field of every mistake (%s)', async (command) => {
    const { code, out, err } = await zunft([command!, 'the-guild', '--deck', broken]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^The deck in “.*broken\.json” cannot be played with:(\n {2}\S[^\n]+)+\n$/);
    expect(err).toContain('cards.oyster-bed.costs: There is no entry “costs” here. Did you mean cost?');
    expect(err).toContain('cards.windmill.value: 9 is not a whole number from 1 to 6.');
    const german = await zunft([command!, 'the-guild', '--deck', broken, '--language', 'de']);
    expect(german.err).toContain('cards.windmill.value: 9 ist keine ganze Zahl von 1 bis 6.');
  });

  test('does not go on and on about a hundred mistakes', async () => {
    const { err } = await zunft(['play', 'the-guild', '--deck', worse]);
    expect(err.match(/is not a whole number/g)).toHaveLength(10);
    expect(err).toMatch(new RegExp(`There are ${renamed.cards.length - 10} more mistakes\\.\n$`));
  });

  test.each([
    [['play', 'guildhall', '--deck', mine], /no flag --deck for the game “guildhall”/],
    [['play', 'the-guild', '--deck', join(folder, 'none.json')], /no file/],
    [['replay', join(folder, 'none.json'), '--deck', mine], /no file/],
  ])('%j is refused', async (argv, sentence) => {
    const { code, out, err } = await zunft(argv);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(sentence);
  });
});
