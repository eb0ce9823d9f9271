import { type Options, type Policy, Stream } from '@zunft/kernel';
import { kingdomFaces } from '../options.ts';
import { type CardId, cardIds } from '../printed.ts';
import { shippedStrategies } from '../strategies/shipped.ts';
import { byShare, Candidate, ofDifferentKinds } from './candidate.ts';
import { Contest } from './contest.ts';
import { type Menu, menuOf, menuText } from './menu.ts';
import { playerOf } from './player.ts';
import { simplify } from './simplify.ts';
import { templates } from './templates.ts';
import { merge, vary } from './variation.ts';

export interface FitSetup {
  /** Settled: the kingdom is ten cards. */
  readonly options: Options;
  readonly seats: number;
  /** How many games may be played to find out what wins. */
  readonly games: number;
  readonly seed: string;
  /** Strategies to begin with, besides the usual ones. */
  readonly also?: readonly string[];
}

/** Strategies for a kingdom that were found to win, best first, each of another kind. */
export function fitStrategy(setup: FitSetup): readonly string[] {
  return new Fit(setup).run();
}

/** A candidate plays at least this many games at a time. */
const block = 12;

/** So many plans come out of it. */
const plansKept = 4;

/** So many templates are left when the search for better menus begins. */
const screened = 16;

/** This part of all games is for the first impression of every template. */
const screenPart = 0.06;

/** So many of the best are rivals besides, so that nobody gets far by beating a single plan. */
const rivalsBesides = 4;

/** Games of each of the last plans against each other. */
const gamesToProve = 6 * block;
const duelsToProve = 48;

/** With fewer games than this the best template has to do. */
const leastForSearching = 10_000;

/** One leg of the search: so many islands are left, with so much of the games, and so long are the races. */
interface Leg {
  readonly islands: number;
  readonly part: number;
  readonly longestRace: number;
}

const legs: readonly Leg[] = [
  { islands: 6, part: 0.3, longestRace: 5 * block },
  { islands: 4, part: 0.25, longestRace: 8 * block },
  { islands: 2, part: 0.2, longestRace: 12 * block },
  { islands: 1, part: 0.25, longestRace: 20 * block },
];

class Fit {
  private readonly contest: Contest;
  private readonly stream: Stream;
  private readonly kingdom: readonly CardId[];
  private readonly limit: number;
  private next = 0;
  private readonly tried = new Set<string>();
  /** Rivals from beginning to end, so that nobody forgets how to beat them. */
  private readonly standing = [shippedStrategies['big-money-ultimate'], shippedStrategies.apprentice].map(
    playerOf,
  );
  private rivals: readonly Policy[] = this.standing.slice(0, 1);
  private readonly also: readonly string[];

  constructor({ options, seats, games, seed, also = [] }: FitSetup) {
    this.also = also;
    this.contest = new Contest(options, seats, seed);
    this.stream = new Stream(`${seed}/fit`);
    this.kingdom = kingdomFaces(options).map((face) => cardIds[face]!);
    this.limit = games;
  }

  run(): readonly string[] {
    const menus = [...templates(this.kingdom), ...this.also.map((text) => menuOf(text, this.kingdom))];
    const best = this.screen(menus.flatMap((menu) => this.newcomer(menu) ?? []));
    const plans = this.limit < leastForSearching ? this.asTheyAre(best) : this.search(this.merged(best));
    return plans.slice(0, plansKept).map(({ text }) => text);
  }

  /** Lets a candidate play; against each rival in turn, and from each seat alike. */
  private play(candidate: Candidate, games: number): void {
    const { seats } = this.contest;
    for (let i = 0; i < games; i++) {
      const rival = this.rivals[Math.floor(this.next / seats) % this.rivals.length]!;
      candidate.won += this.contest.share(candidate.player, rival, this.next++);
      candidate.games++;
    }
  }

  /** Drops the worse half again and again. */
  private screen(candidates: readonly Candidate[]): readonly Candidate[] {
    const share = Math.floor((this.limit * screenPart) / candidates.length);
    const games = Math.max(this.contest.seats, Math.min(block, share));
    let left = candidates;
    while (left.length > screened) {
      for (const candidate of left) this.play(candidate, games);
      left = left.toSorted(byShare).slice(0, Math.max(screened, Math.ceil(left.length / 2)));
    }
    return left.toSorted(byShare);
  }

  /** What a hasty search can do: tell which of the best templates is best. */
  private asTheyAre(best: readonly Candidate[]): readonly Candidate[] {
    const left = Math.max(0, this.limit - this.contest.games);
    return ofDifferentKinds(this.measured(best, Math.floor(left / best.length)), plansKept);
  }

