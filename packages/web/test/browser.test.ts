import { mkdtempSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { packedBrowser } from '../site/packed.mjs';
import { newPage, open, startFound, visit } from './visit.ts';

afterEach(() => vi.unstubAllEnvs());

test('a worker starts the browser that was found before it began, and unpacks none by itself', async () => {
  const empty = mkdtempSync(join(tmpdir(), 'overtrick-'));
  vi.stubEnv('TMPDIR', empty);
  vi.stubEnv('CHROMIUM', 'packed');
  const browser = await startFound();
  await browser.close();
  expect(readdirSync(empty).filter((name) => name.includes('overtrick-chromium'))).toEqual([]);
});

test('what was unpacked is found again, and not unpacked again', () => {
  const made = () => statSync(packedBrowser().executablePath).ino;
  expect(made()).toBe(made());
});

test('text has a width in it: without fonts nothing would ever be too long', async () => {
  const context = await visit(await open());
  const page = await newPage(context);
  await page.setContent('<span>Hello</span>');
  const box = await page.locator('span').boundingBox();
  expect(box?.width).toBeGreaterThan(20);
  await context.close();
});
