import type { Chance } from './chance.ts';
import { fastChance } from './chance.ts';
import { RuleDefect } from './errors.ts';
import type { TableEvent } from './event.ts';
import type { Options } from './game.ts';
import type { Card, Face, Layout, Seat } from './layout.ts';
import type { Params } from './message.ts';
import { Question } from './question.ts';
import { State } from './state.ts';

/** Thrown by a question that nobody has answered yet, and caught by the kernel alone. */
export const suspended = Symbol('suspended');

/** Answers questions on the spot. Picks are given with `question.choose(value)`. */
export interface Policy {
  answer(t: Table, question: Question): void;
}

/** Replaces what one seat does not know, at one moment of a run. Plain data. */
export interface Overlay {
  /** After so many answers of the step these faces are printed on the cards … */
  readonly after: number;
  readonly faces: readonly number[];
  /** … and at the next question these, with a new stream of chance. */
  readonly atQuestion?: { readonly faces: readonly number[]; readonly seed: string };
}

/** What an event is about. */
export interface About {
  readonly target?: Seat;
  readonly cards?: readonly Card[];
  /** Only the last of the cards is named to the others, even if they could remember the rest. */
  readonly onlyTop?: boolean;
  readonly params?: Params;
}

/** What comes out of the box for one game. */
export interface Box {
  readonly seats: number;
  readonly options: Options;
  readonly printed: readonly Face[];
}

/** Questions stay readable while so many later ones are asked. */
const questionsKept = 16;

/**
 * A table that rules act on: cards, counters, and the one way to ask a player something. The same rules run live
 * (an unanswered question suspends the run), in a play-out (a policy answers) and in a replay (answers are fed).
 */
export class Table extends State {
  readonly options: Options;
  /** The faces of all cards of this game, as they lie in the box. */
  readonly printed: readonly Face[];
  /** Somebody is looking: reasons, prompts and events are built. */
  live = false;
  policy: Policy | undefined;
  answers: readonly (readonly number[])[] = [];
  overlays: readonly Overlay[] = [];
  pending: Question[] = [];
  readonly events: TableEvent[] = [];
  /** Facts that became public although they were computed from hidden cards; see `disclose`. */
  readonly disclosed: number[] = [];
  /** What is happening, for events and prompts: the card or effect being carried out. */
  cause: string | undefined;
  private answered = 0;
  private readonly questions: Question[] = [];
  private asked = 0;

  constructor(layout: Layout, box: Box, chance: Chance) {
    super(layout, box.seats, chance);
    this.options = box.options;
    this.printed = box.printed;
    for (let i = 0; i < questionsKept; i++) this.questions.push(new Question());
  }

  /** Gets ready to run a step from its beginning. */
  begin(answers: readonly (readonly number[])[], overlays: readonly Overlay[]): void {
    this.answers = answers;
    this.overlays = overlays;
    this.answered = 0;
    this.pending = [];
    this.cause = undefined;
    this.segment();
  }

  /** From here on until the next question is new; what came before is repetition. */
  private segment(): void {
    this.learned = 0;
    this.drew = false;
    for (const overlay of this.overlays) if (overlay.after === this.answered) this.setFaces(overlay.faces);
    if (!this.live) return;
    if (this.disclosed.length > 0) this.disclosed.length = 0;
    this.seen.set(this.knowledge);
  }

  // Asking

  /** A new question to one seat; options are added with `offer`, and `pick` or `pickMany` asks it. */
  question(seat: Seat, prompt: string): Question {
    this.asked = (this.asked + 1) % questionsKept;
    const question = this.questions[this.asked]!.reset(seat, prompt, this.live);
    question.source = this.cause;
    return question;
  }

  /** Asks for one of the options and returns its value. */
  pick(question: Question): number {
    if (question.count === 0) throw new RuleDefect(`${question.prompt}: no legal option`);
    if (question.count === 1 && (question.open || this.policyAnswers())) return question.values[0]!;
    this.ask(question);
    return question.chosen[0]!;
  }

  /** Asks for `min` to `max` of the options and returns their values, in the order in which they were picked. */
  pickMany(question: Question): readonly number[] {
    if (question.count < question.min) throw new RuleDefect(`${question.prompt}: not enough legal options`);
    if (question.max === 0) return [];
    if (question.open && question.count === 1 && question.min === 1) return [question.values[0]!];
    this.ask(question);
    return question.chosen.slice(0, question.chosenCount);
  }

  /** Asks for a number. */
  amount(seat: Seat, prompt: string, min: number, max: number, params?: Params): number {
    if (min === max) return min;
    const question = this.question(seat, prompt).between(min, max);
    question.kind = 'amount';
    question.params = params;
    this.ask(question);
    return question.chosen[0]!;
  }

  /** Asks for one of many names; returns its index. */
  name(seat: Seat, prompt: string, names: readonly string[], params?: Params): number {
    const question = this.question(seat, prompt);
    question.kind = 'name';
    question.names = names;
    question.params = params;
    this.ask(question);
    return question.chosen[0]!;
  }

  /** Asks several seats at once. Nobody sees another's answer before all have answered. */
  askAll(questions: readonly Question[]): void {
    if (this.answered + questions.length <= this.answers.length) {
      for (const question of questions) this.repeat(question);
    } else if (this.policy !== undefined) {
      this.atQuestion();
      for (const question of questions) this.policy.answer(this, question);
    } else {
      this.suspend([...questions]);
    }
  }

  private ask(question: Question): void {
    if (this.answered < this.answers.length) {
      this.repeat(question);
    } else if (this.policy !== undefined) {
      this.atQuestion();
      this.policy.answer(this, question);
    } else {
      this.suspend([question]);
    }
  }

  private policyAnswers(): boolean {
    return this.policy !== undefined && this.answered >= this.answers.length;
  }

  private repeat(question: Question): void {
    for (const value of this.answers[this.answered]!) question.choose(value);
    this.answered++;
    this.segment();
  }

  private suspend(questions: Question[]): never {
    this.atQuestion();
    this.pending = questions;
    throw suspended;
  }

  private atQuestion(): void {
    for (const overlay of this.overlays) {
      if (overlay.after !== this.answered || overlay.atQuestion === undefined) continue;
      this.setFaces(overlay.atQuestion.faces);
      this.chance = fastChance(overlay.atQuestion.seed);
      this.chance.start(this.cells);
    }
    if (this.overlays.length > 0 && this.policy !== undefined) this.overlays = [];
  }

  // Telling

  /** Records what happened. Cards are shown to whoever knows them at this moment. Call only while `live`. */
  tell(type: string, seat: Seat, about: About = {}): void {
    const { cards, onlyTop, ...rest } = about;
    const named = cards?.map((card, i) => {
      const shown = onlyTop && i < cards.length - 1 ? 1 << seat : this.everyone;
      return { face: this.face(card), knowers: this.knowers(card) & shown };
    });
    this.events.push({
      type,
      seat,
      ...rest,
      ...(named !== undefined && { cards: named }),
      ...(this.cause !== undefined && { cause: this.cause }),
    });
  }

  /**
   * Says that a fact about hidden cards becomes public here by the rules themselves. Resampling keeps to it; any
   * other visible difference between two worlds that a viewer cannot tell apart is a leak.
   */
  disclose(fact: number): void {
    if (this.live) this.disclosed.push(fact);
  }
}
