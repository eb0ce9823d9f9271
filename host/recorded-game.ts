import type { RegisteredGame } from '@zunft/games';
import { BadDocument, completeOptions, type Game, type Journal, Match } from '@zunft/kernel';
import { Failure, parseJournal } from '@zunft/protocol';

export interface RecordedGame {
  readonly registered: RegisteredGame;
  readonly journal: Journal;
}

/** A recorded game from outside, made sure that it can be dealt. Throws a `BadDocument` or a `Failure`. */
export function recordedGame(games: readonly RegisteredGame[], document: unknown): RecordedGame {
  const journal = parseJournal(document);
  const registered = games.find(({ game }) => game.id === journal.game);
  if (registered === undefined) {
    throw new Failure('unknown-game', { game: journal.game, allowed: games.map(({ game }) => game.id) });
  }
  const { game } = registered;
  if (journal.rulesVersion !== game.rulesVersion) {
    throw new Failure('rules-version', { found: journal.rulesVersion, current: game.rulesVersion });
  }
  checkOptions(game, journal);
  if (journal.start !== undefined) checkStart(game, journal, journal.start);
  return { registered, journal };
}

/** Options in a journal are complete: nothing may be left to add or to draw. */
function checkOptions(game: Game, { seats, options }: Journal): void {
  const complete = completeOptions(game, seats, options, () => 0);
  const wrong = Object.keys(complete).filter((name) => !sameJson(complete[name], options[name]));
  refuseValues(wrong.map((name) => [`options.${name}`, options[name]]));
}

/** A game that did not begin with a deal says the same in its head and in its start. */
function checkStart(game: Game, journal: Journal, start: NonNullable<Journal['start']>): void {
  const { seats, options, chance } = Match.setUp(game, start).journal();
  const found = { seats, options, chance };
  const wrong = (Object.keys(found) as (keyof typeof found)[]).filter(
    (key) => !sameJson(found[key], journal[key]),
  );
  refuseValues(wrong.map((key) => [key, journal[key]]));
}

function refuseValues(wrong: readonly (readonly [path: string, value: unknown])[]): void {
  if (wrong.length === 0) return;
  const show = (value: unknown): string => JSON.stringify(value) ?? 'undefined';
  throw new BadDocument(
    wrong.map(([path, value]) => ({ path, code: 'bad-value', params: { value: show(value) } })),
  );
}

const sameJson = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
