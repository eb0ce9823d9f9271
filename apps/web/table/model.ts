import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Answer, ByItself, Decision, Json, Option, Seat } from '@zunft/kernel';
import type { Hint, LogEntry, Preview, TableInfo, Update, WireError } from '@zunft/protocol';
import { type Connection, Refused } from '../connection/connection.ts';
import { settings } from '../settings/settings.ts';
import type { ClientGame } from './client-game.ts';
import type { Company } from './company.ts';
import { ForcedSteps } from './forced.ts';
import { AskedHint, hasChoice } from './hint.ts';
import { Orders } from './orders/orders.ts';
import { passOption } from './pass-option.ts';
import { Requests } from './requests.ts';
import { Scene } from './scene.ts';

type Choose = Extract<Decision, { kind: 'choose' }>;

/** A moment that has passed, as the viewer saw it. */
export interface PastMoment {
  readonly seq: number;
  readonly view: Json;
}

/** How an option was pointed at: a finger covers what it touches and cannot hover. */
export type Means = 'pointer' | 'touch' | 'keys';

/** After the bar has changed, a press meant for what was there before does nothing. */
const guardTime = 350;

/** How bots play, or cards move, for those who do not like to wait. */
const quick: readonly string[] = ['instant', 'fast', 'off'];

/** A table in play as the page knows it: what the host told, and what the player is about to answer. */
export class TableModel extends Scene {
  private readonly requests: Requests;
  private readonly current;
  private readonly entries = signal<readonly LogEntry[]>([]);
  private readonly picks = signal<readonly string[]>([]);
  private readonly moment = signal<PastMoment | undefined>(undefined);
  private readonly stopListening: () => void;
  private changedAt = 0;
  /** An answer to what is asked is on its way. */
  readonly sending = signal(false);
  private answersSent = 0;

  /** What went wrong last, in the words of the host. */
  readonly trouble = signal<WireError | undefined>(undefined);
  /** What picking the present choice would lead to. */
  readonly foreseen = signal<Preview | undefined>(undefined);
  /** What happens by itself, as there is no choice. */
  readonly forced: ForcedSteps;
  /** What a master would do, if the player asks. */
  readonly hint: AskedHint;
  /** When the player wants to be asked while others play. */
  readonly orders: Orders;

  constructor(
    connection: Connection,
    game: ClientGame,
    viewer: Seat,
    { info, update }: { readonly info: TableInfo; readonly update: Update },
    company?: Company,
  ) {
    super(game, info, viewer, company);
    this.requests = new Requests(connection, info, viewer);
    this.current = signal(update);
    this.entries.value = update.events;
    this.picks.value = wholeOrder(update);
    this.drawn.value = 0;
    this.stopListening = connection.listen(info.table, (news) => this.take(news));
    this.hint = new AskedHint({ ask: () => this.askHint(), drop: () => this.requests.dropHint() });
    const { occasions = [], askedAt = occasions } = game.texts;
    this.orders = new Orders({
      game: game.id,
      occasions,
      askedAt,
      company,
      turn: computed(() => this.entries.value.findLast(({ event }) => event.type === 'turn')?.seq ?? -1),
    });
    this.forced = new ForcedSteps({
      seq: computed(() => this.current.value.seq),
      decision: this.decision,
      isWanted: computed(
        () =>
          settings.value.forcedSteps &&
          settings.value.confirm !== 'careful' &&
          company?.isAsking.value !== true,
      ),
      isFast: computed(() => quick.includes(settings.value.pace) || quick.includes(settings.value.speed)),
      verbs: game.forcedVerbs ?? [],
      letBy: (asked) => this.orders.letBy(asked),
      isBusy: () => document.querySelector('dialog[open]') !== null,
      answer: (id, by) => void this.send([id], { by }),
    });
  }

  /** Opens a table of this page's host. */
  static async open(
    connection: Connection,
    table: string,
    game: ClientGame,
    viewer: Seat,
  ): Promise<TableModel> {
    const watched = await connection.request('watch', { table, as: viewer });
    await connection.request('pace', { table, pace: settings.value.pace });
    return new TableModel(connection, game, viewer, watched);
  }

