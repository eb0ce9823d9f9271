import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { lineSession } from './protocol.ts';

const page = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');

interface Exchange {
  readonly request: string;
  readonly response: string;
}

/** The lines of all ```jsonl blocks: `>` what is sent, `<` what comes back. */
function transcript(): Exchange[] {
  const blocks = [...page.matchAll(/```jsonl\n(.*?)```/gs)].map(([, block]) => block!);
  const lines = blocks.flatMap((block) => block.trim().split('\n'));
  return lines.flatMap((line, i) =>
    line.startsWith('> ') ? [{ request: line.slice(2), response: lines[i + 1]!.slice(2) }] : [],
  );
}

const leftOut = '…';

/** What was left out on the page is left out here as well. */
function asShown(shown: unknown, actual: unknown): unknown {
  if (shown === leftOut) return leftOut;
  if (Array.isArray(shown) && Array.isArray(actual)) {
    const open = shown.at(-1) === leftOut;
    const rest = open ? actual.slice(0, shown.length - 1) : actual;
    const seen = rest.map((item, i) => asShown(shown[i], item));
    return open && actual.length >= shown.length - 1 ? [...seen, leftOut] : seen;
  }
  if (!isRecord(shown) || !isRecord(actual)) return actual;
  const open = leftOut in shown;
  const keys = Object.keys(actual).filter((key) => !open || key in shown);
  const seen = Object.fromEntries(keys.map((key) => [key, asShown(shown[key], actual[key])]));
  return open ? { ...seen, [leftOut]: leftOut } : seen;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

describe('docs/protocol.md', () => {
  const exchanges = transcript();
  const session = lineSession(() => {});

  it('contains a conversation', () => {
    expect(exchanges.length).toBeGreaterThan(20);
  });

  for (const { request, response } of exchanges) {
    it(`says what comes back after ${request.slice(0, 60)}`, async () => {
      const shown: unknown = JSON.parse(response);
      expect(asShown(shown, JSON.parse(await session.handleLine(request)))).toEqual(shown);
    });
  }

  it('names every command', async () => {
    const { commands } = JSON.parse(await session.handleLine('{"command":"hello"}')).ok;
    for (const command of commands) expect(page).toContain(`| \`${command}\` |`);
  });
});

describe('zunft protocol', () => {
  it('answers line by line, goes on after nonsense and ends with its input', async () => {
    const zunft = spawn(process.execPath, [
      fileURLToPath(new URL('../zunft.js', import.meta.url)),
      'protocol',
    ]);
    const output = text(zunft.stdout);
    zunft.stdin.end('nonsense\n\n{"id":"a","command":"hello"}\r\n{"id":"b","command":"games"}');
    const [code] = await once(zunft, 'exit');

    const lines = (await output)
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.map(({ id, error }) => [id, error?.code])).toEqual([
      [null, 'malformed-line'],
      ['a', undefined],
      ['b', undefined],
    ]);
    expect(code).toBe(0);
  });
});
