import { type BotTask, botNamed, type Thought } from '@zunft/bots';
import { games } from '@zunft/games';
import { Match } from '@zunft/kernel';
import type { Push, Responses, Update } from '@zunft/protocol';
import { TestClock } from '@zunft/testkit';
import { describe, expect, it } from 'vitest';
import type { Brain, ThinkingLimits } from './brain.ts';
import { Host, MemoryStore, ownTables, Session, type Store } from './index.ts';

const [guildhall] = games;

interface Pondered {
  readonly task: BotTask;
  readonly limits: ThinkingLimits;
  readonly signal: AbortSignal;
  /** Comes to the answer that rules of thumb give. */
  finish(): Promise<Thought>;
  fail(): Promise<void>;
}

const soon = async (): Promise<void> => {
  for (let i = 0; i < 100; i++) await Promise.resolve();
};

/** A brain whose thoughts come when the test says so. */
class TestBrain implements Brain {
  readonly thoughts: Pondered[] = [];

  async think(task: BotTask, limits: ThinkingLimits, signal: AbortSignal): Promise<Thought> {
    return new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      this.thoughts.push({
        task,
        limits,
        signal,
        finish: async () => {
          const thought = thumb(task);
          resolve(thought);
          await soon();
          return thought;
        },
        fail: async () => {
          reject(new Error('the thread has ended'));
          await soon();
        },
      });
    });
  }

  get last(): Pondered {
    return this.thoughts.at(-1)!;
  }
}

function thumb({ game, seat, position }: BotTask): Thought {
  const registered = games.find((one) => one.game.id === game)!;
  const match = Match.resume(registered.game, position);
  const thinking = botNamed(registered, 'apprentice')!.begin(match.situation(seat, 'thumb'), 'thumb');
  const answer = thinking.answer();
  return { answer, iterations: 7, options: [{ answer, chance: 0.5, visits: 7 }] };
}

async function sit({ store = new MemoryStore() as Store, bots = ['master'], ...fields } = {}) {
  const clock = new TestClock();
  const brain = new TestBrain();
  const host = new Host({
    games,
    store,
    clock,
    brain,
    limits: { milliseconds: 99 },
    newSeed: () => 'a secret seed',
  });
  const updates: Update[] = [];
  const session = new Session(host, ownTables, (push: Push) => {
    if ('update' in push) updates.push(push.update);
  });
  const ask = async <C extends keyof Responses>(command: C, more = {}): Promise<Responses[C]> => {
    const response = await session.handle({ command, ...(command !== 'tables' && { table: 'x' }), ...more });
    if ('error' in response) throw response.error;
    return response.ok as never;
  };
  const players = [{ name: 'Anna' }, ...bots.map((bot) => ({ name: bot, bot }))];
  await ask('new', { game: 'guildhall', seed: '7', players, ...fields });
  const { update } = await ask('watch', { as: 0 });
  updates.push(update);
  return { clock, brain, host, session, updates, ask };
}

type Place = Awaited<ReturnType<typeof sit>>;

/** Plays for seat 0 as a bot would until the other is asked. */
async function letOtherMove({ ask, updates, host }: Place): Promise<Update> {
  for (;;) {
    const update = updates.at(-1)!;
    if (!update.waitingFor.includes(0)) return update;
    const answer = await (await host.table('x')).read((match) => {
      const thinking = botNamed(guildhall!, 'apprentice')!.begin(match.situation(0, 'me'), 'me');
      return thinking.answer();
    });
    await ask('answer', { as: 0, answer, seq: update.seq });
  }
}

