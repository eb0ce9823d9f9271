import type { Effect } from '../effect.ts';
import type { RuleId } from '../rule-ids.ts';

/** A prestige card: points, its cost in completed chapters, and what may be done once when it is bought. */
export interface PrestigeCard {
  readonly id: string;
  readonly points: number;
  readonly cost: number;
  readonly copies: number;
  /** GH-2.3: so many stay in the box with two or three players. */
  readonly removedInSmallGames: number;
  readonly effect?: Effect;
  readonly rule: RuleId;
}
