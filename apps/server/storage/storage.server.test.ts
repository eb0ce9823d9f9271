import { AppendConflict, type Change } from '@zunft/host';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStorage } from './open.ts';
import type { Storage } from './storage.ts';
import { kindsOfPlace, type Place } from './testing/databases.ts';
import { laid, newName, next, sampleGame, sampleRecord } from './testing/sample.ts';

const minute = 60_000;
/** Anything that can be said in JSON, and much that is hard to keep in a database. */
const words = fc.string({ unit: 'binary', maxLength: 12 });

describe.each(kindsOfPlace)('Storage on $kind', ({ fresh }) => {
  let place: Place;
  let storage: Storage;

  beforeAll(async () => {
    place = await fresh();
    storage = await openStorage(place.settings);
  });

  afterAll(async () => {
    await storage?.close();
    await place?.remove();
  });

  /** Writes the changes and returns the last one. */
  const written = async (first: Change, ...others: ((before: Change) => Change)[]): Promise<Change> => {
    await storage.create(first);
    let change = first;
    for (const after of others) {
      change = after(change);
      await storage.append(change);
    }
    return change;
  };

  describe('tables', () => {
    test('a table that nobody knows is not there', async () => {
      expect(await storage.load('nobody')).toBeUndefined();
      expect(await storage.load('\0')).toBeUndefined();
      expect(await storage.records('nobody')).toEqual([]);
      await storage.remove('nobody');
    });

    test('a table comes back as it was written', async () => {
      const first = laid();
      await storage.create(first);
      expect(await storage.load(first.stored.table)).toEqual({ stored: first.stored, records: [] });
      const second = next(first, { answers: 3 });
      await storage.append(second);
      expect(await storage.load(first.stored.table)).toEqual({
        stored: second.stored,
        records: second.records,
      });
    });

    test('a game without people comes back as well', async () => {
      const table = newName('table');
      const change: Change = {
        stored: { table, version: 1, begun: sampleGame(table, { seq: 2 }) },
        seq: 0,
        records: [sampleRecord(0), sampleRecord(1)],
      };
      await storage.create(change);
      expect(await storage.load(table)).toEqual({ stored: change.stored, records: change.records });
      expect(await storage.list()).toContainEqual(change.stored.begun!.summary);
    });

    test('whatever changes follow each other, loading gives the last one and all records since the snapshot', async () => {
      const step = fc.record({
        answers: fc.nat({ max: 4 }),
        name: words,
        person: fc.option(words),
        snapshot: fc.boolean(),
        due: fc.option(fc.integer({ min: 1, max: 2 ** 45 }), { nil: undefined }),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 8 }), async (steps) => {
          let change = laid();
          await storage.create(change);
          const records = [...change.records];
          let snapshot: Change['snapshot'];
          for (const { answers, name, person, due, ...chosen } of steps) {
            const chair = { kind: 'person', name, person: person?.replaceAll('\0', '') ?? 'bert' } as const;
            change = next(change, {
              answers,
              room: { chairs: [{ kind: 'open' }, chair] },
              ...(due !== undefined && { due }),
            });
            records.push(...change.records);
            if (chosen.snapshot) {
              snapshot = { seq: records.length, text: name } as unknown as NonNullable<typeof snapshot>;
              change = { ...change, snapshot };
            }
            await storage.append(change);
          }
          const { table } = change.stored;
          expect(await storage.records(table)).toEqual(records);
          expect(await storage.load(table)).toEqual({
            stored: change.stored,
            ...(snapshot && { snapshot }),
            records: records.slice(snapshot?.seq ?? 0),
          });
          await storage.remove(table);
        }),
        { numRuns: 25 },
      );
    });

    test('a table that is removed is gone with everything that belongs to it', async () => {
      const { stored } = await written(laid(), (change) =>
        next(change, { answers: 2, due: 5, snapshot: { seq: 1 } as never }),
      );
      await storage.remove(stored.table);
      expect(await storage.load(stored.table)).toBeUndefined();
      expect(await storage.records(stored.table)).toEqual([]);
      expect(await storage.tableByCode(stored.room!.code)).toBeUndefined();
      expect(await storage.claimDue(10, minute, 10, 'me')).toEqual([]);
      await storage.create(laid({ table: stored.table }));
      expect(await storage.records(stored.table)).toEqual([]);
    });
  });

  describe('conflicts', () => {
    test('a table cannot be laid twice', async () => {
      const change = laid();
      await storage.create(change);
      await expect(storage.create(laid({ table: change.stored.table }))).rejects.toThrow(AppendConflict);
      expect((await storage.load(change.stored.table))?.stored).toEqual(change.stored);
    });

    test.each([0, 1, 3, 9])('after version 1, version %i is refused', async (version) => {
      const first = laid();
      await storage.create(first);
      const { stored, ...change } = next(first, { answers: 1, due: 7 });
      await expect(storage.append({ ...change, stored: { ...stored, version } })).rejects.toThrow(
        AppendConflict,
      );
      expect(await storage.load(stored.table)).toEqual({ stored: first.stored, records: [] });
      expect(await storage.claimDue(10, minute, 10, 'me')).toEqual([]);
    });

    test.each([0, 1, 3])('after two records, number %i is refused', async (seq) => {
      const before = await written(laid(), (change) => next(change, { answers: 2 }));
      const change = { ...next(before, { answers: 1 }), seq };
      await expect(storage.append(change)).rejects.toThrow(AppendConflict);
      expect(await storage.records(before.stored.table)).toHaveLength(2);
    });

    test('a table that was removed, or never was, cannot be changed', async () => {
      await expect(storage.append(next(laid()))).rejects.toThrow(AppendConflict);
    });

    test('of many that write the same change at once, exactly one wins', async () => {
      const first = laid();
      await storage.create(first);
      const rivals = Array.from({ length: 10 }, (_, i) => next(first, { answers: 1 + i }));
      const results = await Promise.allSettled(rivals.map((change) => storage.append(change)));
      const winners = rivals.filter((_, i) => results[i]!.status === 'fulfilled');
      expect(winners).toHaveLength(1);
      expect(await storage.load(first.stored.table)).toEqual({
        stored: winners[0]!.stored,
        records: winners[0]!.records,
      });
      const losers = results.filter((result) => result.status === 'rejected');
      for (const { reason } of losers) expect(reason).toBeInstanceOf(AppendConflict);
    });

    test('a conflict does not touch those who write at the same time', async () => {
      const tables = Array.from({ length: 20 }, () => laid());
      await Promise.all(tables.map((change) => storage.create(change)));
      const results = await Promise.allSettled(
        tables.map((change, i) =>
          storage.append(i % 4 === 0 ? next(next(change)) : next(change, { answers: 1 })),
        ),
      );
      expect(results.map(({ status }) => status === 'fulfilled')).toEqual(tables.map((_, i) => i % 4 !== 0));
      const loaded = await Promise.all(tables.map(({ stored }) => storage.load(stored.table)));
      expect(loaded.map((table) => table?.records.length)).toEqual(
        tables.map((_, i) => (i % 4 === 0 ? 0 : 1)),
      );
    });

    test('two tables cannot have the same code', async () => {
      const code = newName('code');
      await storage.create(laid({ room: { code } }));
      await expect(storage.create(laid({ room: { code } }))).rejects.toThrow(AppendConflict);
    });
  });

  describe('lists', () => {
    const names = (tables: readonly { readonly table: string }[]) => tables.map(({ table }) => table);

    test('open tables: what everybody may find, to sit down at or to watch, the newest first', async () => {
      const created = Date.now() + 1_000_000;
      const old = await written(laid({ room: { created } }));
      const young = await written(laid({ room: { created: created + 1 } }));
      await written(laid({ room: { created: created + 2, visibility: 'private' } }));
      await written(laid({ room: { created: created + 3 } }), (change) => next(change));
      const tables = await storage.openTables(2);
      expect(names(tables)).toEqual([young.stored.table, old.stored.table]);
      expect(tables[0]).toEqual({ table: young.stored.table, room: young.stored.room });
      expect(names(await storage.openTables(1))).toEqual([young.stored.table]);
      const running = next(young, { room: { phase: 'running', watching: 'spectators' } });
      await storage.append(running);
      const listed = names(await storage.openTables(1_000));
      expect(listed.indexOf(young.stored.table)).toBeGreaterThan(listed.indexOf(old.stored.table));
      await storage.append(next(running, { room: { watching: 'afterwards' } }));
      expect(names(await storage.openTables(1_000))).not.toContain(young.stored.table);
    });

    test('tables at which no game came about are cleared away after a while, others stay', async () => {
      const code = newName('code');
      const me = newName('person');
      const chairs = [{ kind: 'person', name: 'Me', person: me } as const, { kind: 'open' } as const];
      const idle = await written(laid({ room: { code, chairs, changed: 4 } }));
      const calledOff = await written(laid(), (change) =>
        next(change, { room: { phase: 'aborted', changed: 4 } }),
      );
      const fresh = await written(laid({ room: { changed: 5 } }));
      const running = await written(laid(), (change) =>
        next(change, { room: { phase: 'running', changed: 4 } }),
      );
      await storage.clearTables(5);
      const known = async ({ stored }: Change) => (await storage.load(stored.table)) !== undefined;
      expect(await Promise.all([idle, calledOff, fresh, running].map(known))).toEqual([
        ...[false, false],
        ...[true, true],
      ]);
      expect(await storage.tableByCode(code)).toBeUndefined();
      expect(await storage.tablesOf(me)).toEqual([]);
      await expect(storage.append(next(idle))).rejects.toThrow(AppendConflict);
    });

    test('my tables: where I sit, where a chair is kept for me, and what I laid, until they are over', async () => {
      const me = newName('person');
      const chair = { kind: 'person', name: 'Me', person: me } as const;
      const kept = { kind: 'kept', person: me } as const;
      const other = { kind: 'person', person: 'bert' } as const;
      const sitting = await written(laid({ room: { chairs: [chair, other], changed: 40 } }));
      const invited = await written(laid({ room: { chairs: [other, kept], changed: 30 } }));
      const owned = await written(
        laid({ room: { owner: me, chairs: [{ kind: 'open' }, other], changed: 20 } }),
      );
      await written(laid({ room: { changed: 10 } }));
      expect(names(await storage.tablesOf(me))).toEqual(
        names([sitting.stored, invited.stored, owned.stored]),
      );
      expect(await storage.unfinishedCount(me)).toBe(2);

      const paused = next(sitting, { room: { phase: 'paused' } });
      await storage.append(paused);
      expect(await storage.unfinishedCount(me)).toBe(2);
      await storage.append(next(paused, { room: { phase: 'over' } }));
      await storage.append(next(owned, { room: { phase: 'aborted' } }));
      expect(names(await storage.tablesOf(me))).toEqual([invited.stored.table]);
      await storage.append(
        next(invited, { room: { phase: 'gathering', chairs: [other, { kind: 'open' }] } }),
      );
      expect(await storage.tablesOf(me)).toEqual([]);
      expect(await storage.unfinishedCount(me)).toBe(0);
    });

    test('waiting for me: the longest wait first, only where I have to answer myself', async () => {
      const me = newName('person');
      const chair = { kind: 'person', name: 'Me', person: me } as const;
      const bot = { kind: 'bot', bot: 'thumb' } as const;
      const table = (room: Parameters<typeof next>[1], seat = chair as object) =>
        written(laid({ room: { owner: 'x', chairs: [seat as typeof chair, bot] } }), (change) =>
          next(change, { summary: { waitingFor: [0] }, ...room }),
        );
      const late = await table({ room: { asked: [500, null], changed: 9 } });
      const early = await table({ room: { asked: [400, null], changed: 8 } });
      const notAsked = await table({ room: { asked: [null, 3], changed: 7 }, summary: { waitingFor: [1] } });
      const stoodIn = await table({ room: { asked: [1, null], changed: 6 } }, { ...chair, standIn: 'thumb' });
      const resigned = await table({ room: { asked: [2, null], changed: 5 } }, { ...chair, resigned: true });
      const paused = await table({ room: { asked: [3, null], changed: 4, phase: 'paused' } });
      const gathering = (changed: number, own: object, other: object) =>
        written(
          laid({
            room: {
              owner: 'x',
              phase: 'gathering',
              changed,
              chairs: [own as typeof chair, other as typeof bot],
            },
          }),
        );
      const unready = await gathering(450, chair, bot);
      const ready = await gathering(3, { ...chair, ready: true }, { ...chair, person: 'x' });
      const unseated = await gathering(2, chair, { kind: 'open' });
      const tables = await storage.tablesOf(me);
      expect(tables.map(({ table: name, waitingSince }) => [name, waitingSince])).toEqual([
        [early.stored.table, 400],
        [unready.stored.table, 450],
        [late.stored.table, 500],
        [notAsked.stored.table, undefined],
        [stoodIn.stored.table, undefined],
        [resigned.stored.table, undefined],
        [paused.stored.table, undefined],
        [ready.stored.table, undefined],
        [unseated.stored.table, undefined],
      ]);
      expect(tables[0]!.summary).toEqual(early.stored.begun!.summary);
    });

    test('finished games: the newest first, page by page, even where several ended at the same moment', async () => {
      const me = newName('person');
      const chairs = [{ kind: 'person', person: me }, { kind: 'open' }] as const;
      const start = Date.now() + 5_000_000;
      const ends = [0, 1, 2, 2, 2, 3, 4].map((n) => start + n);
      const games = await Promise.all(
        ends.map((changed, i) =>
          written(
            laid({ room: { chairs, visibility: 'open', watching: i === 6 ? 'nobody' : 'afterwards' } }),
            (change) => next(change, { room: { phase: 'over', changed }, summary: { over: true } }),
          ),
        ),
      );
      await written(laid({ room: { chairs } }), (change) =>
        next(change, { room: { phase: 'aborted', changed: start + 9 } }),
      );
      const pages = async (options: { person?: string }) => {
        const found: string[] = [];
        for (let before: number | undefined; ; ) {
          const page = await storage.finished({ ...options, ...(before && { before }), limit: 2 });
          const ours = page.filter(({ room }) => room.changed >= start);
          if (ours.length === 0) return found;
          found.push(...names(ours));
          before = ours.at(-1)!.room.changed;
        }
      };
      const newestFirst = [6, 5, ...[2, 3, 4].sort((a, b) => (name(a) < name(b) ? -1 : 1)), 1, 0].map(name);
      function name(i: number): string {
        return games[i]!.stored.table;
      }
      expect(await pages({ person: me })).toEqual(newestFirst);
      expect(await pages({})).toEqual(newestFirst.slice(1));
      expect(await storage.finished({ person: newName('person'), limit: 5 })).toEqual([]);
    });

    test('codes: of a table, and of a chair that somebody may take over', async () => {
      const [code, invite] = [newName('code'), newName('invite')];
      const { stored } = await written(laid({ room: { code } }), (change) =>
        next(change, { room: { chairs: [{ kind: 'bot' }, { kind: 'person', person: 'bert', invite }] } }),
      );
      expect(await storage.tableByCode(code)).toEqual({ table: stored.table });
      expect(await storage.tableByCode(invite)).toEqual({ table: stored.table, seat: 1 });
      for (const wrong of ['', '\0', newName('code')])
        expect(await storage.tableByCode(wrong)).toBeUndefined();
    });

    test('an invitation can move to another chair', async () => {
      const invite = newName('invite');
      const chairs = [{ kind: 'person', person: 'anna', invite }, { kind: 'open' }] as const;
      const { stored } = await written(laid({ room: { chairs } }), (change) =>
        next(change, { room: { chairs: chairs.toReversed() } }),
      );
      expect(await storage.tableByCode(invite)).toEqual({ table: stored.table, seat: 1 });
    });
  });

  describe('jobs', () => {
    /** Times of this test only, far from those of others. */
    const era = (n: number) => n * 1_000_000;

    test('what is due is claimed by one, until its time is over', async () => {
      const now = era(1);
      const { stored } = await written(laid(), (change) => next(change, { due: now }));
      expect(await storage.claimDue(now - 1, minute, 10, 'a')).toEqual([]);
      expect(await storage.claimDue(now, minute, 10, 'a')).toEqual([stored.table]);
      expect(await storage.claimDue(now + minute - 1, minute, 10, 'b')).toEqual([]);
      expect(await storage.claimDue(now + minute, minute, 10, 'b')).toEqual([stored.table]);
      await storage.remove(stored.table);
    });

    test('every change says anew what is due', async () => {
      const now = era(2);
      const later = await written(
        laid(),
        (change) => next(change, { due: now }),
        (change) => next(change, { due: now + 1_000 }),
      );
      expect(await storage.claimDue(now + 999, minute, 10, 'a')).toEqual([]);
      expect(await storage.claimDue(now + 1_000, minute, 10, 'a')).toEqual([later.stored.table]);
      const again = next(later, { due: now + 1_001 });
      await storage.append(again);
      expect(await storage.claimDue(now + 1_001, minute, 10, 'b')).toEqual([later.stored.table]);
      await storage.append(next(again));
      expect(await storage.claimDue(now + 10 * minute, minute, 10, 'b')).toEqual([]);
    });

    test('many that claim at once never get the same, and leave nothing undone', async () => {
      const now = era(3);
      const tables = await Promise.all(
        Array.from({ length: 40 }, (_, i) => written(laid(), (change) => next(change, { due: now - i }))),
      );
      const claim = async (owner: string) => {
        const got: string[] = [];
        for (;;) {
          const some = await storage.claimDue(now, minute, 3, owner);
          if (some.length === 0) return got;
          expect(some.length).toBeLessThanOrEqual(3);
          got.push(...some);
        }
      };
      const claimed = (await Promise.all(['a', 'b', 'c', 'd'].map(claim))).flat();
      const rest = await storage.claimDue(now, minute, 100, 'e');
      expect([...claimed, ...rest].sort()).toEqual(tables.map(({ stored }) => stored.table).sort());
      await Promise.all(tables.map(({ stored }) => storage.remove(stored.table)));
    });
  });

  describe('people and servers', () => {
    test('people have a name that they may change', async () => {
      const id = newName('person');
      expect(await storage.person(id)).toBeUndefined();
      await storage.putPerson({ id, name: 'Änne 🎲\0' }, 100);
      await storage.putPerson({ id, name: "O'Brien" }, 200);
      await storage.touch(id, 300);
      await storage.touch(id, 250);
      expect(await storage.person(id)).toEqual({ id, name: "O'Brien", created: 100, seen: 300 });
      await storage.touch(newName('person'), 1);
    });

    test('a secret is made once, however many want it at the same time', async () => {
      const name = newName('secret');
      const wanted = Array.from({ length: 10 }, (_, i) => storage.secret(name, () => `secret ${i}`));
      const [first, ...others] = await Promise.all(wanted);
      expect(new Set(others)).toEqual(new Set([first]));
      expect(await storage.secret(name, () => 'another')).toBe(first);
    });

    test('time without any server is noted, once', async () => {
      const now = 2_000_000_000_000;
      await storage.beat('a', now);
      expect(await storage.beat('a', now + 5_000)).toBeUndefined();
      expect(await storage.beat('b', now + 9_000)).toBeUndefined();
      expect(await storage.beat('a', now + 14_000)).toBeUndefined();
      const outage = { from: now + 14_000, to: now + 30_000 };
      const beats = await Promise.all([storage.beat('a', now + 30_000), storage.beat('b', now + 30_000)]);
      expect(beats.filter((noted) => noted !== undefined)).toEqual([outage]);
      expect(await storage.beat('a', now + 31_000)).toBeUndefined();
      expect((await storage.outages()).at(-1)).toEqual(outage);
      expect(await storage.outages(now + 29_999)).toEqual([outage]);
      expect(await storage.outages(now + 30_000)).toEqual([]);
    });

    test('the database answers', async () => {
      await storage.check();
    });
  });
});
