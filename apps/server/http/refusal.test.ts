import { readFileSync } from 'node:fs';
import { Failure, type FailureCode, wireError } from '@zunft/protocol';
import { expect, test } from 'vitest';
import { refusal, refusalCodes, statusOf } from './refusal.ts';

const page = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');

test.each(refusalCodes)('docs/protocol.md names %s', (code) => {
  expect(page).toContain(`\`${code}\``);
  expect(refusal(code)).toEqual({ code, message: expect.any(String), params: {} });
});

test('every code in the table of statuses has that status', () => {
  const rows = [...page.matchAll(/^\| (\d{3}(?:, \d{3})*) \| (.*) \|$/gm)];
  expect(rows.length).toBeGreaterThan(4);
  for (const [, statuses = '', codes = ''] of rows) {
    for (const [, code] of codes.matchAll(/`([a-z-]+)`/g)) {
      expect(statuses).toContain(String(statusOf({ code: code!, message: '', params: {} })));
    }
  }
});

test('what the rules or the table refuse is a conflict', () => {
  expect(statusOf({ code: 'not-allowed', message: '', params: {}, rule: 'K-01' })).toBe(409);
  for (const code of ['seat-taken', 'not-over', 'too-many-tables'] satisfies FailureCode[]) {
    expect(statusOf(wireError(new Failure(code)))).toBe(409);
  }
});
