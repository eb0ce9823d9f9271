import type { Room } from '@zunft/protocol';
import { expect, test, vi } from 'vitest';
import { RoomEntry } from './room-entry.ts';

const { asked, server } = vi.hoisted(() => {
  const asked: { command: string; answer: (value: unknown) => void }[] = [];
  const server = {
    request: (command: string) => new Promise((answer) => asked.push({ command, answer })),
    onRoom: () => () => undefined,
    onReopened: () => () => undefined,
  };
  return { asked, server };
});
vi.mock('./server.ts', () => ({ server }));

const room = { table: 'oak', version: 1 } as Room;

test('a table: whoever leaves and comes back before they were let in stays there', async () => {
  const first = RoomEntry.enter({ table: 'oak' });
  const second = RoomEntry.enter({ table: 'oak' });
  for (const { answer } of asked) answer({ room });
  (await first).leave();
  expect(asked.map(({ command }) => command)).toEqual(['enter', 'enter']);
  (await second).leave();
  expect(asked.map(({ command }) => command)).toEqual(['enter', 'enter', 'exit']);
});
