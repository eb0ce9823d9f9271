import { expect } from 'vitest';
import { test } from './test.ts';

test('start page: loads without an error and without asking anybody else', async ({ page }) => {
  const response = await page.goto('/', { waitUntil: 'networkidle' });
  expect(response?.status()).toBe(200);
  expect(await page.title()).toMatch('Zunft');
  expect(await page.locator('#app').innerText()).not.toBe('');
});
