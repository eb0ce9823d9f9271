import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Answer, Decision, Json, Option, Seat } from '@zunft/kernel';
import type { LogEntry, Preview, TableInfo, Update, WireError } from '@zunft/protocol';
import { type Connection, Refused } from '../connection/connection.ts';
import { settings } from '../settings/settings.ts';
import type { ClientGame } from './client-game.ts';
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

/** A table in play as the page knows it: what the host told, and what the player is about to answer. */
export class TableModel extends Scene {
  private readonly connection: Connection;
  private readonly current;
  private readonly entries = signal<readonly LogEntry[]>([]);
  private readonly picks = signal<readonly string[]>([]);
  private readonly moment = signal<PastMoment | undefined>(undefined);
  private readonly stopListening: () => void;
  private changedAt = 0;
  private sending = false;

  /** What went wrong last, in the words of the host. */
  readonly trouble = signal<WireError | undefined>(undefined);
  /** What picking the present choice would lead to. */
  readonly foreseen = signal<Preview | undefined>(undefined);

  constructor(
    connection: Connection,
    game: ClientGame,
    viewer: Seat,
    { info, update }: { readonly info: TableInfo; readonly update: Update },
  ) {
    super(game, info, viewer);
    this.connection = connection;
    this.current = signal(update);
    this.entries.value = update.events;
    this.picks.value = wholeOrder(update);
    this.stopListening = connection.listen(info.table, (news) => this.take(news));
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
    this.stopListening();
    void this.connection.request('unwatch', { table: this.info.table });
  }

  // What is known

  readonly update: ReadonlySignal<Update> = computed(() => this.current.value);
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
  /** Nothing is asked while looking at the past. */
  override readonly decision = computed<Decision | undefined>(() =>
    this.moment.value === undefined ? this.current.value.decisions[0] : undefined,
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
    if (decision?.kind !== 'choose' || option === undefined || this.sending) return;
    const state = this.stateOf(option, copy);
    if (state === 'refused') {
      this.questioned.value = id;
      return;
    }
    this.questioned.value = undefined;
    this.trouble.value = undefined;
    if (this.several.value) this.toggle(decision, option, state === 'picked');
    else if (state === 'picked') this.pickAgain(id, means);
    else if (this.actsAtOnce(option, means)) void this.send([id]);
    else this.choose([id]);
  }

  private toggle(decision: Choose, { id }: Option, isPicked: boolean): void {
    const picked = this.chosen.value;
    if (isPicked) this.choose(picked.toSpliced(picked.lastIndexOf(id), 1));
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
    const isPlain = !this.current.value.final.includes(option.id) && !this.game.needsCommit(option);
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
    this.choose([]);
    this.questioned.value = undefined;
  }

  /** Sends what is picked. */
  commit(): void {
    if (!this.ready.value || performance.now() - this.changedAt < guardTime) return;
    void this.send(this.chosen.value);
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

  private async send(answer: Answer): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    const { seq } = this.current.value;
    await this.ask(() =>
      this.connection.request('answer', {
        table: this.info.table,
        as: this.viewer,
        answer: answer as string[],
        seq,
      }),
    );
    this.sending = false;
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
    const preview = await this.connection
      .request('preview', { table: this.info.table, as: this.viewer, answer: [...answer] })
      .catch(() => undefined);
    if (this.chosen.value === answer) this.foreseen.value = preview;
  }

  // Taking back

  /** Peels off one step: a pick that has not been sent, or the last answer. */
  back(): void {
    if (this.questioned.value !== undefined) this.questioned.value = undefined;
    else if (this.chosen.value.length > 0) this.choose(this.chosen.value.slice(0, -1));
    else if (this.moment.value !== undefined) this.returnToLive();
  }

  undo(): void {
    const { kind } = this.current.value.undo;
    if (kind === 'none') return;
    const as = this.viewer;
    void this.ask(() =>
      this.connection.request(kind === 'free' ? 'undo' : 'takeback', { table: this.info.table, as }),
    );
  }

  // Time

  /** Lets the bots answer at once until it is the player's turn. */
  hurry(): void {
    void this.connection.request('hurry', { table: this.info.table });
  }

  setPace(pace: typeof settings.value.pace): void {
    void this.connection.request('pace', { table: this.info.table, pace });
  }

  /** Shows the table as it was after so many answers. */
  async showPast(seq: number): Promise<void> {
    const { view } = await this.connection.request('view', {
      table: this.info.table,
      as: this.viewer,
      at: seq,
    });
    this.moment.value = { seq, view };
  }

  returnToLive(): void {
    this.moment.value = undefined;
  }

  private take(news: Update): void {
    const before = this.current.value;
    this.entries.value = [...this.entries.value.filter(({ seq }) => seq < news.from), ...news.events];
    if (before.seq !== news.seq) {
      this.changedAt = performance.now();
      this.picks.value = wholeOrder(news);
      this.questioned.value = undefined;
      this.pointed.value = undefined;
      this.foreseen.value = undefined;
    }
    this.current.value = news;
  }
}

/** Where everything must be put into an order, the one it lies in is as good as any to begin with. */
function wholeOrder({ decisions: [decision] }: Update): readonly string[] {
  if (decision?.kind !== 'choose' || !decision.ordered || decision.min !== decision.max) return [];
  const all = decision.options.flatMap(({ id, count = 1, legal }) =>
    legal ? Array.from({ length: count }, () => id) : [],
  );
  return all.length === decision.max ? all : [];
}
