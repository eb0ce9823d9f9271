import { expect, test } from 'vitest';
import { Bucket, Buckets } from './buckets.ts';

test('bucket: gives what is in it at once, then as fast as it fills', () => {
  const bucket = new Bucket(2, { size: 3, now: 0 });
  expect([0, 0, 0, 0].map(() => bucket.take(0))).toEqual([0, 0, 0, 500]);
  expect(bucket.take(499)).toBeGreaterThan(0);
  expect(bucket.take(500)).toBe(0);
  expect(bucket.take(500)).toBe(500);
});

test('bucket: a fine takes time to make good', () => {
  const bucket = new Bucket(2, { size: 3, now: 0 });
  bucket.fine(5, 0);
  expect(bucket.take(0)).toBe(1_500);
  expect(bucket.take(1_500)).toBe(0);
});

test('bucket: never holds more than its size', () => {
  const bucket = new Bucket(10, { size: 2, now: 0 });
  expect([0, 0, 0].map(() => bucket.take(1_000_000))).toEqual([0, 0, 100]);
});

test('buckets: everybody has one of their own', () => {
  const buckets = new Buckets(1);
  const start = performance.now();
  for (let i = 0; i < 10; i++) expect(buckets.take('a', start)).toBe(0);
  expect(buckets.take('a', start)).toBeGreaterThan(0);
  expect(buckets.take('b', start)).toBe(0);
});

test('buckets: those that are full again are forgotten', () => {
  const buckets = new Buckets(1);
  const start = performance.now();
  for (let i = 0; i < 1_000; i++) buckets.take(`address ${i}`, start);
  expect(buckets.count).toBe(1_000);
  buckets.take('another', start + 61_000);
  expect(buckets.count).toBe(1);
});
