import type { Game, Options } from '@zunft/kernel';

/** A way to play a game: so many seats, these options. */
export interface Setup {
  readonly seats: number;
  readonly options: Options;
}

const seatsOf = ({ seats: { min, max } }: Game): number[] =>
  Array.from({ length: max - min + 1 }, (_, i) => min + i);

/** Every number of seats with every word of an option that stands for itself. */
function everyWord(game: Game, option: string): readonly Setup[] {
  const spec = game.options[option];
  const words = spec?.kind === 'one-of' ? spec.values.filter((word) => word !== 'chosen') : [];
  return seatsOf(game).flatMap((seats) => words.map((word) => ({ seats, options: { [option]: word } })));
}

const recommended = [
  'arts-and-crafts',
  'clean-living',
  'gilding-the-lily',
  'name-that-card',
  'tricks-of-the-trade',
  'decisions-decisions',
];

/** What makes for different games. */
const variety: Readonly<Record<string, (game: Game) => readonly Setup[]>> = {
  guildhall: (game) => everyWord(game, 'professions'),
  dominion: (game) => [
    ...recommended.map((kingdom, i) => ({ seats: 2 + (i % 2), options: { kingdom } })),
    { seats: 2, options: { kingdom: 'draft' } },
    ...seatsOf(game).map((seats) => ({ seats, options: { kingdom: 'random' } })),
  ],
  'the-guild': (game) => seatsOf(game).map((seats) => ({ seats, options: {} })),
};

/** The ways in which a game is tried out. */
export const setupsOf = (game: Game): readonly Setup[] => variety[game.id]?.(game) ?? [];

/** A few of them: every number of seats, and as many different options as that takes. */
export function fewSetupsOf(game: Game): readonly Setup[] {
  const setups = setupsOf(game);
  const words = (setup: Setup): string => JSON.stringify(setup.options);
  const usual = seatsOf(game).map((seats, i) => {
    const fitting = setups.filter((setup) => setup.seats === seats);
    return fitting[i % fitting.length]!;
  });
  const other = setups.findLast((setup) => usual.every((one) => words(one) !== words(setup)));
  return other === undefined ? usual : [...usual, other];
}

/** What can be tried out after every change. */
export const everydaySetupsOf = (game: Game): readonly Setup[] =>
  fewSetupsOf(game).filter(({ seats }) => seats === 3);
