import { expect, test } from 'vitest';
import { routeOf } from './routes.ts';

test.each([
  ['/', 'start'],
  ['/new/guildhall', 'new-table'],
  ['/table/abc', 'table'],
  ['/room/abc', 'room'],
  ['/join', 'join'],
  ['/join/ABCD', 'join'],
  ['/replay/abc', 'replay'],
  ['/cards/guildhall/weaver', 'cards'],
  ['/settings', 'settings'],
])('routes: %s leads to the screen %s', (path, screen) => {
  expect(routeOf(path.split('/').filter(Boolean)).screen).toBe(screen);
});

test.each(['/nowhere', '/table', '/table/a/b', '/settings/x', '/constructor'])(
  'routes: %s leads nowhere',
  (path) => {
    expect(routeOf(path.split('/').filter(Boolean)).screen).toBe('not-found');
  },
);
