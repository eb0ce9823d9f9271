import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Decision, Json, Option, OptionRef, Seat } from '@zunft/kernel';
import type { LogEntry, TableInfo } from '@zunft/protocol';
import { Speaker } from '@zunft/text';
import { language } from '../settings/settings.ts';
import type { ClientGame } from './client-game.ts';
import { marked } from './marked.ts';
import type { Means } from './model.ts';
import { words } from './words.ts';

/** How an option stands: what a screen shows of it. */
export type OptionState = 'legal' | 'refused' | 'picked';

/**
 * What boards draw: a view of a table, and what can be picked on it. A table in play answers; a replay only shows.
 * Knows neither elements nor the rules.
 */
export abstract class Scene {
  readonly game: ClientGame;
  readonly info: TableInfo;
  /** Whose eyes we see with; the number of seats stands for a spectator. */
  readonly viewer: Seat;

  abstract readonly view: ReadonlySignal<Json>;
  abstract readonly log: ReadonlySignal<readonly LogEntry[]>;
  abstract readonly waitingFor: ReadonlySignal<readonly Seat[]>;
  /** What the viewer is asked. */
  abstract readonly decision: ReadonlySignal<Decision | undefined>;
  /** Ids of the options picked so far, in the order of picking. */
  abstract readonly chosen: ReadonlySignal<readonly string[]>;
  /** What the viewer has picked in this step already, although nothing may have moved yet. */
  abstract readonly pending: ReadonlySignal<readonly OptionRef[]>;

  /** The option under the pointer or in focus. */
  readonly pointed = signal<string | undefined>(undefined);
  /** An option whose reason is being read. */
  readonly questioned = signal<string | undefined>(undefined);
  /** The card in the inspector. */
  readonly inspected = signal<string | undefined>(undefined);
  /** The inspector was opened on purpose; matters where it has no place of its own. */
  readonly looking = signal(false);

  constructor(game: ClientGame, info: TableInfo, viewer: Seat) {
    this.game = game;
    this.info = info;
    this.viewer = viewer;
  }

  /** Picks an option, or takes the pick back. */
  pick(_id: string, _how?: { readonly copy?: number; readonly means?: Means }): void {}

  /** The same for a button of the bar. */
  press(_id: string, _means: Means): void {}

  readonly names = computed(() => this.info.players.map(({ name }) => name));

  readonly speaker = computed(
    () =>
      new Speaker({
        language: language.value,
        texts: this.game.texts,
        names: this.names.value,
        viewer: this.viewer,
        catalogues: [words],
      }),
  );

  /** The same speaker, whose cards can be found again in a sentence; see `rich.tsx`. */
  readonly richSpeaker = computed(
    () =>
      new Speaker({
        language: language.value,
        texts: marked(this.game.texts),
        names: this.names.value,
        viewer: this.viewer,
        catalogues: [words],
      }),
  );

  readonly options = computed<readonly Option[]>(() => {
    const decision = this.decision.value;
    return decision?.kind === 'choose' ? decision.options : [];
  });

  /** The answer may be more or fewer than one pick, so it needs a commit. */
  readonly several = computed(() => {
    const decision = this.decision.value;
    return decision?.kind === 'choose' && (decision.min !== 1 || decision.max !== 1);
  });

  /** What happened up to the moment that is shown. */
  get soFar(): ReadonlySignal<readonly LogEntry[]> {
    return this.log;
  }

  /** Options that lie on no visible card: they become buttons, or cards in a tray. */
  readonly loose = computed(() => this.options.value.filter(({ ref }) => !this.game.shows(ref, this.viewer)));

  option(id: string | undefined): Option | undefined {
    return this.options.value.find((option) => option.id === id);
  }

  /** The option for a card that lies in a zone. */
  optionAt(card: string, zone: string, owner?: Seat): Option | undefined {
    return this.optionWhere(
      (ref) => ref.card === card && ref.zone === zone && (owner === undefined || ref.owner === owner),
    );
  }

  optionWhere(fits: (ref: OptionRef) => boolean): Option | undefined {
    return this.options.value.find(({ ref }) => fits(ref));
  }

  /** How an option stands; `copy`: of several identical cards, the how manieth. */
  stateOf(option: Option | undefined, copy = 0): OptionState | undefined {
    if (option === undefined) return undefined;
    const picked = this.chosen.value.filter((id) => id === option.id).length;
    if (picked > copy) return 'picked';
    return option.legal && this.rivalOf(option) === undefined ? 'legal' : 'refused';
  }

  /** The option of the same group that has been picked: only one of a group may be. */
  rivalOf({ group }: Option): Option | undefined {
    if (group === undefined) return undefined;
    return this.options.value.find((other) => other.group === group && this.chosen.value.includes(other.id));
  }
}
