import { games, type RegisteredGame } from '@zunft/games';
import { type RecordedGame, recordedGame } from '@zunft/host';
import { type Journal, type JournalRecord, Match, type Params, Refusal } from '@zunft/kernel';
import { Failure } from '@zunft/protocol';
import { UsageError } from './command.ts';
import { readJson, using } from './files.ts';

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
export function openJournal(file: string, known: readonly RegisteredGame[]): RecordedGame {
  const document = readJson(file);
  mustKnowDeck(file, document, known);
  return using(file, () => {
    try {
      return recordedGame(known, document);
    } catch (error) {
      throw error instanceof Failure ? inWords(error, file) : error;
    }
  });
}

/** The game that a file is of; the first if it does not say so, which is found out when it is opened. */
export function gameOfJournal(file: string): RegisteredGame {
  const { game: id } = head(readJson(file));
  return games.find(({ game }) => game.id === id) ?? games[0]!;
}

/** A game played with other cards is of no use without them. */
function mustKnowDeck(file: string, document: unknown, known: readonly RegisteredGame[]): void {
  const { game: id, options } = head(document);
  const spec = known.find(({ game, withDeck }) => game.id === id && withDeck !== undefined)?.game.options[
    'deck'
  ];
  const deck = head(options)['deck'];
  if (spec?.kind === 'one-of' && typeof deck === 'string' && !spec.values.includes(deck))
    throw new UsageError('error.other-deck', { file, deck });
}

const head = (document: unknown): Readonly<Record<string, unknown>> =>
  typeof document === 'object' && document !== null ? (document as Readonly<Record<string, unknown>>) : {};

function inWords({ code, params }: Failure, file: string): UsageError {
  if (code === 'rules-version') return new UsageError('error.rules-version', { ...params, file });
  const allowed = games.map(({ game }) => game.id).join(', ');
  return new UsageError('error.unknown-game', { value: String(params['game']), allowed, near: 'none' });
}

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
      match.repeat(record);
    } catch (error) {
      throw error instanceof Refusal ? new RecordRefused(i + 1, error) : error;
    }
    visit?.(match, record, i + 1);
  }
  return match;
}

/** Where a record says of the table something else than is found: which record, and both fingerprints. */
export function mismatchAt(match: Match, record: JournalRecord, number: number): Params | undefined {
  const again = match.recordsFrom(number - 1)[0]!;
  const found = 'hash' in again ? again.hash : undefined;
  const expected = 'hash' in record ? record.hash : undefined;
  return found === expected ? undefined : { record: number, found: found ?? '–', expected: expected ?? '–' };
}
