import './flight.css';
import { effect, untracked } from '@preact/signals';
import { motion, settings } from '../settings/settings.ts';
import { freshEntries } from '../table/fresh-entries.ts';
import type { TableModel } from '../table/model.ts';
import type { Flight, FlightMap } from './flights.ts';
import { Overlay, type Timing } from './overlay.ts';
import { cardBack, cardBox, findSpot, pictureOf, type Spot } from './places.ts';

/** More than this at once nobody can follow. */
const mostAtOnce = 12;

/** How long a card travels, and by how much the last of several may start later. In milliseconds. */
const times = {
  off: { travel: 0, spread: 0 },
  fast: { travel: 150, spread: 40 },
  normal: { travel: 260, spread: 90 },
  slow: { travel: 480, spread: 240 },
} as const;

/** A card that has left its place; where it goes is known when the table has been drawn anew. */
interface Departure {
  readonly flight: Flight;
  readonly spot: Spot;
  readonly picture: HTMLElement | undefined;
}

/**
 * Lets the cards that an update moves fly from where they were to where they are. Looks at the table twice: when the
 * update arrives, before anything is drawn, as drawing waits for the end of the task, and before the next frame, when
 * everything is drawn. Nothing waits for it. Returns how to stop.
 */
export function followFlights(model: TableModel, root: HTMLElement, flightsOf: FlightMap): () => void {
  const overlay = new Overlay(root);
  let known = model.log.peek();
  let departures: Departure[] = [];
  let frame: number | undefined;
  const land = (): void => {
    frame = undefined;
    landAll(root, overlay, departures);
    departures = [];
  };
  const stopFollowing = effect(() => {
    model.update.value;
    untracked(() => {
      const log = model.log.value;
      const news = freshEntries(known, log);
      known = log;
      if (motion.value === 'off' || document.hidden || model.past.value !== undefined) return;
      const flights = news.flatMap(({ event }) => flightsOf(event)).slice(-mostAtOnce);
      departures.push(...departAll(root, flights));
      if (departures.length > 0) frame ??= requestAnimationFrame(land);
    });
  });
  const stopMoving = effect(() => {
    if (motion.value === 'off') overlay.clear();
  });
  return () => {
    stopFollowing();
    stopMoving();
    if (frame !== undefined) cancelAnimationFrame(frame);
    overlay.remove();
  };
}

function departAll(root: HTMLElement, flights: readonly Flight[]): Departure[] {
  const used = new Set<Element>();
  return flights.flatMap((flight) => {
    const spot = findSpot(root, flight.from, flight.card, used);
    if (spot === undefined) return [];
    return [{ flight, spot, picture: spot.isCard ? pictureOf(spot.element) : undefined }];
  });
}

function landAll(root: HTMLElement, overlay: Overlay, departures: readonly Departure[]): void {
  const used = new Set<Element>();
  const { travel, spread } = times[settings.peek().speed];
  const still = motion.peek() === 'reduced';
  departures.slice(-mostAtOnce).forEach((departure, i, { length }) => {
    const spot = findSpot(root, departure.flight.to, departure.flight.card, used);
    if (spot === undefined) return;
    const delay = length === 1 ? 0 : (spread * i) / (length - 1);
    if (still) overlay.trace(departure.spot.box, spot.box, landingOf(spot));
    else land(overlay, departure, spot, { duration: travel, delay });
  });
}

function land(overlay: Overlay, { spot: start, picture }: Departure, end: Spot, timing: Timing): void {
  const [from, to] = [cardBox(start, end), cardBox(end, start)];
  const journey = { from, to, landing: landingOf(end) };
  if (picture !== undefined) overlay.fly({ ...journey, face: picture, faceBox: from }, timing);
  else if (end.isCard) overlay.fly({ ...journey, face: pictureOf(end.element), faceBox: to }, timing);
  else overlay.fly({ ...journey, face: cardBack(), faceBox: from }, timing);
}

const landingOf = ({ isCard, element }: Spot): Element | undefined => (isCard ? element : undefined);
