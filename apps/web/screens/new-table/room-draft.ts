import type { Options } from '@zunft/kernel';
import type { ClockSpec, GameInfo, Place, Seating, Visibility, WatchPolicy } from '@zunft/protocol';
import { drawNames } from './names.ts';

/** A table with people as it is being set up. */
export interface RoomDraft {
  /** The first is for whoever sets up the table. */
  readonly places: readonly Place[];
  readonly clock: ClockSpec;
  /** Until somebody decides: open if there is a place for anybody. */
  readonly visibility: Visibility | undefined;
  readonly watching: WatchPolicy;
  readonly seating: Seating;
  /** Until somebody decides: only where nobody but bots plays along. */
  readonly hints: boolean | undefined;
}

export const visibilities: readonly Visibility[] = ['private', 'open'];
export const watchPolicies: readonly WatchPolicy[] = ['spectators', 'afterwards', 'nobody'];
export const seatings: readonly Seating[] = ['drawn', 'as-placed'];

export const presets = {
  none: { kind: 'none' },
  minute: { kind: 'move', seconds: 60 },
  supply: { kind: 'bank', seconds: 900, increment: 10 },
  day: { kind: 'days', days: 1 },
  days: { kind: 'days', days: 3 },
} as const satisfies Record<string, ClockSpec>;

export type Preset = keyof typeof presets;

export const presetOf = (clock: ClockSpec): Preset | 'own' =>
  (Object.keys(presets) as Preset[]).find((name) => isSameClock(presets[name], clock)) ?? 'own';

const isSameClock = (a: ClockSpec, b: ClockSpec): boolean =>
  JSON.stringify(Object.entries(a).sort()) === JSON.stringify(Object.entries(b).sort());

const kept: Place = { kind: 'kept' };

/** What the form begins with: the last table of this game with people, as far as it is possible today. */
export function firstRoom({ seats, bots }: GameInfo, stored: unknown): RoomDraft {
  const last = recordOf(stored);
  const places = listOf(last['places'])
    .filter((place) => isPlace(place, bots))
    .slice(0, seats.max - 1);
  return {
    places: seatedPlaces([{ kind: 'me' }, ...places], Math.max(places.length + 1, seats.min)),
    clock: isClock(last['clock']) ? last['clock'] : presets.none,
    visibility: oneOf(visibilities, last['visibility']),
    watching: oneOf(watchPolicies, last['watching']) ?? 'spectators',
    seating: oneOf(seatings, last['seating']) ?? 'drawn',
    hints: typeof last['hints'] === 'boolean' ? last['hints'] : undefined,
  };
}

/** The options of the last table of this game with people. */
export const lastRoomOptions = (stored: unknown): Options | undefined => {
  const { options } = recordOf(stored);
  return options === undefined ? undefined : (recordOf(options) as Options);
};

/** That many chairs: those that are there first, then some for friends. */
export const seatedPlaces = (places: readonly Place[], count: number): readonly Place[] => [
  ...places.slice(0, count),
  ...Array.from({ length: Math.max(0, count - places.length) }, () => kept),
];

export const visibilityOf = ({ visibility, places }: RoomDraft): Visibility =>
  visibility ?? (places.some(({ kind }) => kind === 'open') ? 'open' : 'private');

export const hintsIn = ({ hints, places }: RoomDraft): boolean =>
  hints ?? places.filter(({ kind }) => kind !== 'bot').length <= 1;

/** Another kind of player on a chair: `open`, `kept`, or the kind of a bot. Its name is none of those taken. */
export function placeOf(kind: string, before: Place, taken: readonly string[]): Place {
  if (kind === 'open') return { kind };
  if (kind === 'kept') return kept;
  if (before.kind === 'bot') return { ...before, bot: kind };
  const [name = ''] = drawNames(1, taken);
  return { kind: 'bot', bot: kind, name };
}

/** What is sent: names without blanks around them, and none that are empty. */
export function finishedPlaces(places: readonly Place[], ownName: string): Place[] {
  const spare = drawNames(places.length, [ownName, ...namesIn(places)]);
  return places.map((place, i) => {
    if (place.kind === 'bot') return { ...place, name: place.name?.trim() || spare[i]! };
    if (place.kind !== 'kept') return place;
    const name = place.name?.trim();
    return name ? { kind: 'kept', name } : kept;
  });
}

export const namesIn = (places: readonly Place[]): string[] =>
  places.flatMap((place) => ('name' in place && place.name !== undefined ? [place.name] : []));

// What an earlier version of this page may have stored

const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : {};

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const oneOf = <V extends string>(values: readonly V[], value: unknown): V | undefined =>
  values.find((one) => one === value);

function isPlace(value: unknown, bots: readonly string[]): value is Place {
  const { kind, name, bot } = recordOf(value);
  if (name !== undefined && typeof name !== 'string') return false;
  return kind === 'open' || kind === 'kept' || (kind === 'bot' && bots.includes(bot as string));
}

const within = (value: unknown, min: number, max: number): boolean =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max;

function isClock(value: unknown): value is ClockSpec {
  const { kind, seconds, increment, days } = recordOf(value);
  if (kind === 'move') return within(seconds, 10, 3_600);
  if (kind === 'bank') return within(seconds, 30, 10_800) && within(increment, 0, 300);
  return kind === 'none' || (kind === 'days' && within(days, 1, 14));
}