  close(): void {
    this.forced.stop();
    this.stopListening();
    this.requests.leave();
  }

  // What is known

  readonly update: ReadonlySignal<Update> = computed(() => this.current.value);
  /** The player is asked, but the table goes on without an answer. */
  readonly isOptional = computed(() => this.current.value.mayAnswer?.includes(this.viewer) === true);
  readonly past: ReadonlySignal<PastMoment | undefined> = computed(() => this.moment.value);
  override readonly log: ReadonlySignal<readonly LogEntry[]> = computed(() => this.entries.value);
  private readonly told = computed(() => {
    const past = this.moment.value;
    return past === undefined ? this.entries.value : this.entries.value.filter(({ seq }) => seq < past.seq);
  });
  override get soFar(): ReadonlySignal<readonly LogEntry[]> {
    return this.told;
  }
  override readonly view: ReadonlySignal<Json> = computed(
    () => this.moment.value?.view ?? this.current.value.view,
  );
  override readonly waitingFor = computed(() =>
    this.moment.value === undefined ? this.current.value.waitingFor : [],
  );
  /** Nothing is asked while looking at the past, or while the table stands still. */
  override readonly decision = computed<Decision | undefined>(() =>
    this.moment.value === undefined && !this.company?.isStill.value
      ? this.current.value.decisions[0]
      : undefined,
  );
  override readonly pending = computed(() =>
    this.moment.value === undefined ? this.current.value.picks : [],
  );
  override readonly chosen: ReadonlySignal<readonly string[]> = computed(() => this.picks.value);

  // Answering

  /** Enough is picked, and it may be sent. */
  readonly ready = computed(() => {
    const decision = this.decision.value;
    return decision?.kind === 'choose' && this.chosen.value.length >= decision.min;
  });

  /** Picks an option, or takes the pick back. Where one pick is the whole answer, it may be sent at once. */
  override pick(
    id: string,
    { copy = 0, means = 'pointer' }: { readonly copy?: number; readonly means?: Means } = {},
  ): void {
    const decision = this.decision.value;
    const option = this.option(id);
    if (decision?.kind !== 'choose' || option === undefined || this.sending.value) return;
    const state = this.stateOf(option, copy);
    if (state === 'refused') {
      this.questioned.value = id;
      return;
    }
    this.questioned.value = undefined;
    this.trouble.value = undefined;
    if (this.several.value) this.toggle(decision, option, state === 'picked' ? copy : undefined);
    else if (state === 'picked') this.pickAgain(id, means);
    else if (this.actsAtOnce(option, means)) void this.send([id]);
    else this.choose([id]);
  }

  /** `copy`: of several identical cards, the one that is picked already. */
  private toggle(decision: Choose, { id }: Option, copy: number | undefined): void {
    const picked = this.chosen.value;
    const places = picked.flatMap((one, i) => (one === id ? [i] : []));
    // Where everything has to be put into an order, nothing can be left out: it becomes the last.
    if (copy !== undefined && this.isWholeOrder) this.putLast(places[copy]!);
    else if (copy !== undefined) this.choose(picked.toSpliced(places.at(-1)!, 1));
    else if (picked.length < decision.max) this.choose([...picked, id]);
    // One too many replaces the one picked last.
    else this.choose([...picked.slice(0, -1), id]);
  }

  /** A second tap on what is selected acts, where the player likes it fast. */
  private pickAgain(id: string, means: Means): void {
    if (settings.value.confirm === 'fast' || means === 'keys') void this.send([id]);
    else this.choose([]);
  }

  private actsAtOnce(option: Option, means: Means): boolean {
    const { confirm } = settings.value;
    if (confirm === 'careful') return false;
    const isRoutine = option === passOption(this) || this.game.isRoutine?.(this, option) === true;
    const isFinal = this.current.value.final.includes(option.id) && !isRoutine;
    const isPlain = !isFinal && !this.game.needsCommit(option);
    // A finger may slip on cards; a button, and a pick that is only a part of the answer, it means.
    if (means === 'touch')
      return isPlain && (option.ref.card === undefined || this.game.isPart(this.decision.value!));
    return confirm === 'fast' || isPlain;
  }

