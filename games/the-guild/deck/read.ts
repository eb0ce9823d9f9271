import type { Problem } from '@zunft/kernel';
import { near, problemAt } from './problem.ts';

/** Reads a part of a document, or notes what is wrong with it and where. */
export type Read<T> = (value: unknown, path: string, problems: Problem[]) => T | undefined;

interface Field<T, Optional extends boolean> {
  readonly read: Read<T>;
  readonly optional: Optional;
}

export const must = <T>(read: Read<T>): Field<T, false> => ({ read, optional: false });
export const may = <T>(read: Read<T>): Field<T, true> => ({ read, optional: true });

type IsOptional<T, K extends keyof T> = Record<never, never> extends Pick<T, K> ? true : false;

/** A reader for each field; the compiler sees to it that they are those of the type. */
export type Fields<T> = { readonly [K in keyof T]-?: Field<Exclude<T[K], undefined>, IsOptional<T, K>> };

/** An object with these fields and no others. */
export const object =
  <T extends object>(fields: Fields<T>): Read<T> =>
  (value, path, problems) => {
    if (!isObject(value)) return complain(problems, problemAt(path, 'not-an-object', shown(value)));
    const names = Object.keys(fields);
    for (const name of Object.keys(value)) {
      if (!names.includes(name))
        problems.push(
          problemAt(under(path, name), 'unknown-field', { field: name, near: near(name, names) }),
        );
    }
    const entries = Object.entries<Field<unknown, boolean>>(fields).flatMap(([name, { read, optional }]) => {
      if (Object.hasOwn(value, name)) return [[name, read(value[name], under(path, name), problems)]];
      if (!optional) problems.push(problemAt(under(path, name), 'missing', { field: name }));
      return [];
    });
    return Object.fromEntries(entries) as T;
  };

type Variants<T extends { readonly do: string }> = {
  readonly [D in T['do']]: Fields<Omit<Extract<T, { readonly do: D }>, 'do'>>;
};

/** An object whose `do` says which other fields it has. */
export const variants =
  <T extends { readonly do: string }>(fields: Variants<T>): Read<T> =>
  (value, path, problems) => {
    if (!isObject(value)) return complain(problems, problemAt(path, 'not-an-object', shown(value)));
    const { do: what, ...rest } = value;
    const kinds = Object.keys(fields) as T['do'][];
    const kind = oneOf(kinds)(what, under(path, 'do'), problems);
    if (kind === undefined) return undefined;
    return { do: kind, ...object(fields[kind])(rest, path, problems) } as unknown as T;
  };

/** Entries go by their id where they have one, so that a mistake names the card. */
export const listOf =
  <T>(read: Read<T>, { least = 1, most = 20 } = {}): Read<readonly T[]> =>
  (value, path, problems) => {
    if (!Array.isArray(value)) return complain(problems, problemAt(path, 'not-a-list', shown(value)));
    if (value.length < least) return complain(problems, problemAt(path, 'empty-list', {}));
    if (value.length > most)
      return complain(problems, problemAt(path, 'too-many-entries', { count: value.length, most }));
    return value.map((entry, i) => read(entry, under(path, idOf(entry) ?? String(i)), problems) as T);
  };

export const oneOf =
  <T extends string>(allowed: readonly T[]): Read<T> =>
  (value, path, problems) =>
    allowed.find((word) => word === value) ??
    complain(problems, problemAt(path, 'not-one-of', { ...shown(value), allowed }));

export const whole =
  (min: number, max: number): Read<number> =>
  (value, path, problems) =>
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
      ? value
      : complain(problems, problemAt(path, 'out-of-range', { ...shown(value), min, max }));

const longestId = 40;
const idPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const isId = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= longestId && idPattern.test(value);

/** Small letters, digits and hyphens. */
export const id: Read<string> = (value, path, problems) =>
  isId(value)
    ? value
    : complain(problems, problemAt(path, 'not-an-id', { ...shown(value), most: longestId }));

const longestName = 40;
/** One line, without blanks at its ends or two in a row: nothing that a terminal or a sentence stumbles over. */
const namePattern = /^[^\s\p{Cc}]+( [^\s\p{Cc}]+)*$/u;

export const name: Read<string> = (value, path, problems) =>
  typeof value === 'string' && value.length <= longestName && namePattern.test(value)
    ? value
    : complain(problems, problemAt(path, 'not-a-name', { ...shown(value), most: longestName }));

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const idOf = (entry: unknown): string | undefined =>
  isObject(entry) && isId(entry['id']) ? entry['id'] : undefined;

const under = (path: string, field: string): string => (path === '' ? field : `${path}.${field}`);

function complain(problems: Problem[], problem: Problem): undefined {
  problems.push(problem);
  return undefined;
}

const mostShown = 40;

/** A value as it stands in the document, cut short. */
function shown(value: unknown): { readonly value: string } {
  const text = JSON.stringify(value) ?? String(value);
  return { value: text.length > mostShown ? `${text.slice(0, mostShown)}…` : text };
}
