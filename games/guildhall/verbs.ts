import { defineVerbs } from '@zunft/kernel';
import { professionIds } from './faces.ts';

/** What an option does. An option's id is the verb and what it is done to: `play.weaver.red`. */
export const verbs = defineVerbs({
  play: 'card',
  refill: 'nothing',
  buy: 'card',
  pass: 'nothing',
  level: 'number',
  use: 'nothing',
  decline: 'nothing',
  target: 'seat',
  place: 'card',
  discard: 'card',
  give: 'card',
  take: 'card',
  'give-chapter': professionIds,
  'take-chapter': professionIds,
  'put-back': 'card',
  pay: professionIds,
  drop: professionIds,
  done: 'nothing',
});

export const verb = verbs.at;
