import type { AuctionView, View, YamvView } from '@overtrick/engine';
import type { Table } from '@overtrick/table';
import type { Browser, Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { openKept } from './ending.ts';
import { isTurn, tableWhere } from './played.ts';
import { newPage, open, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await open();
});

/** The view of the person, if it is their turn in this phase. */
function viewIn<V extends View>(table: Table, ...phases: string[]): V | undefined {
  const view = isTurn(table) ? table.view(0) : undefined;
  return view && phases.includes(view.phase) ? (view as V) : undefined;
}

async function at(game: string, players: number, holds: (table: Table) => boolean): Promise<Page> {
  const page = await newPage(await visit(browser, { viewport: SIZES.desk }));
  await openKept(page, tableWhere(game, players, holds));
  return page;
}

const SIZES = {
  desk: { width: 1440, height: 900 },
  lying: { width: 844, height: 390 },
  phone: { width: 360, height: 740 },
};

/** Whether a finger on the middle of each of these would find it, and nothing that lies over it. */
async function expectInReach(page: Page, ...parts: string[]): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    await page.locator(`main.table[data-form=${size}]`).waitFor();
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    for (const part of parts) {
      const all = page.locator(part);
      const covered = await all.evaluateAll((elements) =>
        elements
          .filter((element) => {
            const { left, top, width, height } = element.getBoundingClientRect();
            const found = document.elementFromPoint(left + width / 2, top + height / 2);
            return !element.contains(found);
          })
          .map((element) => element.textContent),
      );
      expect(covered, `${part} at ${size}`).toEqual([]);
    }
  }
  await page.setViewportSize(SIZES.desk);
}

async function movesOf(page: Page): Promise<number> {
  await page.locator('main.table[data-settled]').waitFor();
  const said = await page.locator('main.table').getAttribute('data-moves');
  return Number(said?.split('/')[1]);
}

const confirm = (page: Page): Locator => page.locator('.choices .choice.main');

describe.each([
  ['mu', 5],
  ['mutwo', 5],
  ['yamv', 5],
])('%s', (game, players) => {
  test('a trump and a partner are settled by one confirmation, with nothing in the way', async () => {
    const page = await at(game, players, (table) => {
      const view = viewIn<AuctionView>(table, 'major', 'declarerTrump', 'partner');
      return (view?.offers.length ?? 0) > 2 && (view?.partners.length ?? 0) > 1;
    });
    const before = await movesOf(page);
    const parts = ['.name-tile', '.seat[data-pick=may]'];
    await expectInReach(page, ...parts);
    await page.locator('.name-tile').first().click();
    expect(await confirm(page).isDisabled()).toBe(true);
    // Cards are marked as if it had been named, before it is.
    const banded = page.locator('.own-card .card[data-banded]');
    expect(await banded.count()).toBeGreaterThan(0);
    await page.locator('.seat[data-pick=may]').first().click();
    await expectInReach(page, ...parts, '.seat[data-pick=picked]', '.choices .choice');
    const said = await confirm(page).textContent();
    expect(said).toMatch(/^Name .+, play with \w+$/);
    await confirm(page).click();
    await page.waitForFunction(
      (was) =>
        Number(document.querySelector('main.table')?.getAttribute('data-moves')?.split('/')[1]) >
        was,
      before + 1,
    );
    expect(await page.locator('.name-tile, .seat[data-pick]').count()).toBe(0);
    await page.context().close();
  });
});

test('YAMV: a stock card takes the place of one that lay face up, and is seen there before', async () => {
  const page = await at('yamv', 4, (table) => {
    const view = viewIn<YamvView>(table, 'exchange');
    const [one, other] = view?.drawn ?? [];
    return view !== undefined && view.displays[0].length > 0 && one !== other;
  });
  await page
    .locator('.own-card[data-key^=display]')
    .first()
    .click({ position: { x: 9, y: 22 } });
  await page
    .locator('.rows .own-card[data-key^=hand]')
    .first()
    .click({ position: { x: 9, y: 22 } });
  await page.locator('.exchange-stock').nth(1).waitFor();
  expect(await confirm(page).isDisabled()).toBe(true);
  await page.locator('.exchange-stock').nth(1).click();
  expect(await page.locator('.exchange-row [data-new]').count()).toBe(1);
  await expectInReach(page, '.exchange-stock', '.choices .choice');
  const before = await movesOf(page);
  await confirm(page).click();
  await page.waitForFunction(
    (was) =>
      document.querySelector('main.table')?.getAttribute('data-phase') === 'play' && was >= 0,
    before,
  );
  await page.context().close();
});

test('Gamut: gifts lie before their receivers, and can be swapped', async () => {
  const page = await at('gamut', 4, (table) => viewIn(table, 'give') !== undefined);
  const cards = page.locator('.own-card');
  await cards.nth(0).click({ position: { x: 9, y: 22 } });
  await cards.nth(3).click({ position: { x: 9, y: 22 } });
  const gifts = page.locator('.gift .card');
  const codes = () => gifts.evaluateAll((all) => all.map((card) => card.textContent));
  const [left, right] = await codes();
  await page.getByRole('button', { name: 'Swap' }).click();
  expect(await codes()).toEqual([right, left]);
  await expectInReach(page, '.choices .choice:not([data-type=clear])', '.seat');
  await confirm(page).click();
  await page.locator('main.table:not([data-phase=give])').waitFor();
  await page.context().close();
});

test('Mü: a bid lies on the table with what it would let one name', async () => {
  const page = await at('mu', 5, (table) => {
    const view = viewIn<AuctionView>(table, 'auction');
    return view !== undefined && Math.max(...view.shown) === 1 && view.shown[0] === 1;
  });
  await page
    .locator('.rows .own-card:not([data-shaded])')
    .first()
    .click({ position: { x: 9, y: 22 } });
  await page.locator('.bid-name').first().waitFor();
  expect(await page.locator('.bid-cards .card').count()).toBe(2);
  await expectInReach(page, '.bid-name', '.choices .choice');
  await page.context().close();
});
