import type { ReadonlySignal } from '@preact/signals';
import type { Seat } from '@zunft/kernel';
import type { ComponentType } from 'preact';
import type { IconData } from '../design/Icon.tsx';
import type { TableModel } from './model.ts';

/** What the bar says when it is not the game that asks, and what can be done about it. */
export interface Remark {
  /** The same in two or three words. */
  readonly status: string;
  readonly sentence: string;
  readonly actions: readonly RemarkAction[];
  /** Nobody should miss it. */
  readonly isWeighty?: true;
}

export interface RemarkAction {
  readonly label: string;
  readonly icon?: IconData;
  readonly isMain?: true;
  readonly isOff?: boolean;
  press(): void;
}

/** What other people add to a table; see `room/`. A table against bots has none of it. */
export interface Company {
  /** Whatever the game asks, the viewer cannot answer: the table is paused, or a bot sits in. */
  readonly isStill: ReadonlySignal<boolean>;
  /** An answer now would put an end to what somebody has asked for. */
  readonly isAsking: ReadonlySignal<boolean>;
  /** Who sits where at present, by seat. */
  readonly names: ReadonlySignal<readonly string[]>;
  /** Others have to agree before something is taken back that has become known. */
  readonly mustAsk: ReadonlySignal<boolean>;
  /** The viewer is called by a person, not by the game. */
  readonly calls: ReadonlySignal<boolean>;
  /** Occasions at which the viewer wants to be asked; at all, if they have said nothing. The table goes by it. */
  readonly orders: ReadonlySignal<readonly string[] | undefined>;
  order(ask: readonly string[] | undefined): Promise<void>;
  /** How many other tables wait for the viewer. */
  readonly elsewhere: ReadonlySignal<number>;
  nextTable(): void;
  /** What stands in the bar, unless the game asks. */
  remark(model: TableModel): Remark | undefined;
  /** What else there is to say about somebody in a list of places. */
  mark(seat: Seat): string | undefined;
  /** What went wrong with a request, in a sentence; unless it was the game that refused it. */
  trouble(code: string): string | undefined;
  /** On the sign of a seat. */
  readonly SeatNote: ComponentType<{ readonly seat: Seat }>;
  /** The viewer's own time, while it runs. */
  readonly Clock: ComponentType;
  /** In the top bar, among its tools. */
  readonly Tools: ComponentType<{ readonly model: TableModel }>;
  /** Above the board. */
  readonly Strips: ComponentType<{ readonly model: TableModel }>;
  /** When the game is over. */
  readonly End: ComponentType<{ readonly model: TableModel }>;
  /** Everything of this in the table in words. */
  readonly InWords: ComponentType<{ readonly model: TableModel }>;
}
