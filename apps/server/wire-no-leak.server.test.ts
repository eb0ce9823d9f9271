import { games } from '@zunft/games';
import { updateFor } from '@zunft/host';
import { type Journal, Match, type Seat } from '@zunft/kernel';
import type { Room } from '@zunft/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { playAtRandom, TestClient, type TestServer, testServer } from './test-server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await testServer({
    ZUNFT_RATE_SOCKET: '100000',
    ZUNFT_RATE_PERSON: '100000',
    ZUNFT_RATE_ADDRESS: '100000',
  });
});

afterAll(() => server.close());

const seatIn = ({ seats }: Room): Seat => seats.findIndex(({ you }) => you === true);

/** A whole game over sockets: everything that each seat and a spectator were sent, and the truth after the end. */
async function recordedGame(
  game: string,
  people: number,
): Promise<{ frames: string[][]; journal: Journal; table: string }> {
  const clients = await Promise.all(
    Array.from({ length: people + 1 }, () => TestClient.open(server.address)),
  );
  const spectator = clients.pop()!;
  const [owner, ...others] = clients as [TestClient, ...TestClient[]];
  const places = [{ kind: 'me' as const }, ...others.map(() => ({ kind: 'kept' as const }))];
  const { room } = await owner.ask('lay', { game, places });
  const { table, code } = room;
  for (const client of others) await client.ask('sit', { table, code: code! });
  for (const [i, client] of clients.entries())
    await client.ask('ready', { table, ready: true, nonce: `${i}` });
  await spectator.ask('enter', { table });
  await spectator.ask('watch', { table, as: 'spectator' });
  await Promise.all(clients.map((client, i) => playAtRandom(client, table, `wire ${i}`)));
  const { room: last } = await owner.ask('enter', { table });
  const { journal } = await owner.ask('journal', { table });
  const seats = await Promise.all(
    clients.map(async (client) => seatIn((await client.ask('enter', { table })).room)),
  );
  const frames = [...clients, spectator].map(({ heard }) => heard.map((message) => JSON.stringify(message)));
  const bySeat = seats.map((_, seat) => frames[seats.indexOf(seat)]!);
  for (const client of [...clients, spectator]) client.close();
  expect(last.phase).toBe('over');
  return { frames: [...bySeat, frames.at(-1)!], journal: journal as unknown as Journal, table };
}

/** What a viewer is pushed after the last answer of a match. */
function pushed(match: Match, table: string, viewer: Seat): string {
  const seq = match.seq - 1;
  const events = match.news(viewer).map((event) => ({ seq, event }));
  return JSON.stringify({ table, update: { ...updateFor(match, viewer, match.seq), from: seq, events } });
}

describe.each(games.map(({ game }) => [game.id, game] as const))('%s over the wire', (id, game) => {
  it('what every seat and a spectator are sent is the same in other worlds', async () => {
    const { frames, journal, table } = await recordedGame(id, 3);
    const counts = { compared: 0, different: 0, leaks: 0, missing: 0 };
    const match = Match.replay(game, journal, 0);
    for (const [i, record] of journal.records.entries()) {
      match.repeat(record);
      if (match.isOver) break;
      // What the deal brought about has the number of the first answer, and is told with it once more.
      if (i === 0) continue;
      for (const [viewer, sent] of frames.entries()) {
        if (!sent.includes(pushed(match, table, viewer))) counts.missing++;
        if (i % 3 !== 0) continue;
        const other = match.alternative(viewer, `wire ${i}`);
        if (other === undefined) continue;
        counts.compared++;
        if (other.hash() === match.hash()) continue;
        counts.different++;
        if (!sent.includes(pushed(other, table, viewer))) counts.leaks++;
      }
    }
    expect(counts).toMatchObject({ leaks: 0, missing: 0 });
    expect(counts.different).toBeGreaterThan(0.9 * counts.compared);
    expect(counts.different).toBeGreaterThan(60);

    const running = frames.map((sent) =>
      sent.slice(
        0,
        sent.findIndex((frame) => frame.includes('"over":true')),
      ),
    );
    for (const secret of [journal.deal!.secret, journal.chance.seed])
      expect(running.flat().some((frame) => frame.includes(secret))).toBe(false);
  });
});
