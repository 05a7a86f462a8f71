import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve } from '../site/serve.mjs';
import { newPage, open, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await open();
});
afterAll(() => browser.close());

test('the page works from a folder of any file server, online and off', async () => {
  const server = await serve(fileURLToPath(new URL('../dist', import.meta.url)), 0);
  const { port } = server.address() as AddressInfo;
  const context = await visit(browser);
  const page = await newPage(context);
  await page.goto(`http://localhost:${port}/page/`);
  await page.getByRole('button', { name: 'Play: Gamut' }).click();
  await page.locator('main.table[data-settled]').waitFor();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  server.close();
  server.closeAllConnections();
  await page.goto(`http://localhost:${port}/page/#/rules/gamut`);
  await page.reload();
  await page.getByText('The jack of spades is a club in every respect').waitFor();
  await context.close();
});

test('nothing on the page comes from elsewhere', async () => {
  const context = await visit(browser);
  const page = await newPage(context);
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).origin));
  const server = await serve(fileURLToPath(new URL('../dist/page', import.meta.url)), 0);
  const { port } = server.address() as AddressInfo;
  await page.goto(`http://localhost:${port}/`);
  await page.getByRole('button', { name: 'Play: YAMV' }).click();
  await page.locator('main.table[data-settled]').waitFor();
  expect([...asked]).toEqual([`http://localhost:${port}`]);
  await context.close();
  server.close();
});
