import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';

/** How a person touches things: with a mouse or with a finger. */
export interface Touch {
  (target: Locator): Promise<void>;
  /** Where something lies still, nobody need wait for it. */
  at(page: Page, ...place: readonly [x: number, y: number]): Promise<void>;
}

/** Near the corner: cards in a hand cover each other from the right. */
const CORNER = { position: { x: 9, y: 22 } };

export const byMouse: Touch = Object.assign((target: Locator) => target.click(CORNER), {
  at: (page: Page, x: number, y: number) => page.mouse.click(x, y),
});
export const byFinger: Touch = Object.assign((target: Locator) => target.tap(CORNER), {
  at: (page: Page, x: number, y: number) => page.touchscreen.tap(x, y),
});

/** What a person sees of a table that has come to rest, all at once. */
interface Turn {
  readonly isOver: boolean;
  readonly moves: string;
  readonly mode: string;
  /** The corner of the first card that may be played, if nothing moves here. */
  readonly card: readonly [x: number, y: number] | undefined;
}

/** It runs in the page. */
function turnNow(): Turn | undefined {
  const table = document.querySelector('main.table[data-settled]');
  // Where a deal leads on to another page, it is over.
  if (document.querySelector('main.page'))
    return { isOver: true, moves: '', mode: '', card: undefined };
  if (!table) return undefined;
  const isStill = document.documentElement.hasAttribute('data-still');
  const box = document.querySelector('.own-card:not([data-shaded])')?.getBoundingClientRect();
  return {
    isOver: document.querySelector('.over')?.checkVisibility() ?? false,
    moves: table.getAttribute('data-moves') ?? '',
    mode: document.querySelector('.middle')?.getAttribute('data-mode') ?? '',
    card: isStill && box ? [box.x + 9, box.y + 22] : undefined,
  };
}

/** Plays at the table by what is on the screen, without a thought. */
export class Person {
  private readonly page: Page;
  private readonly touch: Touch;
  /** How many cards to show before passing on. */
  private boldness: number;

  constructor(page: Page, touch: Touch, boldness = 2) {
    this.page = page;
    this.touch = touch;
    this.boldness = boldness;
  }

  /** To the end of the deal. */
  async playDeal(): Promise<void> {
    while (await this.decide());
  }

  async nextDeal(): Promise<void> {
    await this.page
      .locator('.over')
      .getByRole('button', { name: /^Next (deal|round)$/ })
      .click();
    await this.page.locator('.over').waitFor({ state: 'detached' });
  }

  /** One decision; false once the deal is over. */
  async decide(): Promise<boolean> {
    const { page } = this;
    const turn = (await (await page.waitForFunction(turnNow)).jsonValue()) as Turn;
    if (turn.isOver) return false;
    await this.act(turn);
    await page.waitForFunction(
      (was) => document.querySelector('main.table')?.getAttribute('data-moves') !== was,
      turn.moves,
    );
    return true;
  }

  private async act({ mode, card }: Turn): Promise<void> {
    const { page } = this;
    switch (mode) {
      case 'play': {
        if (card) await this.touch.at(page, ...card);
        else await this.touch(page.locator('.own-card:not([data-shaded])').first());
        const tokens = page.locator('.token-choice');
        if (await tokens.isVisible()) await this.playWithTokens(tokens);
        return;
      }
      case 'show':
        return this.bid();
      case 'name':
        return this.name();
      case 'give':
      case 'exchange':
        await this.touch(page.locator('.rows .own-card').nth(-1));
        await this.touch(page.locator('.rows .own-card').nth(-2));
        return this.exchange();
      default:
        return this.choose();
    }
  }

  private async choose(): Promise<void> {
    const stay = this.page.locator('.choice[data-type=stay]');
    const isThere = await stay.isVisible();
    await this.touch(isThere ? stay : this.page.locator('.choices .choice').last());
  }

  /** Whatever can be named first, and whoever can be picked first. */
  private async name(): Promise<void> {
    const tile = this.page.locator('.name-tile').first();
    if (await tile.isVisible()) await this.touch(tile);
    const seat = this.page.locator('.seat[data-pick=may]').first();
    if (await seat.isVisible()) await this.touch(seat);
    await this.confirm();
  }

  /** Where a stock card takes the place of one that lay face up, it may have to be chosen. */
  private async exchange(): Promise<void> {
    await this.page.locator('.own-card[data-marked]').nth(1).waitFor();
    const stock = this.page.locator('.exchange-stock').first();
    if (await stock.isVisible()) await this.touch(stock);
    await this.confirm();
  }

  private async playWithTokens(tokens: Locator): Promise<void> {
    await this.touch(tokens.locator('.choice').first());
    await this.touch(tokens.locator('.choice.main'));
  }

  private async bid(): Promise<void> {
    const card = this.page.locator('.rows .own-card:not([data-shaded])').first();
    if (this.boldness <= 0 || !(await card.isVisible())) {
      return this.touch(this.page.locator('.choice[data-type=pass]'));
    }
    this.boldness--;
    await this.touch(card);
    await this.page.locator('.own-card[data-marked]').first().waitFor();
    await this.confirm();
  }

  private confirm(): Promise<void> {
    return this.touch(this.page.locator('.choices .choice.main'));
  }

  /** The record of the game, saved through the page as a file. */
  async record(): Promise<unknown> {
    const { page } = this;
    const saving = page.waitForEvent('download');
    const button = page.locator('.over').getByRole('button', { name: 'Save the record' });
    if (await button.isVisible()) await button.click();
    else {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Save the record' }).click();
    }
    const file = await (await saving).path();
    return JSON.parse(await readFile(file, 'utf8'));
  }
}