  private choose(ids: readonly string[]): void {
    this.picks.value = ids;
    void this.foresee();
  }

  clear(): void {
    this.choose(wholeOrder(this.current.value));
    this.questioned.value = undefined;
  }

  // Ordering

  /** Everything has to be put into an order; nothing is left out. */
  get isWholeOrder(): boolean {
    return wholeOrder(this.current.value).length > 0;
  }

  /** Moves a pick to another place in the order. */
  movePick(from: number, to: number): void {
    const picked = this.chosen.value;
    const id = picked[from];
    if (id === undefined || to < 0 || to >= picked.length || from === to) return;
    this.choose(picked.toSpliced(from, 1).toSpliced(to, 0, id));
  }

  putLast(from: number): void {
    this.movePick(from, this.chosen.value.length - 1);
  }

  // Amounts, names and texts

  /** The amount that would be sent, where one is asked for. */
  readonly considered = computed(() => {
    const decision = this.decision.value;
    return decision?.kind === 'amount' ? (this.amount.value ?? decision.usual ?? decision.min) : undefined;
  });

  /** Thinks about another amount, within the bounds. */
  consider(amount: number): void {
    const decision = this.decision.value;
    if (decision?.kind === 'amount')
      this.amount.value = Math.min(decision.max, Math.max(decision.min, amount));
  }

  /** The text that would be sent, where one is asked for. */
  readonly text = computed(() =>
    this.decision.value?.kind === 'text' ? this.written.value.normalize('NFC') : undefined,
  );

  /** Sends what is picked, considered, named or written. */
  commit(): void {
    const answer =
      this.considered.value ??
      this.text.value ??
      this.named.value ??
      (this.ready.value ? this.chosen.value : undefined);
    if (answer === undefined || performance.now() - this.changedAt < guardTime) return;
    void this.send(answer);
  }

  /** Buttons of the bar change under the finger; see `guardTime`. */
  override press(id: string, means: Means): void {
    if (means !== 'keys' && performance.now() - this.changedAt < guardTime) return;
    this.pick(id, { means });
  }

  /** Sends an amount or a name. */
  say(answer: number | string): void {
    void this.send(answer);
  }

  // Hints

  /** The table allows hints, and there is something to think about. */
  readonly mayHint = computed(() => {
    const decision = this.decision.value;
    return (
      this.current.value.hints !== undefined &&
      decision !== undefined &&
      hasChoice(decision) &&
      this.forced.due.value === undefined
    );
  });

  /** Asks for a hint, or puts it away. */
  toggleHint(): void {
    if (this.hint.shown.value !== undefined) this.hint.close();
    else if (this.mayHint.value) void this.hint.fetch();
  }

  private async askHint(): Promise<Hint | undefined> {
    this.trouble.value = undefined;
    try {
      return await this.requests.hint();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      // Whoever called it off knows that there is none.
      if (error.wire.code !== 'hint-dropped') this.trouble.value = error.wire;
      return undefined;
    }
  }

  /** Picks what a hint proposes, without sending it. */
  adopt(answer: Answer): void {
    if (this.sending.value) return;
    this.questioned.value = undefined;
    if (typeof answer === 'number') this.consider(answer);
    else if (typeof answer === 'string') this.named.value = answer;
    else this.choose(answer);
  }

  /** This is what would be sent now. */
  isAbout(answer: Answer): boolean {
    if (typeof answer === 'number') return this.amount.value === answer;
    if (typeof answer === 'string') return this.named.value === answer;
    const sorted = (ids: readonly string[]): string => [...ids].sort().join();
    return answer.length > 0 && sorted(answer) === sorted(this.chosen.value);
  }

  private async send(answer: Answer, meta: { readonly by?: ByItself } = {}): Promise<void> {
    if (this.sending.value) return;
    this.sending.value = true;
    const number = ++this.answersSent;
    const { seq } = this.current.value;
    await this.ask(async () => this.requests.answer(answer, seq, meta));
    if (number === this.answersSent) this.sending.value = false;
  }

