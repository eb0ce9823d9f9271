import type { Option } from '@zunft/kernel';
import type { Scene } from '../../table/scene.ts';
import { coinsOf, faceOf, isOf } from './faces.ts';
import { fundsOf, treasureSum } from './funds.ts';
import { pileOf, viewOf } from './view.ts';

/** A second line for what is about to be done: from what the player can see. */
export function consequence(scene: Scene, option: Option): string | undefined {
  const { verb, card } = option.ref;
  if (verb === 'end') return leftOver(scene) ?? scene.speaker.value.say('dom.draws');
  if (verb === 'play-treasures') return allTreasures(scene);
  if (card === undefined) return undefined;
  if (verb === 'play') return playing(scene, card);
  if (verb === 'buy') return buying(scene, card);
  return verb === 'gain' ? gaining(scene, card) : undefined;
}

function allTreasures(scene: Scene): string {
  const view = viewOf(scene);
  const count = treasureSum(view);
  return scene.speaker.value.say('dom.plus', { count, coins: view.coins + count });
}

function playing(scene: Scene, card: string): string | undefined {
  const speaker = scene.speaker.value;
  if (isOf(card, 'treasure')) {
    const { coins, copperBonus } = viewOf(scene);
    const count = coinsOf(card, copperBonus);
    return speaker.say('dom.plus', { count, coins: coins + count });
  }
  const [, ...lines] = speaker.cardText(card);
  return lines.join(' · ');
}

function buying(scene: Scene, card: string): string {
  const speaker = scene.speaker.value;
  const view = viewOf(scene);
  const left = view.coins - (pileOf(view, card)?.cost ?? 0);
  const then = speaker.say('dom.afterBuy', { coins: left, buys: view.buys - 1 });
  if (endsGame(scene, card)) return speaker.say('dom.endsGame');
  if (faceOf(card).overpay && left > 0) return speaker.say('dom.mayOverpay', { count: left });
  return playableActions(scene) > 0 ? `${speaker.say('dom.endsActions')} ${then}` : then;
}

function gaining(scene: Scene, card: string): string {
  const speaker = scene.speaker.value;
  if (endsGame(scene, card)) return speaker.say('dom.endsGame');
  return speaker.say('dom.leftThen', { count: (pileOf(viewOf(scene), card)?.count ?? 1) - 1 });
}

/** Taking this card ends the game: the last Province, or the last card of the last pile that may run out. */
function endsGame(scene: Scene, card: string): boolean {
  const view = viewOf(scene);
  const isLast = pileOf(view, card)?.count === 1;
  return isLast && (card === 'province' || view.emptyPiles + 1 >= view.pilesThatEndIt);
}

/** Actions in hand that could be played now. */
function playableActions(scene: Scene): number {
  const { you, phase, actions } = viewOf(scene);
  if (you === null || phase !== 'actions' || actions === 0) return 0;
  return you.hand.filter((card) => isOf(card, 'action')).length;
}

/** What ending the turn would leave unused. */
export function leftOver(scene: Scene): string | undefined {
  const speaker = scene.speaker.value;
  const funds = fundsOf(scene);
  if (funds === undefined) return undefined;
  const { buys, coins, inHand } = funds;
  const playable = playableActions(scene);
  const worth = coins + inHand;
  const parts = [
    ...(playable > 0 ? [speaker.say('dom.leftActions', { count: playable })] : []),
    ...(buys > 0 && inHand > 0 ? [speaker.say('dom.leftTreasures', { count: inHand })] : []),
    // Two coins buy something; with fewer there is hardly anything to buy.
    ...(buys > 0 && worth > 1 && inHand === 0 ? [speaker.say('dom.leftBuys', { count: buys, coins })] : []),
  ];
  return parts.length === 0 ? undefined : speaker.say('dom.leftOver', { list: parts.join(', ') });
}
