import { games } from '@zunft/games';
import { type Journal, Match } from '@zunft/kernel';
import type { Push, Responses } from '@zunft/protocol';
import { TestClock } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';
import { Hall, type HallStore, MemoryHallStore } from './index.ts';
import { layRoom } from './room/lay.ts';
import { storedAs } from './stored-as.ts';

type Ask = <C extends keyof Responses>(command: C, fields?: Record<string, unknown>) => Promise<Responses[C]>;

interface Visitor {
  readonly ask: Ask;
  readonly pushes: Push[];
}

const table = 'attacks';
const kingdom = 'doctor,scout,moat,village,workshop,militia,smithy,secret-chamber,wishing-well,witch';
const rest = { deck: ['copper*5'] };

/** Anna can attack Ben twice; whether he holds a Moat is his secret. */
async function attacking(clock: TestClock, hand: string) {
  const store = new MemoryHallStore();
  const registered = games.find(({ game }) => game.id === 'dominion')!;
  const match = Match.setUp(registered.game, {
    game: 'dominion',
    seed: 'orders',
    options: { kingdom },
    actions: 2,
    players: [
      { hand: ['witch*2'], ...rest },
      { hand: [hand, 'copper*4'], ...rest },
    ],
  });
  const laid = layRoom(
    registered,
    { game: 'dominion', places: [{ kind: 'me' }, { kind: 'open' }], options: { kingdom } },
    { id: 'anna', name: 'Anna' },
    { code: 'abcdef', secret: '00', now: clock.now() },
  );
  const room = {
    ...laid,
    phase: 'running' as const,
    chairs: [laid.chairs[0]!, { kind: 'person' as const, person: 'ben', name: 'Ben' }],
  };
  const time = { now: clock.now(), outages: [] };
  const stored = storedAs({ table, version: 0 }, { match, room }, [], time);
  await store.create({ stored, seq: 0, records: [] });
  return store;
}

function hallOn(store: HallStore, clock: TestClock) {
  const hall = new Hall({ games, store, clock, outages: [], random: (bytes) => '00'.repeat(bytes) });
  const person = (name: string): Visitor => {
    const pushes: Push[] = [];
    const session = hall.session({ id: name.toLowerCase(), name }, (push) => pushes.push(push));
    return {
      pushes,
      async ask(command, fields = {}) {
        const response = await session.handle({ command, table, ...fields });
        if ('error' in response) throw response.error;
        return response.ok as never;
      },
    };
  };
  return { hall, person };
}

async function seated(hand = 'moat') {
  const clock = new TestClock();
  const store = await attacking(clock, hand);
  const { hall, person } = hallOn(store, clock);
  const [anna, ben] = [person('Anna'), person('Ben')];
  for (const [as, visitor] of [anna, ben].entries()) {
    await visitor.ask('enter');
    await visitor.ask('watch', { as });
  }
  return { clock, store, hall, anna, ben };
}

const attack = { as: 0, answer: ['play.witch'] };
const recordsIn = async (hall: Hall): Promise<Journal['records']> =>
  (await (await hall.host.table(table)).journal()).records;