describe('a bot that thinks', () => {
  it('begins at once, and answers when it has thought and the pause is over', async () => {
    const place = await sit();
    const { seq } = await letOtherMove(place);
    const { brain, clock, updates } = place;
    expect(brain.thoughts).toHaveLength(1);
    expect(brain.last).toMatchObject({
      task: { game: 'guildhall', bot: 'master', seat: 1, seed: `x/${seq}` },
      limits: { milliseconds: 99 },
    });

    // Thinking takes no longer than the pause: the pause counts.
    const { answer } = await brain.last.finish();
    expect(updates.at(-1)!.seq).toBe(seq);
    await clock.pass(100);
    expect(updates.at(-1)!.seq).toBe(seq);
    await clock.pass(5_000);
    expect(updates.at(-1)!.seq).toBe(seq + 1);
    const { records } = await (await place.host.table('x')).journal();
    expect(records.at(-1)).toMatchObject({ seat: 1, by: 'master', answer });

    // Thinking takes longer than the pause: the answer comes as soon as it is found.
    await letOtherMove(place);
    const before = updates.at(-1)!.seq;
    await clock.pass(10_000);
    expect(updates.at(-1)!.seq).toBe(before);
    await brain.last.finish();
    await clock.pass(0);
    expect(updates.at(-1)!.seq).toBe(before + 1);
  });

  it('the table answers others while it thinks', async () => {
    const place = await sit();
    await letOtherMove(place);
    expect(await place.ask('view', { as: 0 })).toHaveProperty('view');
    expect(place.brain.last.signal.aborted).toBe(false);
  });

  it('a thought about a question that is gone is dropped', async () => {
    const place = await sit();
    const { seq } = await letOtherMove(place);
    const { brain, clock, updates } = place;
    const old = brain.last;
    await place.ask('takeback', { as: 0 });
    expect(old.signal.aborted).toBe(true);
    await old.finish();
    await clock.pass(10_000);
    expect(updates.at(-1)!.waitingFor).toEqual([0]);
    expect(updates.at(-1)!.seq).toBe(seq + 1);
  });

  it.each([
    ['nobody looks on any more', (place: Place) => place.ask('unwatch')],
    ['the table is closed', (place: Place) => place.ask('close')],
  ])('stops thinking when %s, and leaves nothing behind', async (_, leave) => {
    const store = new MemoryStore();
    const place = await sit({ store });
    const { seq } = await letOtherMove(place);
    const { last } = place.brain;
    await leave(place);
    expect(last.signal.aborted).toBe(true);
    await last.finish();
    await place.clock.pass(60_000);
    expect(place.brain.thoughts).toHaveLength(1);
    const kept = await store.load('x');
    expect(kept?.records.length ?? seq).toBe(seq);
  });

  it('thinks again when somebody comes back', async () => {
    const place = await sit();
    const { seq } = await letOtherMove(place);
    await place.ask('unwatch');
    await place.ask('watch', { as: 0, since: seq });
    expect(place.brain.thoughts).toHaveLength(2);
    expect(place.brain.last.task).toEqual(place.brain.thoughts[0]!.task);
    await place.brain.last.finish();
    await place.clock.pass(5_000);
    expect(place.updates.at(-1)!.seq).toBe(seq + 1);
  });

  it('goes by rules of thumb where it cannot think', async () => {
    const place = await sit();
    const { seq } = await letOtherMove(place);
    await place.brain.last.fail();
    await place.clock.pass(5_000);
    expect(place.updates.at(-1)!.seq).toBe(seq + 1);
    const { records } = await (await place.host.table('x')).journal();
    expect(records.at(-1)).toMatchObject({ seat: 1, by: 'apprentice' });
  });

  it('is asked nothing where rules of thumb will do', async () => {
    const place = await sit({ bots: ['apprentice', 'random'] });
    const { seq } = await letOtherMove(place);
    await place.clock.pass(5_000);
    expect(place.updates.at(-1)!.seq).toBeGreaterThan(seq);
    expect(place.brain.thoughts).toHaveLength(0);
  });

  it('knows no more than its seat: it is handed a world, not the truth', async () => {
    const place = await sit();
    await letOtherMove(place);
    const { task } = place.brain.last;
    const table = await place.host.table('x');
    const match = Match.resume(guildhall!.game, task.position);
    expect(match.hash()).not.toBe(await table.read((truth) => truth.hash()));
    expect(match.view(1)).toEqual(await table.read((truth) => truth.view(1)));
    expect(structuredClone(task)).toEqual(task);
  });
});

