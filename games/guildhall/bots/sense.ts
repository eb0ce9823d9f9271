import type { Sense } from '@zunft/kernel';
import { apprentice } from './apprentice.ts';
import { Judgement } from './judgement.ts';
import { features, measure, stages } from './measure.ts';
import { Sight } from './sight.ts';
import { weights } from './weights.ts';

const sight = new Sight();

/** How Guildhall looks to whoever thinks ahead. */
export const sense: Sense = {
  features,
  measure,
  stages,
  weights: (seats) => weights[seats]!,
  hunch(t, question, into) {
    if (question.kind !== 'choose') {
      into.fill(0);
      return;
    }
    const judgement = new Judgement(t, sight.look(t, question.seat), question);
    for (let i = 0; i < question.count; i++) into[i] = judgement.of(question.values[i]!);
  },
  playout: (_, seed) => apprentice(seed),
  // A round, up to the end of the own next turn.
  horizon: (seats) => seats + 1,
};
