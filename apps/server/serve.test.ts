import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeLog } from './operate/log.ts';
import { serve } from './serve.ts';
import { CannotStart } from './settings.ts';

const page = '<!doctype html><title>Zunft</title>';
const script = 'console.log(1);';
const content: Readonly<Record<string, string | Buffer>> = {
  'index.html': page,
  'sw.js': script,
  'seal.svg': '<svg/>',
  'assets/index-abc.js': script,
  'assets/index-abc.js.br': brotliCompressSync(script),
  'assets/worker/worker-abc.js': script,
  '.vite/manifest.json': '{}',
};

let folder: string;
let server: FastifyInstance;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'zunft-serve-'));
  const client = join(folder, 'dist');
  for (const [name, bytes] of Object.entries(content)) {
    const file = join(client, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  server = await serve(client);
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers });

describe('the server', () => {
  test('does not start without a built client', async () => {
    await expect(serve(join(folder, 'nothing'))).rejects.toThrow(CannotStart);
  });

  test.each(['/', '/index.html', '/table', '/table/', '/table/abc123?seat=2', '/replay/a.b/c'])(
    'sends the page for %s and has it asked for every time',
    async (url) => {
      const { statusCode, headers, body } = await get(url);
      expect([statusCode, body]).toEqual([200, page]);
      expect(headers['content-type']).toMatch('text/html');
      expect(headers['cache-control']).toBe('no-cache');
    },
  );

  test('answers HEAD like GET, without a body', async () => {
    for (const url of ['/', '/table/abc']) {
      const { statusCode, headers, body } = await server.inject({ method: 'HEAD', url });
      expect([statusCode, body, headers['content-length']]).toEqual([200, '', `${page.length}`]);
    }
  });

  test.each(['/assets/index-abc.js', '/assets/worker/worker-abc.js'])(
    'lets %s be kept for ever, since its name contains its hash',
    async (url) => {
      expect((await get(url)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    },
  );

  test.each(['/sw.js', '/seal.svg'])('has %s asked for every time', async (url) => {
    expect((await get(url)).headers['cache-control']).toBe('no-cache');
  });

  test('sends compressed files to those who understand them', async () => {
    const { headers, rawPayload } = await get('/assets/index-abc.js', { 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBe('br');
    expect(headers['content-type']).toMatch('javascript');
    expect(headers['vary']).toMatch(/accept-encoding/i);
    expect(headers['cache-control']).toMatch('immutable');
    expect(rawPayload).toEqual(content['assets/index-abc.js.br']);
    expect((await get('/assets/index-abc.js')).body).toBe(script);
  });

  test.each(['/assets/gone-abc.js', '/favicon.ico', '/table/x.css', '/.vite/manifest.json'])(
    'has no %s, and does not send the page instead',
    async (url) => {
      const { statusCode, headers, body } = await get(url);
      expect([statusCode, body, headers['cache-control']]).toEqual([404, 'Not found\n', 'no-store']);
    },
  );

  test.each([
    ['/%', '/%25'],
    ['/table/%E0%A4%A', '/table/%25E0%25A4%25A'],
    ['/%c0%af', '/%25c0%25af'],
    ['//elsewhere.example/%', '/elsewhere.example/%25'],
  ])('takes the malformed address %s literally', async (url, location) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers.location]).toEqual([302, location]);
    expect((await get(location)).body).toContain('<!doctype html>');
  });

  test('refuses whatever else comes with a malformed address', async () => {
    const { statusCode, body } = await server.inject({ method: 'POST', url: '/%', payload: '{}' });
    expect([statusCode, body]).toEqual([400, 'Bad request\n']);
  });

  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/assets/%00.js',
  ])('does not leave its folder for %s', async (url) => {
    const { statusCode, body } = await get(url);
    expect([400, 403, 404]).toContain(statusCode);
    expect(body).not.toMatch(/secret|Error:|\bat /);
  });

  test('takes nothing but GET and HEAD', async () => {
    expect((await server.inject({ method: 'POST', url: '/', payload: '{' })).statusCode).toBe(404);
  });

  test.each(['/', '/assets/index-abc.js', '/gone.js'])('sends the security policy with %s', async (url) => {
    const { headers } = await get(url);
    expect(headers['content-security-policy']).toBe(
      "default-src 'none';script-src 'self';style-src 'self';img-src 'self' data:;font-src 'self';" +
        "connect-src 'self';worker-src 'self';manifest-src 'self';base-uri 'none';form-action 'none';" +
        "frame-ancestors 'none'",
    );
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test('keeps quiet about its own failures', async () => {
    const told: string[] = [];
    const log = makeLog('error', { write: (line) => void told.push(line) });
    const broken = await serve(join(folder, 'dist'), { log });
    broken.get('/broken', () => {
      throw new Error('the inside');
    });
    const { statusCode, body } = await broken.inject('/broken');
    expect([statusCode, body]).toEqual([500, 'Internal server error\n']);
    expect(told).toEqual([expect.stringContaining('the inside')]);
    await broken.close();
  });
});
