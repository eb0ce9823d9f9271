import type { RegisteredGame } from '@zunft/games';
import { barter } from '@zunft/kernel/fixtures/barter';
import type { Push, Responses, Update } from '@zunft/protocol';
import { TestClock } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';
import { Hall, Host, MemoryHallStore, MemoryStore, ownTables, Session } from './index.ts';

const games: readonly RegisteredGame[] = [
  {
    game: barter,
    texts: {
      catalogue: { en: {}, de: {} },
      ruleIds: [],
      cardName: (_, card) => card,
      cardText: () => [],
      words: (_, params) => params,
      cards: [],
    },
    bots: {},
  },
];

type Ask = <C extends keyof Responses>(command: C, fields?: Record<string, unknown>) => Promise<Responses[C]>;

const askOf =
  (session: Pick<Session, 'handle'>): Ask =>
  async (command, fields = {}) => {
    const response = await session.handle({ command, ...fields });
    if ('error' in response) throw response.error;
    return response.ok as never;
  };

const legal = ({ decisions: [decision] }: Pick<Update, 'decisions'>): string[] =>
  decision?.kind === 'choose' ? decision.options.flatMap(({ id, legal }) => (legal ? [id] : [])) : [];

const offerOf = (update: Pick<Update, 'decisions'>): string =>
  legal(update).find((id) => id.startsWith('offer.'))!;

/** Anna on turn against two bots. */
async function sit() {
  const clock = new TestClock();
  const host = new Host({ games, store: new MemoryStore(), clock, newSeed: () => 'seed' });
  const updates: Update[] = [];
  const session = new Session(host, ownTables, (push) => {
    if ('update' in push) updates.push(push.update);
  });
  const ask = askOf(session);
  const players = [{ name: 'Anna' }, { name: 'Ben', bot: 'random' }, { name: 'Cleo', bot: 'random' }];
  await ask('new', { table: 'x', game: 'barter', seats: 3, seed: '7', players });
  updates.push((await ask('watch', { table: 'x', as: 0 })).update);
  return { clock, host, ask, updates };
}

describe('at a table with bots', () => {
  it('those that may answer do so at their pace, while the person is still asked', async () => {
    const { clock, host, ask, updates } = await sit();
    expect(updates[0]).not.toHaveProperty('mayAnswer');
    await ask('answer', { table: 'x', as: 0, answer: [offerOf(updates[0]!)] });
    const { seq } = updates.at(-1)!;
    expect(updates.at(-1)).toMatchObject({ waitingFor: [0], mayAnswer: [1, 2] });

    await clock.pass(300);
    expect(updates.at(-1)!.seq).toBe(seq);
    for (let i = 0; i < 4; i++) await clock.pass(5_000);

    const { records } = await (await host.table('x')).journal();
    expect(records.slice(seq).length).toBeGreaterThan(0);
    expect(records.slice(seq).every((record) => 'answer' in record && record.by === 'random')).toBe(true);
    expect(updates.at(-1)).toMatchObject({ waitingFor: [0], decisions: [{ seat: 0 }] });
    expect(updates.at(-1)).not.toHaveProperty('mayAnswer');
  });

  it('a list of tables says what is asked of whom the table waits for', async () => {
    const { ask, updates } = await sit();
    await ask('answer', { table: 'x', as: 0, answer: [offerOf(updates[0]!)] });
    const { tables } = await ask('tables');
    expect(tables[0]).toMatchObject({ waitingFor: [0], asked: { seat: 0, prompt: { key: 'prompt.act' } } });
  });

  it('a text is answered like anything else', async () => {
    const { ask, updates } = await sit();
    const lay = legal(updates[0]!).find((id) => id.startsWith('lay.'))!;
    await ask('answer', { table: 'x', as: 0, answer: [lay] });
    expect(updates.at(-1)!.decisions).toMatchObject([{ kind: 'text', maxLength: 8 }]);
    expect(updates.at(-1)!.final).toEqual([]);
    const send = (answer: string) => ask('answer', { table: 'x', as: 0, answer });
    await expect(send('far too long')).rejects.toMatchObject({ code: 'too-long', params: { max: 8 } });
    await expect(send('a\nb')).rejects.toMatchObject({ code: 'bad-text' });
    await send('fresh');
    expect(updates.at(-1)!.events.at(-1)!.event).toMatchObject({ type: 'lay', params: { label: 'fresh' } });
  });
});

