import type { Policy, Question } from '@zunft/kernel';

/** Lets a policy answer and complains at once if the rules would not accept it. Every option is listed for it. */
export function checkedPolicy(policy: Policy, name: string): Policy {
  return {
    answer(t, question) {
      policy.answer(t, question);
      const problem = problemOf(question);
      if (problem !== undefined) throw new Error(`${name}: ${question.prompt}: ${problem}`);
    },
  };
}

function problemOf(question: Question): string | undefined {
  const { kind, chosen, chosenCount, min, max, names } = question;
  if (kind === 'choose') return problemOfPicks(question);
  if (kind === 'text') return chosenCount === 0 ? undefined : 'a policy has no text to give';
  if (chosenCount !== 1) return `${chosenCount} answers`;
  const value = chosen[0]!;
  const [least, most] = kind === 'name' ? [0, names.length - 1] : [min, max];
  return Number.isInteger(value) && value >= least && value <= most ? undefined : `${value} is out of range`;
}

function problemOfPicks({
  chosen,
  chosenCount,
  min,
  max,
  values,
  groups,
  count,
}: Question): string | undefined {
  if (chosenCount < min || chosenCount > max) return `${chosenCount} picks`;
  const options = new Set<number>();
  const taken = new Set<number>();
  for (let i = 0; i < chosenCount; i++) {
    const option = values.findIndex((value, at) => at < count && value === chosen[i] && !options.has(at));
    if (option < 0) return `${chosen[i]} cannot be picked`;
    const group = groups[option]!;
    if (group >= 0 && taken.has(group)) return `two of group ${group}`;
    options.add(option);
    taken.add(group);
  }
  return undefined;
}
