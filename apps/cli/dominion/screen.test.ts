import { games } from '@zunft/games';
import { type Json, Match } from '@zunft/kernel';
import { describe, expect, it } from 'vitest';
import { speakerFor } from '../speaker.ts';
import { dominionScreen } from './screen.ts';

const registered = games.find(({ game }) => game.id === 'dominion')!;
const names = ['Anna', 'Ben', 'Cleo'];

/** A table as a seat sees it, or a spectator; `answers` are given first. */
function screen(
  table: Readonly<Record<string, Json>>,
  { viewer = 0, language = 'en' as const, answers = [] as readonly string[][], width = 80 } = {},
): string {
  const match = Match.setUp(registered.game, { game: 'dominion', ...table });
  for (const answer of answers) match.answer(match.waitingFor[0]!, answer);
  const speaker = speakerFor(registered, language, { names, viewer });
  const setting = { speaker, names, paint: (_: string, text: string) => text, width };
  return dominionScreen.table(match.view(viewer), setting).join('\n');
}

const options = { kingdom: 'decisions-decisions' };
const inTheMiddle = {
  options,
  players: [
    {
      hand: ['copper*2', 'bridge', 'estate', 'copper', 'gold'],
      inPlay: ['pawn', 'silver*2'],
      deck: ['copper'],
      tokens: 2,
      turns: 4,
    },
    { hand: ['curse*5'], discard: ['upgrade', 'estate'], turns: 3 },
    {},
  ],
  trash: ['estate', 'copper', 'estate'],
  actions: 1,
  buys: 2,
  coins: 5,
};

describe('the table of Dominion in a terminal', () => {
  it('lists the supply by cost with what is left, what is in play, and all public facts', () => {
    expect(screen(inTheMiddle).split('\n')).toEqual([
      '── Turn 4: Anna ──────────────────────────────────────────────── Action phase ──',
      '  Ben   5 hand cards · no deck · discard pile 2, on top: Upgrade · no coin',
      '        tokens · 3 turns',
      '  Cleo   no hand cards · no deck · no discards · no coin tokens · 1 turn',
      'Supply',
      '   8  Province          12',
      '   6  Gold              29',
      '   5  Duchy             12   Butcher           10   Merchant Guild    10',
      '      Duke              12   Upgrade            9',
      '   4  Taxman            10   Bridge             9   Mining Village    10',
      '   3  Silver            38   Masterpiece+      10',
      '   2  Estate            17   Candlestick Maker 10   Pawn               9',
      '   0  Copper            55   Curse             15',
      '  empty piles: 0 of 3 · trash (3): Copper, 2× Estate',
      '▸ Anna (you)   deck 1 · no discards · 2 coin tokens · 4 turns',
      '    1 Action · 2 Buys · 5 coins',
      '    In play: Pawn, 2× Silver',
      '  Hand (6):  Bridge, Gold, 3× Copper, Estate',
    ]);
  });

  it('shows what cards cost now', () => {
    const cheaper = screen(inTheMiddle, { answers: [['play.bridge']] });
    expect(cheaper).toMatch(/^ {3}7 {2}Province +12$/m);
    expect(cheaper).toMatch(/^ {3}0 {2}Copper +55 {3}Curse +15$/m);
    expect(cheaper).toContain('All cards cost 1 less this turn.');
  });

  it('shows what lies aside, in the middle of an effect', () => {
    const advised = {
      options: { kingdom: 'name-that-card' },
      players: [{ hand: ['advisor'], deck: ['gold', 'estate', 'copper'] }, {}],
    };
    const shown = screen(advised, { viewer: 1, answers: [['play.advisor']] });
    expect(shown).toContain('Revealed or set aside: Gold, Estate, Copper');
    expect(shown).toContain('▸ Anna   no hand cards');
    expect(shown).toContain('Ben (you)');
  });

  it('shows no hand to a spectator, and no hand but their own to others', () => {
    expect(screen(inTheMiddle, { viewer: 3 })).not.toContain('Hand (');
    expect(screen(inTheMiddle, { viewer: 1 })).toContain('Hand (5):  5× Curse');
    expect(screen(inTheMiddle, { viewer: 1 })).toContain('▸ Anna   6 hand cards · deck 1');
    expect(screen(inTheMiddle, { viewer: 1 })).not.toContain('Bridge,');
  });

  it('shows the aids that the table has: points and all cards', () => {
    const aided = { ...inTheMiddle, options: { ...options, showPoints: true, showDecks: true } };
    expect(screen(aided)).toContain('▸ Anna (you)   1 VP · deck 1');
    expect(screen(aided)).toContain('Owns: Bridge, Pawn, Gold, 2× Silver, 4× Copper, Estate');
    expect(screen(aided)).toContain('  Ben   -4 VP');
  });

  it('shows the kingdom as far as it has been chosen', () => {
    const drafted = screen({ options: { kingdom: 'draft' }, seats: 2, stage: 'draft' });
    expect(drafted).toContain('── Before the game: the kingdom ─');
    expect(drafted).toMatch(/^ {3}5 {2}Duchy +8$/m);
    expect(drafted).not.toContain('Action');
  });

  it('says the same in German', () => {
    const german = screen(inTheMiddle, { language: 'de' as 'en' });
    expect(german).toContain('── Zug 4: Anna ─');
    expect(german).toContain('─ Aktionsphase ──');
    expect(german).toContain('Ablagestapel 2, oben: Anbau');
    expect(german).toContain('leere Stapel: 0 von 3 · Müll (3): Kupfer, 2× Anwesen');
    expect(german).toContain('    1 Aktion · 2 Käufe · 5 Geld');
    expect(german).toContain('Hand (6):  Brücke, Gold, 3× Kupfer, Anwesen');
  });

  it.each([40, 60, 100])('fits %d columns', (width) => {
    for (const language of ['en', 'de' as 'en'] as const) {
      const long = screen(inTheMiddle, { width, language }).split('\n');
      expect(long.filter((line) => [...line].length > width)).toEqual([]);
    }
  });
});
