import type { Me } from '@zunft/protocol';
import { change, settings } from '../settings/settings.ts';
import { server } from './server.ts';

let known: Me | undefined;

/** Takes over the name that the server knows the player by, if there is none here. */
export async function recallName(): Promise<void> {
  known ??= await server.request('me', {});
  const { name, nameless } = known;
  if (settings.peek().name.trim() === '' && !nameless) change({ name });
}

/** Names the player to everybody, here and on the server. */
export async function callMe(name: string): Promise<void> {
  if (settings.peek().name !== name) change({ name });
  if (known?.name !== name) known = await server.request('me', { name });
}
