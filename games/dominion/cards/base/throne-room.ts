import { none } from '@zunft/kernel';
import { onlyActions, pickCard } from '../../choose.ts';
import { hand } from '../../places.ts';
import { carryOut, play } from '../../play.ts';
import { verb } from '../../verbs.ts';
import { card } from '../card.ts';

/** First edition: whoever holds an Action must choose one. */
export const throneRoom = card('throne-room', {
  play(t, me) {
    const chosen = pickCard(t, me, 'play-twice', { verb: verb.play, from: hand(me), why: onlyActions });
    if (chosen === none) return;
    play(t, me, chosen);
    carryOut(t, me, chosen);
  },
});
