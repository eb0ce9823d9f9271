import type { Command } from './command.ts';

/** The one list of commands; each is loaded when it is wanted. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  play: async () => (await import('./play/play.ts')).play,
  replay: async () => (await import('./replay/replay.ts')).replay,
  rules: async () => (await import('./rules.ts')).rules,
  cards: async () => (await import('./cards.ts')).cards,
  simulate: async () => (await import('./simulate/simulate.ts')).simulate,
  arena: async () => (await import('./arena/arena.ts')).arena,
  report: async () => (await import('./report/report.ts')).report,
  protocol: async () => (await import('./protocol/protocol.ts')).protocol,
  perft: async () => (await import('./perft.ts')).perft,
  serve: async () => (await import('./server/serve.ts')).serve,
  backup: async () => (await import('./server/backup.ts')).backup,
  restore: async () => (await import('./server/restore.ts')).restore,
};

export const commandNames: readonly string[] = Object.keys(commands);

export const loadCommand = async (name: string): Promise<Command | undefined> =>
  Object.hasOwn(commands, name) ? commands[name]!() : undefined;