describe('standing orders', () => {
  it('a person is asked at every occasion unless they have said otherwise', async () => {
    const { clock, anna, ben } = await seated();
    await anna.ask('answer', attack);
    await clock.pass(60_000);
    const { decisions } = await ben.ask('decisions', { as: 1 });
    expect(decisions[0]).toMatchObject({ window: { occasion: 'attack', pass: 'decline' } });
  });

  it('let it happen at other occasions, and the journal says so', async () => {
    const { clock, hall, anna, ben } = await seated();
    const { room } = await ben.ask('orders', { ask: [] });
    expect(room.orders).toEqual([]);
    const { waitingFor } = await anna.ask('answer', attack);
    expect(waitingFor).toEqual([1]);
    await clock.pass(3_000);
    expect((await anna.ask('decisions', { as: 0 })).waitingFor).toEqual([0]);
    expect(await recordsIn(hall)).toMatchObject([
      { seat: 0 },
      { seat: 1, answer: ['decline'], by: 'orders' },
    ]);
  });

  it('are told to whoever has given them and to nobody else', async () => {
    const { clock, anna, ben } = await seated();
    await ben.ask('orders', { ask: [] });
    await anna.ask('answer', attack);
    await clock.pass(3_000);
    const marks = async (visitor: Visitor, as: number | 'spectator') =>
      (await visitor.ask('events', { as })).events.filter(({ event }) => event.type === 'by-itself');
    expect(await marks(ben, 1)).toMatchObject([{ event: { seat: 1, params: { how: 'orders' } } }]);
    expect(await marks(anna, 0)).toEqual([]);
    expect(await marks(anna, 'spectator')).toEqual([]);
    expect(JSON.stringify(anna.pushes)).not.toContain('by-itself');
    expect(JSON.stringify(ben.pushes)).toContain('by-itself');
  });

  it('may also be kept by the page of a player, who can say so of no other answer', async () => {
    const { hall, anna, ben } = await seated();
    await anna.ask('answer', attack);
    const decline = { as: 1, answer: ['decline'] };
    await expect(ben.ask('answer', { ...decline, by: 'clock' })).rejects.toMatchObject({
      code: 'not-allowed',
    });
    const reveal = { as: 1, answer: ['reveal.moat'], by: 'forced' };
    await expect(ben.ask('answer', reveal)).rejects.toMatchObject({ code: 'not-allowed' });
    await ben.ask('answer', { ...decline, by: 'forced' });
    expect((await recordsIn(hall)).at(-1)).toMatchObject({ seat: 1, by: 'forced' });
  });

  it('take the same time whatever is in hand', async () => {
    const taken = async (hand: string): Promise<number> => {
      const { clock, anna, ben } = await seated(hand);
      await ben.ask('orders', { ask: [] });
      await anna.ask('answer', attack);
      for (let time = 0; ; time += 50) {
        if ((await anna.ask('decisions', { as: 0 })).waitingFor[0] === 0) return time;
        await clock.pass(50);
      }
    };
    const [withMoat, without] = [await taken('moat'), await taken('copper')];
    expect(withMoat).toBe(without);
    expect(withMoat).toBeGreaterThan(400);
  });

  it('hold on another server, with nobody there, until they are changed', async () => {
    const { store, clock, hall, anna, ben } = await seated();
    await ben.ask('orders', { ask: [] });
    await anna.ask('answer', attack);
    await hall.close();

    const next = hallOn(store, clock);
    await next.hall.wake(table);
    await clock.pass(3_000);
    expect(await recordsIn(next.hall)).toMatchObject([{}, { by: 'orders' }]);

    const [annaAgain, benAgain] = [next.person('Anna'), next.person('Ben')];
    expect((await benAgain.ask('orders')).room.orders).toBeUndefined();
    await annaAgain.ask('answer', attack);
    await clock.pass(60_000);
    expect((await annaAgain.ask('decisions', { as: 0 })).waitingFor).toEqual([1]);
  });

  it('are nobody else’s business: others hear nothing, see nothing, and cannot count versions', async () => {
    const { clock, anna, ben } = await seated();
    const { room: before } = await anna.ask('enter');
    await clock.pass(1_000);
    const heard = anna.pushes.length;
    await ben.ask('orders', { ask: [] });
    await ben.ask('orders', { ask: ['attack'] });
    await clock.pass(1_000);
    expect(anna.pushes.length).toBe(heard);
    expect((await anna.ask('enter')).room).toEqual(before);
    expect((await ben.ask('enter')).room.orders).toEqual(['attack']);
  });

  it('are taken along by whoever meets the same people again, and told nobody else', async () => {
    const { hall, anna, ben } = await seated();
    await ben.ask('orders', { ask: [] });
    await ben.ask('orders', { ask: ['attack'] });
    await ben.ask('orders', { ask: [] });
    await anna.ask('resign');
    const { room: laid } = await anna.ask('rematch');
    expect(laid).toMatchObject({ version: 1, seats: [{ kind: 'person' }, { kind: 'kept' }] });
    expect(laid.orders).toBeUndefined();

    const { room: met } = await ben.ask('rematch');
    expect(met.orders).toEqual([]);
    for (const visitor of [anna, ben]) await visitor.ask('ready', { table: met.table, ready: true });
    const { room } = await hall.host.table(met.table);
    expect(room!.phase).toBe('running');
    const ordered = room!.chairs.map(({ person, orders }) => [person, orders]);
    expect(Object.fromEntries(ordered)).toEqual({ anna: undefined, ben: [] });
  });

  it('stay with whoever moves to another chair before the game, and with nobody who stands up', async () => {
    const { anna, ben } = await seated();
    await ben.ask('orders', { ask: [] });
    await anna.ask('resign');
    const { room } = await ben.ask('rematch');
    const { table: again } = room;
    const moved = await ben.ask('arrange', { table: again, seat: 0, place: { kind: 'me' } });
    expect(moved.room).toMatchObject({ orders: [], seats: [{ you: true }, { kind: 'open' }] });
    await anna.ask('sit', { table: again, code: room.code });
    await ben.ask('stand', { table: again });
    expect((await ben.ask('sit', { table: again, code: room.code })).room.orders).toBeUndefined();
  });

  it('know only the occasions of the game, and only players have any', async () => {
    const { store, clock, ben } = await seated();
    await expect(ben.ask('orders', { ask: ['attack', 'rain'] })).rejects.toMatchObject({
      code: 'bad-request',
      problems: [{ path: 'ask.1', code: 'not-one-of', params: { value: 'rain', allowed: ['attack'] } }],
    });
    const stranger = hallOn(store, clock).person('Cleo');
    await expect(stranger.ask('orders', { ask: [] })).rejects.toMatchObject({ code: 'not-seated' });
  });
});
