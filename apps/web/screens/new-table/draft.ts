import type { Json, OptionSpec, Options } from '@zunft/kernel';
import type { GameInfo } from '@zunft/protocol';
import { settings, type TableSetup } from '../../settings/settings.ts';
import { drawNames } from './names.ts';
import { firstSetup } from './open-table.ts';
import { ownName } from './own-name.ts';

/** What the form begins with: the last table of this game, as far as it is possible today, with what is asked for. */
export function firstDraft(
  { game, seats, bots, options }: GameInfo,
  asked: Options = {},
  lastOptions?: Options,
): TableSetup {
  const { opponents, options: usual } = settings.value.lastTables[game] ?? firstSetup();
  const last = lastOptions ?? usual;
  const possible = opponents.filter(({ bot }) => bots.includes(bot)).slice(0, seats.max - 1);
  return {
    opponents: seated(possible, Math.max(possible.length, seats.min - 1), bots),
    options: Object.fromEntries(
      Object.entries(options).map(([name, spec]) => [
        name,
        [asked[name], last[name]].find((value) => value !== undefined && isFitting(spec, value)) ??
          spec.default,
      ]),
    ),
  };
}

/** The options that an address asks for: `?kingdom=draft&showPoints=true`. */
export function optionsIn(query: URLSearchParams, specs: GameInfo['options']): Options {
  return Object.fromEntries(
    Object.entries(specs).flatMap(([name, spec]) => {
      const text = query.get(name);
      return text === null ? [] : [[name, readValue(spec, text)]];
    }),
  );
}

/** What does not fit stays as it is written and is left out later. */
function readValue({ kind }: OptionSpec, text: string): Json {
  if (kind === 'switch') return text === 'true' || (text !== 'false' && text);
  if (kind === 'number') return text.trim() === '' ? text : Number(text);
  return kind === 'words' ? text.split(',').filter(Boolean) : text;
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

/** Whether an option can have this value; words that the game reads itself, it also judges. */
function isFitting(spec: OptionSpec, value: Json): boolean {
  switch (spec.kind) {
    case 'switch':
      return typeof value === 'boolean';
    case 'text':
      return typeof value === 'string';
    case 'number':
      return Number.isInteger(value) && (value as number) >= spec.min && (value as number) <= spec.max;
    case 'one-of':
      return spec.values.includes(value as string);
    case 'words':
      return Array.isArray(value) && value.every((word) => spec.values.includes(word as string));
  }
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
