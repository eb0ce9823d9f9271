import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { firstProfessionFace, professionIds } from './faces.ts';
import { prestigeFaces } from './prestige/printed.ts';
import { professionCard } from './professions/index.ts';
import { reasons } from './reasons.ts';
import { ruleIds } from './rule-ids.ts';

/** Ids in brackets at the beginning of a string, which is the name of a test. */
const tags = /['"`](?:\[(?:GH|G|J)-[^\]]+\] ?)+/g;

const here = import.meta.dirname;
const tests = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.test.ts'),
);
const tested = new Set(
  tests.flatMap((file) => {
    const source = readFileSync(join(here, file), 'utf8');
    return [...source.matchAll(tags)].flatMap(([names]) =>
      [...names.matchAll(/\[([^\]]+)\]/g)].map(([, id]) => id!),
    );
  }),
);

describe('The rules of Guildhall', () => {
  it('every rule appears in the name of a test', () => {
    expect(ruleIds.filter((id) => !tested.has(id))).toEqual([]);
  });

  it('test names mention rules that exist', () => {
    expect([...tested].filter((id) => !(ruleIds as readonly string[]).includes(id))).toEqual([]);
  });

  it('every reason names a rule that exists', () => {
    expect(Object.values(reasons).filter(({ rule }) => !ruleIds.includes(rule))).toEqual([]);
  });

  it('every level of every profession has its rule', () => {
    const levels = professionIds.flatMap((id, profession) => {
      const { levels } = professionCard(profession);
      return levels.length > 4 ? [`GH-${id}-x`] : levels.map((level) => `GH-${id}-${level}`);
    });
    expect(levels.filter((id) => !(ruleIds as readonly string[]).includes(id))).toEqual([]);
  });

  it('prestige cards come before professions, and these fit into a set of faces', () => {
    expect(prestigeFaces).toHaveLength(firstProfessionFace);
    expect(professionIds.length).toBeLessThanOrEqual(18);
  });
});
