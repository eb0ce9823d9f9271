import type { Deed } from '../../table/client-game.ts';
import type { Scene } from '../../table/scene.ts';
import { faceOf, isOf } from './faces.ts';
import { dominionView, viewOf } from './view.ts';
import { wordsEn } from './words.en.ts';

/** The card whose overpaying gains Actions of exactly the amount paid. */
const gaining = 'stonemason';

/** The Actions that cost exactly as much as is overpaid. */
function actionsFor(scene: Scene, amount: number): string[] {
  const byPrint = scene.info.options['overpaidCost'] === 'printed';
  return dominionView(scene.view.value)
    .supply.filter(
      ({ card, cost, count }) =>
        count > 0 && isOf(card, 'action') && (byPrint ? faceOf(card).cost : cost) === amount,
    )
    .map(({ card }) => card);
}

/** Piles from which the amount that is being considered would gain. */
export function overpayGains(scene: Scene): readonly string[] {
  const decision = scene.decision.value;
  const amount = scene.amount.value;
  const isAsked = decision?.prompt.key === 'prompt.overpay' && decision.source === gaining;
  return isAsked && amount !== undefined && amount > 0 ? actionsFor(scene, amount) : [];
}

/** What paying so much more brings. */
export function overpayNote(scene: Scene, amount: number): string | undefined {
  const decision = scene.decision.value;
  if (decision?.prompt.key !== 'prompt.overpay') return undefined;
  const speaker = scene.speaker.value;
  const key = `dom.overpay.${decision.source}`;
  if (amount === 0 || !Object.hasOwn(wordsEn, key)) return speaker.say('dom.overpay.nothing');
  const list = actionsFor(scene, amount).map((card) => speaker.card(card));
  const { discard } = viewOf(scene).seats[scene.viewer]!;
  return speaker.say(key, { amount, list: list.join(', '), found: list.length, discard: discard.count });
}

/** What paying so much more does: the price, and in few words what comes of it. */
export function overpayDeed(scene: Scene, amount: number): Deed {
  const speaker = scene.speaker.value;
  const { prompt, source } = scene.decision.value!;
  const key = `dom.overpaid.${source}`;
  const isKnown = amount > 0 && Object.hasOwn(wordsEn, key);
  return {
    title: speaker.say('dom.overpay.deed', { total: Number(prompt.params?.['cost']) + amount }),
    note: speaker.say(isKnown ? key : 'dom.overpaid.nothing', {
      amount,
      found: actionsFor(scene, amount).length,
    }),
  };
}
