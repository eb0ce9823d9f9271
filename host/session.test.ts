import { type Game, RuleDefect } from '@zunft/kernel';
import type { GameTexts } from '@zunft/text';
import { describe, expect, it } from 'vitest';
import { trusted } from './access.ts';
import { Host } from './host.ts';
import { Session } from './session.ts';
import { MemoryStore } from './store.ts';

/** A game of one question after the other: seat 0 says how much it takes; with 9 it has won. */
const counting: Game = {
  id: 'counting',
  rulesVersion: 1,
  seats: { min: 1, max: 2 },
  faces: [],
  backs: [],
  zones: [],
  counters: [{ name: 'sum', owner: undefined }],
  verbs: [],
  reasons: {},
  options: { target: { kind: 'number', min: 1, max: 9, default: 9 } },
  checkOptions: () => [],
  settleOptions: (options) => options,
  cards: () => [],
  setup: () => {},
  step(t) {
    const amount = t.amount(0, 'how-much', { min: 0, max: 9 });
    if (amount === 7) throw new RuleDefect('seven is broken');
    t.add(0, amount);
    if (t.live) t.tell('add', 0, { params: { amount } });
  },
  isOver: (t) => t.get(0) >= Number(t.options['target']),
  outcome: (t) => ({ places: Array.from({ length: t.seats }, () => 1), scores: [t.get(0)] }),
  view: (t) => ({ sum: t.get(0) }),
  notation: {
    expand: () => undefined,
    condense: (_, cards) => cards,
    restZone: () => '',
    finish: () => {},
    counters: { sum: { parse: (value) => Number(value), make: (value) => value, default: 0 } },
    check: () => [],
  },
};

const noTexts: GameTexts = {
  catalogue: { en: {}, de: {} },
  ruleIds: [],
  cardName: (_, card) => card,
  cardText: () => [],
  words: (_, params) => params,
  cards: [],
};

interface Reply {
  id: unknown;
  ok?: Record<string, unknown>;
  error?: Record<string, unknown>;
}

function talk(): (request: unknown) => Promise<Reply> {
  const host = new Host({
    games: [{ game: counting, texts: noTexts, bots: {} }],
    store: new MemoryStore(),
    clock: { now: () => 0, after: () => () => {} },
    newSeed: () => 'secret',
  });
  const session = new Session(host, trusted, () => {});
  return async (request) =>
    JSON.parse(await session.handleLine(typeof request === 'string' ? request : JSON.stringify(request)));
}

