import type { RuleId } from '../rule-ids.ts';

export type Edition = 'old-world' | 'job-faire';

/** What is printed on a prestige card: points, its cost in completed chapters, and how often there is one. */
export interface PrintedPrestige {
  readonly id: string;
  readonly edition: Edition;
  readonly points: number;
  readonly cost: number;
  readonly copies: number;
  /** GH-2.3: so many stay in the box with two or three players. */
  readonly removedInSmallGames: number;
  readonly rule: RuleId;
  /** Points and nothing else. */
  readonly plain: boolean;
}

const usual = { copies: 3, removedInSmallGames: 1, plain: false };
const plain = { copies: 3, removedInSmallGames: 1, plain: true };
const fives = { copies: 6, removedInSmallGames: 2, plain: true };

type Printed = Omit<PrintedPrestige, 'edition'>;

const oldWorld: readonly Printed[] = [
  { id: 'owe_2_chapter', points: 2, cost: 1, rule: 'GH-vp-2', ...usual },
  { id: 'owe_3_draw', points: 3, cost: 1, rule: 'GH-vp-3-draw', ...usual },
  { id: 'owe_3_swap', points: 3, cost: 1, rule: 'GH-vp-3-swap', ...usual },
  { id: 'owe_3_place', points: 3, cost: 1, rule: 'GH-vp-3-place', ...usual },
  { id: 'owe_4_take', points: 4, cost: 1, rule: 'GH-vp-4-take', ...usual },
  { id: 'owe_4_action', points: 4, cost: 1, rule: 'GH-vp-4-action', ...usual },
  { id: 'owe_5', points: 5, cost: 1, rule: 'GH-vp-5', ...fives },
  { id: 'owe_7_actions', points: 7, cost: 2, rule: 'GH-vp-7', ...usual },
  { id: 'owe_9', points: 9, cost: 2, rule: 'GH-vp-9', ...plain },
];

const jobFaire: readonly Printed[] = [
  { id: 'jf_2_chapter', points: 2, cost: 1, rule: 'GH-vp-2', ...usual },
  { id: 'jf_3_swap', points: 3, cost: 1, rule: 'GH-vp-3-swap', ...usual },
  { id: 'jf_3_place', points: 3, cost: 1, rule: 'GH-vp-3-place', ...usual },
  { id: 'jf_4_draw', points: 4, cost: 1, rule: 'GH-vp-4-draw', ...usual },
  { id: 'jf_4_take', points: 4, cost: 1, rule: 'GH-vp-4-take', ...usual },
  { id: 'jf_4_action', points: 4, cost: 1, rule: 'GH-vp-4-action', ...usual },
  { id: 'jf_5', points: 5, cost: 1, rule: 'GH-vp-5', ...fives },
  { id: 'jf_7_actions', points: 7, cost: 2, rule: 'GH-vp-7', ...usual },
  { id: 'jf_9', points: 9, cost: 2, rule: 'GH-vp-9', ...plain },
];

/** All prestige cards; a card's number is its face. */
export const printedPrestige: readonly PrintedPrestige[] = [
  ...oldWorld.map((card) => ({ ...card, edition: 'old-world' as const })),
  ...jobFaire.map((card) => ({ ...card, edition: 'job-faire' as const })),
];

export const prestigeFaces: readonly string[] = printedPrestige.map(({ id }) => id);
