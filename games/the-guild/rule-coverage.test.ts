import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { reasons } from './reasons.ts';
import { ruleIds } from './rule-ids.ts';
import { rulings } from './rulings.ts';

/** A string that begins with ids in brackets, which is the name of a test. */
const names = /(['"`])((?:\[TG?-[^\]]+\] ?)+(?:(?!\1)[^\n])*)\1/g;

const here = import.meta.dirname;
const tests = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.test.ts'),
);
const testNames = tests.flatMap((file) =>
  [...readFileSync(join(here, file), 'utf8').matchAll(names)].map(([, , name]) => name!),
);
const tested = new Set(
  testNames.flatMap((name) => [...name.matchAll(/\[(TG?-[^\]]+)\]/g)].map(([, id]) => id!)),
);

describe('The rules of The Guild', () => {
  it('every rule appears in the name of a test', () => {
    expect(ruleIds.filter((id) => !tested.has(id))).toEqual([]);
  });

  it('test names mention rules that exist', () => {
    expect([...tested].filter((id) => !(ruleIds as readonly string[]).includes(id))).toEqual([]);
  });

  it('every reason names a rule that exists', () => {
    expect(Object.values(reasons).filter(({ rule }) => !ruleIds.includes(rule))).toEqual([]);
  });

  it('every rule has a ruling', () => {
    expect(ruleIds.filter((id) => Object.keys(rulings[id]).length === 0)).toEqual([]);
  });

  it('every ruling is shown by a test that exists', () => {
    const known = new Set(testNames);
    const missing = ruleIds.flatMap((id) =>
      Object.entries(rulings[id]).flatMap(([ruling, test]) => {
        const name = test.startsWith('[') ? test : `[${id}] ${test}`;
        return known.has(name) ? [] : [`${id}, ${ruling}: ${name}`];
      }),
    );
    expect(missing).toEqual([]);
  });
});
