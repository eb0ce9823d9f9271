import type { ViewedEvent } from '@zunft/kernel';

/**
 * A card that moves. Places are the keys that elements carry as `data-flight`: `hand/0/weaver.red`, `hall/2/weaver.red`,
 * `discard`. Where a place has several candidates, the first that is on the screen counts; if none is, the place around
 * it: `hand/2` for `hand/2/weaver.red`.
 */
export interface Flight {
  readonly from: string | readonly string[];
  readonly to: string | readonly string[];
  /** The card, if the viewer knows it. */
  readonly card?: string;
}

/** What a game tells about its events: which cards they move, from where to where. */
export type FlightMap = (event: ViewedEvent) => readonly Flight[];

/** The keys under which a place may be found, in the order in which to try: as given, then the places around them. */
export function keysOf(place: string | readonly string[]): readonly string[] {
  const exact = typeof place === 'string' ? [place] : place;
  return [...new Set([...exact, ...exact.flatMap(around)])];
}

function around(key: string): string[] {
  const parts = key.split('/');
  return parts.slice(1).map((_, i) => parts.slice(0, parts.length - 1 - i).join('/'));
}

/** Whether an element with this key shows the card itself, not a pile or a row. */
export const showsCard = (key: string, card: string | undefined): boolean =>
  card !== undefined && key.endsWith(`/${card}`);
