import { games } from '@zunft/games';
import { type Answer, checkDeal, commitmentOf, type Decision, type Journal } from '@zunft/kernel';
import type { Push, Responses, Room, Update } from '@zunft/protocol';
import { anyAnswer, TestClock } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';
import { type Attendance, Hall, type HallStore, MemoryHallStore, type Outage } from './index.ts';
import { deal } from './room/lay.ts';

type Ask = <C extends keyof Responses>(command: C, fields?: Record<string, unknown>) => Promise<Responses[C]>;

interface Place {
  readonly store: HallStore;
  readonly clock: TestClock;
  readonly hall: Hall;
  person(name: string): Visitor;
}

interface Visitor {
  readonly ask: Ask;
  readonly pushes: Push[];
  updates(): Update[];
  rooms(): Room[];
  leave(): void;
}

let secrets = 0;

function open(
  setup: {
    store?: HallStore;
    clock?: TestClock;
    outages?: Outage[];
    attended?: (attendances: readonly Attendance[]) => void;
  } = {},
): Place {
  const { store = new MemoryHallStore(), clock = new TestClock(), outages = [], attended } = setup;
  const random = (bytes: number) =>
    (++secrets)
      .toString(16)
      .padStart(2 * bytes, '0')
      .slice(-2 * bytes);
  const hall = new Hall({ games, store, clock, outages, random, ...(attended && { attended }) });
  return {
    store,
    clock,
    hall,
    person(name) {
      const pushes: Push[] = [];
      const session = hall.session({ id: name.toLowerCase(), name }, (push) => pushes.push(push));
      return {
        pushes,
        updates: () => pushes.flatMap((push) => ('update' in push ? [push.update] : [])),
        rooms: () => pushes.flatMap((push) => ('room' in push ? [push.room] : [])),
        leave: () => session.end(),
        async ask(command, fields = {}) {
          const response = await session.handle({ command, ...fields });
          if ('error' in response) throw response.error;
          return response.ok as never;
        },
      };
    },
  };
}

/** The first answer that a decision allows. */
const firstAnswer = (decision: Decision): Answer => anyAnswer(decision, () => 0);

const seatOf = ({ seats }: Room): number => seats.findIndex(({ you }) => you);

/** Anna lays a table for the others and all sit down, as they are named. */
async function gathered(
  place: Place,
  names: readonly string[] = ['Anna', 'Ben'],
  fields: Record<string, unknown> = {},
): Promise<{ table: string; code: string; people: Visitor[] }> {
  const people = names.map((name) => place.person(name));
  const places = [{ kind: 'me' }, ...names.slice(1).map(() => ({ kind: 'kept' }))];
  const { room } = await people[0]!.ask('lay', {
    game: 'guildhall',
    places,
    seating: 'as-placed',
    ...fields,
  });
  const { table, code } = room;
  for (const [i, person] of people.entries()) {
    if (i === 0) await person.ask('enter', { table });
    else {
      await person.ask('enter', { code });
      await person.ask('sit', { table });
    }
  }
  return { table, code: code!, people };
}

/** Who begins is drawn by lot: a nonce with which it is the first seat, so that tests can be read. */
async function nonceForAnna(store: HallStore, table: string): Promise<string> {
  const room = (await store.load(table))!.stored.room!;
  for (let i = 0; ; i++) {
    const nonce = `nonce ${i}`;
    const chairs = room.chairs.map((chair) => (chair.kind === 'person' ? { ...chair, nonce } : chair));
    if (deal(games[0]!, { ...room, chairs }).match.waitingFor[0] === 0) return nonce;
  }
}

async function begun(
  place: Place,
  names?: readonly string[],
  fields?: Record<string, unknown>,
): Promise<{ table: string; code: string; people: Visitor[] }> {
  const all = await gathered(place, names, fields);
  const nonce = await nonceForAnna(place.store, all.table);
  for (const person of all.people) await person.ask('ready', { table: all.table, ready: true, nonce });
  for (const [i, person] of all.people.entries()) await person.ask('watch', { table: all.table, as: i });
  return all;
}

/** Somebody who is asked answers anything. Returns their seat. */
async function playOne({ table, people }: { table: string; people: readonly Visitor[] }): Promise<number> {
  for (const [seat, person] of people.entries()) {
    const { decisions } = await person.ask('decisions', { table, as: seat });
    if (decisions[0] === undefined) continue;
    await person.ask('answer', { table, as: seat, answer: firstAnswer(decisions[0]) });
    return seat;
  }
  throw new Error('nobody is asked');
}

