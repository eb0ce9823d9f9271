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

/** The professions of a kind of table that leaves nothing to choose. */
const sets: Readonly<Record<string, readonly ProfessionId[]>> = {
  'old-world': oldWorld,
  'job-faire': jobFaire,
  all: [...oldWorld, ...jobFaire],
};

/** A list of professions must be one that this kind of table can have. */
export function checkOptions(options: Options): readonly Problem[] {
  const { professions, chosen } = guildhallOptions(options);
  const set = sets[professions];
  if (chosen.length === 0 && professions !== 'chosen') return [];
  const different = new Set(chosen).size;
  const wanted = set?.length ?? professionsInGame;
  const fits =
    different === wanted && chosen.length === wanted && chosen.every((id) => set?.includes(id) ?? true);
  if (fits) return [];
  const problem = set === undefined ? { code: 'six-professions' } : { code: 'not-this-set' };
  return [{ path: 'options.chosen', ...problem, params: { count: different } }];
}

/** GH-2.3: one set, any six, or both sets together. */
export function settleOptions(options: Options, draw: (bound: number) => number): Options {
  const { professions, chosen } = guildhallOptions(options);
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
