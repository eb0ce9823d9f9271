import { type Policy, type Question, Stream, type Table } from '@zunft/kernel';

/** Answers every question at random: each single option, and each number of picks, equally likely. */
export class RandomPolicy implements Policy {
  private readonly stream: Stream;
  private readonly left: number[] = [];

  constructor(seed: string) {
    this.stream = new Stream(seed);
  }

  answer(_: Table, question: Question): void {
    if (question.kind === 'name') question.choose(this.stream.below(question.names.length));
    else if (question.kind === 'amount')
      question.choose(question.min + this.stream.below(question.max - question.min + 1));
    else if (question.max === 1 && question.min === 1)
      question.choose(question.values[this.stream.below(question.count)]!);
    else this.pickSeveral(question);
  }

  private pickSeveral(question: Question): void {
    const most = Math.min(question.max, question.count);
    const count = question.min + this.stream.below(most - question.min + 1);
    const { left } = this;
    let n = question.count;
    for (let i = 0; i < n; i++) left[i] = i;
    while (question.chosenCount < count && n > 0) {
      const j = this.stream.below(n);
      const option = left[j]!;
      left[j] = left[--n]!;
      if (question.groupIsFree(option)) question.choose(question.values[option]!);
    }
  }
}
