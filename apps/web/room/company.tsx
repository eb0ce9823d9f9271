import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Seat } from '@zunft/kernel';
import type { Room } from '@zunft/protocol';
import { Refused } from '../connection/connection.ts';
import { codeSentence } from '../online/failure.ts';
import type { RoomEntry } from '../online/room-entry.ts';
import { server } from '../online/server.ts';
import { mine, waitingTables } from '../online/tables.ts';
import { go } from '../router/router.ts';
import type { Company, Remark } from '../table/company.ts';
import type { TableModel } from '../table/model.ts';
import { Clock } from './Clock.tsx';
import type { Reading } from './clock.ts';
import { OnDemand } from './OnDemand.tsx';
import { tablePath } from './paths.ts';
import type { Missed } from './recap.ts';
import { RecapPlayer } from './recap-player.ts';
import { remarkOn } from './remark.ts';
import { SeatNote } from './SeatNote.tsx';
import { Strips } from './Strips.tsx';
import { conditionOf, ownSeat, playing } from './seats.ts';
import { Tools } from './Tools.tsx';
import { say } from './words.ts';

/** Something that is said above the board until it is old. */
export interface Notice {
  readonly text: string;
}

/** What was missed, and how that came about. */
export interface RecapOffer extends Missed {
  readonly wasLost: boolean;
}

/** The people at a table of the server, and everything that they do besides playing. */
export class RoomCompany implements Company {
  readonly entry: RoomEntry;
  /** A short message, and what went wrong last. */
  readonly notice = signal<Notice | undefined>(undefined);
  readonly problem = signal<Refused | undefined>(undefined);
  /** What happened since the viewer last looked; waits to be shown or skipped. */
  readonly offer = signal<RecapOffer | undefined>(undefined);
  /** The viewer does not want the seat that they were invited to. */
  readonly isInvitationClosed = signal(false);
  readonly isMenuOpen = signal(false);
  /** The seat that somebody is to be invited to, while that is being arranged. */
  readonly inviting = signal<Seat | undefined>(undefined);
  readonly isEndOpen = signal(true);
  private readonly recap = signal<RecapPlayer | undefined>(undefined);

  constructor(entry: RoomEntry) {
    this.entry = entry;
  }

  get room(): ReadonlySignal<Room> {
    return this.entry.room;
  }

  get table(): string {
    return this.entry.table;
  }

  readonly seat = computed(() => ownSeat(this.room.value));
  private readonly own = computed(() => {
    const seat = this.seat.value;
    return seat === undefined ? undefined : this.room.value.seats[seat];
  });
  readonly names = computed(() => this.room.value.seats.map(({ name }, seat) => name ?? String(seat + 1)));
  readonly reading = computed<Reading | undefined>(() => {
    const { time } = this.room.value;
    return time && { time, heardAt: performance.now() };
  });

  readonly orders = computed(() => this.room.value.orders);
  readonly isAsking = computed(() => this.room.value.request?.kind === 'takeback');
  readonly isStill = computed(
    () => this.room.value.phase === 'paused' || this.own.value?.standIn !== undefined,
  );
  /** The viewer has a say in what happens to the table. */
  readonly isPlaying = computed(() => playing(this.room.value).some((seat) => seat === this.seat.value));
  /** People besides the viewer whose consent counts. */
  readonly others = computed(() => playing(this.room.value).filter((seat) => seat !== this.seat.value));
  readonly mustAsk = computed(() => this.others.value.length > 0);
  /** At the table where the same people meet again, a chair still waits for the viewer. */
  readonly isWantedAgain = computed(() => {
    const next = mine.tables.value?.find(({ table }) => table === this.room.value.rematch);
    return next?.seats.some(({ keptFor }) => keptFor === 'you') === true;
  });
  readonly calls = computed(() => {
    const { request } = this.room.value;
    const seat = this.seat.value;
    if (seat === undefined) return false;
    return (
      this.isWantedAgain.value || (request?.needed.includes(seat) === true && !request.agreed.includes(seat))
    );
  });
  private readonly waiting = computed(() =>
    waitingTables.value.filter(({ table }) => table !== this.entry.table),
  );
  readonly elsewhere = computed(() => this.waiting.value.length);