describe('gathering', () => {
  it('lays a table, lets friends in by code, and deals when everybody is ready', async () => {
    const place = open();
    const { table, people } = await gathered(place);
    const [anna, ben] = people as [Visitor, Visitor];
    await anna.ask('ready', { table, ready: true, nonce: 'a' });
    await expect(ben.ask('watch', { table, as: 1 })).rejects.toMatchObject({ code: 'not-begun' });

    const { room } = await ben.ask('ready', { table, ready: true, nonce: 'b' });
    expect(room).toMatchObject({ phase: 'running', game: 'guildhall' });
    expect(anna.rooms().at(-1)).toMatchObject({
      phase: 'running',
      seats: [
        { name: 'Anna', you: true, owner: true, here: true },
        { name: 'Ben', here: true },
      ],
    });
    const { update } = await ben.ask('watch', { table, as: 1 });
    expect(update.view).toMatchObject({ you: { seat: 1 } });
  });

  it('refuses options, bots and seats that do not exist, and keeps nothing', async () => {
    const place = open();
    const anna = place.person('Anna');
    const lay = async (fields: Record<string, unknown>) =>
      anna.ask('lay', { game: 'guildhall', places: [{ kind: 'me' }, { kind: 'open' }], ...fields });
    await expect(lay({ options: { pointsToWin: 99 } })).rejects.toMatchObject({ code: 'bad-document' });
    await expect(lay({ places: [{ kind: 'me' }] })).rejects.toMatchObject({ code: 'bad-document' });
    await expect(lay({ places: [{ kind: 'open' }, { kind: 'open' }] })).rejects.toMatchObject({
      code: 'bad-request',
      problems: [{ path: 'places' }],
    });
    await expect(lay({ places: [{ kind: 'me' }, { kind: 'bot', bot: 'king' }] })).rejects.toMatchObject({
      problems: [{ path: 'places.1.bot', code: 'not-one-of' }],
    });
    expect((await anna.ask('mine')).tables).toEqual([]);
  });

  it('waits for whoever is not ready yet when everybody sits', async () => {
    const place = open();
    const { table, people } = await gathered(place);
    const [anna, ben] = people as [Visitor, Visitor];
    const isAwaited = async ({ ask }: Visitor) => 'waitingSince' in (await ask('mine')).tables[0]!;
    expect([await isAwaited(anna), await isAwaited(ben)]).toEqual([true, true]);
    await anna.ask('ready', { table, ready: true });
    await place.clock.pass(200);
    expect(anna.pushes.at(-1)).toEqual({ mine: [expect.not.objectContaining({ waitingSince: 0 })] });
    expect(ben.pushes.at(-1)).toMatchObject({ mine: [{ table, phase: 'gathering', waitingSince: 0 }] });
    await ben.ask('stand', { table });
    await anna.ask('ready', { table, ready: false });
    expect(await isAwaited(anna)).toBe(false);
  });

  it('calls whoever is to be ready also when a bot takes the last free chair', async () => {
    const place = open();
    const places = [{ kind: 'me' }, { kind: 'kept' }, { kind: 'open' }];
    const { table, people } = await gathered(place, ['Anna', 'Ben'], { places });
    const [anna, ben] = people as [Visitor, Visitor];
    await ben.ask('mine');
    await place.clock.pass(200);
    await anna.ask('arrange', { table, seat: 2, place: { kind: 'bot', bot: 'apprentice' } });
    await place.clock.pass(200);
    expect(ben.pushes.at(-1)).toMatchObject({ mine: [{ table, waitingSince: 200 }] });
  });

  it('shows a private table only to those who have its code', async () => {
    const place = open();
    const { table, code } = await gathered(place, ['Anna'], { places: [{ kind: 'me' }, { kind: 'kept' }] });
    const eve = place.person('Eve');
    await expect(eve.ask('enter', { table })).rejects.toMatchObject({ code: 'not-allowed' });
    await expect(eve.ask('sit', { table })).rejects.toMatchObject({ code: 'not-allowed' });
    for (const command of ['enter', 'sit'] as const)
      await expect(eve.ask(command)).rejects.toMatchObject({ problems: [{ path: 'table' }] });
    await expect(eve.ask('enter', { code: 'wrong' })).rejects.toMatchObject({ code: 'wrong-code' });
    expect((await eve.ask('enter', { code: code.toUpperCase() })).room.table).toBe(table);
    expect((await eve.ask('lobby')).tables).toEqual([]);
    expect(seatOf((await place.person('Ben').ask('sit', { code })).room)).toBe(1);
  });

  it('lists an open table, tells the lobby of changes, and keeps chairs for friends', async () => {
    const place = open();
    const watcher = place.person('Cem');
    await watcher.ask('lobby');
    const anna = place.person('Anna');
    const { room } = await anna.ask('lay', {
      game: 'guildhall',
      places: [{ kind: 'me' }, { kind: 'kept', name: 'Ben' }, { kind: 'open' }],
      visibility: 'open',
    });
    await place.clock.pass(200);
    expect(watcher.pushes.at(-1)).toMatchObject({ lobby: [{ table: room.table, seats: [{}, {}, {}] }] });

    await expect(watcher.ask('sit', { table: room.table, seat: 1 })).rejects.toMatchObject({
      code: 'seat-taken',
    });
    const sat = await watcher.ask('sit', { table: room.table });
    expect(seatOf(sat.room)).toBe(2);
    await expect(watcher.ask('sit', { table: room.table })).rejects.toMatchObject({ code: 'already-seated' });
  });

  it('goes on listing an open table that may be watched, until the game is over', async () => {
    const place = open();
    const eve = place.person('Eve');
    await eve.ask('lobby');
    const { table, people } = await begun(place, ['Anna', 'Ben'], { visibility: 'open' });
    await begun(place, ['Anna', 'Ben'], { visibility: 'open', watching: 'afterwards' });
    await place.clock.pass(200);
    expect(eve.pushes.at(-1)).toMatchObject({ lobby: [{ table, phase: 'running' }] });
    await people[0]!.ask('resign', { table });
    await place.clock.pass(200);
    expect(eve.pushes.at(-1)).toEqual({ lobby: [] });
  });

  it('says who is there last to somebody who did something while others came and went', async () => {
    const place = open();
    const { table, people } = await gathered(place);
    const [anna, ben] = people as [Visitor, Visitor];
    anna.leave();
    const annaAgain = place.person('Anna');
    // As on a socket: what is said in between, and then the response.
    const entered = annaAgain.ask('enter', { table });
    const { room } = await ben.ask('ready', { table, ready: true });
    const before = ben.rooms().length;
    await entered;
    await place.clock.pass(0);
    const last = ben.rooms().slice(before).at(-1) ?? room;
    expect(last.seats).toMatchObject([{ here: true }, { ready: true }]);
  });

  it('lets whoever laid the table say who sits where, and clears it when the last one leaves', async () => {
    const place = open();
    const { table, people } = await gathered(place);
    const [anna, ben] = people as [Visitor, Visitor];
    await expect(ben.ask('arrange', { table, seat: 0, place: { kind: 'open' } })).rejects.toMatchObject({
      code: 'not-owner',
    });
    const { room } = await anna.ask('arrange', {
      table,
      seat: 1,
      place: { kind: 'bot', bot: 'apprentice', name: 'Max' },
    });
    expect(room.seats[1]).toEqual({ kind: 'bot', bot: 'apprentice', name: 'Max' });
    await expect(ben.ask('ready', { table, ready: true })).rejects.toMatchObject({ code: 'not-seated' });
    expect((await anna.ask('stand', { table })).room.phase).toBe('aborted');
    expect((await anna.ask('mine')).tables).toEqual([]);
  });

  it('tells two people of the same name apart', async () => {
    const place = open();
    const { table, code } = await gathered(place, ['Anna'], { places: [{ kind: 'me' }, { kind: 'kept' }] });
    const session = place.hall.session({ id: 'other', name: 'Anna' }, () => undefined);
    const response = await session.handle({ command: 'sit', table, code });
    expect(response).toMatchObject({ ok: { room: { seats: [{ name: 'Anna' }, { name: 'Anna 2' }] } } });
  });

  it.each(['Anna\u200b Z', 'Anna  Z', 'Anna\u00a0Z', 'Anna Z \u200b'])(
    'tells names apart that merely look the same: %j',
    async (name) => {
      const place = open();
      const places = [{ kind: 'me' }, { kind: 'kept' }];
      const { table, code } = await gathered(place, ['Anna Z'], { places });
      const session = place.hall.session({ id: 'other', name }, () => undefined);
      const response = await session.handle({ command: 'sit', table, code });
      expect(response).toMatchObject({ ok: { room: { seats: [{}, { name: `${name} 2` }] } } });
    },
  );

  it('nobody moves to another chair under the name of somebody else', async () => {
    const place = open();
    const places = [{ kind: 'me' }, { kind: 'kept' }, { kind: 'open' }];
    const { table, people } = await gathered(place, ['Anna', 'Ben'], { places });
    const [anna] = people as [Visitor];
    await anna.ask('me', { name: 'Ben' });
    const { room } = await anna.ask('arrange', { table, seat: 2, place: { kind: 'me' } });
    expect(room.seats.map(({ name }) => name)).toEqual([undefined, 'Ben', 'Ben 2']);
  });

  it('asks the others anew when a chair gets somebody else', async () => {
    const place = open();
    const places = [{ kind: 'me' }, { kind: 'kept' }, { kind: 'kept' }];
    const { table, people } = await gathered(place, ['Anna', 'Ben'], { places });
    const [anna, ben] = people as [Visitor, Visitor];
    for (const person of people) await person.ask('ready', { table, ready: true });
    const bot = { kind: 'bot', bot: 'random' };
    const { room } = await anna.ask('arrange', { table, seat: 2, place: bot });
    expect(room).toMatchObject({ phase: 'gathering', seats: [{ ready: true }, { kind: 'person' }, {}] });
    expect(room.seats[1]!.ready).toBeUndefined();
    expect((await ben.ask('ready', { table, ready: true })).room.phase).toBe('running');
  });

  it('passes the table on when whoever laid it leaves', async () => {
    const place = open();
    const { table, people } = await gathered(place);
    await people[0]!.ask('stand', { table });
    expect(people[1]!.rooms().at(-1)!.seats).toMatchObject([{ kind: 'open' }, { owner: true, you: true }]);
  });

  it('takes readiness back, and begins with bots at once when all people are ready', async () => {
    const place = open();
    const { table, people } = await gathered(place, ['Anna'], {
      places: [{ kind: 'me' }, { kind: 'bot', bot: 'apprentice' }, { kind: 'kept' }],
    });
    const anna = people[0]!;
    await anna.ask('ready', { table, ready: true });
    expect((await anna.ask('ready', { table, ready: false })).room.seats[0]!.ready).toBeUndefined();
    await anna.ask('ready', { table, ready: true });
    const bot = { kind: 'bot', bot: 'random' };
    expect((await anna.ask('arrange', { table, seat: 2, place: bot })).room.phase).toBe('running');
  });

  it('draws seats by lot, and the order depends on the nonces', async () => {
    const orders = new Set<string>();
    for (let i = 0; i < 12; i++) {
      const place = open();
      const { table, people } = await gathered(place, ['Anna', 'Ben', 'Cem'], { seating: 'drawn' });
      for (const person of people) await person.ask('ready', { table, ready: true, nonce: `n${i}` });
      orders.add(
        people[0]!
          .rooms()
          .at(-1)!
          .seats.map(({ name }) => name)
          .join(),
      );
    }
    expect(orders.size).toBeGreaterThan(2);
  });
});

