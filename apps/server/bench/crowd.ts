import { setTimeout as sleep } from 'node:timers/promises';
import { Client, meet, type Player } from '../faults/client.ts';

/** People at many tables who play as fast as they are told to. */
export class Crowd {
  readonly players: Player[] = [];
  private readonly spectators: Client[] = [];
  private readonly address: string;
  private readonly draw: () => number;
  private readonly games: readonly string[];

  constructor(address: string, games: readonly string[], draw: () => number) {
    this.address = address;
    this.games = games;
    this.draw = draw;
  }

  get tables(): number {
    return this.players.length / 2;
  }

  get sockets(): number {
    return this.players.length + this.spectators.length;
  }

  /** Two people at each of so many tables. */
  async growTo(tables: number): Promise<void> {
    while (this.tables < tables) {
      const count = Math.min(8, tables - this.tables);
      const met = Array.from({ length: count }, async (_, i) =>
        meet(
          this.address,
          { game: this.games[(this.tables + i) % this.games.length]!, people: 2 },
          this.draw,
        ),
      );
      this.players.push(...(await Promise.all(met)).flat());
    }
  }

  /** Others who look on, until there are so many sockets. */
  async lookOn(sockets: number): Promise<void> {
    while (this.sockets < sockets) {
      const { table } = this.players[Math.floor(this.draw() * this.players.length)]!;
      const client = await Client.connect(this.address);
      await client.request('enter', { table });
      await client.request('watch', { table, as: 'spectator' });
      this.spectators.push(client);
    }
  }

  /** Plays so many answers a second for so long. Returns how long acknowledgements took, in milliseconds. */
  async play(perSecond: number, seconds: number): Promise<number[]> {
    const latencies: number[] = [];
    const answering = new Set<Promise<void>>();
    const began = performance.now();
    for (let given = 0; given < perSecond * seconds; given++) {
      const due = began + (given * 1_000) / perSecond;
      const wait = due - performance.now();
      if (wait > 1) await sleep(wait);
      const player = this.somebodyAsked();
      if (player === undefined) continue;
      const before = player.latencies.length;
      const done = player.answer().then(() => {
        latencies.push(...player.latencies.slice(before));
        answering.delete(done);
      });
      answering.add(done);
    }
    await Promise.all(answering);
    return latencies;
  }

  private somebodyAsked(): Player | undefined {
    const first = Math.floor(this.draw() * this.players.length);
    for (let i = 0; i < this.players.length; i++) {
      const player = this.players[(first + i) % this.players.length]!;
      if (player.isAsked && !player.isOver && !player.isAnswering) return player;
    }
    return undefined;
  }
}
