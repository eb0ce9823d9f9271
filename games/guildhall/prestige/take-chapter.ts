import { operandOf, type Seat, type Table } from '@zunft/kernel';
import { upon } from '../effect.ts';
import { professionIds } from '../faces.ts';
import { chapterCards, hallOf } from '../hall.ts';
import { settle } from '../moves.ts';
import { hall } from '../places.ts';
import { verb } from '../verbs.ts';

/** GH-2.6: a chapter moves as a whole or not at all. */
function fits(t: Table, me: Seat, target: Seat, profession: number): boolean {
  const chapter = hallOf(t, target).chapter(profession);
  return !chapter.isEmpty && chapter.and(hallOf(t, me)).isEmpty;
}

/** Take 1 whole open chapter of another player into your guildhall. */
export const takeChapter = upon({
  refusal: (t, me, target) =>
    professionIds.some((_, profession) => fits(t, me, target, profession)) ? undefined : 'no-target-cards',
  run(t, me, target) {
    const question = t.question(me, 'take-chapter');
    if (t.live) question.params = { seat: target };
    question.open = true;
    professionIds.forEach((_, profession) => {
      if (hallOf(t, target).colours(profession) === 0) return;
      const why = fits(t, me, target, profession) ? undefined : 'chapter-would-duplicate';
      question.offer(verb['take-chapter'] | profession, why);
    });
    const cards = chapterCards(t, target, operandOf(t.pick(question)));
    t.moveAll(cards, hall(me));
    if (t.live) t.tell('take', me, { target, cards });
    settle(t, [me]);
  },
});
