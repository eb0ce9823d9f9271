import type { Face, OptionSpec, Options, Problem, Table } from '@zunft/kernel';
import {
  colours,
  copiesOfEach,
  faceOf,
  jobFaire,
  oldWorld,
  type ProfessionId,
  professionIds,
} from './faces.ts';
import { prestigeDeckFaces } from './prestige/index.ts';

/** The options of a Guildhall table, complete. */
export interface GuildhallOptions {
  readonly professions: 'old-world' | 'job-faire' | 'random-six' | 'chosen' | 'all';
  /** The professions in play; with `chosen` the players', otherwise filled in. */
  readonly chosen: readonly ProfessionId[];
  readonly prestige: 'old-world' | 'job-faire';
  readonly pointsToWin: number;
  /** House switch, G-02: the rest of a turn may be passed up. */
  readonly mayPass: boolean;
  /** House switch, GH-2.2: completed chapters lie open. */
  readonly openChapters: boolean;
}

export const optionSpecs: Readonly<Record<keyof GuildhallOptions, OptionSpec>> = {
  professions: {
    kind: 'one-of',
    values: ['old-world', 'job-faire', 'random-six', 'chosen', 'all'],
    default: 'old-world',
  },
  chosen: { kind: 'words', values: professionIds, default: [] },
  prestige: { kind: 'one-of', values: ['old-world', 'job-faire'], default: 'old-world' },
  pointsToWin: { kind: 'number', min: 5, max: 60, default: 20 },
  mayPass: { kind: 'switch', default: false },
  openChapters: { kind: 'switch', default: false },
};

const professionsInGame = 6;

export const guildhallOptions = (options: Options): GuildhallOptions =>
  options as unknown as GuildhallOptions;

/** The options of a table, as the rules read them. */
export const house = (t: Table): GuildhallOptions => guildhallOptions(t.options);

export function checkOptions(options: Options): readonly Problem[] {
  const { professions, chosen } = guildhallOptions(options);
  const different = new Set(chosen).size;
  const drawn = professions === 'random-six' && chosen.length > 0;
  const six = different === professionsInGame && chosen.length === professionsInGame;
  if ((professions === 'chosen' || drawn) && !six) {
    return [{ path: 'options.chosen', code: 'six-professions', params: { count: different } }];
  }
  return [];
}

/** GH-2.3: one set, any six, or both sets together. */
export function settleOptions(options: Options, draw: (bound: number) => number): Options {
  const { professions, chosen } = guildhallOptions(options);
  const sets: Readonly<Record<string, readonly ProfessionId[]>> = {
    'old-world': oldWorld,
    'job-faire': jobFaire,
    all: [...oldWorld, ...jobFaire],
  };
  const picked = sets[professions] ?? (chosen.length > 0 ? chosen : drawSix(draw));
  return { ...options, chosen: professionIds.filter((id) => picked.includes(id)) };
}

function drawSix(draw: (bound: number) => number): readonly ProfessionId[] {
  const left = [...professionIds];
  return Array.from({ length: professionsInGame }, () => left.splice(draw(left.length), 1)[0]!);
}

/** Every card of the game: first the professions, then the prestige cards. */
export function cardsOf(options: Options, seats: number): readonly Face[] {
  const { chosen, prestige } = guildhallOptions(options);
  const professions = chosen.flatMap((id) =>
    colours.flatMap((_, colour) =>
      Array.from({ length: copiesOfEach }, () => faceOf(professionIds.indexOf(id), colour)),
    ),
  );
  return [...professions, ...prestigeDeckFaces(prestige, seats)];
}
