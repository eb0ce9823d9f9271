import type { Term } from '../terms.ts';

export const guildhallTerms = [
  { id: 'set', rules: ['GH-2.1', 'GH-2.3'] },
  { id: 'profession', rules: ['GH-2.1'] },
  { id: 'profession-card', rules: ['GH-2.1'] },
  { id: 'identical', rules: ['GH-2.6'] },
  { id: 'deck', rules: ['GH-2.2', 'GH-2.8'] },
  { id: 'discard', rules: ['GH-2.2'] },
  { id: 'hand', rules: ['GH-2.2'] },
  { id: 'guildhall', rules: ['GH-2.2'] },
  { id: 'chapter', rules: ['GH-2.2'] },
  { id: 'open', rules: ['GH-2.2'] },
  { id: 'completed', rules: ['GH-2.5', 'GH-5.4'] },
  { id: 'area', rules: ['GH-2.2', 'GH-2.7'] },
  { id: 'action', rules: ['GH-2.4'] },
  { id: 'play', rules: ['GH-2.4-A'] },
  { id: 'place', rules: ['GH-5.3'] },
  { id: 'refill', rules: ['GH-2.4-B'] },
  { id: 'buy', rules: ['GH-2.4-C'] },
  { id: 'effect', rules: ['GH-5.5'] },
  { id: 'level', rules: ['GH-2.4-A', 'G-04'] },
  { id: 'x', rules: ['G-03'] },
  { id: 'target', rules: ['G-17'] },
  { id: 'exchange', rules: ['GH-5.2'] },
  { id: 'search', rules: ['GH-2.2', 'G-06'] },
  { id: 'prestige', rules: ['GH-2.4-C'] },
  { id: 'row', rules: ['GH-2.2', 'G-15'] },
  { id: 'prestige-deck', rules: ['G-09'] },
  { id: 'points', rules: ['GH-2.7'] },
  { id: 'ruling', rules: [] },
] as const satisfies readonly Term[];

export type GuildhallTermId = (typeof guildhallTerms)[number]['id'];
