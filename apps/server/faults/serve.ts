// A server without the web client, in a process of its own; everything else is as in `zunft serve`.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runServer } from '../start.ts';

// Whoever measures memory wants to see what is in use, not what waits to be collected.
process.on('SIGUSR2', () => globalThis.gc?.());

const client = mkdtempSync(join(tmpdir(), 'zunft-page-'));
writeFileSync(join(client, 'index.html'), '<!doctype html><title>Zunft</title>');
process.exitCode = await runServer({ environment: process.env, client }, console.log);