describe('the deal', () => {
  it('comes from a secret that was fixed before anybody was ready, and from everybody’s nonce', async () => {
    const place = open();
    const all = await gathered(place);
    const { commitment } =
      all.people[1]!.rooms().at(-1) ?? (await all.people[0]!.ask('enter', { table: all.table })).room;
    for (const [i, person] of all.people.entries())
      await person.ask('ready', { table: all.table, ready: true, nonce: `nonce ${i}` });
    await expect(all.people[0]!.ask('journal', { table: all.table })).rejects.toMatchObject({
      code: 'not-allowed',
    });
    await all.people[1]!.ask('resign', { table: all.table });
    const journal = (await all.people[0]!.ask('journal', { table: all.table })).journal as unknown as Journal;
    expect(journal.deal!.nonces).toEqual(['nonce 0', 'nonce 1']);
    expect(commitmentOf(journal.deal!.secret)).toBe(commitment);
    expect(checkDeal(journal)).toBe(true);
    expect((await all.people[0]!.ask('verify', { table: all.table })).deal).toMatchObject({ fits: true });
  });
});

describe('playing', () => {
  it('lets everybody answer for their own seat only', async () => {
    const place = open();
    const { table, people } = await begun(place);
    const [anna, ben] = people as [Visitor, Visitor];
    const eve = place.person('Eve');
    for (const stranger of [ben, eve]) {
      for (const command of ['decisions', 'undo', 'takeback'] as const)
        await expect(stranger.ask(command, { table, as: 0 })).rejects.toMatchObject({ code: 'not-allowed' });
      await expect(stranger.ask('answer', { table, as: 0, answer: ['refill'] })).rejects.toMatchObject({
        code: 'not-allowed',
      });
      await expect(stranger.ask('view', { table, as: 0 })).rejects.toMatchObject({ code: 'not-allowed' });
    }
    await expect(anna.ask('answer', { table, as: 0, answer: ['refill'], by: 'clock' })).rejects.toMatchObject(
      { code: 'not-allowed' },
    );
    for (const command of ['new', 'tables', 'close', 'position', 'journal'])
      await expect(
        anna.ask(command as 'close', { table, ...(command === 'new' && { game: 'guildhall' }) }),
      ).rejects.toBeDefined();
    await playOne({ table, people });
    expect(ben.updates().at(-1)!.seq).toBe(1);
  });

  it('goes on after everything was forgotten, and after the table left memory', async () => {
    const place = open();
    const all = await begun(place);
    for (let i = 0; i < 90; i++) await playOne(all);
    const before = all.people[0]!.updates().at(-1)!;

    const other = open({ store: place.store, clock: place.clock });
    const anna = other.person('Anna');
    const ben = other.person('Ben');
    const { update } = await anna.ask('watch', { table: all.table, as: 0, since: before.seq });
    expect({ ...update, events: [], from: 0 }).toEqual({ ...before, events: [], from: 0 });
    const again = { table: all.table, people: [anna, ben] };
    for (let i = 0; i < 10; i++) await playOne(again);

    await place.clock.pass(61_000);
    await place.clock.pass(21_000);
    expect(other.hall.stats().tables).toBe(1);
    await playOne(again);
    expect(anna.updates().at(-1)!.seq).toBe(before.seq + 11);
    const whole = await anna.ask('events', { table: all.table, as: 0 });
    expect(whole.events.length).toBeGreaterThan(90);
  });

  it('of two servers that write the same change only one can, and the other shows the newer table', async () => {
    const place = open();
    const all = await begun(place);
    const other = open({ store: place.store, clock: place.clock });
    const anna = other.person('Anna');
    await anna.ask('watch', { table: all.table, as: 0 });
    const { decisions } = await anna.ask('decisions', { table: all.table, as: 0 });
    const answer = firstAnswer(decisions[0]!);

    await all.people[0]!.ask('answer', { table: all.table, as: 0, answer });
    await expect(anna.ask('answer', { table: all.table, as: 0, answer, seq: 0 })).rejects.toMatchObject({
      code: 'stale-answer',
    });
    expect(anna.updates().at(-1)!.seq).toBe(1);
    other.hall.changedElsewhere({ table: all.table, version: 1, people: [] });
    await playOne(all);
    other.hall.changedElsewhere({ table: all.table, version: 99, people: [] });
    await place.clock.pass(0);
    expect(anna.updates().at(-1)!.seq).toBe(2);
  });

  it('a bot in an empty chair plays, and somebody alone with bots sets the pace', async () => {
    const place = open();
    const { table, people } = await gathered(place, ['Anna'], {
      places: [{ kind: 'me' }, { kind: 'bot', bot: 'apprentice' }],
    });
    const anna = people[0]!;
    await anna.ask('ready', { table, ready: true });
    await anna.ask('watch', { table, as: 0 });
    await anna.ask('pace', { table, pace: 'instant' });
    for (let i = 0; i < 40; i++) {
      const { decisions } = await anna.ask('decisions', { table, as: 0 });
      if (decisions[0]) await anna.ask('answer', { table, as: 0, answer: firstAnswer(decisions[0]) });
      while (await place.clock.pass(0));
    }
    const { journal } = await anna.ask('journal', { table, as: 0 });
    expect(
      (journal as unknown as Journal).records.filter((record) => 'seat' in record && record.seat === 1)
        .length,
    ).toBeGreaterThan(3);
  });
});

