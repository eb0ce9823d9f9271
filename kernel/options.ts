import { BadDocument, type Problem } from './errors.ts';
import type { Game, Json, OptionSpec, Options } from './game.ts';

/** Fills in defaults and checks every option; throws a `BadDocument` that lists all problems. */
export function completeOptions(
  game: Game,
  seats: number,
  given: Options,
  draw: (bound: number) => number,
): Options {
  const problems: Problem[] = [];
  if (!Number.isInteger(seats) || seats < game.seats.min || seats > game.seats.max) {
    const { min, max } = game.seats;
    problems.push({ path: 'seats', code: 'out-of-range', params: { value: String(seats), min, max } });
  }
  const options: Record<string, Json> = {};
  for (const [name, spec] of Object.entries(game.options)) {
    const value = given[name] === undefined ? spec.default : given[name];
    const problem = problemOf(spec, value);
    if (problem !== undefined) problems.push({ path: `options.${name}`, ...problem });
    options[name] = value;
  }
  for (const name of Object.keys(given)) {
    if (!Object.hasOwn(game.options, name))
      problems.push({ path: `options.${name}`, code: 'unknown-option', params: {} });
  }
  if (problems.length === 0) problems.push(...game.checkOptions(options, seats));
  if (problems.length > 0) throw new BadDocument(problems);
  return game.settleOptions(options, draw);
}

function problemOf(spec: OptionSpec, value: Json): Pick<Problem, 'code' | 'params'> | undefined {
  const shown = JSON.stringify(value);
  if (spec.kind === 'switch') {
    return typeof value === 'boolean' ? undefined : { code: 'not-a-switch', params: { value: shown } };
  }
  if (spec.kind === 'text') {
    return typeof value === 'string' ? undefined : { code: 'not-text', params: { value: shown } };
  }
  if (spec.kind === 'number') {
    const { min, max } = spec;
    const fits = typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
    return fits ? undefined : { code: 'out-of-range', params: { value: shown, min, max } };
  }
  const words = spec.kind === 'words' ? value : [value];
  const fits = Array.isArray(words) && words.every((word) => spec.values.includes(word as string));
  return fits ? undefined : { code: 'not-one-of', params: { value: shown, allowed: spec.values } };
}
