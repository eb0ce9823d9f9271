import type { IncomingMessage } from 'node:http';
import { describe, expect, test } from 'vitest';
import { callersBehind } from './caller.ts';

const request = (remoteAddress: string, headers: Record<string, string> = {}): IncomingMessage =>
  ({
    socket: { remoteAddress },
    headers: { host: 'zunft.example', ...headers },
  }) as unknown as IncomingMessage;

const forwarded = {
  'x-forwarded-for': '198.51.100.9, 203.0.113.7',
  'x-forwarded-host': 'public.example',
  'x-forwarded-proto': 'https',
};

describe('callers', () => {
  test('without a trusted proxy only the connection counts', () => {
    const callerOf = callersBehind([]);
    expect(callerOf(request('192.0.2.1', forwarded))).toEqual({
      address: '192.0.2.1',
      host: 'zunft.example',
      secure: false,
    });
  });

  test('a trusted proxy is believed, but not what its caller wrote', () => {
    const callerOf = callersBehind(['loopback']);
    expect(callerOf(request('127.0.0.1', forwarded))).toEqual({
      address: '203.0.113.7',
      host: 'public.example',
      secure: true,
    });
    const faked = { ...forwarded, 'x-forwarded-host': 'evil.example, public.example' };
    expect(callerOf(request('::1', faked)).host).toBe('public.example');
  });

  test('a proxy that nobody named is noticed once', () => {
    let complaints = 0;
    const callerOf = callersBehind(['10.0.0.1'], () => {
      complaints++;
    });
    callerOf(request('10.0.0.1', forwarded));
    callerOf(request('192.0.2.1'));
    expect(complaints).toBe(0);
    for (let i = 0; i < 3; i++) callerOf(request('192.0.2.1', forwarded));
    expect(complaints).toBe(1);
  });

  test('somebody else who pretends to be a proxy is not believed', () => {
    const callerOf = callersBehind(['10.0.0.0/8']);
    expect(callerOf(request('192.0.2.1', forwarded)).address).toBe('192.0.2.1');
    expect(callerOf(request('10.1.2.3', forwarded)).address).toBe('203.0.113.7');
  });

  test.each([
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', ''],
  ])('the address %s is counted as %s', (address, counted) => {
    expect(callersBehind([])(request(address)).address).toBe(counted);
  });
});