  /** Carries out a request; what is refused is shown. */
  private async ask(request: () => Promise<unknown>): Promise<void> {
    try {
      await request();
      this.trouble.value = undefined;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.trouble.value = error.wire;
    }
  }

  /** What picking the present choice would lead to, as far as the player can know. */
  private async foresee(): Promise<void> {
    const answer = this.chosen.value;
    this.foreseen.value = undefined;
    if (answer.length === 0 || !this.ready.value) return;
    const preview = await this.requests.preview(answer);
    if (this.chosen.value === answer) this.foreseen.value = preview;
  }

  // Taking back

  /** Peels off one step: a pick that has not been sent, or the last answer. */
  back(): void {
    if (this.questioned.value !== undefined) this.questioned.value = undefined;
    else if (this.opened.value !== undefined && this.chosen.value.length === 0) this.opened.value = undefined;
    else if (this.moment.value !== undefined) this.returnToLive();
    else if (this.hint.shown.value !== undefined && this.chosen.value.length === 0) this.hint.close();
    else if (this.forced.due.value !== undefined) this.forced.keep();
    else if (this.isWholeOrder) this.clear();
    else if (this.chosen.value.length > 0) this.choose(this.chosen.value.slice(0, -1));
  }

  undo(): void {
    const { kind } = this.current.value.undo;
    if (kind === 'none') return;
    void this.ask(() => this.requests.undo(kind));
  }

  // Time

  /** Lets the bots answer at once until it is the player's turn. */
  hurry(): void {
    this.requests.hurry();
  }

  /** Shows the table as it was after so many answers. */
  async showPast(seq: number): Promise<void> {
    await this.ask(async () => {
      this.moment.value = { seq, view: await this.requests.viewAt(seq) };
    });
  }

  returnToLive(): void {
    this.moment.value = undefined;
  }

  /** After the connection was lost: what has happened since, neither less nor more. */
  async catchUp(): Promise<void> {
    this.take(await this.requests.newsSince(this.current.value.seq));
  }

  /** Somebody has answered who need not have, or who is asked as well, and what the player is asked is still the same. */
  private isStillAsked(news: Update): boolean {
    const { from, decisions, waitingFor } = news;
    const before = this.current.value;
    const areSeveralAsked =
      before.waitingFor.length > 1 &&
      [before.waitingFor, waitingFor].every((seats) => seats.includes(this.viewer));
    return (
      (areSeveralAsked || before.mayAnswer !== undefined) &&
      from >= before.seq &&
      !this.sending.value &&
      decisions.length > 0 &&
      isSameQuestion(before, news)
    );
  }

  private take(news: Update): void {
    const before = this.current.value;
    this.entries.value = [...this.entries.value.filter(({ seq }) => seq < news.from), ...news.events];
    if (before.seq !== news.seq && !this.isStillAsked(news)) {
      // The next question may be heard of before the acknowledgement of the last answer, and can be answered at once.
      if (!isSameQuestion(before, news)) this.sending.value = false;
      this.changedAt = performance.now();
      this.picks.value = wholeOrder(news);
      this.questioned.value = undefined;
      this.pointed.value = undefined;
      this.amount.value = undefined;
      this.named.value = undefined;
      this.written.value = '';
      this.opened.value = undefined;
      this.foreseen.value = undefined;
      this.hint.forget();
    }
    this.current.value = news;
    // Whoever has taken something back wants to do something else, not to see it happen again.
    if (news.seq > before.seq && news.from < before.seq) this.forced.keep();
  }
}

const isSameQuestion = (before: Update, news: Update): boolean =>
  JSON.stringify(before.decisions) === JSON.stringify(news.decisions);

/** Where everything must be put into an order, the one it lies in is as good as any to begin with. */
function wholeOrder({ decisions: [decision] }: Update): readonly string[] {
  if (decision?.kind !== 'choose' || !decision.ordered || decision.min !== decision.max) return [];
  const all = decision.options.flatMap(({ id, count = 1, legal }) =>
    legal ? Array.from({ length: count }, () => id) : [],
  );
  return all.length === decision.max ? all : [];
}
