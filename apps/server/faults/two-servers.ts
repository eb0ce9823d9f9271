import { setTimeout as sleep } from 'node:timers/promises';
import { anyAnswer } from '@zunft/testkit';
import { Client, meet, Player, Refused } from './client.ts';
import { randomFrom } from './random.ts';

export interface DuelReport {
  readonly rounds: number;
  /** Rounds in which not exactly one of the two answers was taken. */
  readonly undecided: number;
  /** Rounds after which somebody was not told of the newer table. */
  readonly behind: number;
  readonly codes: Readonly<Record<string, number>>;
}

/** The same person answers the same question over two servers at once. */
export async function answerTwice(
  addresses: readonly [string, string],
  { rounds, game }: { readonly rounds: number; readonly game: string },
): Promise<DuelReport> {
  const draw = randomFrom('two servers');
  const report = { rounds: 0, undecided: 0, behind: 0, codes: {} as Record<string, number> };
  while (report.rounds < rounds) {
    const here = await meet(addresses[0], { game, people: 2 }, draw);
    const there = await Promise.all(
      here.map(async ({ cookie, table, seat }) =>
        Player.at(await Client.connect(addresses[1], cookie), table, seat, draw),
      ),
    );
    while (report.rounds < rounds && !here[0]!.isOver) {
      const seat = here.findIndex(({ isAsked }) => isAsked);
      if (seat < 0) break;
      report.rounds++;
      const { table, update } = here[seat]!;
      const answer = anyAnswer(update!.decisions[0]!, (bound) => Math.floor(draw() * bound));
      const fields = { table, as: here[seat]!.seat, answer, seq: update!.seq };
      const tries = [here[seat]!, there[seat]!].map(async ({ connection }) => taken(connection, fields));
      const codes = await Promise.all(tries);
      if (codes.filter((code) => code === 'taken').length !== 1) report.undecided++;
      for (const code of codes) report.codes[code] = (report.codes[code] ?? 0) + 1;
      if (!(await allReach([...here, ...there], update!.seq + 1))) report.behind++;
    }
    for (const { connection } of [...here, ...there]) connection.cut();
  }
  return report;
}

async function taken(connection: Client, fields: Record<string, unknown>): Promise<string> {
  try {
    await connection.request('answer', fields);
    return 'taken';
  } catch (error) {
    if (error instanceof Refused) return error.wire.code;
    throw error;
  }
}

/** Everybody hears of the newer table within two seconds. */
async function allReach(players: readonly Player[], seq: number): Promise<boolean> {
  for (let i = 0; i < 400; i++) {
    if (players.every(({ update }) => update!.seq >= seq)) return true;
    await sleep(5);
  }
  return false;
}
