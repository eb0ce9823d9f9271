import { type BotTexts, botAnswer, botNamed, type Thought } from '@zunft/bots';
import type { RegisteredGame } from '@zunft/games';
import { passAt } from '@zunft/host';
import {
  type Answer,
  commitmentOf,
  type Decision,
  type Journal,
  Match,
  Refusal,
  type Seat,
} from '@zunft/kernel';
import { joined, languages, type Speaker } from '@zunft/text';
import type { CommandArgs } from '../command.ts';
import { gameScreens, type ScreenSetting } from '../game-screens.ts';
import { paintFor } from '../paint.ts';
import { wrap } from '../paragraph.ts';
import { resultLines } from '../result.ts';
import { speakerFor } from '../speaker.ts';
import { botsAbout } from '../typed-bots.ts';
import { thoughtFor } from './hint.ts';
import { defaultAnswer, parseInput } from './input.ts';
import { nameList, optionList, optionText } from './option-list.ts';
import { Orders } from './orders.ts';
import { obey, reasonLine } from './prompt-commands.ts';
import type { Seating } from './seating.ts';

export interface SessionSetup extends Seating {
  readonly args: CommandArgs;
  readonly registered: RegisteredGame;
  readonly match: Match;
  /** What is written in the files among the bots. */
  readonly texts: BotTexts;
  /** `sealed`: nobody knows the seed; `open`: somebody chose it; `resumed`: from a file. */
  readonly beginning: 'sealed' | 'open' | 'resumed';
}

const clearScreen = '\x1b[2J\x1b[3J\x1b[H';

/** One sitting at a table in the terminal, until the game is over or the people leave. */
export class Session implements SessionSetup {
  readonly args: CommandArgs;
  readonly registered: RegisteredGame;
  readonly match: Match;
  readonly texts: BotTexts;
  readonly bots: Seating['bots'];
  readonly names: Seating['names'];
  readonly beginning: SessionSetup['beginning'];
  readonly orders: Orders;
  /** Where the game was last saved, and after how many records. */
  saved: { readonly file: string; readonly seq: number } | undefined;
  /** Who looks at the screen. */
  private reader: Seat | undefined;
  /** How many events each seat has been told. */
  private readonly told: number[];
  /** How many hints each seat has asked for, and the last one. */
  private readonly hints: number[];
  private advice: { readonly seq: number; readonly thought: Thought } | undefined;

  constructor(setup: SessionSetup) {
    this.args = setup.args;
    this.registered = setup.registered;
    this.match = setup.match;
    this.texts = setup.texts;
    this.bots = setup.bots;
    this.names = setup.names;
    this.beginning = setup.beginning;
    this.orders = new Orders(setup.match.game);
    this.hints = setup.names.map(() => 0);
    this.told = setup.names.map((_, seat) =>
      setup.beginning === 'resumed' ? setup.match.log(seat).length : 0,
    );
  }

  get width(): number {
    return this.args.terminal.columns;
  }

  /** Returns the exit code. */
  async run(): Promise<number> {
    const { match } = this;
    this.greet();
    while (!match.isOver) {
      const seat = match.nextToAnswer!;
      const bot = this.bots[seat];
      const pass = this.passOf(seat);
      if (bot !== undefined) this.letBotAnswer(seat, bot);
      else if (pass !== undefined) match.answer(seat, [pass], { by: 'orders' });
      else if (!(await this.ask(seat))) return this.leave();
    }
    this.finish();
    return 0;
  }

  print(lines: readonly string[]): void {
    for (const line of lines) this.args.out(line);
  }

  /** A sentence, broken to fit. */
  say(speaker: Speaker, key: string, params: Parameters<Speaker['say']>[1] = {}): void {
    this.print(wrap(speaker.say(key, params), this.width));
  }

  speakerTo(viewer?: Seat): Speaker {
    const { registered, args, names } = this;
    return speakerFor(registered, args.language, { names, viewer });
  }

  /** The table as a seat sees it. */
  showTable(seat: Seat): void {
    const setting = this.screenSetting(this.speakerTo(seat));
    this.print(['', ...gameScreens[this.match.game.id]!.table(this.match.view(seat), setting)]);
  }