  /** Some that do what two of the best do, among the best. */
  private merged(best: readonly Candidate[]): readonly Candidate[] {
    const parents = best.slice(0, 6);
    const children = parents.flatMap((a) =>
      parents.flatMap((b) => (a === b ? [] : (this.newcomer(merge(a.menu, b.menu)) ?? []))),
    );
    this.face(best.slice(0, 1));
    return this.measured([...this.measured(children, 2 * block).slice(0, 10), ...best], 5 * block);
  }

  /** Judged by new games, against whoever are the rivals now; best first. */
  private measured(candidates: readonly Candidate[], games: number): readonly Candidate[] {
    for (const candidate of candidates) {
      candidate.forget();
      this.play(candidate, games);
    }
    return candidates.toSorted(byShare);
  }

  /** Improves menus of different kinds side by side, and drops the worst kinds from leg to leg. */
  private search(best: readonly Candidate[]): readonly Candidate[] {
    const total = this.limit - this.contest.games - gamesToProve * duelsToProve;
    let islands = ofDifferentKinds(best, legs[0]!.islands);
    const dropped: Candidate[] = [];
    let end = this.contest.games;
    for (const leg of legs) {
      dropped.unshift(...islands.slice(leg.islands));
      islands = islands.slice(0, leg.islands);
      this.face([...islands, ...dropped]);
      const start = this.contest.games;
      end += total * leg.part;
      islands = islands.map((island, i) =>
        this.improved(island, islands, start + ((end - start) * (i + 1)) / islands.length, leg),
      );
      this.face([...islands, ...dropped]);
      if (islands.length > 1) islands = this.measured(islands, 16 * block);
    }
    return this.proven([...islands, ...dropped]);
  }

  /** Everybody against everybody: plans can beat each other in a circle, and one that beats the last may lose to the first. */
  private proven(plans: readonly Candidate[]): readonly Candidate[] {
    const field = [...this.standing, ...plans.map(({ player }) => player)];
    const worth = new Map(
      plans.map((plan) => {
        const shares = field.map((rival) => this.shareAgainst(plan, rival));
        const mean = (of: readonly number[]) => of.reduce((sum, share) => sum + share, 0) / of.length;
        return [plan, mean(shares) + mean(shares.slice(0, this.standing.length)) / 2] as const;
      }),
    );
    return plans.toSorted((a, b) => worth.get(b)! - worth.get(a)!);
  }

  private shareAgainst({ player }: Candidate, rival: Policy): number {
    let won = 0;
    for (let i = 0; i < gamesToProve; i++) won += this.contest.share(player, rival, this.next++);
    return won / gamesToProve;
  }

  /** From now on everybody plays against these, as far as there is room for them. */
  private face(rivals: readonly Candidate[]): void {
    this.rivals = [...this.standing, ...rivals.slice(0, rivalsBesides).map(({ player }) => player)];
  }

  /** Changes a menu as long as there are games left, and keeps what wins more. */
  private improved(
    island: Candidate,
    others: readonly Candidate[],
    until: number,
    { longestRace }: Leg,
  ): Candidate {
    const { stream } = this;
    let [champion] = this.measured([island], 8 * block) as [Candidate];
    while (this.contest.games < until) {
      const other = others[stream.below(others.length)]!;
      const newcomer = this.newcomer(vary(champion.menu, other.menu, this.kingdom, stream));
      if (newcomer === undefined || !this.wins(newcomer, champion, longestRace)) continue;
      // Whoever has won a race among many was lucky as well; new games tell.
      this.measured([newcomer], longestRace);
      if (newcomer.share > champion.share) champion = newcomer;
      else this.play(champion, block);
    }
    return champion;
  }

  /** `undefined` if there is nothing in it that has not been tried before. */
  private newcomer(varied: Menu): Candidate | undefined {
    const menu = simplify(varied);
    const text = menuText(menu);
    if (menu.wishes.length === 0 || this.tried.has(text)) return undefined;
    this.tried.add(text);
    return new Candidate(menu);
  }

  private wins(newcomer: Candidate, champion: Candidate, longestRace: number): boolean {
    while (newcomer.games < longestRace) {
      this.play(newcomer, block);
      if (newcomer.games % (4 * block) === 0) this.play(champion, block);
      const doubt = 0.5 / Math.sqrt(newcomer.games);
      if (newcomer.share < champion.share + 0.01 - 0.7 * doubt) return false;
    }
    return newcomer.share > champion.share + 0.015;
  }
}