describe('taking back beyond the boundary', () => {
  /** Ben has answered after Anna, so that Anna's answer is hers alone no more. */
  async function answered(place: Place, fields?: Record<string, unknown>) {
    const all = await begun(place, undefined, fields);
    const seats = new Set<number>();
    while (seats.size < 2) seats.add(await playOne(all));
    return all;
  }

  it('is put to the others and done when they agree', async () => {
    const place = open();
    const { table, people } = await answered(place);
    const [anna, ben] = people as [Visitor, Visitor];
    const before = anna.updates().at(-1)!;
    expect(before.undo.kind).toBe('agreed');
    await anna.ask('takeback', { table, as: 0 });
    expect(ben.rooms().at(-1)!.request).toEqual({
      kind: 'takeback',
      by: 0,
      agreed: [0],
      needed: [0, 1],
      others: [1],
      undoes: expect.any(Array),
    });
    await expect(anna.ask('pause', { table })).rejects.toMatchObject({ code: 'request-open' });

    const { room } = await ben.ask('agree', { table, agree: true });
    expect(room.request).toBeUndefined();
    expect(anna.updates().at(-1)!).toMatchObject({ takebacks: 1 });
    expect(anna.updates().at(-1)!.seq).toBe(before.seq + 1);
  });

  it('says what is to be undone, as everybody saw it', async () => {
    const place = open();
    const { table, people } = await answered(place);
    const [anna, ben] = people as [Visitor, Visitor];
    await anna.ask('takeback', { table, as: 0 });
    const { undoes } = ben.rooms().at(-1)!.request!;
    const { events } = await place.person('Eve').ask('events', { table });
    const own = events.findLast(({ event }) => event.seat === 0 && event.type === undoes![0]!.type)!;
    expect(undoes).toEqual(events.flatMap(({ seq, event }) => (seq === own.seq ? [event] : [])));
    expect(undoes!.every(({ seat }) => seat === 0)).toBe(true);
  });

  it('says so to nobody who may not look on', async () => {
    const place = open();
    const { table, code, people } = await answered(place, { watching: 'nobody' });
    const eve = place.person('Eve');
    await eve.ask('enter', { code });
    await people[0]!.ask('takeback', { table, as: 0 });
    expect(people[1]!.rooms().at(-1)!.request!.undoes).toBeDefined();
    expect(eve.rooms().at(-1)!.request).toMatchObject({ kind: 'takeback' });
    expect(eve.rooms().at(-1)!.request!.undoes).toBeUndefined();
  });

  it('is dropped when somebody refuses, or when the table moves on', async () => {
    const place = open();
    const all = await answered(place);
    const [anna, ben] = all.people as [Visitor, Visitor];
    await anna.ask('takeback', { table: all.table, as: 0 });
    await ben.ask('agree', { table: all.table, agree: false });
    expect(anna.rooms().at(-1)!.request).toBeUndefined();
    await expect(ben.ask('agree', { table: all.table, agree: true })).rejects.toMatchObject({
      code: 'no-request',
    });
    await anna.ask('takeback', { table: all.table, as: 0 });
    await playOne(all);
    expect(anna.rooms().at(-1)!.request).toBeUndefined();
    expect(anna.updates().at(-1)!.takebacks).toBe(0);
  });

  it('reaches behind a snapshot', async () => {
    const place = open();
    const all = await begun(place);
    for (let i = 0; i < 120; i++) await playOne(all);
    const other = open({ store: place.store, clock: place.clock });
    const people = [other.person('Anna'), other.person('Ben')] as const;
    await people[0].ask('watch', { table: all.table, as: 0, since: 120 });
    for (let i = 0; i < 12; i++) {
      await people[0].ask('takeback', { table: all.table, as: 0 }).catch(() => undefined);
      await people[1].ask('agree', { table: all.table, agree: true }).catch(() => undefined);
    }
    expect(people[0].updates().at(-1)!.takebacks).toBeGreaterThan(0);
    const { mismatch } = await (async () => {
      await people[1].ask('resign', { table: all.table });
      return people[0].ask('verify', { table: all.table });
    })();
    expect(mismatch).toBeUndefined();
  });
});

describe('time', () => {
  const move = { kind: 'move', seconds: 30 };

  it('that has run out is an answer in the journal, and told until its person does something', async () => {
    const place = open();
    const { table, people } = await begun(place, ['Anna', 'Ben'], { clock: move });
    const [anna, ben] = people as [Visitor, Visitor];
    expect(anna.rooms().at(-1)!.time).toMatchObject({ left: [30_000, 30_000], running: [0] });
    await place.clock.pass(29_999);
    expect(anna.updates()).toEqual([]);
    await place.clock.pass(1);
    expect(anna.updates().at(-1)!.seq).toBe(1);
    expect(ben.rooms().at(-1)!.seats[0]).toMatchObject({ here: true, late: true });
    const marks = async (visitor: Visitor, as: number) =>
      (await visitor.ask('events', { table, as })).events.filter(({ event }) => event.type === 'by-itself');
    expect(await marks(anna, 0)).toMatchObject([{ seq: 0, event: { seat: 0, params: { how: 'clock' } } }]);
    expect(await marks(ben, 1)).toEqual([]);
    await playOne({ table, people });
    expect(ben.rooms().at(-1)!.seats[0]!.late).toBeUndefined();
    await ben.ask('resign', { table });
    const { journal } = await anna.ask('journal', { table });
    expect((journal as unknown as Journal).records[0]).toMatchObject({ seat: 0, by: 'clock' });
  });

  it('in days runs out as well, also at a table that nobody has had in memory', async () => {
    const place = open();
    const day = 86_400_000;
    const { table, people } = await begun(place, ['Anna', 'Ben'], { clock: { kind: 'days', days: 3 } });
    await place.clock.pass(3 * day - 1);
    expect(people[0]!.updates()).toEqual([]);
    await place.clock.pass(1);
    expect(people[0]!.updates().at(-1)!.seq).toBe(1);
    expect(people[1]!.rooms().at(-1)!.time!.left[0]).toBe(3 * day);

    await place.hall.close();
    await place.clock.pass(3 * day);
    const later = open({ store: place.store, clock: place.clock });
    await later.hall.wake(table);
    await place.clock.pass(0);
    expect((await later.store.load(table))!.stored.begun!.summary.seq).toBe(2);
  });

  it('stands still while the table is paused, which everybody has to agree to', async () => {
    const place = open();
    const { table, people } = await begun(place, ['Anna', 'Ben'], { clock: move });
    const [anna, ben] = people as [Visitor, Visitor];
    await place.clock.pass(10_000);
    await anna.ask('pause', { table });
    expect(ben.rooms().at(-1)).toMatchObject({ phase: 'running', request: { kind: 'pause' } });
    await ben.ask('agree', { table, agree: true });
    await place.clock.pass(500_000);
    await expect(anna.ask('answer', { table, as: 0, answer: ['refill'] })).rejects.toMatchObject({
      code: 'not-running',
    });
    expect(anna.rooms().at(-1)).toMatchObject({ phase: 'paused', pausedBy: 0, time: { running: [] } });
    const { room } = await ben.ask('resume', { table });
    expect(room.pausedBy).toBeUndefined();
    expect(room.time!.left[0]).toBe(20_000);
    await place.clock.pass(20_000);
    expect(anna.updates().at(-1)!.seq).toBe(1);
  });

  it('the wish for a pause outlasts answers and whoever gives the game up, but not its own author', async () => {
    const place = open();
    const all = await begun(place, ['Anna', 'Ben', 'Cem']);
    const { table } = all;
    const [anna, ben, cem] = all.people as [Visitor, Visitor, Visitor];
    await anna.ask('pause', { table });
    await playOne(all);
    expect((await ben.ask('agree', { table, agree: true })).room).toMatchObject({ phase: 'running' });
    expect((await cem.ask('resign', { table })).room).toMatchObject({ phase: 'paused', pausedBy: 0 });
    await ben.ask('resume', { table });
    await anna.ask('pause', { table });
    const { room } = await anna.ask('resign', { table });
    expect(room).toMatchObject({ phase: 'over' });
    expect(room.request).toBeUndefined();
  });

  it('does not stand still for ever when nobody is left to go on', async () => {
    const place = open();
    const places = [{ kind: 'me' }, ...Array.from({ length: 2 }, () => ({ kind: 'bot', bot: 'random' }))];
    const { table, people } = await begun(place, ['Anna'], { places });
    expect((await people[0]!.ask('pause', { table })).room.phase).toBe('paused');
    const { room } = await people[0]!.ask('resign', { table });
    expect(room).toMatchObject({ phase: 'running' });
    expect(room.pausedBy).toBeUndefined();
  });

  it('comes from a supply that grows by a little whenever the table goes on', async () => {
    const place = open();
    const clock = { kind: 'bank', seconds: 60, increment: 5 };
    const all = await begun(place, ['Anna', 'Ben'], { clock });
    await place.clock.pass(20_000);
    while ((await playOne(all)) === 0);
    const { left } = all.people[0]!.rooms().at(-1)!.time!;
    expect(left[0]).toBe(45_000);
    expect(left[1]).toBeGreaterThanOrEqual(60_000);
  });

  it('in which no server was running counts for nobody, and everybody gets a moment to come back', async () => {
    const place = open();
    const { table } = await begun(place, ['Anna', 'Ben'], { clock: move });
    await place.hall.close();
    await place.clock.pass(100_000);
    const later = open({ store: place.store, clock: place.clock, outages: [{ from: 10_000, to: 100_000 }] });
    const { room } = await later.person('Anna').ask('enter', { table });
    expect(room.time!.left[0]).toBe(30_000);
  });

  it('can be given to others, not to oneself', async () => {
    const place = open();
    const { table, people } = await begun(place, ['Anna', 'Ben'], { clock: move });
    await expect(people[0]!.ask('grant', { table, seat: 0 })).rejects.toMatchObject({ code: 'not-allowed' });
    const { room } = await people[1]!.ask('grant', { table, seat: 0 });
    expect(room.time!.left[0]).toBe(90_000);
  });

  it('a table that nobody has in memory acts when it is woken', async () => {
    const place = open();
    const { table } = await begun(place, ['Anna', 'Ben'], { clock: move });
    await place.hall.close();
    await place.clock.pass(31_000);
    const later = open({ store: place.store, clock: place.clock });
    await later.hall.wake(table);
    await place.clock.pass(0);
    const { standing } = { standing: (await later.store.load(table))!.stored.begun!.summary };
    expect(standing.seq).toBe(1);
  });
});

