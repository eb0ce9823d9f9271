import { games } from '@zunft/games';
import { type Json, Match } from '@zunft/kernel';
import type { Language } from '@zunft/text';
import { describe, expect, it } from 'vitest';
import { speakerFor } from '../speaker.ts';
import { theGuildScreen } from './screen.ts';

const registered = games.find(({ game }) => game.id === 'the-guild')!;
const names = ['Anna', 'Ben', 'Cleo'];

/** A table as a seat sees it, or a spectator, line by line. */
function screen(
  table: Readonly<Record<string, Json>>,
  { viewer = 0, language = 'en' as Language, width = 80, part = 'table' as 'table' | 'note' } = {},
): readonly string[] {
  const match = Match.setUp(registered.game, { game: 'the-guild', ...table });
  const speaker = speakerFor(registered, language, { names, viewer });
  const setting = { speaker, names, paint: (_: string, text: string) => text, width };
  return theGuildScreen[part]!(match.view(viewer), setting);
}

const inTheMiddle = {
  townHall: 'drawn',
  rest: 'deck',
  discard: ['gossip', 'arson'],
  players: [
    {
      profession: ['rogue'],
      taler: 5,
      experience: 34,
      turns: 4,
      residence: 2,
      hand: ['croft', 'riot'],
      businesses: ['windmill'],
      extensions: ['parlour'],
    },
    { profession: ['host'], taler: 0, tower: 1, debt: 3, debtTo0: 2, supporters: ['outskirts'], pledge: 4 },
    { profession: ['scholar'], experience: 121, hand: ['judge'], annexes: ['granary*2'] },
  ],
};

describe('the table of The Guild in a terminal', () => {
  it('shows the others, the town, one’s own dynasty and what is in the hand', () => {
    const lines = screen(inTheMiddle);
    expect(lines[0]).toMatch(/^── Turn 4: Anna ─{50,60} Actions ──$/);
    expect(lines[0]).toHaveLength(80);
    expect(lines).toEqual(
      expect.arrayContaining([
        '    in the debtors’ tower · owes the bank 3 Taler · owes Anna 2 Taler',
        '    districts and persons: Outskirts',
        '    annexes: Granary, Granary',
        'The town',
        expect.stringMatching(
          /^ {2}Town Hall: can be built for (\d+) Taler, you would pay \1 · Ben promises 4/,
        ),
        expect.stringMatching(
          /^▸ Anna \(you\) {3}Rogue · Citizen · 34 of 50 XP · 5 Taler \(\d+ a turn\) · no votes$/,
        ),
        expect.stringMatching(/^ {4}businesses: Windmill \+\d$/),
        '  Hand (2/5):',
      ]),
    );
    expect(lines.at(-1)).toMatch(/^ {4}Riot {2,}\d Taler {2}Measure – cost \d, value \d$/);
  });

  it.each([80, 100])('fits %i columns in both languages', (width) => {
    for (const language of ['en', 'de'] as const) {
      for (const viewer of [0, 1, 3]) {
        const lines = screen(inTheMiddle, { width, language, viewer });
        expect(lines.filter((line) => [...line].length > width)).toEqual([]);
      }
    }
  });

  it('says what each profession gives while one is chosen', () => {
    const guilds = ['countryman', 'host', 'craftsman', 'scholar', 'adept', 'rogue'];
    const lines = screen({ stage: 'professions', guilds, players: [{ profession: [] }, { profession: [] }] });
    const at = lines.indexOf('  free professions');
    expect(lines[at + 1]).toMatch(/^ {4}Countryman · Trades: Farmer, Miller, Butcher · \S/);
    expect(lines.filter((line) => / · Trades: /.test(line))).toHaveLength(guilds.length);
  });

  it('says with a question what an act needs, or how the votes stand', () => {
    const note = (table: Readonly<Record<string, Json>>) => screen(table, { part: 'note' });
    expect(note(inTheMiddle)).toEqual([]);
    const attacked = {
      ...inTheMiddle,
      active: 2,
      players: [
        ...inTheMiddle.players.slice(0, 2),
        { profession: ['rogue'], taler: 9, hand: ['arson', 'croft'] },
      ],
      answers: [['play.arson']],
    };
    attacked.players[0] = { ...inTheMiddle.players[0]!, profession: ['scholar'], hand: ['night-watch'] };
    expect(note(attacked)).toEqual(['  needs 3 or more (+1 for skill)']);
    const election = {
      active: 1,
      phase: 'election',
      townHall: 'built',
      caller: 2,
      players: [
        { profession: ['rogue'], experience: 34, hand: ['croft'], supporters: ['old-town'] },
        { profession: ['host'], experience: 50, hand: ['croft'], supporters: ['outskirts'] },
        { profession: ['scholar'], experience: 3, hand: ['riot'], supporters: ['judge'] },
      ],
    };
    expect(note(election)).toEqual(['  Anna: 2 votes · Ben: 1 vote']);
  });

  it('shows a spectator no hand', () => {
    expect(screen(inTheMiddle, { viewer: 3 }).join('\n')).not.toMatch(/Croft|Riot|Judge|\(you\)/);
  });

  it('scores in experience', () => {
    const [en, de] = (['en', 'de'] as const).map((language) => speakerFor(registered, language));
    expect([theGuildScreen.score!(34, en!), theGuildScreen.score!(34, de!)]).toEqual(['34 XP', '34 EP']);
  });
});
