import { expect, test } from 'vitest';
import { testServer } from '../test-server.ts';
import { sendNonsense } from './bad-input.ts';

test('bad input: thousands of messages change nothing, and every reply has a code', async () => {
  const server = await testServer({ ZUNFT_MAX_MESSAGE: '16384' });
  const report = await sendNonsense(server.address, { count: 4_000, maxMessage: 16_384 });
  expect(report.examples).toEqual([]);
  expect(report).toMatchObject({ withoutCode: 0, changed: 0, crashed: false });
  expect(report.sent).toBeGreaterThanOrEqual(4_000);
  for (const code of [
    'malformed-line',
    'unknown-command',
    'bad-request',
    'not-allowed',
    'not-your-decision',
    'stale-answer',
    'too-large',
    'foreign-origin',
    'not-json',
    'not-found',
    'socket-only',
    'closed 1009',
    'closed 1007',
  ]) {
    expect(report.codes).toHaveProperty([code]);
  }
  expect({}).not.toHaveProperty('polluted');
  expect((await fetch(`${server.address}/health`)).status).toBe(200);
  expect(server.logged()).not.toMatch('"defect"');
  await server.close();
});