  showDecision(decision: Decision): void {
    const { seat } = decision;
    const speaker = this.speakerTo(seat);
    const paint = paintFor(this.args.terminal);
    this.print(['', ...wrap(speaker.prompt(decision), this.width).map((line) => paint('strong', line))]);
    const note = gameScreens[this.match.game.id]!.note?.(this.match.view(seat), this.screenSetting(speaker));
    this.print(note ?? []);
    this.print(optionList(decision, speaker, paint, this.width));
    if (decision.kind === 'amount')
      this.say(speaker, 'play.ask-number', {
        min: decision.min,
        max: decision.max,
        usual: decision.usual ?? 'none',
      });
    if (decision.kind === 'name') this.say(speaker, 'play.ask-name', { count: decision.names.length });
    if (decision.kind === 'text') this.say(speaker, 'play.ask-text', { max: decision.maxLength });
    if (decision.kind !== 'choose') return;
    if (decision.max <= 1 && decision.min > 0) return;
    const empty = decision.min === 0 ? 'none' : defaultAnswer(decision) === undefined ? 'never' : 'all';
    const hint = { max: decision.max, ordered: decision.ordered ? 'yes' : 'no', empty };
    this.print(
      wrap(speaker.say('play.hint-many', hint), this.width, '  ').map((line) => paint('faint', line)),
    );
  }

  /** What a master thinks of the question to a seat. Asking again about the same one is not counted. */
  advise(seat: Seat): Thought {
    const { match, advice } = this;
    if (advice?.seq === match.seq) return advice.thought;
    const thought = thoughtFor(this.registered, match, seat);
    this.advice = { seq: match.seq, thought };
    this.hints[seat]!++;
    return thought;
  }

  /** Takes back the last answer of a seat; throws a `Refusal` if that is not possible. */
  undo(seat: Seat): void {
    this.match.undo(seat);
    this.told.forEach((told, other) => {
      this.told[other] = Math.min(told, this.match.log(other).length - 1);
    });
  }

  private screenSetting(speaker: Speaker): ScreenSetting {
    return { speaker, names: this.names, paint: paintFor(this.args.terminal), width: this.width };
  }

  /** Who sits where, for the journal. */
  get players(): NonNullable<Journal['players']> {
    return this.names.map((name, seat) => {
      const bot = this.bots[seat];
      return bot === undefined ? { name } : { name, bot };
    });
  }

  private get people(): number {
    return this.bots.filter((bot) => bot === undefined).length;
  }

  private greet(): void {
    const { match, names, beginning } = this;
    const speaker = this.speakerTo();
    this.say(speaker, 'play.welcome', { players: names.length, names: names.join(', ') });
    const bots = this.bots.filter((bot) => bot !== undefined);
    this.print(botsAbout(speaker, bots).flatMap((line) => wrap(line, this.width)));
    this.print(gameScreens[match.game.id]!.legend(this.screenSetting(speaker)));
    if (beginning === 'sealed') {
      this.say(speaker, 'play.commitment', { commitment: commitmentOf(match.journal().chance.seed) });
    }
  }

  /** Every decision has chance of its own, so that a resumed game goes on as it would have. */
  private letBotAnswer(seat: Seat, name: string): void {
    const { match, registered, texts } = this;
    const seed = `${match.journal().chance.seed} ${seat} ${match.seq}`;
    match.answer(seat, botAnswer(match, seat, botNamed(registered, name, texts)!, seed), { by: name });
  }

  /** The option by which a person's orders let something happen, if that is so. */
  private passOf(seat: Seat): string | undefined {
    return passAt(this.match, seat, this.orders.of(seat));
  }

  /** Puts a decision to a person until it is answered, taken back or left to orders; `false` if nobody answers any more. */
  private async ask(seat: Seat): Promise<boolean> {
    const { match, args } = this;
    const isNew = this.reader !== seat;
    if (isNew && this.people > 1 && !(await this.handOver(seat))) return false;
    this.reader = seat;
    this.tellNews(seat);
    const decision = match.decisions(seat)[0]!;
    // In the middle of an effect the table has just been shown.
    if (isNew || match.answersOfStep().length === 0) this.showTable(seat);
    this.showDecision(decision);
    const { seq } = match;
    while (match.seq === seq && this.passOf(seat) === undefined) {
      const line = await args.terminal.readLine('> ');
      if (line === undefined || !this.take(line, decision)) return false;
    }
    return true;
  }

  /** Does what a line says; `false` if it says that this is the end. */
  private take(line: string, decision: Decision): boolean {
    const speaker = this.speakerTo(decision.seat);
    const input = parseInput(line, decision, (word) => this.callsOf(word, decision));
    if (input.kind === 'command') {
      if (input.command === 'quit') return false;
      obey(this, decision, input.command, input.rest);
    } else if (input.kind === 'answer') {
      this.answer(decision, input.answer, speaker);
    } else if (input.kind === 'unavailable') {
      this.print(reasonLine(decision, input.number, speaker, this.width));
    } else if (input.kind === 'unnamed') {
      const { found, text } = input;
      const names = found.kind === 'several' ? found.names : found.near;
      const list = names.map((name) => this.callsOf(name, decision)[0]).join(', ');
      this.say(speaker, `play.names-${found.kind}`, { text, count: names.length, names: list });
    } else if (decision.kind === 'name' && input.text === '') {
      this.print(nameList(decision.names, speaker, this.width));
    } else {
      this.say(speaker, input.text === '' ? 'play.choose-first' : 'play.unclear', { text: input.text });
    }
    return true;
  }

