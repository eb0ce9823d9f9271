import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Decision, Json, OptionRef, Seat } from '@zunft/kernel';
import type { LogEntry, TableInfo } from '@zunft/protocol';
import type { Connection } from '../../connection/connection.ts';
import type { ClientGame } from '../../table/client-game.ts';
import { Scene } from '../../table/scene.ts';
import { PastViews } from './past-views.ts';

interface Moment {
  readonly step: number;
  readonly view: Json;
}

/** A recorded game with the eyes of one viewer. Nothing can be picked. */
export class ReplayModel extends Scene {
  /** Everything that happens in the whole game. */
  readonly story: readonly LogEntry[];
  private readonly views: PastViews;
  private readonly moment;
  private wanted: number;

  private constructor(
    game: ClientGame,
    info: TableInfo,
    viewer: Seat,
    { views, moment, story }: { views: PastViews; moment: Moment; story: readonly LogEntry[] },
  ) {
    super(game, info, viewer);
    this.views = views;
    this.moment = signal(moment);
    this.story = story;
    this.wanted = moment.step;
  }

  /** Opens a recorded game at a step. The host refuses what the viewer may not see. */
  static async open(
    connection: Connection,
    game: ClientGame,
    info: TableInfo,
    viewer: Seat,
    step: number,
  ): Promise<ReplayModel> {
    const as = viewer < info.seats ? viewer : 'spectator';
    const views = new PastViews(connection, info.table, as);
    const [view, { events }] = await Promise.all([
      views.fetch(step),
      connection.request('events', { table: info.table, as }),
    ]);
    return new ReplayModel(game, info, viewer, { views, moment: { step, view }, story: events });
  }

  /** Shows a step: at once if it is there already. `next`: steps that are likely to be wanted after it. */
  async show(step: number, next: readonly number[]): Promise<void> {
    this.wanted = step;
    const view = this.views.at(step) ?? (await this.views.fetch(step));
    if (this.wanted === step) this.moment.value = { step, view };
    this.views.wishFor(next);
  }

  /** The step that is shown. */
  readonly step: ReadonlySignal<number> = computed(() => this.moment.value.step);
  override readonly view: ReadonlySignal<Json> = computed(() => this.moment.value.view);
  /** What had happened up to then; a board shows nothing from the future. */
  override readonly log: ReadonlySignal<readonly LogEntry[]> = computed(() =>
    this.story.filter(({ seq }) => seq < this.step.value),
  );
  override readonly waitingFor = signal<readonly Seat[]>([]);
  override readonly decision = signal<Decision | undefined>(undefined);
  override readonly chosen = signal<readonly string[]>([]);
  override readonly pending = signal<readonly OptionRef[]>([]);

  /** What happened with the step that is shown. */
  readonly happened = computed(() => this.story.filter(({ seq }) => seq === this.step.value - 1));
}