describe('absence', () => {
  it('lets a bot stand in, and the person come back', async () => {
    const place = open();
    const { table, people } = await begun(place);
    const [anna, ben] = people as [Visitor, Visitor];
    await expect(ben.ask('stand-in', { table, seat: 0 })).rejects.toMatchObject({ code: 'not-absent' });
    anna.leave();
    await place.clock.pass(0);
    expect(ben.rooms().at(-1)!.seats[0]!.here).toBeUndefined();
    await place.clock.pass(119_999);
    await expect(ben.ask('stand-in', { table, seat: 0 })).rejects.toMatchObject({ code: 'not-absent' });
    await place.clock.pass(1);
    expect(ben.rooms().at(-1)!.seats[0]!.absent).toBe(true);
    const { room } = await ben.ask('stand-in', { table, seat: 0 });
    expect(room.seats[0]!.standIn).toBe('apprentice');
    while (ben.updates().at(-1)?.waitingFor[0] !== 1) await place.clock.pass(3_000);

    const back = place.person('Anna');
    await back.ask('enter', { table });
    expect((await back.ask('view', { table, as: 0 })).view).toMatchObject({ you: { seat: 0 } });
    await expect(back.ask('undo', { table, as: 0 })).rejects.toMatchObject({ code: 'not-allowed' });
    expect((await back.ask('return', { table })).room.seats[0]!.standIn).toBeUndefined();
  });

  it('is not said of somebody who is there and was too slow once; but of whoever was so twice, or leaves', async () => {
    for (const leaves of [false, true]) {
      const place = open();
      const { table, people } = await begun(place, ['Anna', 'Ben'], { clock: { kind: 'move', seconds: 30 } });
      const [anna, ben] = people as [Visitor, Visitor];
      await place.clock.pass(30_000);
      await expect(ben.ask('stand-in', { table, seat: 0 })).rejects.toMatchObject({ code: 'not-absent' });
      if (leaves) anna.leave();
      else while (!ben.rooms().at(-1)!.seats[0]!.absent) await place.clock.pass(30_000);
      const { room } = await ben.ask('stand-in', { table, seat: 0 });
      expect(room.seats[0]).toMatchObject({ standIn: 'apprentice', absent: true });
    }
  });

  it('is told to whoever comes later, too, and of each who is gone', async () => {
    const place = open();
    const { table, people } = await begun(place, ['Anna', 'Ben', 'Cleo']);
    for (const person of people) person.leave();
    const server = open({ store: place.store, clock: place.clock });
    const cleo = server.person('Cleo');
    await cleo.ask('enter', { table });
    await place.clock.pass(60_000);
    const ben = server.person('Ben');
    await ben.ask('enter', { table });
    ben.leave();
    const absent = () =>
      cleo
        .rooms()
        .at(-1)!
        .seats.map((seat) => seat.absent === true);
    expect(absent()).toEqual([false, false, false]);
    await place.clock.pass(60_000);
    expect(absent()).toEqual([true, false, false]);
    await place.clock.pass(60_000);
    expect(absent()).toEqual([true, true, false]);
  });

  it('is not said of somebody who answers without staying', async () => {
    const place = open();
    const { table, people } = await begun(place);
    const [anna, ben] = people as [Visitor, Visitor];
    await anna.ask('exit', { table });
    await place.clock.pass(100_000);
    const { decisions } = await anna.ask('decisions', { table, as: 0 });
    await anna.ask('answer', { table, as: 0, answer: firstAnswer(decisions[0]!) });
    await place.clock.pass(100_000);
    await expect(ben.ask('stand-in', { table, seat: 0 })).rejects.toMatchObject({ code: 'not-absent' });
    await place.clock.pass(20_000);
    expect(ben.rooms().at(-1)!.seats[0]!.absent).toBe(true);
  });

  it('is not said of somebody who is there by another server, as long as that one lives', async () => {
    const [store, clock] = [new MemoryHallStore(), new TestClock()];
    const halls: Record<string, Hall> = {};
    let isDead = false;
    /** What one server tells, the other hears. */
    const telling = (from: string, to: string) => (attendances: readonly Attendance[]) => {
      if (isDead && from === 'there') return;
      for (const attendance of attendances) halls[to]?.attendedElsewhere(from, attendance);
    };
    const here = open({ store, clock, attended: telling('here', 'there') });
    const there = open({ store, clock, attended: telling('there', 'here') });
    Object.assign(halls, { here: here.hall, there: there.hall });
    const { table, people } = await begun(here);
    const [anna, ben] = people as [Visitor, Visitor];
    const seen = () => {
      const { here: isHere = false, absent = false } = ben.rooms().at(-1)!.seats[0]!;
      return { isHere, absent };
    };
    const annaThere = there.person('Anna');
    expect((await annaThere.ask('enter', { table })).room.seats.map((seat) => seat.here)).toEqual([
      true,
      true,
    ]);
    await there.person('Eve').ask('enter', { table });
    expect(ben.rooms().at(-1)!.spectators).toBe(1);
    anna.leave();
    for (let i = 0; i < 10; i++) await clock.pass(20_000);
    expect(seen()).toEqual({ isHere: true, absent: false });
    await expect(ben.ask('stand-in', { table, seat: 0 })).rejects.toMatchObject({ code: 'not-absent' });

    annaThere.leave();
    expect(seen()).toEqual({ isHere: false, absent: false });
    await there.person('Anna').ask('enter', { table });
    expect(seen()).toEqual({ isHere: true, absent: false });
    isDead = true;
    for (let i = 0; i < 3; i++) await clock.pass(20_000);
    expect(seen()).toEqual({ isHere: false, absent: false });
    for (let i = 0; i < 4; i++) await clock.pass(20_000);
    expect(seen()).toEqual({ isHere: false, absent: true });
  });

  it('is noticed by whoever comes to a server that heard nobody’s leaving but its own', async () => {
    const [store, clock] = [new MemoryHallStore(), new TestClock()];
    const halls: Record<string, Hall> = {};
    const telling = (from: string, to: string) => (attendances: readonly Attendance[]) => {
      for (const attendance of attendances) halls[to]?.attendedElsewhere(from, attendance);
    };
    const here = open({ store, clock, attended: telling('here', 'there') });
    const there = open({ store, clock, attended: telling('there', 'here') });
    Object.assign(halls, { here: here.hall, there: there.hall });
    const { table, people } = await begun(here);
    const annaThere = there.person('Anna');
    await annaThere.ask('enter', { table });
    for (const person of people) person.leave();
    annaThere.leave();
    const { room } = await here.person('Ben').ask('enter', { table });
    expect(room.seats.map((seat) => seat.here)).toEqual([undefined, true]);
  });

  it('lets another person take the seat over by invitation', async () => {
    const place = open();
    const { table, people } = await begun(place);
    const [anna, ben] = people as [Visitor, Visitor];
    anna.leave();
    await place.clock.pass(120_000);
    const { code } = await ben.ask('invite', { table, seat: 0 });
    const cem = place.person('Cem');
    await cem.ask('enter', { code });
    const { room } = await cem.ask('sit', { table, code });
    expect(room.seats[0]).toMatchObject({ name: 'Cem', you: true });
    await cem.ask('decisions', { table, as: 0 });
    await expect(place.person('Anna').ask('decisions', { table, as: 0 })).rejects.toMatchObject({
      code: 'not-allowed',
    });
    await expect(place.person('Eve').ask('sit', { table, code })).rejects.toMatchObject({
      code: 'wrong-code',
    });
  });
});

