import { setTimeout as pause } from 'node:timers/promises';
import { AppendConflict, type Change } from '@zunft/host';
import type { Room } from '@zunft/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { begunTable, TestClient, testServer } from '../../test-server.ts';
import type { Announcement } from '../database.ts';
import { openStorage } from '../open.ts';
import type { Storage } from '../storage.ts';
import { StorageError } from '../storage-error.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { laid, next } from '../testing/sample.ts';

describe('two servers on one PostgreSQL', () => {
  let postgres: TestPostgres;
  let here: Storage;
  let there: Storage;

  beforeAll(async () => {
    postgres = await startPostgres();
    const settings = { databaseUrl: postgres.url };
    [here, there] = await Promise.all([
      openStorage(settings, { origin: 'here' }),
      openStorage(settings, { origin: 'there' }),
    ]);
  });

  afterAll(async () => {
    await Promise.all([here?.close(), there?.close()]);
    await postgres?.stop();
  });

  type Heard = [change: Announcement, origin: string];

  /** What `there` hears while something is done, and after it until there is enough. */
  const heard = async (
    work: () => Promise<unknown>,
    enough: (changes: readonly Heard[]) => boolean,
  ): Promise<readonly Heard[]> => {
    const changes: Heard[] = [];
    const stop = there.onChange((...change) => changes.push(change));
    await work();
    for (let waited = 0; !enough(changes) && waited < 20_000; waited += 10) await pause(10);
    stop();
    return changes;
  };

  test('each hears what the other wrote, and nothing of its own', async () => {
    const first = laid();
    const { table } = first.stored;
    const changes = await heard(
      async () => {
        await there.create(laid());
        await here.create(first);
        await here.append(next(first));
        await expect(here.append(next(first))).rejects.toThrow(AppendConflict);
        await here.remove(table);
      },
      ({ length }) => length >= 3,
    );
    const people = ['anna', 'bert'];
    expect(changes).toEqual([
      [{ table, version: 1, people }, 'here'],
      [{ table, version: 2, people }, 'here'],
      [{ table, version: 0, people: [] }, 'here'],
    ]);
  });

  test('who is at a table by one server is there for those who came by the other', async () => {
    const servers = await Promise.all([0, 1].map(() => testServer({ DATABASE_URL: postgres.url })));
    const [a, b] = await Promise.all(servers.map(({ address }) => TestClient.open(address)));
    const { table } = await begunTable(a!, b!);
    const rooms: Room[] = [];
    b!.onPush((push) => 'room' in push && rooms.push(push.room));
    await b!.ask('enter', { table });
    const isHere = () => rooms.at(-1)?.seats[0]?.here === true;
    await a!.ask('enter', { table });
    await expect.poll(isHere).toBe(true);
    a!.close();
    await expect.poll(isHere).toBe(false);
    await Promise.all(servers.map((server) => server.close()));
  });

  test('whose table waits for them hears of it by any server', async () => {
    const servers = await Promise.all([0, 1].map(() => testServer({ DATABASE_URL: postgres.url })));
    const [one, other] = servers.map(({ address }) => address) as [string, string];
    const [a, b] = [await TestClient.open(one), await TestClient.open(one)];
    const { room } = await a.ask('lay', { game: 'guildhall', places: [{ kind: 'me' }, { kind: 'open' }] });
    await b.ask('sit', { table: room.table, code: room.code! });
    // The other server knows nothing of the table.
    const elsewhere = await TestClient.open(other, { cookie: b.cookie });
    expect((await elsewhere.ask('mine', {})).tables[0]?.phase).toBe('gathering');
    let phase: string | undefined;
    elsewhere.onPush((push) => {
      if ('mine' in push) phase = push.mine[0]?.phase;
    });
    for (const client of [a, b]) await client.ask('ready', { table: room.table, ready: true });
    await expect.poll(() => phase).toBe('running');
    await Promise.all(servers.map((server) => server.close()));
  });

  test('whoever answers for the same table at once, exactly one wins, and the other finds the newer state', async () => {
    let change = laid();
    await here.create(change);
    const wins = { here: 0, there: 0 };
    for (let round = 0; round < 50; round++) {
      const rivals = [next(change, { answers: 1 }), next(change, { answers: 2 })];
      const [mine, theirs] = await Promise.allSettled([here.append(rivals[0]!), there.append(rivals[1]!)]);
      expect([mine.status, theirs.status].sort()).toEqual(['fulfilled', 'rejected']);
      const loser = mine.status === 'rejected' ? mine : theirs;
      expect((loser as PromiseRejectedResult).reason).toBeInstanceOf(AppendConflict);
      change = mine.status === 'fulfilled' ? rivals[0]! : rivals[1]!;
      wins[mine.status === 'fulfilled' ? 'here' : 'there'] += 1;
      const loaded = await (mine.status === 'fulfilled' ? there : here).load(change.stored.table);
      expect(loaded?.stored).toEqual(change.stored);
    }
    expect(wins.here + wins.there).toBe(50);
  });

  test('groups that write the same tables in different order do not block each other for good', async () => {
    const tables = Array.from({ length: 30 }, () => laid());
    await Promise.all(tables.map((change) => here.create(change)));
    const mine = Promise.allSettled(tables.map((change) => here.append(next(change, { answers: 1 }))));
    const theirs = Promise.allSettled(
      tables.toReversed().map((change) => there.append(next(change, { answers: 1 }))),
    );
    const [a, b] = await Promise.all([mine, theirs]);
    for (const [i, result] of a.entries()) {
      expect([result.status, b.at(-1 - i)!.status].sort()).toEqual(['fulfilled', 'rejected']);
    }
  });

  test('a hundred changes at the same moment need few commits', async () => {
    const tables = Array.from({ length: 100 }, () => laid());
    const before = here.counts;
    await Promise.all(tables.map((change) => here.create(change)));
    expect(here.counts.batches - before.batches).toBe(100);
    expect(here.counts.commits - before.commits).toBeLessThanOrEqual(10);
  });

  /** What was acknowledged must have been written, and what was refused not. */
  class Writer {
    acknowledged = 0;
    private last = laid();

    async writeUntil(stopped: () => boolean): Promise<void> {
      await here.create(this.last);
      this.acknowledged = 1;
      while (!stopped()) {
        const after = next(this.last, { answers: 1, due: 1 });
        if (!(await this.isWritten(after))) continue;
        this.last = after;
        this.acknowledged += 1;
      }
      expect((await here.load(this.last.stored.table))?.stored.version).toBe(this.acknowledged);
      expect(await here.records(this.last.stored.table)).toHaveLength(this.acknowledged - 1);
    }

    private async isWritten(change: Change): Promise<boolean> {
      try {
        await here.append(change);
        return true;
      } catch (error) {
        expect(error).toBeInstanceOf(StorageError);
        const { code, unknown } = error as StorageError;
        expect(code).toBe('storage-unavailable');
        // The database was away for so long that nobody could be asked.
        return unknown && (await this.storedVersion()) === change.stored.version;
      }
    }

    private async storedVersion(): Promise<number | undefined> {
      for (;;) {
        const loaded = await here.load(this.last.stored.table).catch(() => 'away' as const);
        if (loaded !== 'away') return loaded?.stored.version;
      }
    }
  }

  test.each(['restart', 'kill'] as const)('%s: answers wait, and none is lost', async (way) => {
    let done = false;
    let missed = 0;
    const stopCounting = there.onMissed(() => {
      missed += 1;
    });
    const writers = Array.from({ length: 12 }, () => new Writer());
    const all = Promise.all(writers.map((writer) => writer.writeUntil(() => done)));
    const progress = async (): Promise<void> => {
      const before = writers.map(({ acknowledged }) => acknowledged);
      while (writers.some(({ acknowledged }, i) => acknowledged < before[i]! + 5)) {
        await Promise.race([all, pause(20)]);
      }
    };
    for (let round = 0; round < 2; round++) {
      await progress();
      if (way === 'kill') await postgres.kill();
      await postgres.restart();
    }
    await progress();
    done = true;
    await all;
    // While the other server is not yet back it hears of nothing, but it is told so afterwards.
    for (let heardAgain = false; !heardAgain; ) {
      const before = missed;
      const first = laid();
      const isOfFirst = ({ table }: Announcement): boolean => table === first.stored.table;
      // What was written before may be heard late.
      const changes = await heard(
        () => here.create(first),
        (some) => missed > before || some.some(([change]) => isOfFirst(change)),
      );
      heardAgain = changes.some(([change]) => isOfFirst(change));
      if (!heardAgain) expect(missed).toBeGreaterThan(before);
    }
    expect(missed).toBeGreaterThan(0);
    stopCounting();
  });

  test('while the database is away for long, everything is refused with a code', async () => {
    const change = laid();
    await here.create(change);
    await postgres.kill();
    const results = await Promise.allSettled([
      here.append(next(change)),
      here.load(change.stored.table),
      here.beat('here', 1),
    ]);
    for (const result of results) {
      const { reason } = result as PromiseRejectedResult;
      expect(reason).toBeInstanceOf(StorageError);
      expect((reason as StorageError).code).toBe('storage-unavailable');
    }
    await postgres.restart();
    await here.append(next(change));
  });
});

test.each([['postgres://nobody@127.0.0.1:1/zunft'], ['postgres://nobody@host.invalid/zunft']])(
  'a database that cannot be reached is refused at once: %s',
  async (databaseUrl) => {
    const error = await openStorage({ databaseUrl }).catch((reason: unknown) => reason);
    expect((error as StorageError).code).toBe('storage-unavailable');
  },
);
