import type { Effect } from '../effect.ts';
import type { ProfessionId } from '../faces.ts';

/** A profession: what its card does, by the number of its members in the open guildhall. */
export interface ProfessionCard {
  readonly id: ProfessionId;
  /** Printed levels in ascending order. */
  readonly levels: readonly number[];
  effect(level: number): Effect;
}

export const profession = (id: ProfessionId, effects: Readonly<Record<number, Effect>>): ProfessionCard => ({
  id,
  levels: Object.keys(effects).map(Number),
  effect: (level) => effects[level]!,
});

/** A profession whose effect grows with every member. G-03: any lower number may be chosen. */
export const growingProfession = (id: ProfessionId, effect: (members: number) => Effect): ProfessionCard =>
  profession(id, { 0: effect(0), 1: effect(1), 2: effect(2), 3: effect(3), 4: effect(4) });
