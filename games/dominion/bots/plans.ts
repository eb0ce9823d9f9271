import type { Options, Policy, Table } from '@zunft/kernel';
import { kingdomSize } from '../kingdom.ts';
import { dominionOptions } from '../options.ts';
import { kingdom } from '../places.ts';
import { kingdomCardIds } from '../printed.ts';
import { shippedStrategies } from '../strategies/shipped.ts';
import { fitStrategy } from './fit.ts';
import { fittedStrategies } from './fitted.ts';
import { playerOf } from './player.ts';

/** Games of two that are played to find plans for a kingdom: a few seconds. */
const usualGames = 30_000;

/** Plans of so many kingdoms are remembered; a search looks at one kingdom, a series at a few. */
const remembered = 32;

/** Plans for kingdoms, each looked for when it is first asked for. What is found depends on the kingdom alone. */
export class PlanBook {
  private readonly games: number;
  private readonly pages = new Map<string, readonly Policy[]>();
  private readonly generalist = [playerOf(shippedStrategies.apprentice)];

  constructor(games = usualGames) {
    this.games = games;
  }

  /** The best plan for the kingdom of this table. */
  planFor(t: Table): Policy {
    return this.plansFor(t)[0]!;
  }

  /** The best plans, each of another kind, best first. As long as the kingdom is being chosen: a plan for any. */
  plansFor(t: Table): readonly Policy[] {
    const cards = kingdomOf(t);
    if (cards === undefined) return this.generalist;
    const { masquerade, overpaidCost, lastCopy } = dominionOptions(t.options);
    const key = `${t.seats} ${cards} ${masquerade} ${overpaidCost} ${lastCopy}`;
    const known = this.pages.get(key);
    if (known !== undefined) return known;
    const found = this.find({ ...t.options, kingdom: cards }, t.seats).map(playerOf);
    if (this.pages.size >= remembered) this.pages.delete(this.pages.keys().next().value!);
    this.pages.set(key, found);
    return found;
  }

  private find(options: Options, seats: number): readonly string[] {
    const { kingdom: cards } = dominionOptions(options);
    const games = Math.ceil((this.games * 2) / seats);
    return fittedStrategies[`${seats} ${cards}`] ?? fitStrategy({ options, seats, games, seed: cards });
  }
}

/** The ten cards, in the order of the catalogue; `undefined` as long as they have not all been chosen. */
function kingdomOf(t: Table): string | undefined {
  const { kingdom: settled } = dominionOptions(t.options);
  if (settled !== 'draft') return settled;
  if (t.size(kingdom) < kingdomSize) return undefined;
  const chosen = t.cardsIn(kingdom).map((card) => t.faceName(card));
  return kingdomCardIds.filter((id) => chosen.includes(id)).join(',');
}

const book = new PlanBook();

/** The fitted strategist for the kingdom of this table; takes seconds when a kingdom is first met. */
export const planFor = (t: Table): Policy => book.planFor(t);

/** The best few plans of different kinds, best first. */
export const plansFor = (t: Table): readonly Policy[] => book.plansFor(t);
