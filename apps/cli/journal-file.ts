import { games, type RegisteredGame } from '@zunft/games';
import {
  BadDocument,
  completeOptions,
  type Game,
  type Journal,
  type JournalRecord,
  Match,
  type Params,
  Refusal,
} from '@zunft/kernel';
import { parseJournal } from '@zunft/protocol';
import { UsageError } from './command.ts';
import { readJson, using } from './files.ts';

export interface RecordedGame {
  readonly registered: RegisteredGame;
  readonly journal: Journal;
}

/** A record that the rules do not allow where it stands. */
export class RecordRefused extends Refusal {
  /** Records are counted from 1. */
  readonly record: number;

  constructor(record: number, { code, rule, params }: Refusal) {
    super(code, rule, params);
    this.record = record;
  }
}

/** A journal as it is saved: one record a line. */
export function journalText({ records, ...head }: Journal): string {
  const list = records.map((record) => `  ${JSON.stringify(record)}`).join(',\n');
  return `${JSON.stringify(head, undefined, 1).slice(0, -2)},\n "records": [\n${list}\n ]\n}\n`;
}

/** Reads a recorded game and makes sure that it can be dealt. */
export function openJournal(file: string): RecordedGame {
  return using(file, () => {
    const journal = parseJournal(readJson(file));
    const registered = games.find(({ game }) => game.id === journal.game);
    if (registered === undefined) {
      const allowed = games.map(({ game }) => game.id).join(', ');
      throw new UsageError('error.unknown-game', { value: journal.game, allowed, near: 'none' });
    }
    const { game } = registered;
    if (journal.rulesVersion !== game.rulesVersion) {
      const { rulesVersion } = journal;
      throw new UsageError('error.rules-version', { file, found: rulesVersion, current: game.rulesVersion });
    }
    checkOptions(game, journal);
    if (journal.start !== undefined) checkStart(game, journal, journal.start);
    return { registered, journal };
  });
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

/** Plays records again, up to and including number `to`; `visit` sees each one and the table after it. */
export function replayRecords(
  { registered, journal }: RecordedGame,
  {
    to,
    visit,
  }: { readonly to?: number; visit?(match: Match, record: JournalRecord, number: number): void } = {},
): Match {
  const match = Match.replay(registered.game, journal, 0);
  for (const [i, record] of journal.records.slice(0, to).entries()) {
    try {
      if ('undo' in record) match.takeBack(record.undo);
      else match.answer(record.seat, record.answer, record.by === undefined ? {} : { by: record.by });
    } catch (error) {
      throw error instanceof Refusal ? new RecordRefused(i + 1, error) : error;
    }
    visit?.(match, record, i + 1);
  }
  return match;
}

/** Where a record says of the table something else than is found: which record, and both fingerprints. */
export function mismatchAt(match: Match, record: JournalRecord, number: number): Params | undefined {
  const again = match.journal().records[number - 1]!;
  const found = 'hash' in again ? again.hash : undefined;
  const expected = 'hash' in record ? record.hash : undefined;
  return found === expected ? undefined : { record: number, found: found ?? '–', expected: expected ?? '–' };
}
