import type { IncomingHttpHeaders } from 'node:http';
import { expect, test } from 'vitest';
import { isForeign } from './origin.ts';

const host = 'zunft.example:8417';
const allowed = ['https://games.example'];

test.each([
  [{}, 'no browser'],
  [{ origin: 'https://zunft.example:8417' }, 'the own page'],
  [
    { origin: 'http://zunft.example:8417' },
    'the own page behind a proxy that does not say that it speaks TLS',
  ],
  [{ origin: 'https://games.example' }, 'an allowed origin'],
  [{ origin: 'https://games.example', 'sec-fetch-site': 'cross-site' }, 'an allowed origin'],
  [{ 'sec-fetch-site': 'same-origin' }, 'the own page'],
  [{ origin: 'https://public.name', 'sec-fetch-site': 'same-origin' }, 'the own page under another name'],
  [{ 'sec-fetch-site': 'none' }, 'what the visitor typed'],
])('origin: %j is not foreign (%s)', (headers: IncomingHttpHeaders, _why: string) => {
  expect(isForeign(headers, host, allowed)).toBe(false);
});

test.each([
  [{ origin: 'https://evil.example' }],
  [{ origin: 'https://zunft.example' }],
  [{ origin: 'https://zunft.example:8417.evil.example' }],
  [{ origin: 'null' }],
  [{ origin: 'nonsense' }],
  [{ 'sec-fetch-site': 'cross-site' }],
  [{ 'sec-fetch-site': 'same-site' }],
  [{ origin: 'https://zunft.example:8417', 'sec-fetch-site': 'cross-site' }],
  [{ origin: 'https://games.example.evil.example' }],
])('origin: %j is foreign', (headers: IncomingHttpHeaders) => {
  expect(isForeign(headers, host, allowed)).toBe(true);
});
