import { describe, expect, test } from 'vitest';
import { cookieFor, Guests } from './guests.ts';

const guests = new Guests('a key');
const guest = guests.welcome();
const cookie = `zunft-guest=${guest.token}`;

/** The same text with another letter at one place. */
const changedAt = (text: string, at: number): string =>
  text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);

describe('guests', () => {
  test('are recognised by their cookie, among others too', () => {
    expect(guests.recognise(cookie)).toEqual(guest);
    expect(guests.recognise(`theme=dark; ${cookie}; other=1`)).toEqual(guest);
    expect(new Guests('a key').recognise(cookie)).toEqual(guest);
  });

  test('are all different', () => {
    const many = Array.from({ length: 1_000 }, () => guests.welcome());
    expect(new Set(many.map(({ person }) => person)).size).toBe(1_000);
    expect(new Set(many.map(({ token }) => token)).size).toBe(1_000);
  });

  test('what others know them by is no part of the cookie', () => {
    expect(guest.person).toMatch(/^[\w-]{22}$/);
    expect(guest.token).not.toContain(guest.person);
    const asSecret = guests.recognise(`zunft-guest=${guest.person}.${guest.token.split('.')[1]}`);
    expect(asSecret).toBeUndefined();
  });

  test('a changed cookie is nobody’s, wherever it was changed', () => {
    const { token } = guest;
    // The last letter of 256 bits in base64url carries two bits that say nothing.
    for (let at = 0; at < token.length - 1; at++) {
      if (token[at] === '.') continue;
      expect(guests.recognise(`zunft-guest=${changedAt(token, at)}`)).toBeUndefined();
    }
  });

  test('a cookie signed with another key is nobody’s', () => {
    expect(new Guests('another key').recognise(cookie)).toBeUndefined();
  });

  test.each([
    undefined,
    '',
    'zunft-guest',
    'zunft-guest=',
    'zunft-guest=.',
    `zunft-guest=${guest.token.split('.')[0]}`,
    `zunft-guest=${guest.token}x`,
    `zunft-guest="${guest.token}"`,
    `zunft-guest=${'ü'.repeat(22)}.${'ü'.repeat(43)}`,
    `x-zunft-guest=${guest.token}`,
    ';;;===;',
  ])('%j is nobody’s', (header) => {
    expect(guests.recognise(header)).toBeUndefined();
  });

  test('a signature of somebody else does not help', () => {
    const [secret] = guest.token.split('.');
    const [, signature] = guests.welcome().token.split('.');
    expect(guests.recognise(`zunft-guest=${secret}.${signature}`)).toBeUndefined();
  });

  test('scripts and other sites do not get the cookie, and TLS keeps it', () => {
    expect(cookieFor(guest, false)).toBe(
      `zunft-guest=${guest.token}; Max-Age=34560000; Path=/; HttpOnly; SameSite=Lax`,
    );
    expect(cookieFor(guest, true)).toMatch(/; Secure$/);
  });
});
