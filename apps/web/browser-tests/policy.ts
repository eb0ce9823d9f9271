import type { Decision, Option } from '@zunft/kernel';

/** What is worth doing first; whatever is not named here is between the two halves. */
const liked = ['buy', 'use', 'play', 'level'];
const disliked = ['refill', 'decline', 'done', 'pass'];

/** Ids of the options that the players of these tests pick: a fixed rule of thumb, so that games repeat. */
export function answerTo(decision: Decision): readonly string[] {
  if (decision.kind !== 'choose') throw new Error(`nobody here answers a question for ${decision.kind}`);
  const { options, min, max } = decision;
  const wanted = Math.max(min, Math.min(max, 1));
  const picked: Option[] = [];
  for (const option of options.filter(({ legal }) => legal).toSorted((a, b) => rank(a) - rank(b))) {
    const taken = option.group !== undefined && picked.some(({ group }) => group === option.group);
    if (picked.length < wanted && !taken) picked.push(option);
  }
  return picked.map(({ id }) => id);
}

function rank({ ref: { verb } }: Option): number {
  if (liked.includes(verb)) return liked.indexOf(verb) - liked.length;
  return disliked.indexOf(verb) + 1;
}
