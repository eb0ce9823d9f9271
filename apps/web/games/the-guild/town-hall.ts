import type { Scene } from '../../table/scene.ts';
import { viewOf } from './view.ts';

/** What somebody would pay for the Town Hall: as promised, as far as it can be paid. */
export interface Part {
  readonly seat: number;
  readonly amount: number;
}

/** What the others would pay if a seat built now. */
export function partsOfOthers(scene: Scene, builder: number): readonly Part[] {
  const { townHall, seats } = viewOf(scene);
  let left = townHall.cost;
  return seats.flatMap((_, i) => {
    const seat = (builder + i) % seats.length;
    const { taler, inTower } = seats[seat]!;
    if (i === 0 || inTower) return [];
    const amount = Math.min(townHall.pledges[seat]!, taler, left);
    left -= amount;
    return amount > 0 ? [{ seat, amount }] : [];
  });
}

/** The experience of whoever builds now: the own share, and what is left over. */
export function experienceOfBuilding(scene: Scene, builder: number): number {
  const { cost, value } = viewOf(scene).townHall;
  return partsOfOthers(scene, builder).reduce(
    (rest, { amount }) => rest - Math.floor((value * amount) / cost),
    value,
  );
}
