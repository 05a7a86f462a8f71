import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** In the dark only colours differ: there, the rules about them are enough. */
export async function expectAccessible(page: Page, theme = 'light', part = 'html'): Promise<void> {
  // Without frames there is nothing to put together, for which it would open another page each time.
  // What is no card to play now is meant to be faint; each says what it is.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .include(part)
    .exclude('[data-shaded] > .card');
  const rules = theme === 'dark' ? axe.withRules(['color-contrast']) : axe.withTags(TAGS);
  const { violations } = await rules.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => [id, html, any[0]?.message]),
  );
  expect(found).toEqual([]);
}
