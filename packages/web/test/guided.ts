import type { Locator, Page } from 'playwright-core';
import { address } from './visit.ts';

/** How a person touches what is ringed. */
export type Reach = (page: Page, target: Locator) => Promise<void>;

/** Near the corner: cards in a hand cover each other from the right. Nothing moves here, so nobody need wait for that. */
async function cornerOf(target: Locator): Promise<readonly [x: number, y: number]> {
  const box = await target.boundingBox();
  if (!box) throw new Error('it is not on the screen');
  return [box.x + 9, box.y + 22];
}

export const mouse: Reach = async (page, target) => page.mouse.click(...(await cornerOf(target)));
export const finger: Reach = async (page, target) =>
  page.touchscreen.tap(...(await cornerOf(target)));
/** The keyboard is where something is to be done, without a search for it. */
export const keys: Reach = async (page) => {
  await page.waitForFunction(() =>
    document.activeElement?.matches('[data-ringed], .guide-saying .choice'),
  );
  await page.keyboard.press('Enter');
};

/** Somebody who takes a guided deal by what is on the screen. */
export class Guided {
  private readonly page: Page;
  private readonly reach: Reach;

  constructor(page: Page, reach: Reach) {
    this.page = page;
    this.reach = reach;
  }

  async begin(game: string): Promise<void> {
    await this.page.goto(address(`#/learn/${game}`));
    await this.rest();
  }

  /** Until there is something to do at a table that has come to rest, or the lesson is over. */
  async rest(): Promise<void> {
    const due = 'main.guide[data-settled]:has(.guide-saying .choice, [data-ringed])';
    await this.page.locator(`${due}, main.guide-done`).first().waitFor();
  }

  /** Which step this is; undefined when all are done. */
  async step(): Promise<number | undefined> {
    const bar = this.page.locator('.guide-dashes');
    return (await bar.count()) > 0 ? Number(await bar.getAttribute('aria-valuenow')) : undefined;
  }

  /** Where the table lies now, and what lies over the sentence. */
  async layout(): Promise<{ table: string; over: readonly string[] }> {
    await this.rest();
    return this.page.evaluate(layoutNow);
  }

  /** Touches the one thing that is to be touched; false when the lesson is over. */
  async goOn(): Promise<boolean> {
    await this.rest();
    if ((await this.step()) === undefined) return false;
    const before = await this.page.evaluate(stateUnless, '');
    const target = this.page.locator('.guide-saying .choice, [data-ringed]').first();
    await this.reach(this.page, target);
    await this.page.waitForFunction(stateUnless, before).catch(() => {
      throw new Error(`nothing happens any more: ${before}`);
    });
    return true;
  }

  /** Does something else that is allowed, if there is anything; what is said then. */
  async goAstray(): Promise<string | undefined> {
    await this.rest();
    const step = await this.step();
    if (step === undefined || !(await this.page.locator('[data-ringed]').isVisible()))
      return undefined;
    if (!(await this.doOtherwise())) return undefined;
    const price = this.page.locator('.guide-saying[data-price] .guide-text');
    const gone = this.page.locator(`.guide-dashes:not([aria-valuenow="${step}"])`);
    await price.or(gone).first().waitFor();
    // Something else may be as good.
    if (!(await price.isVisible())) return undefined;
    const said = (await price.textContent()) ?? undefined;
    await this.reach(this.page, this.page.locator('.guide-saying .choice'));
    await this.page.locator('.guide-saying:not([data-price])').waitFor();
    await this.page.locator('[data-ringed]').waitFor();
    if ((await this.step()) !== step) throw new Error('what was taken back is not where it was');
    return said;
  }

  private async doOtherwise(): Promise<boolean> {
    const { page } = this;
    const mode = await page.locator('main.guide').getAttribute('data-asks');
    const other = ':not([data-ringed])';
    const targets: Readonly<Record<string, string>> = {
      play: `.own-card:not([data-shaded])${other}`,
      choice: `.choice[data-type]${other}`,
      show: '.choice[data-type="pass"]',
    };
    if (mode === 'give' || mode === 'exchange') return this.markOthers();
    const target = page.locator(`.guide-held ${targets[mode ?? '']}`).first();
    if ((await target.count()) === 0) return false;
    if ((await target.getAttribute('data-ringed')) !== null) return false;
    await this.reach(page, target);
    return true;
  }

  private async markOthers(): Promise<boolean> {
    const { page } = this;
    for (let n = 0; n < 2; n++) {
      await this.reach(page, page.locator('.own-card:not([data-ringed], [data-marked])').last());
      await page.locator('.own-card[data-marked]').nth(n).waitFor();
    }
    const confirm = page.locator('.asking .choice.main:not(:disabled)');
    const shows = page.locator('.exchange-stock');
    await confirm.or(shows).first().waitFor();
    if (!(await confirm.isVisible())) await this.reach(page, shows.first());
    await this.reach(page, confirm);
    return true;
  }
}

function layoutNow(): { table: string; over: string[] } {
  const text = document.querySelector('.guide-text')?.getBoundingClientRect();
  const table = document.querySelector('.middle')?.getBoundingClientRect();
  const isOver = (box: DOMRect) =>
    text !== undefined &&
    box.width > 0 &&
    box.left < text.right - 1 &&
    box.right > text.left + 1 &&
    box.top < text.bottom - 1 &&
    box.bottom > text.top + 1;
  const over = [...document.querySelectorAll('.guide .choice, .guide .me, .guide .board')]
    .filter((each) => isOver(each.getBoundingClientRect()))
    .map((each) => each.textContent ?? '');
  return { table: table ? [table.top, table.height].map(Math.round).join() : '', over };
}

/** All by which somebody sees that something has happened; empty as long as nothing has. */
function stateUnless(was: string): string {
  const table = document.querySelector('main');
  const ringed = document.querySelector('[data-ringed]');
  const state = [
    table?.className,
    table?.getAttribute('data-moves'),
    document.querySelector('.guide-dashes')?.getAttribute('aria-valuenow'),
    document.querySelectorAll('[data-marked], [aria-pressed="true"]').length,
    ringed?.outerHTML.length,
  ].join();
  return state === was ? '' : state;
}
