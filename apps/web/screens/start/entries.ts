import { signal } from '@preact/signals';
import type { JSX } from 'preact';

/** A game that goes on, as the start page lists it. */
export interface Entry {
  /** 0 where people wait for the player, 1 where bots do, 2 where the player waits. */
  readonly rank: number;
  /** The smaller one comes first. */
  readonly time: number;
  readonly row: JSX.Element;
}

/** Those on the server: put in by what is fetched later; unknown until the server has said. */
export const onlineEntries = signal<readonly Entry[] | undefined>(undefined);

/** In the order of the page: first where people wait, then where bots do. */
export const inOrder = <E extends Entry>(entries: readonly E[]): E[] =>
  entries.toSorted((a, b) => a.rank - b.rank || a.time - b.time);