describe('ending', () => {
  it('of two players, the one who resigns loses', async () => {
    const place = open();
    const all = await begun(place);
    await playOne(all);
    await all.people[0]!.ask('resign', { table: all.table });
    expect(all.people[1]!.updates().at(-1)).toMatchObject({ over: true, outcome: { places: [2, 1] } });
    expect(all.people[1]!.rooms().at(-1)).toMatchObject({ phase: 'over', seats: [{ resigned: true }, {}] });
    await expect(all.people[1]!.ask('resign', { table: all.table })).rejects.toMatchObject({
      code: 'not-running',
    });
  });

  it('of more players, a bot plays on for the one who resigns', async () => {
    const place = open();
    const all = await begun(place, ['Anna', 'Ben', 'Cem']);
    await all.people[0]!.ask('resign', { table: all.table });
    expect(all.people[1]!.rooms().at(-1)).toMatchObject({
      phase: 'running',
      seats: [{ resigned: true, standIn: 'apprentice' }, {}, {}],
    });
    await expect(all.people[0]!.ask('return', { table: all.table })).rejects.toMatchObject({
      code: 'not-allowed',
    });
    while (all.people[1]!.updates().at(-1)?.waitingFor[0] !== 1) await place.clock.pass(3_000);
  });

  it('a table is cleared only before anybody has moved', async () => {
    const place = open();
    const first = await begun(place);
    expect((await first.people[1]!.ask('abort', { table: first.table })).room.phase).toBe('aborted');
    await expect(playOne(first)).rejects.toMatchObject({ code: 'not-running' });
    const second = await begun(place, ['Anna', 'Ben']);
    await playOne(second);
    await expect(second.people[0]!.ask('abort', { table: second.table })).rejects.toMatchObject({
      code: 'already-moved',
    });
  });

  it('the same people meet again at one new table, whoever asks first', async () => {
    const place = open();
    const { table, people } = await begun(place);
    const [anna, ben] = people as [Visitor, Visitor];
    await expect(anna.ask('rematch', { table })).rejects.toMatchObject({ code: 'not-over' });
    await ben.ask('resign', { table });
    const [one, two] = await Promise.all([anna.ask('rematch', { table }), ben.ask('rematch', { table })]);
    const again = one.room.table;
    expect(again).not.toBe(table);
    expect(two.room.table).toBe(again);
    expect(anna.rooms().at(-1)).toMatchObject({ table, rematch: again, rematchBy: 0 });
    expect(two.room.seats.map(({ kind }) => kind)).toEqual(['person', 'person']);
    const { room } = await anna.ask('rematch', { table });
    expect(room.seats.map(({ kind }) => kind)).toEqual(['person', 'person']);
    expect(place.hall.stats().tables).toBe(2);
    await expect(place.person('Eve').ask('rematch', { table })).rejects.toMatchObject({ code: 'not-seated' });
  });

  it.each([0, 2, 4, 6, 8, 10, 12, 20])(
    'there is one new table, however close one is behind the other: %i',
    async (steps) => {
      const place = open();
      const { table, people } = await begun(place);
      const [anna, ben] = people as [Visitor, Visitor];
      await ben.ask('resign', { table });
      const first = anna.ask('rematch', { table });
      for (let i = 0; i < steps; i++) await Promise.resolve();
      const [one, two] = await Promise.all([first, ben.ask('rematch', { table })]);
      expect(two.room.table).toBe(one.room.table);
    },
  );

  it('they meet at another one when that one has been called off or cleared away', async () => {
    const place = open();
    const { table, people } = await begun(place);
    const [anna, ben] = people as [Visitor, Visitor];
    await ben.ask('resign', { table });
    const first = (await anna.ask('rematch', { table })).room;
    await anna.ask('stand', { table: first.table });
    const second = (await ben.ask('rematch', { table })).room;
    expect(second.table).not.toBe(first.table);
    expect(second).toMatchObject({ phase: 'gathering', seats: [{ keptFor: 'other' }, { you: true }] });
    expect(anna.rooms().at(-1)).toMatchObject({ table, rematch: second.table, rematchBy: 1 });
    await place.hall.host.forget(second.table);
    const [third, same] = await Promise.all([anna.ask('rematch', { table }), ben.ask('rematch', { table })]);
    expect(third.room.table).not.toBe(second.table);
    expect(same.room.table).toBe(third.room.table);
  });

  it('what happens after the end does not make a game end later', async () => {
    const place = open();
    const { table, people } = await begun(place);
    await people[1]!.ask('resign', { table });
    const end = async () => (await people[0]!.ask('finished', { mine: true })).tables[0]!.changed;
    const before = await end();
    await place.clock.pass(60_000);
    await people[0]!.ask('rematch', { table });
    expect(await end()).toBe(before);
  });

  it('a seat that is kept for the next game can be let go, and taken after all', async () => {
    const place = open();
    const { table, people } = await begun(place);
    const [anna, ben] = people as [Visitor, Visitor];
    await ben.ask('resign', { table });
    const { room } = await anna.ask('rematch', { table });
    expect(room.seats[1]).toEqual({ kind: 'kept', name: 'Ben', keptFor: 'other' });
    const [listed] = (await ben.ask('mine')).tables;
    expect(listed).toMatchObject({ table: room.table, seats: [{ kind: 'person' }, { keptFor: 'you' }] });
    expect((await ben.ask('stand', { table: room.table })).room.seats[1]).toEqual({ kind: 'open' });
    expect((await ben.ask('mine')).tables).toEqual([]);
    await expect(ben.ask('stand', { table: room.table })).rejects.toMatchObject({ code: 'not-seated' });
    expect((await ben.ask('rematch', { table })).room.seats[1]).toMatchObject({ kind: 'person', you: true });
  });

  it('whoever has no chair there any more is told nothing of the next game, unless they may look on', async () => {
    const place = open();
    for (const watching of ['nobody', 'spectators']) {
      const { table, people } = await begun(place, ['Anna', 'Ben'], { watching });
      const [anna, ben] = people as [Visitor, Visitor];
      await ben.ask('resign', { table });
      const next = (await anna.ask('rematch', { table })).room.table;
      await anna.ask('ready', { table: next, ready: true });
      const bot = { kind: 'bot', bot: 'apprentice' };
      const { room } = await anna.ask('arrange', { table: next, seat: 1, place: bot });
      expect(room.phase).toBe('running');
      const told = ben.ask('rematch', { table });
      if (watching === 'nobody')
        await expect(told).rejects.toMatchObject({ code: 'not-allowed', params: { why: watching } });
      else expect((await told).room.table).toBe(next);
    }
  });

  it('lists finished games for those who may see them', async () => {
    const place = open();
    const open1 = await begun(place, ['Anna', 'Ben'], { visibility: 'open' });
    await open1.people[0]!.ask('resign', { table: open1.table });
    const secret = await begun(place);
    await secret.people[0]!.ask('resign', { table: secret.table });
    const closed = await begun(place, ['Anna', 'Ben'], { visibility: 'open', watching: 'nobody' });
    await closed.people[0]!.ask('resign', { table: closed.table });
    const eve = place.person('Eve');
    expect((await eve.ask('finished')).tables.map(({ table }) => table)).toEqual([open1.table]);
    expect((await eve.ask('finished', { mine: true })).tables).toEqual([]);
    expect((await place.person('Ben').ask('finished', { mine: true })).tables).toHaveLength(3);
    await expect(eve.ask('journal', { table: closed.table })).rejects.toMatchObject({ code: 'not-allowed' });
    await eve.ask('journal', { table: open1.table });
    await eve.ask('journal', { table: secret.table });
  });
});

