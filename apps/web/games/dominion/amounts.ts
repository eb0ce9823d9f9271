import type { Message } from '@zunft/kernel';
import type { Speaker } from '@zunft/text';
import type { Deed } from '../../table/client-game.ts';
import type { Scene } from '../../table/scene.ts';
import { overpayDeed, overpayNote } from './overpay.ts';
import { viewOf } from './view.ts';

/** What an amount that is being considered brings, in words. */
export function amountNote(scene: Scene, amount: number): string | undefined {
  const decision = scene.decision.value;
  if (decision === undefined) return undefined;
  const { key, params } = decision.prompt;
  if (key === 'prompt.overpay') return overpayNote(scene, amount);
  if (key === 'prompt.spend-tokens') return spending(scene, amount);
  return key === 'prompt.pay-tokens' ? paying(scene, Number(params?.['cost']) + amount) : undefined;
}

/** What answering with an amount does: "Buy for 6", "Spend 2 tokens". */
export function amountDeed(scene: Scene, amount: number): Deed {
  const { key = '', params } = scene.decision.value?.prompt ?? {};
  if (key === 'prompt.overpay') return overpayDeed(scene, amount);
  const speaker = scene.speaker.value;
  if (key === 'prompt.spend-tokens') {
    const coins = viewOf(scene).coins + amount;
    return {
      title: speaker.say('dom.spend.deed', { amount }),
      note: speaker.say('dom.spend.none', { coins }),
    };
  }
  const cost = Number(params?.['cost']) + amount;
  return { title: speaker.say('dom.pay.deed', { amount }), note: speaker.say('dom.pay.then', { cost }) };
}

const names: Readonly<Record<string, string>> = {
  'prompt.overpay': 'dom.overpay.name',
  'prompt.spend-tokens': 'dom.spend.deed',
};

/** What was done with an amount: "Overpay by 4", "Spend 2 tokens". */
export const amountName = (speaker: Speaker, { key }: Message, amount: number): string =>
  speaker.say(names[key] ?? 'dom.pay.deed', { amount });

function spending(scene: Scene, amount: number): string {
  const speaker = scene.speaker.value;
  const coins = viewOf(scene).coins + amount;
  const list = namesAt(scene, coins);
  return speaker.say(list === '' ? 'dom.spend.none' : 'dom.spend.note', { coins, list });
}

const paying = (scene: Scene, cost: number): string =>
  scene.speaker.value.say('dom.pay.note', { cost, list: namesAt(scene, cost) });

/** The cards that cost exactly so much. */
function namesAt(scene: Scene, cost: number): string {
  const speaker = scene.speaker.value;
  return viewOf(scene)
    .supply.filter((pile) => pile.cost === cost && pile.count > 0)
    .map(({ card }) => speaker.card(card))
    .join(', ');
}