  /** What an option or a name is called: cards in the language of this sitting, in others, and by their ids. */
  private callsOf(word: string, decision: Decision): readonly string[] {
    const { registered, args } = this;
    const others = languages.filter((language) => language !== args.language);
    const cardCalls = (card: string): readonly string[] => [
      ...[args.language, ...others].map((language) => speakerFor(registered, language).card(card)),
      card,
    ];
    if (decision.kind !== 'choose') return cardCalls(word);
    const option = decision.options.find(({ id }) => id === word)!;
    const text = this.speakerTo(decision.seat).option(option, decision);
    return [text, ...(option.ref.card === undefined ? [] : cardCalls(option.ref.card))];
  }

  private answer(decision: Decision, answer: Answer, speaker: Speaker): void {
    try {
      this.answerInParts(decision, answer);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const { code, rule } = error;
      const options = decision.kind === 'choose' ? decision.options : [];
      const option = options.find(({ id }) => id === error.params['option']);
      // The table names options by id; here they have a text.
      const named = option && { option: optionText(option, decision, speaker) };
      const why = speaker.reason({ code, params: { ...error.params, ...named } });
      this.say(speaker, 'play.why-not', { why, rule });
    }
  }

  /** Where an effect asks for cards one at a time, several may be typed at once if it takes them all. */
  private answerInParts(decision: Decision, answer: Answer): void {
    const { match } = this;
    const ids = Array.isArray(answer) ? (answer as readonly string[]) : [];
    const inParts = decision.source !== undefined && ids.length > 1 && this.takesInTurn(decision, ids);
    const parts = inParts ? ids.map((id) => [id]) : [answer];
    for (const part of parts) match.answer(decision.seat, part);
  }

  private takesInTurn({ seat, prompt }: Decision, ids: readonly string[]): boolean {
    const trial = Match.resume(this.match.game, this.match.position());
    return ids.every((id) => {
      const decision = trial.decisions(seat)[0];
      if (decision?.kind !== 'choose' || decision.max > 1 || decision.prompt.key !== prompt.key) return false;
      const option = decision.options.find((listed) => listed.id === id);
      if (option?.legal) trial.answer(seat, [id]);
      return option?.legal === true;
    });
  }

  /** Lets the next person sit down before their cards are shown. */
  private async handOver(seat: Seat): Promise<boolean> {
    const { terminal } = this.args;
    if (terminal.interactive) terminal.write(clearScreen);
    this.say(this.speakerTo(), 'play.hand-over', { name: this.names[seat]! });
    return (await terminal.readLine('')) !== undefined;
  }

  private tellNews(seat: Seat): void {
    const speaker = this.speakerTo(seat);
    const log = this.match.log(seat);
    const news = log.slice(this.told[seat]);
    this.told[seat] = log.length;
    if (news.length > 0) this.print(['', ...this.sentences(news, speaker)]);
  }

  /** What happened, a line for each sentence. */
  sentences(log: ReturnType<Match['log']>, speaker: Speaker): string[] {
    return joined(log, this.registered.texts).flatMap(({ event }) =>
      wrap(speaker.event(event), this.width, '• '),
    );
  }

  private leave(): number {
    const speaker = this.speakerTo();
    const { saved } = this;
    if (saved?.seq === this.match.seq) this.say(speaker, 'play.left', { file: saved.file });
    else this.say(speaker, 'play.not-saved');
    return 0;
  }

  private finish(): void {
    const { match, names, args } = this;
    const viewer = this.people === 1 ? this.bots.indexOf(undefined) : undefined;
    this.tellNews(viewer ?? this.reader ?? 0);
    const speaker = this.speakerTo(viewer);
    const screen = gameScreens[match.game.id]!;
    this.print(['', ...resultLines(match.outcome!, names, speaker, paintFor(args.terminal), screen, viewer)]);
    const view = match.view(viewer ?? match.table.seats);
    this.print(screen.ending?.(view, this.screenSetting(speaker)) ?? []);
    this.hints.forEach((count, seat) => {
      if (count > 0) this.say(speaker, 'play.hints', { name: names[seat]!, count });
    });
    this.say(speaker, 'play.seed', { seed: match.journal().chance.seed });
  }
}
