import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { ByItself, Decision, Option } from '@zunft/kernel';

/** Time to see what is happening. The same whatever is in hand, so that it betrays nothing. */
const usualGrace = 1_200;
/** Time to think better of the last purchase. */
const endGrace = 2_000;

const endings: readonly string[] = ['end', 'pass'];

/** What a table has to tell so that its forced steps can be taken. */
export interface ForcedTable {
  readonly seq: ReadonlySignal<number>;
  /** What is asked; nothing while looking at the past. */
  readonly decision: ReadonlySignal<Decision | undefined>;
  /** The player wants forced steps to be taken. */
  readonly isWanted: ReadonlySignal<boolean>;
  /** Nobody has to wait. */
  readonly isFast: ReadonlySignal<boolean>;
  /** Verbs that may be carried out without asking, where nothing else is possible. */
  readonly verbs: readonly string[];
  /** Who lets something happen that the player does not want to be asked about: the page, or the table itself. */
  letBy?(decision: Decision): 'page' | 'table' | undefined;
  /** Something lies in front of the table, and the player reads that. */
  isBusy(): boolean;
  answer(id: string, by: ByItself): void;
}

/** A step that is about to be taken. */
export interface Due {
  readonly option: Option;
  /** The turn ends with it. */
  readonly isEnd: boolean;
  /** In milliseconds. */
  readonly grace: number;
  /** The player wants it so. */
  readonly isOrdered?: true;
  /** The page has nothing to do for it. */
  readonly isByTable?: boolean;
}

/** Takes the steps that are no choice: after a moment, and only if the player does nothing else. */
export class ForcedSteps {
  private readonly table: ForcedTable;
  private readonly stopFollowing: () => void;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The decision that the player has taken over. */
  private readonly kept = signal(-1);
  /** The step that will be taken next, if it is forced. */
  readonly due: ReadonlySignal<Due | undefined> = computed(() => this.dueNow());

  constructor(table: ForcedTable) {
    this.table = table;
    this.stopFollowing = effect(() => {
      const due = this.due.value;
      untracked(() => this.expect(due));
    });
  }

  /** Leaves the step to the player. */
  keep(): void {
    this.kept.value = this.table.seq.peek();
  }

  stop(): void {
    this.stopFollowing();
    clearTimeout(this.timer);
  }

  private dueNow(): Due | undefined {
    const { seq, decision, isWanted, isFast, verbs } = this.table;
    const asked = decision.value;
    if (asked === undefined) return undefined;
    const isKept = this.kept.value === seq.value;
    const ordered = this.orderedNow(asked);
    if (ordered !== undefined) return isKept && !ordered.isByTable ? undefined : ordered;
    const option = onlyAnswer(asked);
    if (option === undefined || !verbs.includes(option.ref.verb)) return undefined;
    if (!isWanted.value || isKept) return undefined;
    const isEnd = endings.includes(option.ref.verb) && asked.window?.pass !== option.id;
    return { option, isEnd, grace: isFast.value ? 0 : isEnd ? endGrace : usualGrace };
  }

  private orderedNow(asked: Decision): Due | undefined {
    const by = this.table.letBy?.(asked);
    if (by === undefined || asked.kind !== 'choose') return undefined;
    const option = asked.options.find(({ id }) => id === asked.window?.pass)!;
    const grace = this.table.isFast.value ? 0 : usualGrace;
    return { option, isEnd: false, grace, isOrdered: true, isByTable: by === 'table' };
  }

  private expect(due: Due | undefined): void {
    clearTimeout(this.timer);
    if (due !== undefined && !due.isByTable) this.timer = setTimeout(() => this.take(due), due.grace);
  }

  /** Whoever reads something in front of the table gets the whole time again afterwards. */
  private take(due: Due): void {
    if (this.table.isBusy()) this.timer = setTimeout(() => this.take(due), Math.max(due.grace, usualGrace));
    else this.table.answer(due.option.id, due.isOrdered ? 'orders' : 'forced');
  }
}

/** The answer to a question that has only one, if it lies on no card, has no number and is aimed at nobody. */
export function onlyAnswer(decision: Decision): Option | undefined {
  if (decision.kind !== 'choose' || decision.min !== 1 || decision.max !== 1) return undefined;
  const [option, ...others] = decision.options.filter(({ legal }) => legal);
  if (option === undefined || others.length > 0) return undefined;
  const { card, seat, number } = option.ref;
  return [card, seat, number].every((operand) => operand === undefined) ? option : undefined;
}
