import { type Policy, type Question, Stream, type Table } from '@zunft/kernel';
import { Judgement } from './judgement.ts';
import { Prospects } from './prospects.ts';

/** Plays by rules of thumb, with a human's misjudgements. The seed decides what it misjudges. */
export const apprentice = (seed: string): Policy => new RulesOfThumb(seed, 8);

/** The same rules, hardly ever mistaken. */
export const steady = (seed: string): Policy => new RulesOfThumb(seed, 1);

class RulesOfThumb implements Policy {
  private readonly stream: Stream;
  /** How far a judgement may be off, in points of experience. */
  private readonly misjudgement: number;
  private readonly prospects = new Prospects();
  private readonly scores: number[] = [];

  constructor(seed: string, misjudgement: number) {
    this.stream = new Stream(seed);
    this.misjudgement = misjudgement;
  }

  answer(t: Table, question: Question): void {
    if (question.kind === 'text') return;
    if (question.kind === 'amount') {
      question.choose(new Judgement(t, this.prospects.look(t, question.seat), question).amount());
      return;
    }
    this.judge(t, question);
    if (question.min === 1 && question.max === 1) question.choose(question.values[this.best(question)]!);
    else this.pickSeveral(question);
  }

  private judge(t: Table, question: Question): void {
    const judgement = new Judgement(t, this.prospects.look(t, question.seat), question);
    for (let i = 0; i < question.count; i++) {
      const slip = (this.stream.below(1024) / 1024 - 0.5) * this.misjudgement;
      this.scores[i] = judgement.of(question.values[i]!) + slip;
    }
  }

  private best(question: Question): number {
    let best = 0;
    for (let i = 1; i < question.count; i++) if (this.scores[i]! > this.scores[best]!) best = i;
    return best;
  }

  /** The best options first: as many as must be, and those above zero as far as may be. */
  private pickSeveral(question: Question): void {
    const { scores } = this;
    while (question.chosenCount < question.max) {
      const option = this.best(question);
      const score = scores[option]!;
      if (score === used || (question.chosenCount >= question.min && score <= 0)) return;
      scores[option] = used;
      question.choose(question.values[option]!);
    }
  }
}

/** The score of an option that has been picked. */
const used = Number.NEGATIVE_INFINITY;
