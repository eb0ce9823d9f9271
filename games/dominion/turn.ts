import { type Face, none, operandOf, type Question, type Seat, type Table, verbOf } from '@zunft/kernel';
import { effectOf } from './cards/index.ts';
import { draw, gain, gainCard } from './moves.ts';
import { dominionOptions } from './options.ts';
import {
  actionPhase,
  actions,
  actionsPlayed,
  active,
  aside,
  buyPhase,
  buys,
  coins,
  copperBonus,
  discard,
  discount,
  hand,
  inPlay,
  kingdom,
  over,
  phase,
  pile,
  soldOut,
  stage,
  tokens,
  treasurePhase,
  turn,
  turns,
} from './places.ts';
import { play } from './play.ts';
import {
  basicCount,
  copper,
  isAction,
  isTreasure,
  mayOverpay,
  printedCoins,
  printedCost,
  province,
} from './printed.ts';
import type { ReasonCode } from './reasons.ts';
import { eachPile, isExhausted, isSoldOut, price } from './supply.ts';
import { verb } from './verbs.ts';

export const handSize = 5;

export function startTurn(t: Table, seat: Seat): void {
  t.set(active, seat);
  t.set(phase, actionPhase!);
  t.set(actions, 1);
  t.set(buys, 1);
  t.set(coins, 0);
  t.set(discount, 0);
  t.set(copperBonus, 0);
  t.set(actionsPlayed, 0);
  t.add(turn, 1);
  t.add(turns(seat), 1);
  if (t.live) t.tell('turn', seat, { params: { turn: t.get(turns(seat)) } });
}

/**
 * DOM-1.2: the next thing that the active player does in a turn. Both phases are one question: going on to buy
 * is playing a Treasure, spending a token or buying, so that nobody need say "no more Actions".
 */
export function act(t: Table, me: Seat): void {
  const prompt = t.get(phase) === actionPhase ? 'action' : 'buy';
  const foreseen = t.foreseen(me, prompt);
  const choice = foreseen === none ? t.pick(whatToDo(t, me, prompt)) : foreseen;
  const chosen = verbOf(choice);
  if (chosen === verb.end) endTurn(t, me);
  else if (chosen === verb.buy) buy(t, me, operandOf(choice));
  else if (chosen === verb['play-treasures']) playTreasures(t, me);
  else if (chosen === verb['spend-tokens']) spendTokens(t, me);
  else playFromHand(t, me, operandOf(choice));
}

function whatToDo(t: Table, me: Seat, prompt: string): Question {
  const question = t.question(me, prompt);
  if (t.live) {
    question.params = turnParams(t, me);
    offerPlays(t, me, question);
    offerSpending(t, me, question);
    offerBuys(t, question);
  } else offerWhatIsPossible(t, me, question);
  return question.offer(verb.end);
}

/**
 * What is legal of the same options, in the same order, without a reason for the others: a play-out asks this more
 * often than all else.
 */
function offerWhatIsPossible(t: Table, me: Seat, question: Question): void {
  const now = t.get(phase);
  if (now !== buyPhase) offerPossiblePlays(t, me, question, now === actionPhase && t.get(actions) > 0);
  if (now !== buyPhase && t.get(tokens(me)) > 0) question.offer(verb['spend-tokens']);
  if (t.get(buys) > 0) offerPossibleBuys(t, question);
}

const turnParams = (t: Table, me: Seat) => ({
  /** Action cards in hand. */
  cards: t.cardsIn(hand(me)).filter((card) => isAction[t.face(card)]).length,
  actions: t.get(actions),
  buys: t.get(buys),
  coins: t.get(coins),
  tokens: t.get(tokens(me)),
});

// Playing

function offerPlays(t: Table, me: Seat, question: Question): void {
  let treasures = 0;
  for (let card = t.bottom(hand(me)); card !== none; card = t.above(card)) {
    const face = t.face(card);
    if (isTreasure[face]) treasures++;
    question.offer(verb.play | card, playRefusal(t, face));
  }
  const isLate = t.get(phase) === buyPhase;
  question.offer(
    verb['play-treasures'],
    isLate ? 'treasure-after-buy' : treasures > 0 ? undefined : 'no-treasure-in-hand',
  );
}

function offerPossiblePlays(t: Table, me: Seat, question: Question, mayAct: boolean): void {
  let hasTreasures = false;
  for (let card = t.bottom(hand(me)); card !== none; card = t.above(card)) {
    const face = t.face(card);
    if (isTreasure[face]) hasTreasures = true;
    if (isTreasure[face] || (mayAct && isAction[face])) question.offer(verb.play | card);
  }
  if (hasTreasures) question.offer(verb['play-treasures']);
}

function playRefusal(t: Table, face: Face): ReasonCode | undefined {
  if (isTreasure[face]) return t.get(phase) === buyPhase ? 'treasure-after-buy' : undefined;
  if (!isAction[face]) return 'not-playable';
  if (t.get(phase) !== actionPhase) return 'action-phase-over';
  return t.get(actions) > 0 ? undefined : 'no-actions-left';
}