/** Anna, who is on turn, and Ben. */
async function meet(clockSpec: Record<string, unknown>) {
  const clock = new TestClock();
  let secret = 0;
  const random = (bytes: number) => String(++secret).padStart(2 * bytes, '0');
  const hall = new Hall({ games, store: new MemoryHallStore(), clock, outages: [], random });
  const people = ['Anna', 'Ben'].map((name) => {
    const pushes: Push[] = [];
    const session = hall.session({ id: name.toLowerCase(), name }, (push) => pushes.push(push));
    const updates = () => pushes.flatMap((push) => ('update' in push ? [push.update] : []));
    return { ask: askOf(session), updates };
  });
  const [anna, ben] = people as [(typeof people)[0], (typeof people)[0]];
  const { room } = await anna.ask('lay', {
    game: 'barter',
    places: [{ kind: 'me' }, { kind: 'kept' }],
    seating: 'as-placed',
    clock: clockSpec,
  });
  const { table, code } = room;
  await ben.ask('enter', { code });
  await ben.ask('sit', { table });
  await anna.ask('enter', { table });
  for (const person of people) await person.ask('ready', { table, ready: true, nonce: 'n' });
  for (const [seat, person] of people.entries()) await person.ask('watch', { table, as: seat });
  return { clock, table, anna, ben };
}

describe('at a table with people', () => {
  it('only the time of the one who is waited for runs', async () => {
    const { clock, table, anna, ben } = await meet({ kind: 'move', seconds: 30 });
    const { decisions } = await anna.ask('decisions', { table, as: 0 });
    await anna.ask('answer', { table, as: 0, answer: [offerOf({ decisions })] });
    expect(ben.updates().at(-1)).toMatchObject({
      waitingFor: [0],
      mayAnswer: [1],
      decisions: [{ seat: 1, prompt: { key: 'prompt.buy' } }],
    });
    expect((await ben.ask('enter', { table })).room.time).toMatchObject({ running: [0] });
    expect((await ben.ask('mine')).tables[0]).not.toHaveProperty('waitingSince');
    expect((await anna.ask('mine')).tables[0]).toHaveProperty('waitingSince');

    await clock.pass(20_000);
    await ben.ask('answer', { table, as: 1, answer: ['decline'] });
    const left = (await ben.ask('enter', { table })).room.time!.left;
    expect(left[0]).toBeLessThanOrEqual(10_000);

    await clock.pass(15_000);
    const { room } = await ben.ask('enter', { table });
    expect(room.seats.map(({ late }) => late)).toEqual([true, undefined]);
  });

  it('nobody is absent because of an offer that they leave unanswered', async () => {
    const { clock, table, anna, ben } = await meet({ kind: 'move', seconds: 30 });
    const { decisions } = await anna.ask('decisions', { table, as: 0 });
    await anna.ask('answer', { table, as: 0, answer: [offerOf({ decisions })] });
    for (let i = 0; i < 3; i++) {
      await clock.pass(20_000);
      const asked = await anna.ask('decisions', { table, as: 0 });
      const lay = legal(asked).find((id) => id.startsWith('lay.'))!;
      await anna.ask('answer', { table, as: 0, answer: [lay] });
      await anna.ask('answer', { table, as: 0, answer: '' });
    }
    const { room } = await ben.ask('enter', { table });
    expect(room.seats.map(({ absent }) => absent)).toEqual([undefined, undefined]);
    expect(ben.updates().at(-1)!.decisions).toHaveLength(1);
  });
});
