import type { Answer, Sense, Situation } from '@zunft/kernel';
import type { Bot } from '../bot.ts';
import { RandomPolicy } from '../random.ts';
import { type Considered, type Thinking, thinkingOfNothing } from '../thinking.ts';
import { Consequences, whyOf } from './consequences.ts';
import { Search, type SearchStyle } from './search.ts';

/** Tries each answer in some worlds and judges the table at the end of the turn, without looking further. */
export const lookingAhead = (sense: Sense, iterations: number): Bot =>
  thinker(sense, iterations, { horizon: 1, depth: 1, curiosity: 1 });

/** Searches as deep as it gets. */
export const searching = (sense: Sense, iterations: number): Bot => thinker(sense, iterations, {});

const thinker = (sense: Sense, iterations: number, style: Partial<SearchStyle>): Bot => ({
  iterations,
  begin: (situation, seed) =>
    situation.question.kind === 'text'
      ? thinkingOfNothing(situation)
      : new SearchThinking(situation, sense, seed, { style, iterations }),
});

/** Answers that are explained. */
const mostOptions = 3;

/** Two are enough where the chance of the third is less than this part of the best one's. */
const worthConsidering = 0.75;

/** Iterations after which the chance of an answer can be told. */
const fairTrial = 192;

/** Other answers that one is compared with, and in how many iterations each. */
const mostCompared = 12;
const glance = 24;

/** After so many iterations, and again after as many, it is asked whether the matter is clear. */
const lookUpEvery = 64;

class SearchThinking implements Thinking {
  private readonly situation: Situation;
  private readonly sense: Sense;
  private readonly search: Search;
  private readonly usual: number;
  private readonly hasChoice: boolean;
  /** The answer where taste decides. */
  private readonly whim: Answer | undefined;

  constructor(
    situation: Situation,
    sense: Sense,
    seed: string,
    { style, iterations }: { readonly style: Partial<SearchStyle>; readonly iterations: number },
  ) {
    this.situation = situation;
    this.sense = sense;
    this.usual = iterations;
    this.search = new Search(situation, sense, seed, style);
    this.hasChoice = this.search.findings.choices() > 1;
    const isTaste = sense.tastes?.includes(situation.question.prompt) === true;
    this.whim = isTaste ? situation.answerBy(new RandomPolicy(seed)) : undefined;
  }

  get iterations(): number {
    return this.search.iterations;
  }

  run(iterations: number): boolean {
    const { search } = this;
    if (!this.hasChoice) return false;
    const end = search.iterations + iterations;
    while (search.iterations < end) {
      const slice = lookUpEvery - (search.iterations % lookUpEvery);
      if (!search.run(Math.min(slice, end - search.iterations))) return false;
      if (search.iterations % lookUpEvery === 0 && search.findings.isClear(this.usual - search.iterations))
        return false;
    }
    return true;
  }

  answer(): Answer {
    return this.whim ?? this.situation.answer(this.search.findings.best());
  }

  explain(): readonly Considered[] {
    if (!this.hasChoice) return [];
    const { search, situation, sense } = this;
    const { findings } = search;
    const compared = findings.firstMoves().slice(0, mostCompared);
    const consequences = compared.map(({ node, visits }, i) => {
      const own = new Consequences(sense, situation.table.seats, node);
      search.observe(own, i < mostOptions ? Math.max(glance, fairTrial - visits) : glance);
      return own;
    });
    const [first, ...others] = consequences.slice(0, mostOptions);
    for (const other of others) this.tryRival(other, first!);
    return compared
      .slice(0, mostOptions)
      .map(({ node, move }, i) => {
        const own = consequences[i]!;
        const { share, visits } = findings.of(node);
        const why = whyOf(
          sense,
          situation.seat,
          own,
          consequences.filter((one) => one !== own),
        );
        const answer = situation.answer(findings.line(move));
        return { answer, chance: inHundredths(share), visits, ...(why && { why }) };
      })
      .sort((a, b) => b.chance - a.chance)
      .filter(({ chance }, i, [best]) => i < 2 || chance >= worthConsidering * best!.chance);
  }

  /** What looks better than what would be answered has to prove it. */
  private tryRival(rival: Consequences, first: Consequences): void {
    const { search } = this;
    const { findings } = search;
    const looksBetter = () => findings.of(rival.node).share > findings.of(first.node).share;
    let missing = findings.of(first.node).visits / 2 - findings.of(rival.node).visits;
    for (; missing > 0 && looksBetter(); missing -= glance) search.observe(rival, glance);
  }
}

/** Nobody can tell a chance more exactly. */
const inHundredths = (share: number): number => Math.round(share * 100) / 100;
