import type { Locator, Page } from 'playwright-core';
import { type Corner, type Sight, sightUnless, type Told, wayBack } from './guided-sight.ts';
import { address } from './visit.ts';

/** How a person touches something. */
export type Reach = (page: Page, corner: Corner) => Promise<void>;

export const mouse: Reach = (page, corner) => page.mouse.click(...corner);
export const finger: Reach = (page, corner) => page.touchscreen.tap(...corner);
/** The keyboard is where something is to be done, without a search for it. */
export const keys: Reach = async (page) => {
  await page.waitForFunction(() =>
    document.activeElement?.matches('[data-ringed], .guide-saying .choice, [data-point], .own'),
  );
  for (let n = 0; n < MOST_STOPS && !(await page.evaluate(isOnWhatIsMeant)); n++) {
    await page.keyboard.press((await page.evaluate(isInHand)) ? 'ArrowRight' : 'Tab');
  }
  await page.keyboard.press('Enter');
};

/** More things than can be pointed at. */
const MOST_STOPS = 16;

/** These run in the page. What is pointed at has to be looked for, by keys too; what is ringed has not. */
function isOnWhatIsMeant(): boolean {
  const right = '[data-answer="right"], [data-point="right"]:not([data-found])';
  const isAsked = document.querySelector(right) !== null;
  return !isAsked || document.activeElement?.matches(right) === true;
}

function isInHand(): boolean {
  return document.activeElement?.closest('.own') !== null;
}

/** Near the corner: cards in a hand cover each other from the right. Nothing moves here, so nobody need wait for that. */
async function cornerOf(target: Locator): Promise<Corner> {
  const box = await target.boundingBox();
  if (!box) throw new Error('it is not on the screen');
  return [box.x + 9, box.y + 22];
}

/** Somebody who takes a guided deal by what is on the screen. */
export class Guided {
  private readonly page: Page;
  private readonly reach: Reach;

  constructor(page: Page, reach: Reach) {
    this.page = page;
    this.reach = reach;
  }

  async begin(game: string): Promise<Sight> {
    await this.page.goto(address(`#/learn/${game}`));
    return this.rest();
  }

  /** Until there is something to do at a table that has come to rest, or the lesson is over; not as it was. */
  async rest(was = ''): Promise<Sight> {
    const sight = await this.page.waitForFunction(sightUnless, was).catch(() => {
      throw new Error(`nothing happens any more: ${was}`);
    });
    return (await sight.jsonValue()) as Sight;
  }

  /** Touches the one thing that is to be touched; what is to be seen then. */
  async goOn(now?: Sight): Promise<Sight> {
    const { target, state } = now ?? (await this.rest());
    if (!target) throw new Error('the lesson is over');
    await this.reach(this.page, target);
    return this.rest(state);
  }

  /** Goes on until something holds. */
  async goTo(holds: (now: Sight) => boolean): Promise<void> {
    let now = await this.rest();
    while (!holds(now)) now = await this.goOn(now);
  }

  async touch(target: Locator): Promise<void> {
    await this.reach(this.page, await cornerOf(target));
  }

  /** Does something else that is allowed, if there is anything; what is said then. */
  async goAstray({ step, asks, other, isAsked }: Sight): Promise<string | undefined> {
    if (!isAsked && (asks === 'give' || asks === 'exchange')) await this.markOthers();
    else if (other) await this.reach(this.page, other);
    else return undefined;
    const told = await this.page.waitForFunction(wayBack, step);
    const { price, back } = (await told.jsonValue()) as Told;
    // Nothing has to be taken back, or something else is as good.
    if (!back) return price;
    await this.reach(this.page, back);
    await this.page.locator('.guide-saying:not([data-price])').waitFor();
    await this.page.locator('[data-ringed]').first().waitFor();
    const now = await this.rest();
    if (now.step !== step) throw new Error('what was taken back is not where it was');
    return price;
  }

  private async markOthers(): Promise<void> {
    const { page } = this;
    for (let n = 0; n < 2; n++) {
      await this.touch(page.locator('.own-card:not([data-ringed], [data-marked])').last());
      await page.locator('.own-card[data-marked]').nth(n).waitFor();
    }
    const confirm = page.locator('.asking .choice.main:not(:disabled)');
    const shows = page.locator('.exchange-stock');
    await confirm.or(shows).first().waitFor();
    if (!(await confirm.isVisible())) await this.touch(shows.first());
    await this.touch(confirm);
  }
}
