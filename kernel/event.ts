import type { Face, Layout, Seat } from './layout.ts';
import type { Params } from './message.ts';

/** A card in an event: its face and the seats that knew it at that moment. */
export interface SeenCard {
  readonly face: Face;
  readonly knowers: number;
}

/** Something that happened at the table, as the table knows it. Never leaves the table in this form. */
export interface TableEvent {
  readonly type: string;
  readonly seat: Seat;
  /** Another seat that it happened to. */
  readonly target?: Seat;
  readonly cards?: readonly SeenCard[];
  readonly params?: Params;
  /** The card or effect that made it happen. */
  readonly cause?: string;
}

/** The same as one viewer may see it: names of the cards it knows, a number for the others. */
export interface ViewedEvent {
  readonly type: string;
  readonly seat: Seat;
  readonly target?: Seat;
  readonly cards?: readonly string[];
  readonly hidden?: number;
  readonly params?: Params;
  readonly cause?: string;
}

export function viewEvent(layout: Layout, event: TableEvent, viewer: Seat): ViewedEvent {
  const known = event.cards?.filter((card) => (card.knowers & (1 << viewer)) !== 0);
  return {
    type: event.type,
    seat: event.seat,
    ...(event.target !== undefined && { target: event.target }),
    ...(event.cards !== undefined &&
      known !== undefined && {
        cards: known.map((card) => layout.faces[card.face]!),
        hidden: event.cards.length - known.length,
      }),
    ...(event.params !== undefined && { params: event.params }),
    ...(event.cause !== undefined && { cause: event.cause }),
  };
}