describe('looking on', () => {
  it.each([
    ['nobody', false, false],
    ['spectators', true, true],
    ['afterwards', false, true],
  ] as const)('with the policy %s', async (watching, during, afterwards) => {
    const place = open();
    const { table, people } = await begun(place, ['Anna', 'Ben'], { watching });
    const may = async (): Promise<boolean> => {
      const eve = place.person('Eve');
      const tries = [eve.ask('enter', { table }), eve.ask('watch', { table, as: 'spectator' })];
      const results = await Promise.allSettled(tries);
      expect(new Set(results.map(({ status }) => status)).size).toBe(1);
      eve.leave();
      return results[0]!.status === 'fulfilled';
    };
    expect(await may()).toBe(during);
    await people[0]!.ask('resign', { table });
    expect(await may()).toBe(afterwards);
  });

  it('counts spectators once each', async () => {
    const place = open();
    const { table, people } = await begun(place);
    const eve = [place.person('Eve'), place.person('Eve')];
    for (const tab of eve) await tab.ask('enter', { table });
    await place.clock.pass(0);
    expect(people[0]!.rooms().at(-1)!.spectators).toBe(1);
    for (const tab of eve) tab.leave();
    await place.clock.pass(0);
    expect(people[0]!.rooms().at(-1)!.spectators).toBe(0);
  });
});

describe('my tables', () => {
  it('say which ones wait for me, and are told anew when that changes', async () => {
    const place = open();
    const all = await begun(place);
    const ben = all.people[1]!;
    expect((await ben.ask('mine')).tables).toMatchObject([{ table: all.table, phase: 'running' }]);
    await place.clock.pass(5);
    while ((await playOne(all)) === 0 && ben.updates().at(-1)!.waitingFor[0] === 0);
    await place.clock.pass(200);
    expect(ben.pushes.at(-1)).toMatchObject({
      mine: [{ table: all.table, waitingSince: 5, asked: { prompt: { key: expect.any(String) } } }],
    });
  });
});

describe('chairs that change hands', () => {
  /** Anna's time has run out, she is not connected, and Ben has invited Carl to her chair. */
  async function invited(place: Place) {
    const all = await begun(place, ['Anna', 'Ben'], { clock: { kind: 'move', seconds: 30 } });
    const [anna, ben] = all.people as [Visitor, Visitor];
    await place.clock.pass(30_000);
    await anna.ask('exit', { table: all.table });
    const { code } = await ben.ask('invite', { table: all.table, seat: 0 });
    return { ...all, anna, ben, code, carl: place.person('Carl') };
  }

  it('whoever has lost a chair is told nothing more of its cards', async () => {
    const place = open();
    const { table, anna, ben, carl, code } = await invited(place);
    const eve = place.person('Eve');
    expect((await eve.ask('enter', { table })).room.invited).toBeUndefined();
    expect((await carl.ask('enter', { code })).room.invited).toBe(0);
    expect((await carl.ask('sit', { table, code })).room.invited).toBeUndefined();
    const told = anna.updates().length;
    await carl.ask('watch', { table, as: 0 });
    await playOne({ table, people: [carl, ben] });
    expect(carl.updates().length).toBeGreaterThan(0);
    expect(anna.updates().length).toBe(told);
  });

  it('whoever takes a chair over has the whole time for the question that is open', async () => {
    const place = open();
    const { table, carl, code } = await invited(place);
    await place.clock.pass(25_000);
    const { room } = await carl.ask('sit', { table, code });
    expect(room.time).toMatchObject({ left: [30_000, 30_000], running: [0] });
  });

  it('whoever asked for a pause still does when somebody else’s chair changes hands, and asks the new one, too', async () => {
    const place = open();
    const { table, ben, carl, code } = await invited(place);
    await ben.ask('pause', { table });
    const { room } = await carl.ask('sit', { table, code });
    expect(room).toMatchObject({ phase: 'running', request: { kind: 'pause', by: 1, agreed: [1] } });
    expect((await carl.ask('agree', { table, agree: true })).room.phase).toBe('paused');
  });

  it('an answer that was sent before the chair changed hands does not count after it', async () => {
    const place = open();
    const { table, anna, carl, code } = await invited(place);
    const { decisions } = await anna.ask('decisions', { table, as: 0 });
    const append = place.store.append.bind(place.store);
    let write = (): void => {};
    place.store.append = (change) => new Promise((resolve) => (write = () => resolve(append(change))));
    const seated = carl.ask('sit', { table, code });
    await place.clock.pass(0);
    const answering = anna.ask('answer', { table, as: 0, answer: firstAnswer(decisions[0]!) });
    await place.clock.pass(0);
    write();
    const [, answered] = await Promise.allSettled([seated, answering]);
    expect(answered).toMatchObject({ status: 'rejected', reason: { code: 'not-allowed' } });
  });

  it('an invitation ends when the absent person comes back', async () => {
    const place = open();
    const { table, anna, ben, carl, code } = await invited(place);
    const { room } = await anna.ask('enter', { table });
    expect(room.seats[0]!.absent).toBeUndefined();
    await expect(carl.ask('sit', { table, code })).rejects.toMatchObject({ code: 'wrong-code' });
    await expect(ben.ask('invite', { table, seat: 0 })).rejects.toMatchObject({ code: 'not-absent' });
  });

  it('an invitation that has been sent stays good when somebody invites again', async () => {
    const { table, ben, carl, code } = await invited(open());
    expect((await ben.ask('invite', { table, seat: 0 })).code).toBe(code);
    expect((await carl.ask('sit', { table, code })).room.seats[0]).toMatchObject({ name: 'Carl', you: true });
  });

  it('nobody is invited to the chair of somebody who is connected', async () => {
    const place = open();
    const { table, people } = await begun(place, ['Anna', 'Ben'], { clock: { kind: 'move', seconds: 30 } });
    await place.clock.pass(30_000);
    await expect(people[1]!.ask('invite', { table, seat: 0 })).rejects.toMatchObject({ code: 'not-absent' });
    expect((await people[1]!.ask('enter', { table })).room.invited).toBeUndefined();
  });

  it('the code of an open table is for those who sit there, so that kept chairs are kept', async () => {
    const place = open();
    const places = [{ kind: 'me' }, { kind: 'kept' }, { kind: 'open' }];
    const { table } = await gathered(place, ['Anna'], { places, visibility: 'open' });
    const eve = place.person('Eve');
    expect((await eve.ask('enter', { table })).room.code).toBeUndefined();
    expect((await eve.ask('sit', { table })).room.code).toBeDefined();
  });

  it('a table that was cleared while people gathered is laid again as it was', async () => {
    const place = open();
    const places = [
      { kind: 'me' },
      { kind: 'open' },
      { kind: 'kept', name: 'Zoe' },
      { kind: 'bot', bot: 'random' },
    ];
    const { table, people } = await gathered(place, ['Anna'], { places });
    await people[0]!.ask('abort', { table });
    const { room } = await people[0]!.ask('rematch', { table });
    expect(room.seats.map(({ kind }) => kind)).toEqual(['person', 'open', 'kept', 'bot']);
  });
});

