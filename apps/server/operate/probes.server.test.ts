import { expect, test } from 'vitest';
import { StorageError } from '../storage/storage-error.ts';
import { begunTable, playAtRandom, TestClient, testServer } from '../test-server.ts';

test('probes: alive always, ready while the database answers and nobody stops the server', async () => {
  const server = await testServer();
  const status = async (path: string) => (await fetch(`${server.address}${path}`)).status;
  expect([await status('/health'), await status('/ready')]).toEqual([200, 200]);

  const { check } = server.storage;
  server.storage.check = async () => {
    throw new StorageError('storage-unavailable');
  };
  expect([await status('/health'), await status('/ready')]).toEqual([200, 503]);
  expect(await server.metric('zunft_storage_errors_total{code="storage-unavailable"}')).toBe(1);
  server.storage.check = check;
  expect(await status('/ready')).toBe(200);
  await server.close();
});

test('metrics: tell what was played', async () => {
  const server = await testServer();
  const [a, b] = [await TestClient.open(server.address), await TestClient.open(server.address)];
  const { table } = await begunTable(a, b, { options: { pointsToWin: 5 } });
  const [{ seq }] = await Promise.all([playAtRandom(a, table, 'a'), playAtRandom(b, table, 'b')]);
  await expect(a.ask('answer', { table, as: 0, answer: [] })).rejects.toThrow();

  expect(await server.metric('zunft_acknowledgement_seconds_count')).toBe(seq);
  expect(await server.metric('zunft_requests_total{command="answer",via="socket"}')).toBe(seq + 1);
  expect(await server.metric('zunft_sockets')).toBe(2);
  expect(await server.metric('zunft_tables')).toBe(1);
  expect(await server.metric('zunft_socket_bytes_total{direction="out"}')).toBeGreaterThan(10_000);
  const response = await fetch(`${server.address}/metrics`);
  expect(response.headers.get('content-type')).toMatch('text/plain');
  const text = await response.text();
  for (const name of [
    'zunft_refusals_total{code=',
    'zunft_jobs_claimed_total',
    'zunft_watchers 2',
    'nodejs_eventloop_lag_p99_seconds',
    'process_resident_memory_bytes',
  ]) {
    expect(text).toContain(name);
  }
  expect(text).not.toContain(table);
  await server.close();
});

test('metrics: only for whoever knows the token, if there is one', async () => {
  const server = await testServer({ ZUNFT_METRICS_TOKEN: 'open sesame' });
  const status = async (authorization?: string) => {
    const headers = authorization === undefined ? {} : { authorization };
    return (await fetch(`${server.address}/metrics`, { headers })).status;
  };
  expect(await status()).toBe(401);
  expect(await status('Bearer open sesami')).toBe(401);
  expect(await status('Bearer open sesame')).toBe(200);
  await server.close();
});
