import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

test('a new version waits while a game is on, and comes when it is asked for on the home screen', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'overtrick-page-'));
  cpSync(fileURLToPath(new URL('../dist/page', import.meta.url)), folder, { recursive: true });
  const server = await serve(folder, 0);
  const { port } = server.address() as AddressInfo;
  const context = await visit(browser);
  const page = await newPage(context);
  await page.goto(`http://localhost:${port}/`);
  await page.getByRole('button', { name: 'Play: Gamut' }).click();
  await page.locator('main.table[data-settled][data-kept]').waitFor();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const change = (file: string, from: RegExp, to: string) =>
    writeFileSync(join(folder, file), readFileSync(join(folder, file), 'utf8').replace(from, to));
  change('index.html', /<title>.*<\/title>/, '<title>Overtrick, newer</title>');
  change('sw.js', /overtrick-\$\{'\w+'\}/, 'overtrick-newer');
  await page.reload();
  await page.locator('main.table[data-settled]').waitFor();
  await page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.waiting !== null;
  });
  expect(await page.title()).toBe('Overtrick');
  await page.getByRole('button', { name: 'Home' }).click();
  await page.getByRole('button', { name: 'Use it now' }).click();
  await page.waitForFunction(() => document.title === 'Overtrick, newer');
  await page.locator('.kept a').click();
  await page.locator('main.table[data-settled]').waitFor();
  await context.close();
  server.close();
});
