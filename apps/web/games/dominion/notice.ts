import type { Scene } from '../../table/scene.ts';
import { faceOf } from './faces.ts';
import { fundsOf } from './funds.ts';
import { pileOf, viewOf } from './view.ts';

/** What a player should know while answering: that the game is about to end, or what tokens would buy. */
export function notice(scene: Scene): string | undefined {
  return ending(scene) ?? withTokens(scene);
}

function ending(scene: Scene): string | undefined {
  const view = viewOf(scene);
  const speaker = scene.speaker.value;
  if (view.stage !== 'turn') return undefined;
  if (pileOf(view, 'province')?.count === 0) return speaker.say('dom.lastProvince');
  const { emptyPiles: count, pilesThatEndIt } = view;
  return count >= pilesThatEndIt ? speaker.say('dom.lastPile', { count }) : undefined;
}

/** The dearest card that coins do not pay, but coins and tokens do. */
function withTokens(scene: Scene): string | undefined {
  const funds = fundsOf(scene);
  if (funds === undefined || funds.tokens === 0 || funds.buys === 0 || funds.inHand > 0) return undefined;
  const { coins, tokens } = funds;
  const { supply } = viewOf(scene);
  const asked = scene.option(scene.pointed.value ?? scene.questioned.value)?.ref.card;
  const reachable = supply.filter(({ cost, count }) => count > 0 && cost > coins && cost <= coins + tokens);
  const dearest = reachable.toSorted((a, b) => b.cost - a.cost)[0];
  const pile = reachable.find(({ card }) => card === asked) ?? dearest;
  if (pile === undefined) return undefined;
  const speaker = scene.speaker.value;
  const { card, cost } = pile;
  return speaker.say('dom.tokensWouldDo', { card: speaker.card(card), cost, coins, short: cost - coins });
}

/** The card that asks. */
export function subject(scene: Scene): string | undefined {
  const source = scene.decision.value?.source;
  return source === undefined ? undefined : faceOf(source).id;
}
