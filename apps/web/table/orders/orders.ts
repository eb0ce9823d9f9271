import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Decision } from '@zunft/kernel';
import { change, settings } from '../../settings/settings.ts';
import type { Company } from '../company.ts';

/** What orders have to know of their table. */
interface OrderedTable {
  readonly game: string;
  /** What windows of the game can be about. */
  readonly occasions: readonly string[];
  /** Those at which everybody is asked who has not said otherwise. */
  readonly askedAt: readonly string[];
  readonly company: Pick<Company, 'orders' | 'order' | 'isAsking'> | undefined;
  /** Grows with every turn. */
  readonly turn: ReadonlySignal<number>;
}

/** At which occasions the player wants to be asked. Where people meet the table keeps that, otherwise this browser. */
export class Orders {
  private readonly of: OrderedTable;
  /** The turn in which the player wants to hear of no window any more. */
  private readonly hushedIn = signal(Number.NaN);
  /** The player looks at them. */
  readonly isOpen = signal(false);

  constructor(of: OrderedTable) {
    this.of = of;
  }

  get occasions(): readonly string[] {
    return this.of.occasions;
  }

  readonly asked = computed<readonly string[]>(() => {
    const { game, askedAt, company } = this.of;
    return (company === undefined ? settings.value.askedAt[game] : company.orders.value) ?? askedAt;
  });

  /** Something is let happen without asking that one would usually be asked about. */
  readonly isSilent = computed(() => this.of.askedAt.some((one) => !this.asked.value.includes(one)));

  change(occasion: string, isAsked: boolean): void {
    const { game, occasions, company } = this.of;
    const asked = occasions.filter((one) => (one === occasion ? isAsked : this.asked.value.includes(one)));
    if (company === undefined) change({ askedAt: { ...settings.value.askedAt, [game]: asked } });
    else void company.order(asked);
  }

  readonly isHushed = computed(() => this.hushedIn.value === this.of.turn.value);

  /** Asks no more until the next turn, or again. */
  toggleHush(): void {
    this.hushedIn.value = this.isHushed.value ? Number.NaN : this.of.turn.value;
  }

  /** Who lets this happen without asking, if it is a window that the player does not want to be asked at. */
  letBy({ window }: Decision): 'page' | 'table' | undefined {
    const { company } = this.of;
    if (window === undefined) return undefined;
    const isOrdered = !this.asked.value.includes(window.occasion);
    if (isOrdered && company !== undefined) return 'table';
    // An answer would drop what the table is still deciding about.
    return (isOrdered || this.isHushed.value) && company?.isAsking.value !== true ? 'page' : undefined;
  }
}
