import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';
import { followFlights } from '../motion/flight.ts';
import { followWithSound } from './cues.ts';
import type { TableModel } from './model.ts';

/** Sound and motion, as the table changes. */
export function useTableNews(model: TableModel, root: RefObject<HTMLElement | null>): void {
  useEffect(() => followWithSound(model), [model]);
  useEffect(() => {
    if (root.current === null) return undefined;
    return followFlights(model, root.current, model.game.flights);
  }, [model]);
}
