import type { Answer, Sense, Situation } from '@zunft/kernel';
import type { Bot } from '../bot.ts';
import { RandomPolicy } from '../random.ts';
import { type Thinking, type Thought, thinkingOfNothing } from '../thinking.ts';
import { Search, type SearchStyle } from './search.ts';
import { whyOf } from './why.ts';

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

/** What got less than this part of all iterations has hardly been looked at. */
const leastPart = 64;

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
    this.hasChoice = this.search.choices() > 1;
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
      if (search.iterations % lookUpEvery === 0 && search.isClear(this.usual - search.iterations))
        return false;
    }
    return true;
  }

  thought(): Thought {
    const { situation, search, iterations } = this;
    const tried = search.tried();
    const worthNaming = tried.filter(({ visits }, i) => i === 0 || visits * leastPart >= iterations);
    const options = worthNaming.slice(0, mostOptions).map(({ move, node, share, visits }) => {
      const why = whyOf(this.sense, situation, search.judge, node, tried);
      return { answer: situation.answer(search.line(move)), chance: share, visits, ...(why && { why }) };
    });
    return { answer: this.whim ?? situation.answer(search.best()), iterations, options };
  }
}
