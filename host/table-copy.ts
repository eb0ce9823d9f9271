import { type Game, Match, type MatchSnapshot, PastNeeded } from '@zunft/kernel';
import { Failure } from '@zunft/protocol';
import type { Draft } from './draft.ts';
import type { LoadedTable, Store, StoredTable } from './store.ts';

/** So many records after the last snapshot the next one is due. */
const snapshotEvery = 25;

/** What a host has of a table in memory: a copy of what the store has, as far as it is needed. */
export class TableCopy {
  stored: StoredTable;
  match: Match | undefined;
  /** It is what the store has. Otherwise it is loaded when it is next needed. */
  isFresh = true;
  private readonly game: Game;
  private readonly store: Store;
  private snapshotAt = 0;
  /** The past that somebody looked at last. */
  private looked: Match | undefined;

  constructor(game: Game, store: Store, stored: StoredTable, match: Match | undefined) {
    this.game = game;
    this.store = store;
    this.stored = stored;
    this.match = match;
  }

  // Loading

  /** Loads what the store has, if that may be something else; `true` if it is newer. */
  async refresh(): Promise<boolean> {
    if (this.isFresh) return false;
    const { table, version } = this.stored;
    const loaded = await this.store.load(table);
    if (loaded === undefined) throw new Failure('unknown-table', { table });
    await this.take(loaded);
    return this.stored.version > version;
  }

  async take(loaded: LoadedTable): Promise<void> {
    this.stored = loaded.stored;
    this.match = await this.matchOf(loaded);
    this.snapshotAt = loaded.snapshot?.seq ?? 0;
    this.looked = undefined;
    this.isFresh = true;
  }

  private async matchOf({ stored, snapshot, records }: LoadedTable): Promise<Match | undefined> {
    if (stored.begun === undefined) return undefined;
    const { head } = stored.begun;
    if (snapshot === undefined) return Match.replay(this.game, { ...head, records });
    try {
      return Match.fromSnapshot(this.game, head, snapshot, records);
    } catch (error) {
      if (!(error instanceof PastNeeded)) throw error;
      return this.wholeMatch();
    }
  }

  private async wholeMatch(): Promise<Match> {
    const records = await this.store.records(this.stored.table);
    return Match.replay(this.game, { ...this.stored.begun!.head, records });
  }

  /** What takes room in memory is let go. */
  forget(): void {
    this.match = undefined;
    this.looked = undefined;
    this.isFresh = false;
  }

  // Looking

  /** What lies before the last snapshot is played again only for those who ask for it. */
  async look<T>(look: (match: Match) => T): Promise<T> {
    if (this.match === undefined) throw new Failure('not-begun', { table: this.stored.table });
    try {
      return look(this.match);
    } catch (error) {
      if (!(error instanceof PastNeeded)) throw error;
    }
    this.match = await this.wholeMatch();
    return look(this.match);
  }

  /** The game after so many records. Going on from where one looked last spares playing it from its beginning. */
  past(now: Match, at: number): Match {
    const journal = now.journal();
    if (this.looked === undefined || this.looked.seq > at) this.looked = Match.replay(now.game, journal, 0);
    for (const record of journal.records.slice(this.looked.seq, at)) this.looked.repeat(record);
    return this.looked;
  }

  // Changing

  /** Carries out an act in memory. If it breaks off after all, memory is worth nothing any more. */
  async drafted(act: (draft: Draft) => void): Promise<Draft> {
    const seq = this.match?.seq;
    const attempt = (): Draft => {
      const { room, begun } = this.stored;
      const draft: Draft = { match: this.match, room, hints: begun?.summary.hints };
      act(draft);
      return draft;
    };
    try {
      return attempt();
    } catch (error) {
      if (this.match?.seq !== seq) this.isFresh = false;
      if (!(error instanceof PastNeeded)) throw error;
    }
    this.match = await this.wholeMatch();
    return attempt();
  }

  /** A snapshot that should be written with the next change, of a table that others may load. */
  dueSnapshot({ match, room }: Draft): MatchSnapshot | undefined {
    if (match === undefined || room === undefined || match.seq - this.snapshotAt < snapshotEvery)
      return undefined;
    return match.snapshot();
  }

  /** This has been written. */
  written(stored: StoredTable, match: Match | undefined, snapshot: MatchSnapshot | undefined): void {
    this.stored = stored;
    this.match = match;
    if (snapshot !== undefined) this.snapshotAt = snapshot.seq;
  }
}
