import { type Chance, drawBelow, fastChance, type Policy, type Question, type Table } from '@zunft/kernel';

/** Answers every question at random: each single option, and each number of picks, equally likely. */
export class RandomPolicy implements Policy {
  private readonly chance: Chance;
  private readonly cells = new Int32Array(4);
  private readonly left: number[] = [];

  constructor(seed: string) {
    this.chance = fastChance(seed);
    this.chance.start(this.cells);
  }

  private below(bound: number): number {
    return drawBelow(this.chance, this.cells, bound);
  }

  answer(_: Table, question: Question): void {
    if (question.kind === 'name') question.choose(this.below(question.names.length));
    else if (question.kind === 'amount')
      question.choose(question.min + this.below(question.max - question.min + 1));
    else if (question.max === 1 && question.min === 1)
      question.choose(question.values[this.below(question.count)]!);
    else this.pickSeveral(question);
  }

  private pickSeveral(question: Question): void {
    const most = Math.min(question.max, question.count);
    const count = question.min + this.below(most - question.min + 1);
    const { left } = this;
    let n = question.count;
    for (let i = 0; i < n; i++) left[i] = i;
    while (question.chosenCount < count && n > 0) {
      const j = this.below(n);
      const option = left[j]!;
      left[j] = left[--n]!;
      if (fits(question, option)) question.choose(question.values[option]!);
    }
  }
}

/** The rule about groups and identical cards that an answer has to keep. */
function fits(question: Question, option: number): boolean {
  const group = question.groups[option]!;
  if (group < 0) return true;
  for (let i = 0; i < question.chosenCount; i++) {
    const at = question.values.indexOf(question.chosen[i]!);
    if (question.groups[at] === group) return false;
  }
  return true;
}
