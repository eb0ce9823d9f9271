import type { Answer, Decision } from '@zunft/kernel';

/** Any answer that a decision allows. `below` draws a number from 0 to its bound − 1. */
export function anyAnswer(decision: Decision, below: (bound: number) => number): Answer {
  if (decision.kind === 'amount') return decision.min + below(decision.max - decision.min + 1);
  if (decision.kind === 'name') return decision.names[below(decision.names.length)]!;
  if (decision.kind === 'text') return '';
  const copies = decision.options.flatMap(({ id, legal, count = 1, group }) =>
    legal ? Array.from({ length: count }, () => ({ id, group })) : [],
  );
  const picks: { id: string; group: number | string | undefined }[] = [];
  const wanted = Math.max(decision.min, Math.min(1, decision.max));
  while (picks.length < wanted && copies.length > 0) {
    const [picked] = copies.splice(below(copies.length), 1);
    if (picked!.group === undefined || picks.every(({ group }) => group !== picked!.group))
      picks.push(picked!);
  }
  return picks.map(({ id }) => id);
}
