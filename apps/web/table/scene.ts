import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Decision, Json, Option, OptionRef, Seat } from '@zunft/kernel';
import type { LogEntry, TableInfo } from '@zunft/protocol';
import { Speaker } from '@zunft/text';
import { language } from '../settings/settings.ts';
import type { ClientGame } from './client-game.ts';
import type { Company } from './company.ts';
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
  /** The people at the table, where there are others than the viewer. */
  readonly company: Company | undefined;

  abstract readonly view: ReadonlySignal<Json>;
  abstract readonly log: ReadonlySignal<readonly LogEntry[]>;
  abstract readonly waitingFor: ReadonlySignal<readonly Seat[]>;
  /** What the viewer is asked. */
  abstract readonly decision: ReadonlySignal<Decision | undefined>;
  /** Ids of the options picked so far, in the order of picking. */
  abstract readonly chosen: ReadonlySignal<readonly string[]>;
  /** What the viewer has picked in this step already, although nothing may have moved yet. */
  abstract readonly pending: ReadonlySignal<readonly OptionRef[]>;

  /** The amount that is being considered, where one is asked for. */
  readonly amount = signal<number | undefined>(undefined);
  /** The name that is being considered, where one is asked for. */
  readonly named = signal<string | undefined>(undefined);
  /** What has been written so far, where a text is asked for. */
  readonly written = signal('');
  /** The set of options that has been opened: see `ClientGame.sets`. */
  readonly opened = signal<string | undefined>(undefined);
  /** The option under the pointer or in focus. */
  readonly pointed = signal<string | undefined>(undefined);
  /** An option whose reason is being read. */
  readonly questioned = signal<string | undefined>(undefined);
  /** The card in the inspector. */
  readonly inspected = signal<string | undefined>(undefined);
  /** The inspector was opened on purpose; matters where it has no place of its own. */
  readonly looking = signal(false);
  /** How many parts may be drawn so far. Only the first drawing of a table in play goes part by part. */
  readonly drawn = signal(Number.POSITIVE_INFINITY);

  constructor(game: ClientGame, info: TableInfo, viewer: Seat, company?: Company) {
    this.game = game;
    this.info = info;
    this.viewer = viewer;
    this.company = company;
  }

  /** Picks an option, or takes the pick back. */
  pick(_id: string, _how?: { readonly copy?: number; readonly means?: Means }): void {}

  /** The same for a button of the bar. */
  press(_id: string, _means: Means): void {}

  readonly names = computed(() => this.company?.names.value ?? this.info.players.map(({ name }) => name));

  /** What kind of bot plays for a seat, in words; `undefined` for a person. */
  botTitle(seat: number): string | undefined {
    const { bot } = this.info.players[seat]!;
    // A bot may be told how long to think: `master:500`.
    return bot === undefined ? undefined : this.speaker.value.say(`bot.${bot.split(':')[0]}`);
  }

  /** A bot that thinks ahead plays there, and may take a moment. */
  isThinker(seat: Seat): boolean {
    return /^(journeyman|master)\b/.test(this.info.players[seat]?.bot ?? '');
  }

  readonly speaker = computed(
    () =>
      new Speaker({
        language: language.value,
        texts: this.game.texts,
        names: this.names.value,
        viewer: this.viewer,
        catalogues: [words, this.game.rules?.value ?? []].flat(),
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

  /** Options that stand in no set. */
  private readonly single = computed<readonly Option[]>(() => {
    const { game } = this;
    const decision = this.decision.value;
    if (game.setOf === undefined || decision === undefined) return this.options.value;
    return this.options.value.filter((option) => game.setOf!(option, decision) === undefined);
  });

  /** Options by the set they stand in, in the order of the game. */
  readonly sets = computed(() => {
    const { sets = [], setOf } = this.game;
    const decision = this.decision.value;
    return sets.flatMap((set) => {
      const options = this.options.value.filter((option) => setOf!(option, decision!) === set.id);
      return options.length === 0 ? [] : [{ set, options }];
    });
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

  /** In whose turn something happened. */
  readonly turnOf = computed(() => {
    let active: Seat | undefined;
    return new Map(
      this.log.value.map((entry) => {
        if (entry.event.type === 'turn') active = entry.event.seat;
        return [entry, active] as const;
      }),
    );
  });

  /** Options that lie on no visible card: they become buttons, or cards in a tray. */
  readonly loose = computed(() =>
    this.single.value.filter(
      (option) => !this.game.shows(option.ref, this.viewer) || this.isOneOfSeveral(option),
    ),
  );

  /** Whether an option needs words, as its card alone does not say what would be done with it. */
  needsWords(option: Option): boolean {
    return option.ref.card === undefined || this.isOneOfSeveral(option);
  }

  /** Several things can be done with the same card. */
  private isOneOfSeveral({ ref: { verb, card, zone, owner } }: Option): boolean {
    return (
      card !== undefined &&
      this.single.value.some(
        ({ ref }) => ref.card === card && ref.zone === zone && ref.owner === owner && ref.verb !== verb,
      )
    );
  }

  /** What an option does, in words. */
  nameOf(option: Option): string {
    return this.game.optionName?.(this, option) ?? this.speaker.value.option(option, this.decision.value);
  }

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
    return this.single.value.find(({ ref }) => fits(ref));
  }

  /** How an option stands; `copy`: of several identical cards, the how manieth. */
  stateOf(option: Option | undefined, copy = 0): OptionState | undefined {
    if (option === undefined) return undefined;
    const picked = this.chosen.value.filter((id) => id === option.id).length;
    if (picked > copy) return 'picked';
    return option.legal && this.rivalOf(option) === undefined ? 'legal' : 'refused';
  }

  /** Where the order counts, the how manieth pick a card is; `copy`: of several identical cards, the how manieth. */
  placeOf(option: Option | undefined, copy = 0): number | undefined {
    const decision = this.decision.value;
    if (option === undefined || decision?.kind !== 'choose' || !decision.ordered) return undefined;
    return this.chosen.value.flatMap((id, i) => (id === option.id ? [i + 1] : []))[copy];
  }

  /** The option of the same group that has been picked: only one of a group may be. */
  rivalOf({ group }: Option): Option | undefined {
    if (group === undefined) return undefined;
    return this.options.value.find((other) => other.group === group && this.chosen.value.includes(other.id));
  }
}
