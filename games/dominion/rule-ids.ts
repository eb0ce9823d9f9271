import { type KingdomCardId, kingdomCardIds } from './printed.ts';

const sections = [
  'DOM-1.1',
  'DOM-1.2',
  'DOM-1.3',
  'DOM-1.4',
  'DOM-1.5',
  'DOM-1.6',
  'DOM-1.7',
  'DOM-2.1',
  'DOM-2.5',
] as const;

export type RuleId = (typeof sections)[number] | `DOM-${KingdomCardId}`;

/** Every rule and ruling, in reading order: the game as a whole, then card by card. */
export const ruleIds: readonly RuleId[] = [...sections, ...kingdomCardIds.map((id) => `DOM-${id}` as const)];
