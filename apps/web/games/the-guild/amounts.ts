import type { Message } from '@zunft/kernel';
import type { Speaker } from '@zunft/text';
import type { Deed } from '../../table/client-game.ts';
import type { Scene } from '../../table/scene.ts';
import { mine } from './view.ts';

/** Amounts that are paid at once. */
const paid: readonly string[] = ['prompt.gift', 'prompt.bid-price'];

/** What answering with an amount does: “Ask for 5 Taler”. */
export function amountDeed(scene: Scene, amount: number): Deed {
  const speaker = scene.speaker.value;
  const { key = '' } = scene.decision.value?.prompt ?? {};
  const left = (mine(scene)?.taler ?? 0) - amount;
  return {
    title: speaker.say(key.replace('prompt', 'tg.amount'), { amount }),
    note: paid.includes(key) ? speaker.say('tg.left', { count: left }) : undefined,
  };
}

/** The same when it has been done. */
export const amountName = (speaker: Speaker, { key }: Message, amount: number): string =>
  speaker.say(key.replace('prompt', 'tg.amount'), { amount });

/** What an amount would mean. */
export function amountNote(scene: Scene, amount: number): string | undefined {
  const { key, params } = scene.decision.value?.prompt ?? {};
  if (key !== 'prompt.pledge') return undefined;
  const missing = Number(params?.['missing'] ?? 0);
  return scene.speaker.value.say('tg.pledgeNote', { rest: Math.max(0, missing - amount) });
}
