import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Seat } from '@zunft/kernel';
import type { TableSummary } from '@zunft/protocol';
import type { Connection } from '../../connection/connection.ts';
import type { ClientGame } from '../../table/client-game.ts';
import { ReplayModel } from './model.ts';
import { placeOf, type SeenRecord, type Steps, stepsOf } from './steps.ts';

/** Whose eyes to see with: a seat, nobody's, or everybody's at once. */
export type Perspective = Seat | 'spectator' | 'all';

export const speeds = [0.5, 1, 2, 4] as const;
export type Speed = (typeof speeds)[number];

/** How long a step is shown at the usual speed. */
const stepTime = 1_000;
/** How many steps are fetched in advance in both directions. */
const ahead = 12;
const behind = 4;

/** A recorded game being watched: where we are, with whose eyes, and how time passes. */
export class Replay {
  readonly summary: TableSummary;
  readonly game: ClientGame;
  readonly steps: Steps;
  /** It was played on the server: its links lead there from everywhere. */
  readonly isShared: boolean;
  private readonly connection: Connection;
  private readonly models = new Map<Seat, ReplayModel>();
  private readonly wanted = signal(0);
  private readonly chosenPerspective;
  private readonly current;
  private readonly others = signal<readonly ReplayModel[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;

  readonly isPlaying = signal(false);
  readonly speed = signal<Speed>(1);

  private constructor(
    connection: Connection,
    summary: TableSummary,
    steps: Steps,
    {
      model,
      perspective,
      step,
      isShared,
    }: { model: ReplayModel; perspective: Perspective; step: number; isShared: boolean },
  ) {
    this.connection = connection;
    this.summary = summary;
    this.game = model.game;
    this.steps = steps;
    this.isShared = isShared;
    this.current = signal(model);
    this.chosenPerspective = signal(perspective);
    this.models.set(model.viewer, model);
    this.wanted.value = step;
  }

  /** Opens a table of the host as a replay. Throws a `Refused` if the host does not allow it. */
  static async open(
    connection: Connection,
    summary: TableSummary,
    game: ClientGame,
    start: { readonly step: number; readonly perspective: Perspective | undefined },
  ): Promise<Replay> {
    const perspective = allowedPerspective(summary, start.perspective);
    const step = Math.min(Math.max(0, start.step), summary.seq);
    const viewer = viewerOf(summary, perspective);
    const model = await ReplayModel.open(connection, game, summary, viewer, step);
    const { journal } = await connection.request('journal', {
      table: summary.table,
      ...(!isOpen(summary) && { as: viewer < summary.seats ? viewer : ('spectator' as const) }),
    });
    const { records, deal } = journal as unknown as {
      readonly records: readonly SeenRecord[];
      readonly deal?: unknown;
    };
    const steps = stepsOf(records, model.story);
    const isShared = deal !== undefined;
    const replay = new Replay(connection, summary, steps, { model, perspective, step, isShared });
    await replay.see(perspective);
    return replay;
  }

  /** The scene that boards draw. */
  readonly scene: ReadonlySignal<ReplayModel> = computed(() => this.current.value);
  readonly perspective: ReadonlySignal<Perspective> = computed(() => this.chosenPerspective.value);
  /** With everything revealed, the scenes of all seats; otherwise none. */
  readonly revealed: ReadonlySignal<readonly ReplayModel[]> = computed(() => this.others.value);

  /** After so many records; a step that was taken back can be looked at too. */
  readonly step: ReadonlySignal<number> = computed(() => this.wanted.value);
  /** The same, counted without what was taken back. */
  readonly place = computed(() => placeOf(this.steps.stops, this.wanted.value));
  readonly wasTakenBack = computed(() => !this.steps.stops.includes(this.wanted.value));

  get count(): number {
    return this.steps.stops.length - 1;
  }

  // Moving

  goTo(step: number): void {
    this.wanted.value = Math.min(Math.max(0, step), this.summary.seq);
    const next = this.likelyNext();
    for (const model of new Set([this.current.value, ...this.others.value])) {
      void model.show(this.wanted.value, next);
    }
  }

  goToPlace(place: number): void {
    this.goTo(this.steps.stops[Math.min(Math.max(0, place), this.count)]!);
  }

  move(by: 1 | -1): void {
    const { stops } = this.steps;
    const isBetween = this.wasTakenBack.value && by < 0;
    this.goTo(isBetween ? stops[this.place.value]! : stops[this.clampedPlace(this.place.value + by)]!);
  }

  moveTurn(by: 1 | -1): void {
    const { turns, stops } = this.steps;
    const step = this.wanted.value;
    const to = by > 0 ? turns.find((turn) => turn > step) : turns.findLast((turn) => turn < step);
    this.goTo(to ?? (by > 0 ? stops.at(-1)! : 0));
  }

  private clampedPlace(place: number): number {
    return Math.min(Math.max(0, place), this.count);
  }

  /** The neighbours first, then the turns next to this one, then further away. */
  private likelyNext(): number[] {
    const { stops, turns } = this.steps;
    const place = this.place.value;
    const at = placeOf(turns, this.wanted.value);
    const near = [
      stops[place + 1],
      stops[place - 1],
      turns[at],
      turns[at + 1],
      turns[at - 1],
      0,
      stops.at(-1),
    ];
    const far = [
      ...stops.slice(place + 2, place + ahead),
      ...stops.slice(Math.max(0, place - behind), place),
    ];
    return [...near, ...far].filter((step) => step !== undefined);
  }

  // Time

  togglePlay(): void {
    if (this.isPlaying.value) this.pause();
    else this.play();
  }

  private play(): void {
    if (this.place.value >= this.count) this.goTo(0);
    this.isPlaying.value = true;
    this.timer = setTimeout(this.tick, stepTime / 2 / this.speed.value);
  }

  pause(): void {
    clearTimeout(this.timer);
    this.isPlaying.value = false;
  }

  private readonly tick = (): void => {
    // Nothing is skipped: what has not arrived yet is waited for.
    if (this.current.value.step.value === this.wanted.value) this.move(1);
    if (this.place.value >= this.count) this.pause();
    else this.timer = setTimeout(this.tick, stepTime / this.speed.value);
  };

  // Seeing

  /** Whether the host will show the game with these eyes. */
  mayBeSeenBy(perspective: Perspective): boolean {
    return mayBeSeenBy(this.summary, perspective);
  }

  async see(perspective: Perspective): Promise<void> {
    const model = await this.modelOf(viewerOf(this.summary, perspective));
    const seats = Array.from({ length: this.summary.seats }, (_, seat) => seat);
    const others =
      perspective === 'all' ? await Promise.all(seats.map(async (seat) => this.modelOf(seat))) : [];
    model.inspected.value = this.current.value.inspected.value;
    this.current.value = model;
    this.others.value = others;
    this.chosenPerspective.value = perspective;
    this.goTo(this.wanted.value);
  }

  private async modelOf(viewer: Seat): Promise<ReplayModel> {
    const known = this.models.get(viewer);
    if (known !== undefined) return known;
    const { connection, game, summary } = this;
    const model = await ReplayModel.open(connection, game, summary, viewer, this.wanted.value);
    this.models.set(viewer, model);
    return model;
  }
}

/** Everything about it may be known: it is over, or it came from a file. */
export const isOpen = ({ over, loaded }: TableSummary): boolean => over || loaded === true;

const ownSeat = ({ players }: TableSummary): Seat => players.findIndex(({ bot }) => bot === undefined);

function mayBeSeenBy(summary: TableSummary, perspective: Perspective): boolean {
  if (isOpen(summary) || perspective === 'spectator') return true;
  return perspective !== 'all' && summary.players[perspective]?.bot === undefined;
}

/** What was asked for if it is possible, else the player's own eyes. */
function allowedPerspective(summary: TableSummary, wanted: Perspective | undefined): Perspective {
  const exists = typeof wanted !== 'number' || wanted < summary.seats;
  if (wanted !== undefined && exists && mayBeSeenBy(summary, wanted)) return wanted;
  const own = ownSeat(summary);
  return own >= 0 ? own : isOpen(summary) ? 0 : 'spectator';
}

function viewerOf(summary: TableSummary, perspective: Perspective): Seat {
  if (perspective === 'spectator') return summary.seats;
  return perspective === 'all' ? Math.max(0, ownSeat(summary)) : perspective;
}
