import { type BotTexts, gamesPerDeal, type SequentialTest } from '@zunft/bots';
import type { RegisteredGame } from '@zunft/games';
import type { Options } from '@zunft/kernel';
import { type FlagValues, UsageError } from '../command.ts';
import type { PairingJob } from '../crew/job.ts';
import { numberOf, textOf, wordsOf } from '../flag-values.ts';
import { openOptions } from '../game-options.ts';
import { botTexts, checkNames, commandOf, isProgram } from '../typed-bots.ts';
import type { TypedGame } from '../typed-deck.ts';
import { kingdomsTyped } from './kingdoms.ts';

const usualGames = 200;
const usualSeed = '1';
const usualPatience = 10;
const longestPatience = 3_600;

/** What is to be played, in plain data. Everything here decides what comes out. */
export interface Plan {
  readonly game: string;
  readonly rulesVersion: number;
  /** The document of its deck; absent if it is the game's own. */
  readonly deck: unknown;
  readonly bots: readonly string[];
  readonly texts: BotTexts;
  readonly players: number;
  readonly options: Options;
  /** If there are any, every pairing is played in each of them. */
  readonly kingdoms: readonly string[];
  readonly seed: string;
  /** Of each pairing, in each kingdom. */
  readonly deals: number;
  readonly test: SequentialTest | null;
  readonly patience: number;
}

export function planTyped({ registered, deck }: TypedGame, values: FlagValues): Plan {
  const { game } = registered;
  const bots = botsOf(registered, values);
  const players = numberOf(values, 'players', game.seats) ?? game.seats.min;
  const seed = textOf(values, 'seed') ?? usualSeed;
  const games = numberOf(values, 'games', { min: 1 }) ?? usualGames;
  const kingdoms = kingdomsTyped(registered, players, values, seed) ?? [];
  const test = testTyped(values);
  if (test !== null && kingdoms.length > 0) {
    throw new UsageError('error.not-together', { flag: 'sprt', other: 'kingdoms' });
  }
  return {
    game: game.id,
    rulesVersion: game.rulesVersion,
    deck,
    bots,
    texts: botTexts(registered, bots),
    players,
    options: openOptions(registered, players, values),
    kingdoms,
    seed,
    deals: Math.ceil(games / gamesPerDeal(players)),
    test,
    patience: numberOf(values, 'patience', { min: 1, max: longestPatience }) ?? usualPatience,
  };
}

function botsOf(registered: RegisteredGame, values: FlagValues): readonly string[] {
  const typed = wordsOf(values, 'bots') ?? [];
  if (typed.length < 2) throw new UsageError('arena.two-bots');
  if (new Set(typed).size < typed.length) throw new UsageError('arena.same-bots');
  checkNames(
    registered,
    typed.filter((bot) => !isProgram(bot)),
    'bots',
  );
  if (typed.some((bot) => isProgram(bot) && commandOf(bot) === '')) throw new UsageError('arena.no-command');
  return typed;
}

const testShape = /^(-?\d+(?:\.\d+)?) *, *(-?\d+(?:\.\d+)?)$/;

/** `--sprt "0,20"`: stronger by twenty points of Elo, or not stronger? */
function testTyped(values: FlagValues): SequentialTest | null {
  const typed = textOf(values, 'sprt');
  if (typed === undefined) return null;
  const [, elo0, elo1] = testShape.exec(typed) ?? [];
  const test = { elo0: Number(elo0), elo1: Number(elo1) };
  if (!(test.elo0 < test.elo1)) throw new UsageError('arena.bad-test', { value: typed });
  return test;
}

/** A pairing of a plan, in one of its kingdoms. */
export interface Bout {
  readonly sides: readonly [string, string];
  readonly kingdom: string | undefined;
}

/** Everybody against everybody, in every kingdom. */
export function boutsOf({ bots, kingdoms }: Plan): readonly Bout[] {
  const pairs = bots.flatMap((one, i) => bots.slice(i + 1).map((other): [string, string] => [one, other]));
  const places = kingdoms.length > 0 ? kingdoms : [undefined];
  return pairs.flatMap((sides) => places.map((kingdom) => ({ sides, kingdom })));
}

/** Every kingdom has deals of its own: where they do not matter, the same ones would only repeat the same luck. */
export function jobOf(plan: Plan, { sides, kingdom }: Bout): PairingJob {
  const { game, deck, texts, players, patience } = plan;
  const [options, seed] =
    kingdom === undefined
      ? [plan.options, plan.seed]
      : [{ ...plan.options, kingdom }, `${plan.seed}/${kingdom}`];
  return { kind: 'pairing', game, deck, texts, options, seed, sides, players, patience };
}