function playFromHand(t: Table, me: Seat, card: number): void {
  if (isTreasure[t.face(card)]) t.set(phase, treasurePhase!);
  else t.add(actions, -1);
  play(t, me, card);
}

/** All at once: none of these Treasures cares about the order, and none does anything but what is printed on it. */
function playTreasures(t: Table, me: Seat): void {
  t.set(phase, treasurePhase!);
  if (!t.live) {
    playTreasuresUnseen(t, me);
    return;
  }
  let next: number;
  let count = 0;
  for (let card = t.bottom(hand(me)); card !== none; card = next) {
    next = t.above(card);
    if (!isTreasure[t.face(card)]) continue;
    play(t, me, card);
    count++;
  }
  // Everyone can tell that these were all.
  t.disclose(count);
}

/** The same, in one motion. */
function playTreasuresUnseen(t: Table, me: Seat): void {
  const bonus = t.get(copperBonus);
  let sum = 0;
  for (let card = t.bottom(hand(me)); card !== none; card = t.above(card)) {
    const face = t.face(card);
    sum += printedCoins[face]!;
    if (face === copper) sum += bonus;
  }
  t.add(coins, sum);
  t.moveMarked(isTreasure, hand(me), inPlay(me));
}

// DOM-1.4

function offerSpending(t: Table, me: Seat, question: Question): void {
  const has = t.get(tokens(me)) > 0;
  const why = t.get(phase) === buyPhase ? 'tokens-after-buy' : has ? undefined : 'no-tokens';
  question.offer(verb['spend-tokens'], why);
}

function spendTokens(t: Table, me: Seat): void {
  const count = t.amount(me, 'spend-tokens', { min: 1, max: t.get(tokens(me)) }, turnParams(t, me));
  t.set(phase, treasurePhase!);
  t.add(tokens(me), -count);
  t.add(coins, count);
  if (t.live) t.tell('spend-tokens', me, { params: { count } });
}

// Buying

function offerBuys(t: Table, question: Question): void {
  eachPile(t, (face) => question.offer(verb.buy | face, buyRefusal(t, face)));
}

function offerPossibleBuys(t: Table, question: Question): void {
  const most = t.get(coins) + t.get(discount);
  for (let face = copper; face < basicCount; face++) {
    if (printedCost[face]! <= most && t.size(pile(face)) > 0) question.offer(verb.buy | face);
  }
  for (let card = t.bottom(kingdom); card !== none; card = t.above(card)) {
    const face = t.face(card);
    if (printedCost[face]! <= most && t.size(pile(face)) > 0) question.offer(verb.buy | face);
  }
}

function buyRefusal(t: Table, face: Face): ReasonCode | undefined {
  if (isSoldOut(t, face)) return 'pile-empty';
  if (t.get(buys) === 0) return 'no-buys-left';
  return price(t, face) > t.get(coins) ? 'too-dear' : undefined;
}

/** DOM-1.5: pay, then what overpaying brings, then the card. */
function buy(t: Table, me: Seat, face: Face): void {
  const cost = price(t, face);
  t.set(phase, buyPhase!);
  t.add(buys, -1);
  t.add(coins, -cost);
  if (t.live) t.tell('buy', me, { cards: [t.top(pile(face))], params: { cost } });
  const amount = mayOverpay[face] ? overpay(t, me, face) : 0;
  for (let card = t.bottom(inPlay(me)); card !== none; card = t.above(card)) {
    const effect = effectOf(t.face(card));
    if (effect?.whenBuying === undefined) continue;
    if (t.live) t.cause = effect.id;
    effect.whenBuying(t, me);
    t.cause = undefined;
  }
  if (amount > 0) payOff(t, me, face, amount);
  else gain(t, me, face);
}

/** What overpaying brings, and then the card itself, if there still is one. */
function payOff(t: Table, me: Seat, face: Face, amount: number): void {
  const kept = dominionOptions(t.options).lastCopy === 'kept' ? t.top(pile(face)) : none;
  if (kept !== none) {
    t.move(kept, aside(me));
    if (isSoldOut(t, face)) t.add(soldOut, 1);
  }
  const { cause } = t;
  t.cause = t.layout.faces[face];
  effectOf(face)!.overpaid!(t, me, amount);
  t.cause = cause;
  gainCard(t, me, kept === none ? t.top(pile(face)) : kept);
}

function overpay(t: Table, me: Seat, face: Face): number {
  const { cause } = t;
  t.cause = t.layout.faces[face];
  const amount = t.amount(me, 'overpay', { min: 0, max: t.get(coins) }, { cost: price(t, face) });
  t.add(coins, -amount);
  if (t.live && amount > 0) t.tell('overpay', me, { params: { count: amount } });
  t.cause = cause;
  return amount;
}

// Clean-up

function endTurn(t: Table, me: Seat): void {
  t.moveWhole(hand(me), discard(me), inPlay(me));
  if (t.live) t.tell('clean-up', me);
  draw(t, me, handSize);
  if (isExhausted(t)) {
    t.set(stage, over!);
    if (t.live)
      t.tell('game-end', t.seats, { params: { piles: isSoldOut(t, province) ? 0 : t.get(soldOut) } });
  } else {
    startTurn(t, (me + 1) % t.seats);
  }
}
