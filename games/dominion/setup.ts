import { none, operandOf, type Seat, type Table } from '@zunft/kernel';
import { effectOf } from './cards/index.ts';
import { kingdomSize } from './kingdom.ts';
import { draw } from './moves.ts';
import { dominionOptions, kingdomFaces, startingCards } from './options.ts';
import { active, box, deck, drafting, first, kingdom, pile, playing, stage } from './places.ts';
import { isBasic } from './printed.ts';
import { handSize, startTurn } from './turn.ts';
import { verb } from './verbs.ts';

/** DOM-1.1 */
export function setup(t: Table): void {
  const isDraft = dominionOptions(t.options).kingdom === 'draft';
  const inDecks = startingCards * t.seats;
  const marks = t.printed.length - (isDraft ? kingdomFaces(t.options).length : kingdomSize);
  const { printed } = t;
  for (let card = 0; card < inDecks; card++) {
    t.create(card, printed[card]!, deck(Math.floor(card / startingCards)));
  }
  for (let card = inDecks; card < marks; ) {
    const face = printed[card]!;
    let end = card + 1;
    while (end < marks && printed[end] === face) end++;
    if (isDraft && !isBasic(face)) for (let copy = card; copy < end; copy++) t.create(copy, face, box);
    else t.createPile(card, end - card, face, pile(face));
    card = end;
  }
  for (let card = marks; card < printed.length; card++) {
    t.create(card, printed[card]!, isDraft ? box : kingdom);
  }
  const start = t.draw(t.seats);
  t.set(first, start);
  t.set(active, start);
  if (t.live) t.tell('first-player', start);
  if (isDraft) t.set(stage, drafting!);
  else begin(t);
}

/** DOM-2.5: the kingdom is chosen card by card, in turn order. */
export function draft(t: Table, me: Seat): void {
  const question = t.question(me, 'draft');
  question.open = true;
  if (t.live) question.params = { number: t.size(kingdom) + 1, total: kingdomSize };
  for (const face of kingdomFaces(t.options)) {
    if (t.find(kingdom, face) === none) question.offer(verb.draft | face);
  }
  const face = operandOf(t.pick(question));
  t.move(t.find(box, face), kingdom);
  for (let card = t.find(box, face); card !== none; card = t.find(box, face)) t.move(card, pile(face));
  if (t.live) t.tell('draft', me, { cards: [t.top(kingdom)] });
  if (t.size(kingdom) < kingdomSize) t.set(active, (me + 1) % t.seats);
  else begin(t);
}

function begin(t: Table): void {
  for (let card = t.bottom(kingdom); card !== none; card = t.above(card)) {
    const effect = effectOf(t.face(card));
    if (effect?.setUp === undefined) continue;
    if (t.live) t.cause = effect.id;
    for (let seat = 0; seat < t.seats; seat++) effect.setUp(t, seat);
    t.cause = undefined;
  }
  for (let seat = 0; seat < t.seats; seat++) {
    t.shuffle(deck(seat));
    draw(t, seat, handSize);
  }
  t.set(stage, playing!);
  startTurn(t, t.get(first));
}
