import { type Policy, type Question, Stream, type Table } from '@zunft/kernel';
import { Judgement } from './judgement.ts';
import { Sight } from './sight.ts';

/** Plays by rules of thumb, with a human's misjudgements. The seed decides what it misjudges. */
export const apprentice = (seed: string): Policy => new Apprentice(seed);

/** How far a judgement may be off, in points. */
const misjudgement = 0.25;

class Apprentice implements Policy {
  private readonly stream: Stream;
  private readonly sight = new Sight();
  private readonly scores: number[] = [];

  constructor(seed: string) {
    this.stream = new Stream(seed);
  }

  answer(t: Table, question: Question): void {
    if (question.kind === 'amount') {
      question.choose(question.min + this.stream.below(question.max - question.min + 1));
    } else if (question.kind === 'name') {
      question.choose(this.stream.below(question.names.length));
    } else {
      this.sight.look(t, question.seat);
      this.judge(t, question);
      if (question.min === 1 && question.max === 1) question.choose(question.values[this.best(question)]!);
      else this.pickSeveral(question);
    }
  }

  /** Gives every option a score in points. */
  private judge(t: Table, question: Question): void {
    const judgement = new Judgement(t, this.sight, question);
    for (let i = 0; i < question.count; i++) {
      const slip = (this.stream.below(1024) / 1024 - 0.5) * misjudgement;
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
      if (question.groupIsFree(option)) question.choose(question.values[option]!);
    }
  }
}

/** The score of an option that has been picked or passed over. */
const used = Number.NEGATIVE_INFINITY;
