import type { Json, OptionSpec, Options } from '@zunft/kernel';
import type { GameInfo } from '@zunft/protocol';
import { settings, type TableSetup } from '../../settings/settings.ts';
import { drawNames } from './names.ts';
import { firstSetup, ownName } from './open-table.ts';

/** What the form begins with: the last table of this game, as far as it is possible today. */
export function firstDraft({ game, seats, bots, options }: GameInfo): TableSetup {
  const { opponents, options: chosen } = settings.value.lastTables[game] ?? firstSetup();
  const possible = opponents.filter(({ bot }) => bots.includes(bot)).slice(0, seats.max - 1);
  return {
    opponents: seated(possible, Math.max(possible.length, seats.min - 1), bots),
    options: Object.fromEntries(
      Object.entries(options).map(([name, spec]) => [name, fitting(spec, chosen[name])]),
    ),
  };
}

/** That many opponents: those that are there first, then new ones of the kind of the last. */
export function seated(
  opponents: TableSetup['opponents'],
  count: number,
  bots: readonly string[],
): TableSetup['opponents'] {
  const usual = bots.includes('apprentice') ? 'apprentice' : bots[0]!;
  const bot = opponents.at(-1)?.bot ?? usual;
  const missing = Math.max(0, count - opponents.length);
  const taken = [ownName(), ...opponents.map(({ name }) => name)];
  return [...opponents.slice(0, count), ...drawNames(missing, taken).map((name) => ({ name, bot }))];
}

/** A remembered value, or the usual one if it does not fit any more. */
function fitting(spec: OptionSpec, value: Json | undefined): Json {
  const fits = {
    switch: () => typeof value === 'boolean',
    number: () =>
      spec.kind === 'number' && typeof value === 'number' && value >= spec.min && value <= spec.max,
    'one-of': () => spec.kind === 'one-of' && spec.values.includes(value as string),
    words: () =>
      spec.kind === 'words' &&
      Array.isArray(value) &&
      value.every((word) => spec.values.includes(word as string)),
  };
  return value !== undefined && fits[spec.kind]() ? value : spec.default;
}

/**
 * A list is asked for only where it is wanted: if some option has a choice of the list's name, then when that is made.
 */
export function isAsked(name: string, specs: GameInfo['options'], chosen: Options): boolean {
  if (specs[name]?.kind !== 'words') return true;
  const openers = Object.entries(specs).filter(
    ([, spec]) => spec.kind === 'one-of' && spec.values.includes(name),
  );
  return openers.length === 0 || openers.some(([opener]) => chosen[opener] === name);
}

/** What is sent: nobody without a name, and no answers to what is not asked. */
export function finished({ opponents, options }: TableSetup, { options: specs }: GameInfo): TableSetup {
  const names = opponents.map(({ name }) => name.trim());
  const spare = drawNames(opponents.length, [ownName(), ...names]);
  return {
    opponents: opponents.map(({ bot }, i) => ({ name: names[i] || spare[i]!, bot })),
    options: Object.fromEntries(Object.entries(options).filter(([name]) => isAsked(name, specs, options))),
  };
}
