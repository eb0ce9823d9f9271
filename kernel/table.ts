import { type Asked, answeredOne, nothingAsked } from './asked.ts';
import type { Chance } from './chance.ts';
import { fastChance } from './chance.ts';
import { RuleDefect } from './errors.ts';
import type { TableEvent } from './event.ts';
import { textOf } from './free-text.ts';
import type { Options } from './game.ts';
import { type Card, type Face, type Layout, none, type Seat } from './layout.ts';
import type { Params } from './message.ts';
import { Question } from './question.ts';
import { State } from './state.ts';

/** Thrown by a question that nobody has answered yet, and caught by the kernel alone. */
export const suspended = Symbol('suspended');

/** Answers questions on the spot. Picks are given with `question.choose(value)`. */
export interface Policy {
  answer(t: Table, question: Question): void;
  /**
   * Whoever knows the rules may answer some questions for one pick without being shown the options, which saves a
   * play-out the listing of them. Must be what `answer` would pick; `none`: list them.
   */
  foresee?(t: Table, seat: Seat, prompt: string): number;
}

/** Replaces what one seat does not know, at one moment of a run. Plain data. */
export interface Overlay {
  /** After so many answers of the step these faces are printed on the cards … */
  readonly after: number;
  readonly faces: ArrayLike<number>;
  /** … and at the next question these, with a new stream of chance. */
  readonly atQuestion?: { readonly faces: ArrayLike<number>; readonly chance: ArrayLike<number> };
}

const anyChance = fastChance('');

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

/** Everyone who is asked can answer, and it is clear what. */
function checkAny(questions: readonly Question[]): void {
  const [{ prompt }] = questions as [Question];
  if (new Set(questions.map(({ seat }) => seat)).size < questions.length)
    throw new RuleDefect(`${prompt}: one seat is asked twice`);
  if (questions.some(({ kind, count, min }) => kind === 'choose' && count < Math.max(min, 1)))
    throw new RuleDefect(`${prompt}: somebody has no legal option`);
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
  /** What nobody has answered yet. */
  pending: Asked = nothingAsked;
  /** Whose question a policy answers first, should several seats be asked of whom one is heard; `none`: see `askAny`. */
  heardFirst: Seat = none;
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
    this.pending = nothingAsked;
    this.cause = undefined;
    this.segment();
  }

  /** From here on until the next question is new; what came before is repetition. */
  private segment(): void {
    this.learned = 0;
    this.drew = false;
    for (const overlay of this.overlays) if (overlay.after === this.answered) this.setFaces(overlay.faces);
    if (this.disclosed.length > 0) this.disclosed.length = 0;
    if (!this.live) return;
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

  /** What a policy picks in answer to a question that has not been put together yet, or `none`; see `Policy.foresee`. */
  foreseen(seat: Seat, prompt: string): number {
    const { policy } = this;
    if (policy?.foresee === undefined || this.answered < this.answers.length || this.live) return none;
    this.atQuestion();
    const value = policy.foresee(this, seat, prompt);
    if (value !== none) this.heardFirst = none;
    return value;
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
    if (question.open && question.count === question.min && (question.count === 1 || !question.ordered)) {
      return question.values.slice(0, question.count);
    }
    this.ask(question);
    return question.chosen.slice(0, question.chosenCount);
  }

  /** Asks for a number. Whoever knows nothing better may begin with `usual`, if there is such a thing. */
  amount(
    seat: Seat,
    prompt: string,
    { min, max, usual }: { readonly min: number; readonly max: number; readonly usual?: number },
    params?: Params,
  ): number {
    if (min === max) return min;
    const question = this.question(seat, prompt).between(min, max);
    question.kind = 'amount';
    if (usual !== undefined) question.usual = Math.min(max, Math.max(min, usual));
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

  /** Asks for a short text, which may be empty. Policies have nothing to say. */
  text(seat: Seat, prompt: string, maxLength: number, params?: Params): string {
    const question = this.question(seat, prompt).between(0, maxLength);
    question.kind = 'text';
    question.params = params;
    if (this.policyAnswers()) this.beforePolicy();
    else this.ask(question);
    return textOf(question.chosen.slice(0, question.chosenCount));
  }

  /** Asks several seats at once. Nobody sees another's answer before all have answered. */
  askAll(questions: readonly Question[]): void {
    if (this.answered + questions.length <= this.answers.length) {
      for (const question of questions) this.repeat(question);
    } else if (this.policy !== undefined) {
      this.beforePolicy();
      for (const question of questions) this.policy.answer(this, question);
    } else {
      this.suspend([...questions], 'all');
    }
  }

  /**
   * Asks several seats, of whom the first to answer is heard, and returns the question that was answered. The table
   * waits for `main` alone; the others may answer, each with one of their options, and can be asked again in the next
   * step. In a play-out the first of the others answers.
   */
  askAny(main: Question, others: readonly Question[]): Question {
    if (main.isSettled && others.length === 0) {
      main.choose(main.values[0]!);
      return main;
    }
    if (this.policyAnswers()) {
      const question = this.heardOf(main, others);
      this.beforePolicy();
      this.policy!.answer(this, question);
      return question;
    }
    const questions = [main, ...others];
    checkAny(questions);
    if (this.answered < this.answers.length) return this.repeatAny(questions);
    return this.suspend(questions, 'first');
  }

  private heardOf(main: Question, others: readonly Question[]): Question {
    if (main.seat === this.heardFirst) return main;
    return others.find(({ seat }) => seat === this.heardFirst) ?? others[0] ?? main;
  }

  private ask(question: Question): void {
    if (this.answered < this.answers.length) {
      this.repeat(question);
    } else if (this.policy !== undefined) {
      this.beforePolicy();
      this.policy.answer(this, question);
    } else {
      this.suspend([question], 'all');
    }
  }

  private policyAnswers(): boolean {
    return this.policy !== undefined && this.answered >= this.answers.length;
  }

  private beforePolicy(): void {
    this.atQuestion();
    this.heardFirst = none;
  }

  private repeat(question: Question): void {
    for (const value of this.answers[this.answered]!) question.choose(value);
    this.answered++;
    this.segment();
  }

  private repeatAny(questions: readonly Question[]): Question {
    const [index, ...values] = this.answers[this.answered]!;
    const question = answeredOne(questions, index!);
    for (const value of values) question.choose(value);
    this.answered++;
    this.segment();
    return question;
  }

  private suspend(questions: readonly Question[], hears: Asked['hears']): never {
    this.atQuestion();
    this.pending = { questions, hears };
    throw suspended;
  }

  private atQuestion(): void {
    for (const overlay of this.overlays) {
      if (overlay.after !== this.answered || overlay.atQuestion === undefined) continue;
      this.setFaces(overlay.atQuestion.faces);
      this.chance = anyChance;
      this.cells.set(overlay.atQuestion.chance);
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
    this.disclosed.push(fact);
  }
}
