import { describe, expect, test } from 'vitest';
import { requests } from './messages.ts';

const fits = (command: keyof typeof requests, fields: object): boolean =>
  requests[command].safeParse({ command, ...fields }).success;

describe('requests about hints', () => {
  test('a hint is for a seat, never for a spectator', () => {
    expect(fits('hint', { table: 'x', as: 0 })).toBe(true);
    expect(fits('drop-hint', { id: 1, table: 'x', as: 3 })).toBe(true);
    expect(fits('hint', { table: 'x' })).toBe(false);
    expect(fits('hint', { table: 'x', as: 'spectator' })).toBe(false);
    expect(fits('hint', { table: 'x', as: 0, bot: 'master' })).toBe(false);
  });

  test('whether they are allowed is said when a table is opened or laid', () => {
    expect(fits('new', { game: 'guildhall', hints: false })).toBe(true);
    expect(fits('new', { game: 'guildhall', hints: 'yes' })).toBe(false);
    expect(fits('lay', { game: 'guildhall', places: [{ kind: 'me' }], hints: true })).toBe(true);
    expect(fits('lay', { game: 'guildhall', places: [{ kind: 'me' }], hints: 1 })).toBe(false);
  });
});
