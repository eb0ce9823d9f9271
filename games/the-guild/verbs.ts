import { defineVerbs } from '@zunft/kernel';

export const verbs = defineVerbs({
  choose: 'card',
  keep: 'nothing',
  redraw: 'nothing',
  play: 'card',
  use: 'card',
  sell: 'card',
  drop: 'card',
  upgrade: 'nothing',
  build: 'nothing',
  pledge: 'nothing',
  offer: ['sell', 'buy', 'loan'],
  give: 'seat',
  accept: 'seat',
  decline: 'seat',
  withdraw: 'nothing',
  call: 'nothing',
  end: 'nothing',
  pass: 'nothing',
  tower: 'nothing',
  /** What a card is done to. */
  at: 'card',
  against: 'seat',
  unlock: 'card',
  take: 'card',
  discard: 'card',
  /** Whom an offer is for. */
  to: 'seat',
});

export const verb = verbs.at;
