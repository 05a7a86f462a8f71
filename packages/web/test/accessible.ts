import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { smallTargets } from './targets.ts';

/** By theme, what is looked at: in the dark only colours differ, and the rule about them is enough. */
const RULES = {
  light: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
  dark: { type: 'rule', values: ['color-contrast'] },
} satisfies Record<string, axe.RunOnly>;

export type Theme = keyof typeof RULES;
export const THEMES: readonly Theme[] = ['light', 'dark'];

/**
 * For visitors who leave the theme to their device: the same screen is looked at in the light and in the dark. Where there
 * are fingers they must find what they want to touch.
 */
export async function expectAccessible(page: Page, part = 'html', themes = THEMES): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme });
    const found = await page.evaluate(faultsOf, [part, RULES[theme]] as const);
    expect({ theme, found }).toEqual({ theme, found: [] });
  }
  await page.emulateMedia({ colorScheme: themes[0] ?? null });
  await expectTouchable(page);
}

/** Where fingers are, everything that can be touched is large enough for one; what is not is named with its size. */
export async function expectTouchable(page: Page): Promise<void> {
  const isForFingers = await page.evaluate(() => matchMedia('(pointer: coarse)').matches);
  if (isForFingers) expect(await smallTargets(page)).toEqual([]);
}

/** It runs in the page. What is no card to play now is meant to be faint; each says what it is. */
async function faultsOf([part, runOnly]: readonly [string, axe.RunOnly]) {
  const { axe } = window as unknown as { axe: typeof import('axe-core') };
  const { violations } = await axe.run(
    { include: [part], exclude: ['[data-shaded] > .card'] },
    { runOnly, resultTypes: ['violations'] },
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => [id, html, any[0]?.message]),
  );
}