describe('what nobody can abuse', () => {
  it('bots answer in their time, however often somebody looks', async () => {
    const place = open();
    const places = [{ kind: 'me' }, { kind: 'bot', bot: 'apprentice' }];
    const { table, people } = await gathered(place, ['Anna'], { places });
    const anna = people[0]!;
    await anna.ask('ready', { table, ready: true });
    await anna.ask('watch', { table, as: 0 });
    const asked = () => anna.ask('decisions', { table, as: 0 });
    for (let now = await asked(); now.waitingFor[0] !== 1; now = await asked())
      await anna.ask('answer', { table, as: 0, answer: firstAnswer(now.decisions[0]!) });
    const { seq } = await asked();
    const eve = place.person('Eve');
    for (let i = 0; i < 10; i++) {
      await eve.ask('watch', { table, as: 'spectator' });
      await place.clock.pass(400);
    }
    expect(anna.updates().at(-1)!.seq).toBeGreaterThan(seq);
  });

  it.each([
    { kind: 'move', seconds: 30 },
    { kind: 'bank', seconds: 30, increment: 0 },
  ])('answering and taking back again does not make time: $kind', async (clock) => {
    const place = open();
    const all = await begun(place, ['Anna', 'Ben'], { clock });
    const { table, people } = all;
    const anna = people[0]!;
    const ids = async () => JSON.stringify((await anna.ask('decisions', { table, as: 0 })).decisions);
    while (!(await ids()).includes('"play.')) await playOne(all);
    for (let i = 0; i < 8; i++) {
      const { decisions } = await anna.ask('decisions', { table, as: 0 });
      const play =
        decisions[0]!.kind === 'choose' && decisions[0]!.options.find(({ id }) => id.startsWith('play.'));
      if (!play) break;
      await place.clock.pass(8_000);
      if (anna.rooms().at(-1)!.seats[0]!.late) break;
      await anna.ask('answer', { table, as: 0, answer: [play.id] });
      await anna.ask('undo', { table, as: 0 });
    }
    expect(anna.rooms().some(({ seats }) => seats[0]!.late)).toBe(true);
  });

  it('a pause and a gift leave the rest of the time as it was, outage or not', async () => {
    const place = open({ outages: [] });
    const outages: Outage[] = [];
    const later = open({ store: place.store, clock: place.clock, outages });
    const { table, people } = await begun(later, ['Anna', 'Ben'], { clock: { kind: 'move', seconds: 120 } });
    const [anna, ben] = people as [Visitor, Visitor];
    await place.clock.pass(10_000);
    const start = place.clock.now();
    outages.push({ from: start, to: start + 60_000 });
    await place.clock.pass(75_000);
    const left = async () => (await ben.ask('enter', { table })).room.time!.left[0];
    expect(await left()).toBe(110_000);
    await anna.ask('pause', { table });
    await ben.ask('agree', { table, agree: true });
    await place.clock.pass(50_000);
    await ben.ask('resume', { table });
    expect(await left()).toBe(110_000);
    await ben.ask('grant', { table, seat: 0 });
    expect(await left()).toBe(170_000);
  });

  it('whoever has resigned neither clears the table nor ends a pause', async () => {
    const place = open();
    const { table, people } = await begun(place, ['Anna', 'Ben', 'Cem']);
    await people[0]!.ask('resign', { table });
    await expect(people[0]!.ask('abort', { table })).rejects.toMatchObject({ code: 'not-allowed' });
  });

  it('one person lays only so many open tables', async () => {
    const place = open();
    const anna = place.person('Anna');
    const lay = () =>
      anna.ask('lay', { game: 'guildhall', places: [{ kind: 'me' }, { kind: 'open' }], visibility: 'open' });
    for (let i = 0; i < 5; i++) await lay();
    await expect(lay()).rejects.toMatchObject({ code: 'too-many-tables' });
  });

  it('a change whose fate nobody knew is told to everybody as soon as it is known', async () => {
    const store = new MemoryHallStore();
    const place = open({ store });
    const all = await begun(place);
    const { append, load } = store;
    store.append = async (change) => {
      await append.call(store, change);
      store.append = append;
      store.load = async () => {
        throw new Error('gone');
      };
      throw Object.assign(new Error('connection lost'), { unknown: true });
    };
    await expect(playOne(all)).rejects.toMatchObject({ code: 'not-reachable' });
    store.load = load;
    const before = all.people[1]!.updates().length;
    await place.hall.wake(all.table);
    expect(all.people[1]!.updates().length).toBe(before + 1);
    expect(all.people[1]!.updates().at(-1)!.seq).toBe(1);
  });
});

describe('hints at tables with people', () => {
  it('are not given unless whoever laid the table allowed them, which everybody sees', async () => {
    const { table, people } = await begun(open());
    const [anna] = people as [Visitor];
    expect(anna.rooms().at(-1)!.hints).toBe(false);
    expect(anna.updates().every((update) => !('hints' in update))).toBe(true);
    await expect(anna.ask('hint', { table, as: 0 })).rejects.toMatchObject({ code: 'no-hints' });

    const allowed = await gathered(open(), ['Anna', 'Ben'], { hints: true });
    const { room } = await allowed.people[1]!.ask('enter', { table: allowed.table });
    expect(room).toMatchObject({ phase: 'gathering', hints: true });
  });

  it('are counted for everybody to see, and given to nobody but the seat that is asked', async () => {
    const { table, people } = await begun(open(), ['Anna', 'Ben'], { hints: true });
    const [anna, ben] = people as [Visitor, Visitor];
    await expect(ben.ask('hint', { table, as: 1 })).rejects.toMatchObject({ code: 'not-your-decision' });
    await expect(ben.ask('hint', { table, as: 0 })).rejects.toMatchObject({ code: 'not-allowed' });
    const stranger = open().person('Cleo');
    await expect(stranger.ask('hint', { table, as: 0 })).rejects.toMatchObject({ code: 'unknown-table' });

    const { options } = await anna.ask('hint', { table, as: 0 });
    expect(options[0]).toHaveProperty('chance');
    expect(ben.updates().at(-1)).toMatchObject({ seq: 0, hints: [1, 0] });
  });

  it('are given without asking at a table with bots only, until somebody else sits down', async () => {
    const place = open();
    const anna = place.person('Anna');
    const { room } = await anna.ask('lay', {
      game: 'guildhall',
      places: [{ kind: 'me' }, { kind: 'bot', bot: 'apprentice' }],
    });
    expect(room.hints).toBe(true);
    const { table } = room;
    expect((await anna.ask('arrange', { table, seat: 1, place: { kind: 'kept' } })).room.hints).toBe(false);
  });
});
