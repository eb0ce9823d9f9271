import type { Command } from './command.ts';

/** The one list of commands; each is loaded when it is wanted. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  play: async () => (await import('./play/play.ts')).play,
  replay: async () => (await import('./replay/replay.ts')).replay,
  rules: async () => (await import('./rules.ts')).rules,
  cards: async () => (await import('./cards.ts')).cards,
  simulate: async () => (await import('./simulate/simulate.ts')).simulate,
  protocol: async () => (await import('./protocol/protocol.ts')).protocol,
  perft: async () => (await import('./perft.ts')).perft,
};

export const commandNames: readonly string[] = Object.keys(commands);

export const loadCommand = async (name: string): Promise<Command | undefined> =>
  Object.hasOwn(commands, name) ? commands[name]!() : undefined;
