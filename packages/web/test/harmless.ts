import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** Nothing of what was typed has become an element or has run. */
export async function expectHarmless(page: Page): Promise<void> {
  const found = await page.evaluate(() => ({
    hit: 'hit' in window,
    alien: document.querySelectorAll('img, body script, iframe').length,
    polluted: 'polluted' in {},
  }));
  expect(found).toEqual({ hit: false, alien: 0, polluted: false });
}
