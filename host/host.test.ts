import { games } from '@zunft/games';
import type { Push, Responses, Update } from '@zunft/protocol';
import { TestClock } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';
import { type Access, Host, MemoryStore, ownTables, Session, type Store, trusted } from './index.ts';

type Ask = <C extends keyof Responses>(command: C, fields: Record<string, unknown>) => Promise<Responses[C]>;

function sit(store: Store = new MemoryStore(), access: Access = ownTables) {
  const clock = new TestClock();
  const host = new Host({ games, store, clock, newSeed: () => 'a secret seed' });
  const pushes: Extract<Push, { update: Update }>[] = [];
  const session = new Session(host, access, (push) => {
    if ('update' in push) pushes.push(push);
  });
  const ask: Ask = async (command, fields) => {
    const response = await session.handle({ command, ...fields });
    if ('error' in response) throw response.error;
    return response.ok as never;
  };
  return { clock, host, session, pushes, ask };
}

const players = [{ name: 'Anna' }, { name: 'Ben', bot: 'apprentice' }];

/** Opens a table in the position of a scenario and watches it from seat 0. */
async function atTable(place: ReturnType<typeof sit>, fields: Record<string, unknown> = {}): Promise<Update> {
  await place.ask('new', { table: 'x', game: 'guildhall', seed: '7', players, ...fields });
  return (await place.ask('watch', { table: 'x', as: 0 })).update;
}

const position = {
  game: 'guildhall',
  rest: 'box',
  players: [
    { hand: ['weaver.red', 'farmer.blue', 'weaver.blue'], hall: ['farmer.red', 'weaver.green'] },
    { hand: ['dancer.red'], hall: ['weaver.red'] },
  ],
};

/** The first legal answer to what seat 0 is asked: as few picks as allowed. */
function anyAnswer({ decisions }: Update): string[] {
  const [decision] = decisions;
  if (decision?.kind !== 'choose') throw new Error('nothing is asked');
  const legal = decision.options.filter((option) => option.legal);
  const ids = legal.flatMap(({ id, count = 1 }) => Array.from({ length: count }, () => id));
  const groups = new Set<number>();
  const free = ids.filter((id) => {
    const { group } = legal.find((option) => option.id === id)!;
    if (group === undefined) return true;
    if (groups.has(group)) return false;
    groups.add(group);
    return true;
  });
  return free.slice(0, decision.min);
}

