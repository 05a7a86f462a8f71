import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectAccessible, THEMES } from './accessible.ts';
import { chosen } from './extent.ts';
import { Friend, nextOf, Wire } from './friend.ts';
import { type FriendsServer, startServer } from './friends-server.ts';
import { expectHarmless } from './harmless.ts';
import { address, DESKTOP, newPage, open, PHONE, UNTRUSTED, visit } from './visit.ts';

let browser: Browser;
let server: FriendsServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([open(), startServer()]);
});
afterAll(() => server.stop());

const AGREEMENT = { watched: true, pace: null, standIn: 'random' };

/** Somebody without a browser, who opens a table of Gamut and sits in its first seat. */
async function owner(
  name: string,
  listed = false,
  seats: readonly (string | null)[] = ['me', null, null, null],
) {
  const { token } = await server.post('/api/guests', { name });
  const wish = { game: 'gamut', players: 4, seats, agreement: { ...AGREEMENT, listed } };
  const { id, link } = await server.post('/api/tables', wish, token);
  const post = (path: string, body: unknown) =>
    server.post(`/api/tables/${id}/${path}`, body, token);
  return { id, link: new URL(link, server.base).href, post };
}

test('a wrong link, a used one, and one to a seat that is taken are told in words, with a way on', async () => {
  const { id, link, post } = await owner('Ola');
  const toSeat = async (seat: number) => new URL((await post('link', { seat })).link, server.base);
  const once = await toSeat(1);
  const first = await Friend.come(browser, 'Pia');
  await first.joins(once.href);
  await first.page.getByText('You, Pia').waitFor();
  const late = await Friend.come(browser, 'Rui');
  const { page } = late;
  const told = (words: string) => page.getByRole('heading', { name: words }).waitFor();
  for (const wrong of [once.href, link.slice(0, -3), `${server.base}#/join/nothing?s=nothing`]) {
    await page.goto(wrong);
    await told('This link leads to no table.');
  }
  await page.goto((await toSeat(1)).href);
  await page.getByLabel('What are you called?').fill('Rui');
  await page.getByRole('button', { name: /^(Come|Take)/ }).click();
  await told('This seat is taken.');
  // Who belongs there needs no link, and is told that this one is worth nothing.
  await late.joins(link);
  await page.goto(once.href);
  await page.getByText('You belong to this table').waitFor();
  await page.getByRole('button', { name: 'Come to the table' }).click();
  await page.locator('.lobby').waitFor();
  await page.goto(`${server.base}#/at/nothing`);
  await told('You cannot come to this table.');
  await page.goto(`${server.base}#/friends/past?table=nothing`);
  await told('You cannot come to this table.');
  await owner('Uma', true);
  await page.getByRole('link', { name: 'With friends' }).click();
  await page.getByRole('link', { name: /Gamut.*Uma/ }).waitFor();
  expect(id).toBeTruthy();
  await Promise.all([first.close(), late.close()]);
});

test('a link names whoever looks after the table, one to a seat whose it is; another name is known at the table too', async () => {
  const lena = await Friend.come(browser, 'Lena');
  const { page } = lena;
  await page.goto(`${server.base}#/friends/new?game=gamut`);
  await page.getByRole('button', { name: 'Open the table' }).click();
  // What is missing is said where it is to be typed, and one is led there.
  const field = page.getByLabel('You are');
  await page.getByRole('alert').filter({ hasText: 'Say first what you are called' }).waitFor();
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  expect(await field.evaluate((input) => document.activeElement === input)).toBe(true);
  const link = await lena.opens(server.base, 'game=gamut');
  const mara = await Friend.come(browser, 'Mara');
  await mara.joins(link);
  await mara.sits();
  // What nobody has answered yet can be taken back, and asked again.
  await page.getByRole('button', { name: 'Swap: Mara' }).click();
  await page.getByRole('button', { name: 'Take it back' }).click();
  await page.getByRole('button', { name: 'Swap: Mara' }).click();
  await mara.page.getByRole('button', { name: 'Agree' }).click();
  await mara.page.locator('[data-seat="0"][data-me]').waitFor();
  await page.getByRole('button', { name: 'More about Mara' }).click();
  await page.getByRole('button', { name: 'Link to this seat' }).click();
  const toSeat = await page.getByRole('dialog').getByLabel('Link', { exact: true }).inputValue();
  const tom = await Friend.come(browser, 'Tom');
  await tom.page.goto(link);
  await tom.page.getByText('Lena invites you.').waitFor();
  await tom.page.goto(toSeat);
  await tom.page.getByText('the seat of Mara').waitFor();
  await mara.page.goto(`${server.base}#/friends`);
  await mara.page.getByRole('button', { name: 'Change name' }).click();
  await mara.page.getByLabel('Your name').fill('Margarethe von Oberammergau');
  await mara.page.getByRole('button', { name: 'Save' }).click();
  await mara.page.getByText('Margarethe von Oberammergau').first().waitFor();
  await mara.page.getByRole('link', { name: /Gamut.*Lena/ }).click();
  await page.keyboard.press('Escape');
  await page.locator('[data-seat="0"]').getByText('Margarethe von Oberammergau').waitFor();

  // At the table so long a name is whole, and in nobody's way.
  await page.getByRole('button', { name: /^Start/ }).click();
  await page.locator('main.table').waitFor();
  for (const each of [lena, mara]) {
    const name = each.page.locator('.seat-name', { hasText: 'Margarethe von Oberammergau' });
    await name.waitFor();
    expect(await name.evaluate(isWhole)).toBe(true);
  }
  await Promise.all([lena, mara, tom].map((each) => each.close()));
});