describe('a hint', () => {
  it('says what a master would do, and is counted once', async () => {
    const place = await sit();
    const { ask, brain, updates } = place;
    expect(updates[0]!.hints).toEqual([0, 0]);
    const asked = ask('hint', { as: 0 });
    await soon();
    expect(brain.last.task).toMatchObject({ bot: 'master', seat: 0 });
    const { answer } = await brain.last.finish();
    expect(await asked).toEqual({ seq: 0, options: [{ answer, chance: 0.5 }] });
    expect(await ask('hint', { as: 0 })).toEqual(await asked);
    expect(brain.thoughts).toHaveLength(1);
    expect(updates.at(-1)!.hints).toEqual([1, 0]);
    expect((await ask('tables')).tables[0]!.hints).toEqual([1, 0]);

    await ask('answer', { as: 0, answer, seq: 0 });
    expect(updates.at(-1)!.hints).toEqual([1, 0]);
  });

  it('can be called off, and then counts for nothing', async () => {
    const { ask, brain, updates } = await sit();
    const asked = ask('hint', { as: 0 }).catch((error: unknown) => error);
    await soon();
    await ask('drop-hint', { as: 0 });
    expect(await asked).toMatchObject({ code: 'hint-dropped' });
    expect(brain.last.signal.aborted).toBe(true);
    expect(updates.at(-1)!.hints).toEqual([0, 0]);
  });

  it('is dropped when the table moves on', async () => {
    const place = await sit();
    const asked = place.ask('hint', { as: 0 }).catch((error: unknown) => error);
    await soon();
    const { last } = place.brain;
    await letOtherMove(place);
    expect(await asked).toMatchObject({ code: 'hint-dropped' });
    expect(last.signal.aborted).toBe(true);
    expect(place.updates.at(-1)!.hints).toEqual([0, 0]);
  });

  it('stays while others answer who are asked at the same time, and is thought about and counted once', async () => {
    const { ask, brain, clock, updates } = await sit({
      bots: ['apprentice', 'apprentice'],
      game: 'the-guild',
    } as never);
    while (updates.at(-1)!.waitingFor.length === 1) {
      const [decision] = updates.at(-1)!.decisions;
      if (decision?.kind === 'choose') await ask('answer', { as: 0, answer: [decision.options[0]!.id] });
      else await clock.pass(100);
    }
    const { seq } = updates.at(-1)!;
    const asked = ask('hint', { as: 0 });
    await soon();
    for (let i = 0; i < 2; i++) await clock.pass(5_000);
    expect(updates.at(-1)).toMatchObject({ seq: seq + 2, waitingFor: [0], hints: [0, 0, 0] });
    expect(brain.last.signal.aborted).toBe(false);
    const { answer } = await brain.last.finish();
    expect(await asked).toEqual({ seq, options: [{ answer, chance: 0.5 }] });
    expect(await ask('hint', { as: 0 })).toEqual(await asked);
    expect(brain.thoughts).toHaveLength(1);
    expect(updates.at(-1)!.hints).toEqual([1, 0, 0]);
    await ask('answer', { as: 0, answer, seq });
    expect(updates.at(-1)!.seq).toBe(seq + 3);
  });

  it('is not to be had where nobody can think', async () => {
    const { ask, brain } = await sit();
    const asked = ask('hint', { as: 0 }).catch((error: unknown) => error);
    await soon();
    await brain.last.fail();
    expect(await asked).toMatchObject({ code: 'no-hint-now' });
  });

  it('is for the seat that is asked only', async () => {
    const place = await sit({ bots: ['master', 'apprentice'] });
    await expect(place.ask('hint', { as: 1 })).rejects.toMatchObject({ code: 'not-allowed' });
    await expect(place.ask('hint', { as: 9 })).rejects.toMatchObject({ code: 'no-such-seat' });
    await letOtherMove(place);
    await expect(place.ask('hint', { as: 0 })).rejects.toMatchObject({ code: 'not-your-decision' });
  });

  it('is refused where the table plays without', async () => {
    const place = await sit({ hints: false } as never);
    expect(place.updates[0]).not.toHaveProperty('hints');
    await expect(place.ask('hint', { as: 0 })).rejects.toMatchObject({ code: 'no-hints' });
  });

  it('is not for several people at one table, unless they want it', async () => {
    const people = [{ name: 'Anna' }, { name: 'Ben' }];
    const without = await sit({ players: people } as never);
    await expect(without.ask('hint', { as: 0 })).rejects.toMatchObject({ code: 'no-hints' });
    const together = await sit({ players: people, hints: true } as never);
    expect(together.updates[0]!.hints).toEqual([0, 0]);
  });

  it('every reason has a text in every language', () => {
    for (const { sense, texts } of games) {
      for (const feature of sense?.features ?? []) {
        for (const words of Object.values(texts.catalogue)) expect(words).toHaveProperty([`why.${feature}`]);
      }
    }
  });
});