describe('Host', () => {
  it('tells a watcher what happened since, and bots answer at their pace', async () => {
    const place = sit();
    let update = await atTable(place);
    while (update.waitingFor.includes(0)) {
      await place.ask('answer', { table: 'x', as: 0, answer: anyAnswer(update), seq: update.seq });
      update = place.pushes.at(-1)!.update;
    }
    const told = place.pushes.length;

    expect(update.waitingFor).toEqual([1]);
    await place.clock.pass(400);
    expect(place.pushes).toHaveLength(told);
    await place.clock.pass(5_000);

    expect(place.pushes.at(-1)!.update.seq).toBe(update.seq + 1);
    const [record] = (await place.host.table('x').then((table) => table.journal())).records.slice(-1);
    expect(record).toMatchObject({ seat: 1, by: 'apprentice' });
  });

  it('plays a whole game with a person who takes the first answer', async () => {
    const place = sit();
    let update = await atTable(place, { options: { pointsToWin: 5 } });
    await place.ask('pace', { table: 'x', pace: 'instant' });
    for (let i = 0; i < 5_000 && !update.over; i++) {
      if (update.waitingFor.includes(0)) {
        await place.ask('answer', { table: 'x', as: 0, answer: anyAnswer(update), seq: update.seq });
      } else await place.clock.pass(1);
      update = place.pushes.at(-1)!.update;
    }
    expect(update.outcome?.places).toContain(1);

    const story = place.pushes.flatMap((push) => push.update.events);
    const { events } = await place.ask('events', { table: 'x', as: 0 });
    expect(story.slice(-5)).toEqual(events.slice(-5));
    expect(await place.ask('verify', { table: 'x' })).toMatchObject({ seed: '7' });
    expect(await place.ask('verify', { table: 'x' })).not.toHaveProperty('mismatch');
  });

  it('goes on where it was, in another host with the same store', async () => {
    const store = new MemoryStore();
    const before = sit(store);
    const update = await atTable(before, { position, seed: undefined });
    await before.ask('answer', { table: 'x', as: 0, answer: ['play.weaver.red'], seq: update.seq });
    const last = before.pushes.at(-1)!.update;

    const after = sit(store);
    const { info, update: again } = await after.ask('watch', { table: 'x', as: 0, since: 0 });

    expect(again).toEqual({ ...last, from: 0, events: again.events });
    expect(again.events.slice(-1)).toEqual(last.events.slice(-1));
    expect(info.players).toEqual(players);
    expect((await after.ask('tables', {})).tables).toMatchObject([
      { table: 'x', seq: 1, asked: { seat: 0 } },
    ]);
  });

  it('tells a watcher only what is new to it', async () => {
    const place = sit();
    await atTable(place, { position, seed: undefined });
    await place.ask('answer', { table: 'x', as: 0, answer: ['play.weaver.red'] });

    const { update } = await place.ask('watch', { table: 'x', as: 0, since: 1 });
    expect(update).toMatchObject({ seq: 1, from: 1, events: [] });
    const all = await place.ask('watch', { table: 'x', as: 0, since: 99 });
    expect(all.update.from).toBe(0);
  });

  it('says what can be taken back, and by what name', async () => {
    const place = sit();
    const update = await atTable(place, { position, seed: undefined });
    expect(update.undo).toEqual({ kind: 'none' });
    await place.ask('answer', { table: 'x', as: 0, answer: ['play.weaver.red'] });

    expect(place.pushes.at(-1)!.update.undo).toMatchObject({
      kind: 'free',
      picks: [{ verb: 'play', card: 'weaver.red' }],
    });
    await place.ask('undo', { table: 'x', as: 0 });
    expect(place.pushes.at(-1)!.update).toMatchObject({ seq: 2, from: 0, undo: { kind: 'none' } });
    expect(place.pushes.at(-1)!.update.viewHash).toBe(update.viewHash);
  });

  it('goes back beyond the boundary when the bots agree, and marks the table', async () => {
    const place = sit();
    const update = await atTable(place, {
      seed: undefined,
      position: {
        ...position,
        rest: 'deck',
        players: [{ ...position.players[0], hand: [] }, position.players[1]],
      },
    });
    await place.ask('answer', { table: 'x', as: 0, answer: ['refill'] });
    expect(place.pushes.at(-1)!.update.undo).toMatchObject({ kind: 'agreed' });
    await expect(place.ask('undo', { table: 'x', as: 0 })).rejects.toMatchObject({
      code: 'undo-learned',
    });

    await place.ask('takeback', { table: 'x', as: 0 });

    expect(place.pushes.at(-1)!.update).toMatchObject({ takebacks: 1, viewHash: update.viewHash });
    expect((await place.host.table('x').then((table) => table.journal())).records[1]).toEqual({
      undo: 0,
      agreed: true,
    });
  });

  it('names what cannot be taken back once it is picked', async () => {
    const place = sit();
    const update = await atTable(place, {
      seed: undefined,
      position: {
        ...position,
        rest: 'deck',
        players: [
          { hand: ['scholar.red'], hall: [] },
          { hand: [], hall: [] },
        ],
        options: { professions: 'job-faire' },
      },
    });
    expect(update.final).toEqual([]);
    await place.ask('answer', { table: 'x', as: 0, answer: ['play.scholar.red'] });
    expect(place.pushes.at(-1)!.update.final).toEqual(['level.0']);
    await expect(place.ask('preview', { table: 'x', as: 0, answer: ['level.0'] })).resolves.toEqual({
      known: false,
    });
  });

  it('foresees what nobody has to reveal', async () => {
    const place = sit();
    await atTable(place, { position, seed: undefined });
    await place.ask('answer', { table: 'x', as: 0, answer: ['play.farmer.blue'] });
    const preview = await place.ask('preview', { table: 'x', as: 0, answer: ['level.1'] });
    expect(preview).toMatchObject({ known: true, view: { seats: [{ points: 1 }, { points: 0 }] } });
    expect(place.pushes.at(-1)!.update).toMatchObject({ seq: 1, view: { seats: [{ points: 0 }, {}] } });
  });

  it('shows the past as its viewer saw it', async () => {
    const place = sit();
    const { view } = await atTable(place, { position, seed: undefined });
    await place.ask('answer', { table: 'x', as: 0, answer: ['play.farmer.blue'] });
    expect(await place.ask('view', { table: 'x', as: 0, at: 0 })).toEqual({ seq: 0, view });
  });

  it.each([
    ['view', { as: 1 }],
    ['watch', { as: 1 }],
    ['events', { as: 1 }],
    ['journal', { as: 1 }],
    ['journal', {}],
    ['position', {}],
    ['decisions', {}],
    ['decisions', { as: 1 }],
    ['verify', {}],
    ['answer', { as: 1, answer: [] }],
    ['undo', { as: 1 }],
    ['takeback', { as: 1 }],
    ['preview', { as: 1, answer: [] }],
  ] as const)('keeps the cards of a bot from the page: %s %o', async (command, fields) => {
    const place = sit();
    await atTable(place);
    await expect(place.ask(command, { table: 'x', ...fields })).rejects.toMatchObject({
      code: 'not-allowed',
    });
  });

  it('has no secrets after the end, nor about a game from a file', async () => {
    const place = sit();
    await atTable(place);
    const { journal } = await sit(new MemoryStore(), trusted)
      .ask('new', { table: 'y', game: 'guildhall', seed: '1' })
      .then(async () => ({ journal: await (await place.host.table('x')).journal() }));
    await place.ask('load', { table: 'z', journal });

    expect(await place.ask('view', { table: 'z', as: 1 })).toMatchObject({ view: { you: { seat: 1 } } });
    await expect(place.ask('answer', { table: 'z', as: 0, answer: [] })).rejects.toMatchObject({
      code: 'watch-only',
    });
  });

  it('two windows: only one of two answers to the same question counts, and both know it', async () => {
    const store = new MemoryStore();
    const one = sit(store);
    const two = sit(store);
    await atTable(one, { position, seed: undefined });
    await two.ask('watch', { table: 'x', as: 0 });
    await one.ask('answer', { table: 'x', as: 0, answer: ['play.weaver.red'] });

    await expect(
      two.ask('answer', { table: 'x', as: 0, answer: ['play.farmer.blue'] }),
    ).rejects.toMatchObject({
      code: 'changed-elsewhere',
    });
    expect(two.pushes.at(-1)!.update.viewHash).toBe(one.pushes.at(-1)!.update.viewHash);
  });

  it('what could not be written has not happened', async () => {
    const store = new MemoryStore();
    const place = sit(store);
    const { viewHash } = await atTable(place, { position, seed: undefined });
    store.append = async () => {
      throw new Error('the disk is full');
    };

    await expect(
      place.ask('answer', { table: 'x', as: 0, answer: ['play.weaver.red'] }),
    ).rejects.toMatchObject({
      code: 'not-stored',
    });
    expect(place.pushes.at(-1)!.update).toMatchObject({ seq: 0, viewHash });
  });

  it('tells nobody of a change before it is written', async () => {
    const store = new MemoryStore();
    const place = sit(store);
    await atTable(place, { position, seed: undefined });
    const append = store.append.bind(store);
    let write = (): void => {};
    store.append = (...args) => new Promise((resolve) => (write = () => resolve(append(...args))));

    const answered = place.ask('answer', { table: 'x', as: 0, answer: ['play.weaver.red'] });
    const watched = place.ask('view', { table: 'x', as: 0 });
    for (let i = 0; i < 20; i++) await Promise.resolve();
    expect(place.pushes).toEqual([]);
    write();

    expect((await answered).seq).toBe(1);
    expect((await watched).seq).toBe(1);
    expect(place.pushes).toHaveLength(1);
  });

  it('refuses bots and seats that do not exist, and keeps nothing', async () => {
    const place = sit();
    const open = (fields: object) =>
      place.ask('new', { table: 'x', game: 'guildhall', players, ...fields }).catch((error) => error);
    expect(await open({ players: [{ name: 'A' }, { name: 'B', bot: 'king' }] })).toMatchObject({
      code: 'bad-request',
      problems: [{ path: 'players.1.bot', code: 'not-one-of' }],
    });
    expect(await open({ seats: 3 })).toMatchObject({ problems: [{ path: 'seats' }] });
    expect(await open({ players: [{ name: '' }, { name: 'B' }] })).toMatchObject({ code: 'bad-request' });
    expect(await open({ players: Array.from({ length: 9 }, () => ({ name: 'A' })) })).toMatchObject({
      code: 'bad-document',
    });
    expect((await place.ask('tables', {})).tables).toEqual([]);
  });

  it('bots rest when nobody looks on, and hurry when asked to', async () => {
    const place = sit();
    let update = await atTable(place);
    while (update.waitingFor.includes(0)) {
      await place.ask('answer', { table: 'x', as: 0, answer: anyAnswer(update), seq: update.seq });
      update = place.pushes.at(-1)!.update;
    }
    await place.ask('unwatch', { table: 'x' });
    expect(await place.clock.pass(60_000)).toBe(false);

    await place.ask('watch', { table: 'x', as: 0 });
    await place.ask('hurry', { table: 'x' });
    while (await place.clock.pass(0)) {}
    expect(place.pushes.at(-1)!.update.waitingFor).toEqual([0]);
  });
});
