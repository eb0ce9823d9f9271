import type { Policy } from '@zunft/kernel';
import { faceOf, isBasic } from '../printed.ts';
import { type Menu, menuText } from './menu.ts';
import { playerOf } from './player.ts';

/** A menu that takes part, and how it has fared against the rivals of the moment. */
export class Candidate {
  readonly menu: Menu;
  readonly text: string;
  readonly player: Policy;
  games = 0;
  won = 0;

  constructor(menu: Menu) {
    this.menu = menu;
    this.text = menuText(menu);
    this.player = playerOf(this.text);
  }

  get share(): number {
    return this.games === 0 ? 0 : this.won / this.games;
  }

  forget(): void {
    this.games = 0;
    this.won = 0;
  }
}

export const byShare = (a: Candidate, b: Candidate): number => b.share - a.share;

/** Plans of which one wants twice as many cards as both do are of different kinds. */
const differentKind = 0.5;

/** The best candidates of which no two are much alike; then the best of the others. */
export function ofDifferentKinds(best: readonly Candidate[], count: number): readonly Candidate[] {
  const chosen: Candidate[] = [];
  for (const candidate of best) {
    if (chosen.every((other) => difference(candidate, other) >= differentKind)) chosen.push(candidate);
  }
  return [...chosen, ...best.filter((candidate) => !chosen.includes(candidate))].slice(0, count);
}

/** How many of the cards that either wants only one of them wants: 0 to 1. */
function difference(a: Candidate, b: Candidate): number {
  const cards = (candidate: Candidate) =>
    new Set(candidate.menu.wishes.map(({ card }) => card).filter((card) => !isBasic(faceOf(card))));
  const [of, others] = [cards(a), cards(b)];
  const all = new Set([...of, ...others]).size;
  return all === 0 ? 0 : 1 - [...of].filter((card) => others.has(card)).length / all;
}
