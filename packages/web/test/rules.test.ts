import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { address, newPage, open, PHONE, sitDown, visit } from './visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await open();
});

async function reading(hash: string, language = 'en') {
  const context = await visit(browser, PHONE, { language, theme: 'dark' });
  const page = await newPage(context);
  await page.goto(address(hash));
  await page.locator('.exemplified:not([aria-busy]), .clause').first().waitFor();
  return { page, close: () => context.close() };
}

/** Wider than the window: something is cut off, or the page can be pushed about. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
}

describe('the rules in pictures', () => {
  test('go from idea to idea and end at the law, with room on a phone in German', async () => {
    const { page, close } = await reading('#/rules/mu', 'de');
    const seen: string[] = [];
    for (;;) {
      seen.push((await page.locator('.idea').getAttribute('data-idea')) ?? '');
      expect([seen.at(-1), await overflow(page)]).toEqual([seen.at(-1), 0]);
      await page.locator('.exemplified:not([aria-busy])').first().waitFor();
      const next = page.locator('.turning .main');
      const isLast = (await next.getAttribute('href'))?.endsWith('view=law');
      await next.click();
      if (isLast) break;
      await page.locator(`.idea:not([data-idea="${seen.at(-1)}"])`).waitFor();
    }
    await page.locator('.clause').first().waitFor();
    expect(seen).toHaveLength(new Set(seen).size);
    expect(seen.length).toBeGreaterThan(6);
    await page.getByText('Wer allein die meisten Karten gezeigt hat, ist Chef').waitFor();
    await close();
  });

  test('draw what the engine says: who wins, and what may be played', async () => {
    const { page, close } = await reading('#/rules/mu?idea=suit');
    await page.locator('.plays [data-winning]', { hasText: 'Ada wins' }).waitFor();
    const hand = page.locator('.held li');
    expect(await hand.evaluateAll((all) => all.map((li) => 'legal' in li.dataset))).toEqual([
      true,
      false,
      false,
    ]);
    await close();
  });
});

describe('the law', () => {
  test('opens at the clause in the address, with its example and how it is read', async () => {
    const { page, close } = await reading('#/rules/mu?clause=mu/4.5');
    const clause = page.locator('.clause[data-asked]');
    await clause.getByText('Clause 4.5').waitFor();
    await clause.locator('.seated li', { hasText: 'Ada' }).getByText('Vice').waitFor();
    await clause.getByText('How we read it').waitFor();
    expect(await clause.evaluate((each) => each.getBoundingClientRect().top < innerHeight)).toBe(
      true,
    );
    await close();
  });

  test('is searched by words of clauses, readings and terms, in both languages', async () => {
    for (const [language, wanted, text] of [
      ['en', 'Provocateur', 'provocateur'],
      ['de', 'verursacher', 'Verursacher'],
    ]) {
      const { page, close } = await reading('#/rules/mu?view=law', language);
      const all = await page.locator('.clause').count();
      await page.getByRole('searchbox').fill(wanted);
      await page.locator('mark', { hasText: text }).first().waitFor();
      const found = await page.locator('.clause').count();
      expect(found).toBeGreaterThan(0);
      expect(found).toBeLessThan(all);
      await page.locator('.words dt', { hasText: new RegExp(text, 'i') }).waitFor();
      await page.getByRole('searchbox').fill('xyzzy');
      await page.locator('.clause').first().waitFor({ state: 'detached' });
      expect(await overflow(page)).toBe(0);
      await close();
    }
  });

  test('has house rules beside their clauses, and a table with them is one step away', async () => {
    const { page, close } = await reading('#/rules/mu?view=law');
    const clause = page.locator('[id="mu/4.6"]');
    await clause.getByRole('switch').click();
    await clause.getByText('changed by you').waitFor();
    await page.getByRole('link', { name: 'Open a table with this rule' }).click();
    await page.waitForURL(/#\/new\/mu\?.*viceWithThree=true/);
    await close();
  });

  test('says at a table what was changed there, and changes nothing', async () => {
    const context = await visit(browser, PHONE);
    const page = await newPage(context);
    await page.goto(address('#/new/mu?players=4&target=300&trumpBonus.none=50'));
    await page.getByRole('button', { name: 'Deal the cards' }).click();
    await page.locator('main.table').waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Rules' }).click();
    await page.getByRole('link', { name: 'Every rule' }).click();
    const clause = page.locator('[id="mu/8.1"]');
    await clause.getByText('changed by you').waitFor();
    await clause.getByText('here: 300').waitFor();
    await page.locator('[id="mu/7.3"]').getByText('no trump 50').waitFor();
    expect(await page.locator('.changed').count()).toBe(2);
    expect(await page.getByRole('switch').count()).toBe(0);
    await context.close();
  });
});

describe('a term', () => {
  test('opens where it stands by keys, and Escape goes back to it', async () => {
    const { page, close } = await reading('#/rules/mu?idea=vice');
    const term = page.locator('.idea .term[data-term="vice"]').first();
    const paper = page.getByRole('dialog', { name: 'Vice' });
    const isFocused = (each: Element) => each === document.activeElement;
    await term.focus();
    for (const key of ['Enter', '?', ' ']) {
      await page.keyboard.press(key);
      await paper.getByText('names the minor trump').waitFor();
      expect([key, await paper.evaluate(isFocused)]).toEqual([key, true]);
      await page.keyboard.press('Escape');
      await paper.waitFor({ state: 'detached' });
      expect([key, await term.evaluate(isFocused)]).toEqual([key, true]);
    }
    await close();
  });

  test('opens by a tap beside its word and closes by a tap elsewhere', async () => {
    const { page, close } = await reading('#/rules/mu?idea=vice');
    const term = page.locator('.idea .term[data-term="vice"]').first();
    await term.tap();
    const paper = page.getByRole('dialog', { name: 'Vice' });
    await paper.waitFor();
    const [word, box] = [await term.boundingBox(), await paper.boundingBox()];
    if (!word || !box) throw new Error('they are not both there');
    expect(box.x >= 0 && box.x + box.width <= (PHONE.viewport?.width ?? 0)).toBe(true);
    const isApart = box.y >= word.y + word.height || box.y + box.height <= word.y;
    expect(isApart).toBe(true);
    await page.locator('.idea h2').tap();
    await paper.waitFor({ state: 'detached' });
    await close();
  });

  test('closes by itself after a while', async () => {
    const { page, close } = await reading('#/rules/mu?idea=vice');
    await page.clock.install();
    await page.locator('.idea .term[data-term="vice"]').first().tap();
    await page.getByRole('dialog', { name: 'Vice' }).waitFor();
    await page.clock.runFor('01:00');
    await page.getByRole('dialog', { name: 'Vice' }).waitFor({ state: 'detached' });
    await close();
  });

  test('stays while the page comes to rest, and goes when its word is scrolled away', async () => {
    const { page, close } = await reading('#/rules/mu?idea=vice');
    await page.locator('.idea .term[data-term="vice"]').first().tap();
    const paper = page.getByRole('dialog', { name: 'Vice' });
    await paper.waitFor();
    await page.evaluate(
      () =>
        new Promise((rest) =>
          requestAnimationFrame(() => rest(dispatchEvent(new Event('scroll')))),
        ),
    );
    await page.evaluate(() => new Promise((rest) => requestAnimationFrame(rest)));
    expect(await paper.isVisible()).toBe(true);
    await page.evaluate(() => {
      document.body.style.minHeight = '300vh';
      scrollBy(0, 60);
    });
    await paper.waitFor({ state: 'detached' });
    await close();
  });

  test('leads to its clause', async () => {
    const { page, close } = await reading('#/rules/mu?idea=vice');
    await page.locator('.idea .term[data-term="vice"]').first().tap();
    await page.getByRole('link', { name: 'Vice: the rule' }).tap();
    await page.locator('.clause[data-asked]', { hasText: 'at least one, is' }).waitFor();
    await close();
  });
});

test('at the table a term of the question says what it means; the keys of the table stay what they are', async () => {
  const context = await visit(browser, PHONE);
  const page = await newPage(context);
  await sitDown(page, { game: 'mu', players: 4, seed: 'terms', bots: 'random' });
  await page.locator('main.table[data-settled]').waitFor();
  const term = page.locator('.ask .term, .follows .term').first();
  await term.focus();
  await page.keyboard.press('?');
  await page.locator('.term-paper').waitFor();
  expect(await page.locator('dialog[open]').count()).toBe(0);
  await page.keyboard.press('Escape');
  await page.locator('.term-paper').waitFor({ state: 'detached' });
  await term.evaluate((each) => each instanceof HTMLElement && each.blur());
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard' }).waitFor();
  await context.close();
});

test('what is at stake and what lies before a seat say what their words mean', async () => {
  const context = await visit(browser, PHONE);
  const page = await newPage(context);
  await sitDown(page, { game: 'ninja-whist', players: 4, seed: 'terms', bots: 'random' });
  await page.locator('main.table[data-settled]').waitFor();
  const paper = page.locator('.term-paper');
  await page.locator('.stakes .term[data-term="stock"]').tap();
  await paper.getByText('Stock').first().waitFor();
  await page.keyboard.press('Escape');
  await paper.waitFor({ state: 'detached' });
  await page.locator('.seat').first().tap();
  await page.locator('dialog .term[data-term="scoreArea"]').tap();
  await paper.getByText('Score area', { exact: true }).waitFor();
  // The first Escape is for the term alone.
  await page.keyboard.press('Escape');
  await paper.waitFor({ state: 'detached' });
  expect(await page.locator('dialog[open]').count()).toBe(1);
  await context.close();
});

test('on paper there is everything: all ideas, all clauses with their numbers, examples and readings', async () => {
  const { page, close } = await reading('#/rules/gamut');
  const ideas = await page.locator('.contents a').count();
  await page.emulateMedia({ media: 'print' });
  await page.locator('.clause .number').first().waitFor();
  expect(await page.locator('.idea').count()).toBe(ideas);
  expect(await page.locator('.clause .details .exemplified').count()).toBeGreaterThan(5);
  expect(await page.locator('.clause .reading').count()).toBeGreaterThan(10);
  // Ink on white, although the screen is dark.
  const scheme = await page.evaluate(() => getComputedStyle(document.body).colorScheme);
  expect(scheme).toBe('light');
  for (const gone of ['.turning', '.search', '.sign', '.house-switch', '.views'])
    expect([gone, await page.locator(`${gone}:visible`).count()]).toEqual([gone, 0]);
  await page.emulateMedia({ media: 'screen' });
  await page.locator('.law').waitFor({ state: 'detached' });
  // The browser's own printing says so beforehand.
  const pdf = await page.pdf({ format: 'A4' });
  const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  expect(sheets).toBeGreaterThan(5);
  await close();
});
