import { expect, test } from 'vitest';
import { CannotStart, settingsFrom } from './settings.ts';

test('settings: without anything said the server is reachable from this computer only', () => {
  expect(settingsFrom({})).toEqual({ host: 'localhost', port: 8417 });
  expect(settingsFrom({ HOST: '', PORT: '' })).toEqual({ host: 'localhost', port: 8417 });
});

test.each([
  ['0', 0],
  ['80', 80],
  ['65535', 65535],
])('settings: PORT=%s is taken as it is', (value, port) => {
  expect(settingsFrom({ PORT: value }).port).toBe(port);
});

test.each(['65536', '-1', '80a', '8 0', '1e3', '0x50', '80.5', 'http'])(
  'settings: refuses PORT=%s',
  (value) => {
    expect(() => settingsFrom({ PORT: value })).toThrow(
      new CannotStart(`PORT must be a whole number from 0 to 65535, not "${value}".`),
    );
  },
);

test.each(['0.0.0.0', '::', '::1', 'fe80::1%eth0', 'games.example.org'])(
  'settings: accepts HOST=%s',
  (value) => {
    expect(settingsFrom({ HOST: value }).host).toBe(value);
  },
);

test.each(['http://localhost', 'two words', 'a/b'])('settings: refuses HOST=%s', (value) => {
  expect(() => settingsFrom({ HOST: value })).toThrow(CannotStart);
});
