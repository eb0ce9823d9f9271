import type { Scene } from '../../table/scene.ts';
import { coinsOf, isOf } from './faces.ts';
import { type DominionView, type Pile, viewOf } from './view.ts';

/** What the viewer can pay with this turn. */
export interface Funds {
  readonly coins: number;
  /** What the Treasures in hand would bring, as long as they may be played. */
  readonly inHand: number;
  /** Coin tokens that may still be spent. */
  readonly tokens: number;
  readonly buys: number;
}

/** Nothing when it is not the viewer's turn. */
export function fundsOf(scene: Scene): Funds | undefined {
  const view = viewOf(scene);
  if (view.stage !== 'turn' || view.you === null || view.active !== scene.viewer) return undefined;
  const { coins, buys } = view;
  const isLate = view.phase === 'buys';
  return {
    coins,
    buys,
    inHand: isLate ? 0 : treasureSum(view),
    tokens: isLate ? 0 : view.seats[scene.viewer]!.tokens,
  };
}

/** What playing all Treasures in hand brings. */
export const treasureSum = ({ you, copperBonus }: DominionView): number =>
  (you?.hand ?? [])
    .filter((card) => isOf(card, 'treasure'))
    .reduce((sum, card) => sum + coinsOf(card, copperBonus), 0);

/** Whether a pile can be paid: with the coins on the table, or with what is still in hand. */
export function reachOf(funds: Funds | undefined, { cost, count }: Pile): 'now' | 'soon' | undefined {
  if (funds === undefined || funds.buys === 0 || count === 0) return undefined;
  if (cost <= funds.coins) return 'now';
  return cost <= funds.coins + funds.inHand + funds.tokens ? 'soon' : undefined;
}
