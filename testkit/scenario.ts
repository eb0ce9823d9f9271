import {
  type Answer,
  type Decision,
  type Game,
  type Json,
  Match,
  type Option,
  parsePosition,
  type Reason,
  Refusal,
  type Seat,
} from '@zunft/kernel';
import { ScriptedChance, type ScriptedOutcome } from './scripted-chance.ts';

type Choice = Extract<Decision, { kind: 'choose' }>;

/** A table set up for a test: three blocks, table, answers, expectation. */
export interface Scenario {
  readonly match: Match;
  /** Answers for whoever is asked: ids of options. Throws a `Refusal` if it is not allowed. */
  answer(...ids: readonly string[]): Scenario;
  /** Answers for whoever is asked for a number, or for a name. */
  say(amountOrName: number | string): Scenario;
  /** Answers for one of several seats that are asked at once. */
  answerFor(seat: Seat, ...ids: readonly string[]): Scenario;
  /** The one decision that is open. */
  asked(): Choice;
  /** Who is asked, and what: `1 drop-chapter`. */
  prompt(): string;
  /** Ids of what can be picked now. */
  legal(): string[];
  /** Why an option cannot be picked; fails the test if it can, or is not listed. */
  why(id: string): Reason;
  /** The code with which an answer is refused; fails the test if the table has changed all the same. */
  refused(...ids: readonly string[]): string;
  /** Names of the cards in a zone: piles from the top down. */
  cards(zone: string, seat?: Seat): string[];
  counter(name: string, seat?: Seat): Json;
  /** The effect is over: chance is used up and the active player may act, or the game has ended. */
  settled(): void;
}

/** Cards that the table does not mention stay in the box. The script dictates chance. */
export function scenario(
  game: Game,
  table: Readonly<Record<string, Json>>,
  script: readonly ScriptedOutcome[] = [],
): Scenario {
  const position = parsePosition(game, { game: game.id, rest: 'box', ...table });
  const chance = new ScriptedChance(script);
  const match = Match.resume(
    game,
    { ...position, state: { ...position.state, chance: [0, 0, 0, 0] } },
    chance,
  );

  const asked = (): Choice => {
    const [decision, ...more] = match.decisions();
    if (decision === undefined || more.length > 0 || decision.kind !== 'choose') {
      throw new Error(`expected one choice, found ${JSON.stringify(match.decisions())}`);
    }
    return decision;
  };
  const option = (id: string): Option => {
    const found = asked().options.find((option) => option.id === id);
    if (found === undefined) throw new Error(`${id} is not listed among ${asked().options.map((o) => o.id)}`);
    return found;
  };
  const self: Scenario = {
    match,
    answer(...ids) {
      const [decision] = match.decisions();
      if (decision === undefined) throw new Error('nobody is asked anything');
      match.answer(decision.seat, ids as Answer);
      return self;
    },
    say(amountOrName) {
      match.answer(match.waitingFor[0]!, amountOrName);
      return self;
    },
    answerFor(seat, ...ids) {
      match.answer(seat, ids);
      return self;
    },
    asked,
    prompt() {
      const [decision] = match.decisions();
      return decision === undefined
        ? 'over'
        : `${decision.seat} ${decision.prompt.key.replace('prompt.', '')}`;
    },
    legal: () => asked().options.flatMap((option) => (option.legal ? [option.id] : [])),
    why(id) {
      const found = option(id);
      if (found.legal) throw new Error(`${id} is possible`);
      return found.why;
    },
    refused(...ids) {
      const before = JSON.stringify([match.hash(), match.seq, match.decisions()]);
      try {
        match.answer(asked().seat, ids as Answer);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const after = JSON.stringify([match.hash(), match.seq, match.decisions()]);
        if (after !== before) throw new Error(`${ids} was refused and yet changed the table`);
        return error.code;
      }
      throw new Error(`${ids} was accepted`);
    },
    cards(zone, seat) {
      const index = game.zones.findIndex((info) => info.name === zone && info.owner === seat);
      const { visible } = game.zones[index]!;
      const names = match.table.cardsIn(index).map((card) => match.table.faceName(card));
      return visible === 'nobody' || visible === 'top' ? names.reverse() : names;
    },
    counter(name, seat) {
      const index = game.counters.findIndex((info) => info.name === name && info.owner === seat);
      return game.notation.counters[name]!.make(match.table.get(index));
    },
    settled() {
      const left = chance.left(match.table.cells);
      if (left > 0) throw new Error(`${left} scripted outcomes were not used`);
      const [decision] = match.decisions();
      const prompt = decision?.prompt.key.replace('prompt.', '') ?? 'action';
      if (prompt !== 'action' && prompt !== 'buy') throw new Error(`somebody is still asked: ${prompt}`);
    },
  };
  return self;
}