/** It runs in the page: nothing of the element is cut off, and it reaches into no question. */
function isWhole(element: HTMLElement): boolean {
  const box = element.getBoundingClientRect();
  const question = document.querySelector('.asking .ask')?.getBoundingClientRect();
  const isApart = !question || box.right <= question.left || box.bottom <= question.top;
  return isApart && element.scrollHeight <= Math.ceil(box.height) + 1;
}

test('what could not be fetched while the server was away comes when it is wanted and the server is back', async () => {
  const lena = await Friend.come(browser, 'Lena', {
    browser: { ...DESKTOP, serviceWorkers: 'block' },
  });
  const { page, context } = lena;
  await lena.opens(server.base, 'game=ninja-whist&players=3');
  // Browsers never ask again for a script that they did not get once.
  const late = /\/over-[\w-]{8}\.js$/;
  const isAsked = page.waitForEvent('requestfailed', (request) => late.test(request.url()));
  await context.route(late, (route) => route.abort());
  await page.getByRole('button', { name: /^Start/ }).click();
  await page.locator('main.table').waitFor();
  await isAsked;
  await context.unrouteAll();
  for (let next = await nextOf([lena]); next; next = await nextOf([lena])) await next.hand.decide();
  await page.getByRole('button', { name: 'Next round' }).waitFor();
  await lena.close();
});

test('a page that is older than the server is told so, and can be loaded again', async () => {
  const { link } = await owner('Ola');
  const friend = await Friend.come(browser, 'Pia');
  const wire = await Wire.of(friend.page);
  await friend.joins(link);
  wire.farewell = JSON.stringify({ kind: 'bye', why: 'version', retry: null });
  wire.cut();
  await friend.page.getByRole('heading', { name: 'older than the server' }).waitFor();
  wire.farewell = undefined;
  await friend.page.getByRole('button', { name: 'Load the page again' }).click();
  await friend.page.locator('.lobby').waitFor();
  await friend.close();
});

test('a server that starts again is waited for, and the table goes on', async () => {
  const other = await startServer();
  const friend = await Friend.come(browser, 'Lena');
  const { page } = friend;
  await friend.opens(other.base, 'game=gamut');
  await page.getByRole('button', { name: /^Start/ }).click();
  await page.locator('main.table').waitFor();
  // While it is away one may ask again as often as one likes; once it is back the page comes to it by itself.
  const again = await other.restart(async () => {
    await page.getByRole('status').filter({ hasText: 'The server starts anew' }).waitFor();
    await page.getByRole('button', { name: 'Try now' }).click();
  });
  await friend.hand.decide();
  await page.locator('.line-band[data-cut]').waitFor({ state: 'detached' });
  await friend.close();
  await again.stop();
});

/** Where a name stands that would turn the letters around it. */
function looseIn(page: Page, name: string): Promise<string[]> {
  return page.evaluate((wanted) => {
    const all = [...document.querySelectorAll('body *')];
    const says = (each: Element) =>
      [...each.childNodes].some((node) => node instanceof Text && node.data.includes(wanted));
    return all
      .filter((each) => says(each) && getComputedStyle(each).unicodeBidi !== 'isolate')
      .map((each) => each.outerHTML);
  }, name);
}

test('names full of markup and of letters from right to left stay text, under the policy of the page', async () => {
  const script = '<img src=x onerror="window.hit=1">';
  const { link } = await owner(script, true, ['me', null, 'random', 'random']);
  const friend = await Friend.come(browser, 'שלום<b>');
  const { page } = friend;
  const broken: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) broken.push(message.text());
  });
  await page.goto(`${server.base}#/friends`);
  await page.getByText(script).first().waitFor();
  await expectHarmless(page);
  await page.goto(link);
  await page.getByText(script).first().waitFor();
  await friend.joins(link);
  await friend.sits();
  await page.getByText(script).first().waitFor();
  await expectHarmless(page);
  expect(await looseIn(page, 'שלום<b>')).toEqual([]);
  expect(broken).toEqual([]);
  await friend.close();
});

