import type { RegisteredGame } from '@zunft/games';
import { type Answer, Match, type Policy, type Position, type Seat, type Situation } from '@zunft/kernel';
import { RandomPolicy } from './random.ts';
import { lookingAhead, searching } from './search/thinker.ts';
import { type Thinking, thinkingOfPolicy } from './thinking.ts';

/** A player made of code. What it answers depends on its situation and a seed alone. */
export interface Bot {
  /** How long it thinks if nobody hurries it; 0: it answers by rules of thumb, at once. */
  readonly iterations: number;
  begin(situation: Situation, seed: string): Thinking;
  /** Rules of thumb can also play whole games without a table that anybody looks at. */
  readonly policy?: (seed: string) => Policy;
}

/** The levels of bots, weakest first. Every game has them; a game may have more bots of its own. */
export const ladder = ['random', 'apprentice', 'journeyman', 'master'] as const;

/** Names of the bots of a game: the ladder first. */
export function botNames({ bots, sense }: RegisteredGame): readonly string[] {
  const levels = ladder.filter((name) => name === 'random' || name in bots || (sense && name in thinkers));
  return [...levels, ...Object.keys(bots).filter((name) => !(ladder as readonly string[]).includes(name))];
}

/** Bots that people have written, by name: the texts that say how they play, in the language of the game. */
export type BotTexts = Readonly<Record<string, string>>;

/** Levels that think ahead, where a game has a sense for it; with the iterations they usually take. */
const thinkers = {
  journeyman: { make: lookingAhead, iterations: 96 },
  master: { make: searching, iterations: 2_000 },
} as const;

/** A name may say how long to think: `master:4000`. */
const withIterations = /^(journeyman|master):([1-9]\d{0,6})$/;
export const mostIterations = 9_999_999;

/** The bot of this name; `undefined` if there is none. */
export function botNamed(game: RegisteredGame, name: string, texts: BotTexts = {}): Bot | undefined {
  if (Object.hasOwn(texts, name)) {
    const read = game.readBot?.(texts[name]!);
    return read !== undefined && 'bot' in read ? ofPolicy(read.bot) : undefined;
  }
  if (name === 'random') return ofPolicy((seed) => new RandomPolicy(seed));
  if (Object.hasOwn(game.bots, name)) return ofPolicy(game.bots[name]!);
  const [, level = name, iterations] = withIterations.exec(name) ?? [];
  // A level that plays by a plan of its own does not think longer or shorter.
  if (game.sense === undefined || !Object.hasOwn(thinkers, level) || Object.hasOwn(game.bots, level))
    return undefined;
  const thinker = thinkers[level as keyof typeof thinkers];
  return thinker.make(game.sense, Number(iterations ?? thinker.iterations));
}

const ofPolicy = (policy: (seed: string) => Policy): Bot => ({
  iterations: 0,
  policy,
  begin: (situation, seed) => thinkingOfPolicy(situation, policy(seed)),
});

/**
 * What a bot answers at a live table if it may think as long as it likes. It is handed a world drawn at random from
 * those that its seat cannot tell from the real one, so that it cannot know more than its seat does.
 */
export function botAnswer(match: Match, seat: Seat, bot: Bot, seed: string): Answer {
  const thinking = bot.begin(match.situation(seat, seed), seed);
  thinking.run(bot.iterations);
  return thinking.answer();
}

/** A question to a bot as plain data, for a thread that may know no more than the bot: a world, not the truth. */
export interface BotTask {
  readonly game: string;
  readonly bot: string;
  readonly seat: Seat;
  readonly seed: string;
  /** Of a world that the seat cannot tell from the real one. */
  readonly position: Position;
  /** Somebody wants to know why. */
  readonly isExplained?: boolean;
}

export const botTask = (match: Match, seat: Seat, bot: string, seed: string): BotTask => ({
  game: match.game.id,
  bot,
  seat,
  seed,
  position: match.resample(seat, seed).position(),
});

/** Takes up a task, wherever it was sent. The answer is the same as that of `botAnswer`. */
export function beginTask(
  game: RegisteredGame,
  { bot: name, seat, seed, position }: BotTask,
): { readonly bot: Bot; readonly thinking: Thinking } | undefined {
  const bot = botNamed(game, name);
  if (bot === undefined) return undefined;
  const match = Match.resume(game.game, position);
  return { bot, thinking: bot.begin(match.situation(seat, seed), seed) };
}