describe('Session', () => {
  it('plays a game to its end', async () => {
    const say = talk();
    await say({ command: 'new', game: 'counting', table: 'x', seed: '1' });

    const first = await say({ command: 'answer', table: 'x', as: 0, answer: 4, by: 'test' });
    const last = await say({ command: 'answer', table: 'x', as: 0, answer: 5 });

    expect(first.ok).toEqual({
      seq: 1,
      waitingFor: [0],
      over: false,
      events: [{ type: 'add', seat: 0, params: { amount: 4 } }],
    });
    expect(last.ok).toMatchObject({
      seq: 2,
      waitingFor: [],
      over: true,
      outcome: { places: [1], scores: [9] },
    });
    expect((await say({ command: 'decisions', table: 'x' })).ok).toMatchObject({ decisions: [] });
    expect((await say({ command: 'answer', table: 'x', as: 0, answer: 1 })).error).toMatchObject({
      code: 'game-over',
    });
    expect((await say({ command: 'view', table: 'x' })).ok).toEqual({ seq: 2, view: { sum: 9 } });
  });

  it('keeps several tables apart and finds free names', async () => {
    const say = talk();
    await say({ command: 'new', game: 'counting', table: 't1', seed: '1' });
    expect((await say({ command: 'new', game: 'counting', seed: '1' })).ok).toMatchObject({ table: 't2' });
    await say({ command: 'answer', table: 't1', as: 0, answer: 3 });

    expect((await say({ command: 'view', table: 't1' })).ok).toMatchObject({ view: { sum: 3 } });
    expect((await say({ command: 'view', table: 't2' })).ok).toMatchObject({ view: { sum: 0 } });
    expect((await say({ command: 'new', game: 'counting', table: 't1' })).error).toMatchObject({
      code: 'table-exists',
    });
    await say({ command: 'close', table: 't1' });
    expect((await say({ command: 'new', game: 'counting', table: 't1' })).ok).toMatchObject({ seq: 0 });
  });

  it('seals the chance of a game for which no seed is named', async () => {
    const say = talk();
    const chanceOf = async (table: unknown): Promise<unknown> => {
      const { journal } = (await say({ command: 'journal', table })).ok as { journal: { chance: unknown } };
      return journal.chance;
    };
    expect(await chanceOf((await say({ command: 'new', game: 'counting' })).ok!['table'])).toEqual({
      kind: 'sealed',
      seed: 'secret',
    });
    expect(await chanceOf((await say({ command: 'new', game: 'counting', seed: '1' })).ok!['table'])).toEqual(
      {
        kind: 'fast',
        seed: '1',
      },
    );
  });

  it('goes on from a position that it has written', async () => {
    const say = talk();
    await say({ command: 'new', game: 'counting', table: 'a', seed: '1', options: { target: 8 } });
    await say({ command: 'answer', table: 'a', as: 0, answer: 3 });
    const { position } = (await say({ command: 'position', table: 'a' })).ok!;

    expect((await say({ command: 'new', game: 'counting', table: 'b', position })).ok).toMatchObject({
      seq: 0,
      options: { target: 8 },
    });
    expect((await say({ command: 'view', table: 'b' })).ok).toMatchObject({ view: { sum: 3 } });
    expect((await say({ command: 'new', game: 'counting', position, seats: 1 })).error).toMatchObject({
      code: 'bad-request',
      problems: [{ path: 'seats', code: 'not-with-position' }],
    });
  });

  it('tells again what was taken back', async () => {
    const say = talk();
    await say({ command: 'new', game: 'counting', table: 'a', seed: '1' });
    for (const answer of [1, 2]) await say({ command: 'answer', table: 'a', as: 0, answer });
    await say({ command: 'undo', table: 'a', as: 0 });
    await say({ command: 'answer', table: 'a', as: 0, answer: 3 });

    expect((await say({ command: 'events', table: 'a', since: 2 })).ok).toEqual({
      seq: 4,
      from: 1,
      events: [
        { seq: 1, event: { type: 'undo', seat: 0 } },
        { seq: 3, event: { type: 'add', seat: 0, params: { amount: 3 } } },
      ],
    });
    expect((await say({ command: 'events', table: 'a', since: 3 })).ok).toMatchObject({
      from: 3,
      events: [{ seq: 3 }],
    });
  });

  it.each<[code: string, line: string]>([
    ['malformed-line', ''],
    ['malformed-line', '{'],
    ['malformed-line', 'null'],
    ['malformed-line', '[]'],
    ['malformed-line', '"hello"'],
    ['unknown-command', '{}'],
    ['unknown-command', '{"command":7}'],
    ['unknown-command', '{"command":"toString"}'],
    ['unknown-command', '{"command":"__proto__"}'],
    ['unsupported-version', '{"command":"hello","version":2}'],
    ['bad-request', '{"command":"hello","version":"1"}'],
    ['bad-request', '{"command":"view"}'],
    ['bad-request', '{"command":"view","table":"a","as":-1}'],
    ['bad-request', '{"command":"answer","table":"a","as":0}'],
    ['bad-request', '{"command":"answer","table":"a","as":0,"answer":[1]}'],
    ['bad-request', '{"command":"events","table":"a","since":0.5}'],
    ['bad-request', '{"command":"close","table":"a","now":true}'],
    ['unknown-game', '{"command":"new","game":"chess"}'],
    ['bad-document', '{"command":"new","game":"counting","seats":3}'],
    ['bad-document', '{"command":"new","game":"counting","options":{"target":0,"colour":"red"}}'],
    ['bad-document', '{"command":"new","game":"counting","position":[]}'],
    ['bad-document', '{"command":"new","game":"counting","position":null}'],
    ['unknown-table', '{"command":"view","table":"b"}'],
    ['no-such-seat', '{"command":"view","table":"a","as":1}'],
    ['no-such-seat', '{"command":"answer","table":"a","as":1,"answer":1}'],
    ['no-such-seat', '{"command":"undo","table":"a","as":1}'],
    ['nothing-to-undo', '{"command":"undo","table":"a","as":0}'],
    ['amount-out-of-range', '{"command":"answer","table":"a","as":0,"answer":10}'],
    ['wrong-shape', '{"command":"answer","table":"a","as":0,"answer":["1"]}'],
    ['stale-answer', '{"command":"answer","table":"a","as":0,"answer":1,"seq":1}'],
    ['internal', '{"command":"answer","table":"a","as":0,"answer":7}'],
    ['malformed-line', '['.repeat(1_000_000)],
    [
      'malformed-line',
      `{"command":"new","game":"counting","position":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
    ],
  ])('answers nonsense with %s, and nothing has changed (%#)', async (code, line) => {
    const say = talk();
    await say({ command: 'new', game: 'counting', table: 'a', seed: '1' });

    const { error } = await say(line);

    expect(error).toMatchObject({ code, message: expect.any(String), params: expect.any(Object) });
    expect(await say({ id: 1, command: 'answer', table: 'a', as: 0, answer: 2, seq: 0 })).toMatchObject({
      id: 1,
      ok: { seq: 1 },
    });
  });

  it('echoes the id of a request that fails', async () => {
    const say = talk();
    expect((await say({ id: 'x', command: 'dance' })).id).toBe('x');
    expect((await say({ id: 3, command: 'view' })).id).toBe(3);
    expect(await say({ id: { a: 1 }, command: 'hello' })).toMatchObject({
      id: null,
      error: { code: 'bad-request' },
    });
  });
});
