import type { Sense } from '@zunft/kernel';
import { steady } from './apprentice.ts';
import { Judgement } from './judgement.ts';
import { features, measure } from './measure.ts';
import { Prospects } from './prospects.ts';
import { weights } from './weights.ts';

const prospects = new Prospects();

/** Points of experience that make one option look clearly better than another. */
const scale = 4;

/** How The Guild looks to whoever thinks ahead. */
export const sense: Sense = {
  features,
  measure,
  weights: (seats) => weights[seats]!,
  hunch(t, question, into) {
    const judgement = new Judgement(t, prospects.look(t, question.seat), question);
    if (question.kind === 'amount') {
      const fair = judgement.amount() - question.min;
      for (let i = 0; i <= question.max - question.min; i++) into[i] = -Math.abs(i - fair) / 2;
    } else {
      for (let i = 0; i < question.count; i++) into[i] = judgement.of(question.values[i]!) / scale;
    }
  },
  playout: (_, seed) => steady(seed),
  horizon: () => 5,
  tastes: ['profession'],
};