  nextTable(): void {
    const [first] = this.waiting.value;
    if (first !== undefined) go(tablePath(first.table));
  }

  remark(model: TableModel): Remark | undefined {
    const recap = this.recap.value;
    if (recap !== undefined) return recap.remark;
    return model.past.value === undefined && model.decision.value === undefined
      ? remarkOn(this, model)
      : undefined;
  }

  mark(seat: Seat): string | undefined {
    const info = this.room.value.seats[seat];
    const condition = info && conditionOf(info);
    // Who is not connected after the end is nobody's business.
    return condition === 'seat.resigned' || condition === 'seat.standIn' ? say(condition) : undefined;
  }

  trouble(code: string): string | undefined {
    return codeSentence(code);
  }

  // What was missed

  show(model: TableModel): void {
    const missed = this.offer.value;
    if (missed === undefined || missed.steps.length === 0) return;
    this.offer.value = undefined;
    const player = new RecapPlayer(model, missed, () => {
      this.recap.value = undefined;
    });
    this.recap.value = player;
    player.start();
  }

  get isRecapping(): boolean {
    return this.recap.value !== undefined;
  }

  // What people do

  async pause(): Promise<void> {
    await this.try(() => this.entry.ask('pause', {}));
  }

  async resume(): Promise<void> {
    await this.try(() => this.entry.ask('resume', {}));
  }

  async agree(agree: boolean): Promise<void> {
    await this.try(() => this.entry.ask('agree', { agree }));
  }

  async resign(): Promise<void> {
    await this.try(() => this.entry.ask('resign', {}));
  }

  async abort(): Promise<void> {
    await this.try(() => this.entry.ask('abort', {}));
  }

  async grant(seat: Seat): Promise<void> {
    const granted = await this.try(() => this.entry.ask('grant', { seat }));
    if (granted) this.notice.value = { text: say('menu.granted', { name: this.names.value[seat]! }) };
  }

  async standIn(seat: Seat): Promise<void> {
    await this.try(() => this.entry.ask('stand-in', { seat }));
  }

  async takeSeatBack(): Promise<void> {
    await this.try(() => this.entry.ask('return', {}));
  }

  async order(ask: readonly string[] | undefined): Promise<void> {
    await this.try(() => this.entry.ask('orders', ask === undefined ? {} : { ask: [...ask] }));
  }

  /** The link by which somebody takes an absent person's seat over. */
  async invite(seat: Seat): Promise<string | undefined> {
    return (await this.try(() => server.request('invite', { table: this.table, seat })))?.code;
  }

  /** To the next game with the same people: laid now, or by somebody already. */
  async rematch(): Promise<void> {
    const room = await this.try(() => this.entry.ask('rematch', {}));
    if (room !== undefined) go(tablePath(room.table));
  }

  /** Carries out a request; what is refused is shown. */
  async try<T>(request: () => Promise<T>): Promise<T | undefined> {
    try {
      this.problem.value = undefined;
      return await request();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.problem.value = error;
      return undefined;
    }
  }

  // What is drawn

  readonly SeatNote = ({ seat }: { readonly seat: Seat }) => <SeatNote company={this} seat={seat} />;
  readonly Clock = () => <Clock company={this} />;
  readonly Tools = ({ model }: { readonly model: TableModel }) => <Tools company={this} model={model} />;
  readonly Strips = ({ model }: { readonly model: TableModel }) => <Strips company={this} model={model} />;
  readonly End = ({ model }: { readonly model: TableModel }) => (
    <OnDemand part="RoomEnd" company={this} model={model} />
  );
  readonly InWords = ({ model }: { readonly model: TableModel }) => (
    <OnDemand part="InWords" company={this} model={model} />
  );
}
