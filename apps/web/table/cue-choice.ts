import type { Seat, ViewedEvent } from '@zunft/kernel';
import type { Cue } from '../settings/settings.ts';

/** What of the news of a table can be heard. */
export interface Audible {
  readonly viewer: Seat;
  readonly seats: number;
  readonly events: readonly ViewedEvent[];
  /** The viewer is asked something, and was not before. */
  readonly askedAnew: boolean;
  /** The game has ended just now. */
  readonly ended: boolean;
  /** The events that bring points. */
  scores(event: ViewedEvent): boolean;
  /** The events in which somebody else did something to the viewer, where a game tells by more than the target. */
  hits?(event: ViewedEvent): boolean;
}

/** Of several things at once, the first of these is heard. */
const byWeight: readonly Cue[] = ['end', 'attack', 'score', 'draw', 'play', 'others'];

/** The cues for what has happened: one for the events, and one more if it is now for the viewer to decide. */
export function cuesFor(audible: Audible): readonly Cue[] {
  const heard = new Set(audible.events.map((event) => cueOf(event, audible)));
  if (audible.ended) heard.add('end');
  const loudest = byWeight.find((cue) => heard.has(cue));
  return [...(loudest === undefined ? [] : [loudest]), ...(audible.askedAnew ? (['decision'] as const) : [])];
}

function cueOf(event: ViewedEvent, audible: Audible): Cue | undefined {
  const { viewer, seats, scores } = audible;
  const { type, seat, target } = event;
  if (type === 'turn' || seat >= seats) return undefined;
  if (audible.hits?.(event)) return 'attack';
  if (seat !== viewer) return target === viewer ? 'attack' : 'others';
  if (scores(event)) return 'score';
  if (type === 'draw') return 'draw';
  return (event.cards?.length ?? 0) + (event.hidden ?? 0) > 0 ? 'play' : undefined;
}