test('from a plain file server there are no tables with friends, which is said where one would look for them', async () => {
  const context = await visit(browser);
  const page = await newPage(context);
  await page.goto(address());
  await page.getByText('There are no tables with friends at this address').waitFor();
  expect(await page.getByRole('link', { name: /friends/i }).count()).toBe(0);
  await page.goto(address('#/friends'));
  await page.getByRole('heading', { name: 'no tables for friends' }).waitFor();
  await page.getByRole('link', { name: 'Play alone' }).click();
  await page.locator('.game').first().waitFor();
  await context.close();
});

test('over plain http a guest opens a table, copies its link and plays; what takes https is said', async () => {
  const lena = await Friend.come(browser, 'Lena', { browser: PHONE });
  const { page } = lena;
  const base = server.base.replace('localhost', UNTRUSTED);
  const link = await lena.opens(base, 'game=gamut');
  expect(await page.evaluate(() => [isSecureContext, 'clipboard' in navigator])).toEqual([
    false,
    false,
  ]);
  await page.getByText('takes an address with https').waitFor();
  expect(await page.getByRole('button', { name: 'Share' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Copy link' }).tap();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  const mara = await Friend.come(browser, 'Mara');
  await mara.joins(link);
  await mara.sits();
  await page.getByRole('button', { name: /^Start/ }).tap();
  for (let n = 0; n < 4; n++) await (await nextOf([lena, mara]))?.hand.decide();
  await Promise.all([lena.close(), mara.close()]);
});

test('a table is opened, filled and begun by keys alone', async () => {
  const context = await visit(browser);
  const page = await newPage(context);
  const tabTo = async (name: RegExp) => {
    const focused = () =>
      page.evaluate(() => {
        const { activeElement: now } = document;
        const label = now instanceof HTMLInputElement ? now.labels?.[0]?.textContent : undefined;
        return now?.getAttribute('aria-label') ?? label ?? now?.textContent ?? '';
      });
    for (let n = 0; n < 60 && !name.test(await focused()); n++) await page.keyboard.press('Tab');
    expect(await focused()).toMatch(name);
  };
  await page.goto(`${server.base}#/friends/new?game=gamut`);
  await page.locator('form').waitFor();
  await tabTo(/^You are$/);
  await page.keyboard.type('Lena');
  await tabTo(/Open the table/);
  await page.keyboard.press('Enter');
  await page.locator('.lobby').waitFor();
  await tabTo(/Seat a bot/);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await tabTo(/Novice/i);
  await page.keyboard.press('Enter');
  await page.getByText('bot, novice').waitFor();
  await tabTo(/^Start/);
  await page.keyboard.press('Enter');
  await page.locator('main.table').waitFor();
  await context.close();
});

const LOOKS = THEMES.flatMap((theme) => [
  { theme, size: 'desktop', options: DESKTOP },
  { theme, size: 'phone', options: PHONE },
]);
/** The longest words where there is least room, and every rule once. */
const isStrict = ({ theme, size }: (typeof LOOKS)[number]) =>
  (theme === 'dark') === (size === 'phone');

describe.each(chosen(LOOKS, isStrict))(
  'WCAG 2.2 AA and nothing cut off, $theme, $size',
  ({ theme, options }) => {
    test('every screen of tables with friends until the first card', async () => {
      const { link } = await owner('Ola', true);
      // German words are the longest.
      const locale = theme === 'dark' ? 'de-DE' : 'en-GB';
      const context = await visit(browser, { ...options, locale, colorScheme: theme });
      const page = await newPage(context);
      const look = async (part = 'html') => {
        await expectAccessible(page, part, [theme]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(
          0,
        );
      };
      await page.goto(`${server.base}#/friends`);
      await page.locator('.table-list').waitFor();
      await look();
      await page.goto(link);
      await page.locator('.join input').fill('Lena');
      await look();
      await page.goto(`${server.base}#/friends/new?game=mu&players=5`);
      await page.locator('.friends input[autocomplete=nickname]').fill('Lena');
      await page.locator('.pace input').nth(1).check();
      await page.locator('.bot-fields summary').click();
      await look();
      await page.locator('form button[type=submit]').click();
      await page.locator('.lobby').waitFor();
      await look();
      await page.locator('.seat-row .choice').last().click();
      await look('dialog');
      await page.keyboard.press('Escape');
      await page.locator('.how .choice').click();
      await look('dialog');
      await page.goto(`${server.base}#/friends/move`);
      await page.locator('.move .choice.main').click();
      await page.locator('.code').waitFor();
      await look();
      await page.goto(`${server.base}#/at/nothing`);
      await page.getByRole('alert').waitFor();
      await look();
      await context.close();
    });
  },
);
