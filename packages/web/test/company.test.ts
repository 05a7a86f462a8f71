import { readFile } from 'node:fs/promises';
import { games, replay } from '@overtrick/engine';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Friend, nextOf } from './friend.ts';
import { type FriendsServer, startServer } from './friends-server.ts';
import { open, PHONE } from './visit.ts';

let browser: Browser;
let server: FriendsServer;
beforeAll(async () => {
  // Nobody waits long for who is away.
  [browser, server] = await Promise.all([open(), startServer({ GRACE: '1000' })]);
});
afterAll(() => server.stop());

/** Keeps everything that the page says to those who listen. */
async function listenTo({ context }: Friend): Promise<void> {
  await context.addInitScript(() => {
    const said: string[] = [];
    const listen = () => {
      const text = document.querySelector('main.table .unseen[role=status]')?.textContent;
      if (text && said.at(-1) !== text) said.push(text);
    };
    new MutationObserver(listen).observe(document, { childList: true, subtree: true });
    Object.assign(window, { said });
  });
}

const hears = ({ page }: Friend, text: string) =>
  page.waitForFunction(
    (wanted) =>
      (window as unknown as { said: string[] }).said.some((each) => each.includes(wanted)),
    text,
  );

async function speakGerman(page: Page): Promise<void> {
  await page.evaluate(() => {
    const now = JSON.parse(localStorage.getItem('overtrick/settings') ?? '{}');
    localStorage.setItem('overtrick/settings', JSON.stringify({ ...now, language: 'de' }));
  });
  await page.reload();
  await page.locator('main.table').waitFor();
}

/** Lena opens a table and starts it with those who have come; bots sit in the other seats. */
async function start(
  lena: Friend,
  others: readonly Friend[],
  query: string,
  how: Parameters<Friend['opens']>[2] = {},
): Promise<string> {
  const link = await lena.opens(server.base, query, how);
  for (const friend of others) {
    await friend.joins(link);
    await friend.sits();
  }
  await lena.page.getByRole('button', { name: /^Start/ }).click();
  for (const { page } of [lena, ...others]) await page.locator('main.table').waitFor();
  return link;
}

const say = async ({ page }: Friend, text: string) => {
  await page.getByLabel('Say something').fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
};

/** Everybody at and around the table. */
const peopleOf = async ({ page }: Friend) => {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Table and link' }).click();
};

const MARKUP = '<img src=x onerror=alert(1)> \u202egnp.exe & "so"';

test('what people say reaches everybody in their own language, as text, until they do not want to hear it', async () => {
  const lena = await Friend.come(browser, 'Lena');
  const mara = await Friend.come(browser, 'Mara', { browser: PHONE });
  await listenTo(mara);
  await start(lena, [mara], 'game=gamut');
  await speakGerman(mara.page);
  // Where more happens than can be said, what is older is left out: bots come to rest first.
  await nextOf([lena, mara]);
  await lena.page.getByRole('button', { name: 'Well played' }).click();
  await hears(mara, 'Lena: Gut gespielt');
  await mara.page.locator('.tool .unread').waitFor();
  await mara.page.locator('.tool[data-tool=chat]').tap();
  const lines = mara.page.locator('.talk-lines li');
  await lines.getByText('Gut gespielt').waitFor();
  await say(lena, MARKUP);
  await lines.getByText(MARKUP).waitFor();
  // At the seat it stays on its paper, and nobody who comes later sees it there.
  const bubble = mara.page.locator('.seat-bubble');
  const { inner, outer } = await bubble.evaluate((paper) => ({
    inner: paper.scrollWidth,
    outer: paper.clientWidth,
  }));
  expect(inner).toBeLessThanOrEqual(outer);
  await mara.page.reload();
  await mara.page.locator('.tool[data-tool=chat]').tap();
  await lines.getByText(MARKUP).waitFor();
  expect(await bubble.count()).toBe(0);
  expect(await mara.page.locator('img').count()).toBe(0);

  // Whom one does not hear says nothing any more, not even to those who listen; the owner reads what is reported.
  await lines.getByRole('button', { name: 'Lena' }).first().tap();
  await mara.page.getByRole('button', { name: 'Nicht hören' }).tap();
  await mara.page.keyboard.press('Escape');
  await lines.first().waitFor({ state: 'detached' });
  await say(lena, 'nobody hears this');
  await lena.page.locator('.talk-lines').getByText('nobody hears this').waitFor();
  await mara.page.getByPlaceholder('Sag etwas').fill('Und jetzt ich');
  await mara.page.keyboard.press('Enter');
  await lena.page.locator('.talk-lines').getByText('Und jetzt ich').waitFor();
  expect(await mara.page.content()).not.toContain('nobody hears this');
  await Promise.all([lena, mara].map((each) => each.close()));
});

test('a pause takes the consent of those who sit there, and ends when one of them wants to go on', async () => {
  const lena = await Friend.come(browser, 'Lena');
  const mara = await Friend.come(browser, 'Mara', { browser: PHONE });
  await listenTo(lena);
  await start(lena, [mara], 'game=gamut');
  await nextOf([lena, mara]);
  await mara.page.locator('.tool[data-tool=pause]').tap();
  await hears(lena, 'Mara asks for a pause.');
  const request = lena.page.locator('.side .request');
  await request.getByText('If all agree, nobody plays and no clock runs.').waitFor();
  await request.getByRole('button', { name: 'Not now' }).click();
  await lena.page.locator('.talk-lines').getByText('What Mara asked for was declined.').waitFor();
  // Who sees no chat reads it above the table; what one has asked for oneself is no news.
  await mara.page.locator('.request-band').getByText('What Mara asked for was declined.').waitFor();
  await mara.page.locator('.tool .unread').getByText('1', { exact: true }).waitFor();
  await mara.page.locator('.tool[data-tool=pause]').tap();
  await mara.page.locator('.request-band').getByRole('button', { name: 'Take it back' }).tap();
  await lena.page.locator('.talk-lines').getByText('Mara no longer asks for it.').waitFor();
  await mara.page.locator('.tool[data-tool=pause]').tap();
  await request.getByRole('button', { name: 'Agree' }).click();
  await mara.page.locator('.request-band').getByText('The match is paused.').waitFor();
  // Nobody is asked for anything meanwhile, not even who comes back then.
  await lena.page.reload();
  for (const { page } of [lena, mara]) {
    await page.locator('.asking').getByText('The match is paused.').waitFor();
    expect(await page.locator('main.table').getAttribute('data-asks')).toBe('wait');
  }
  await mara.page.locator('.request-band').getByRole('button', { name: 'Go on' }).tap();
  await lena.page.getByText('The match goes on.').waitFor();
  const next = await nextOf([lena, mara]);
  const moves = await next?.page.locator('main.table').getAttribute('data-moves');
  await next?.hand.decide();
  await next?.page.locator(`main.table:not([data-moves="${moves}"])`).waitFor();
  await Promise.all([lena, mara].map((each) => each.close()));
});

test('the seat of who is away is kept by a bot, and can be given to somebody else', async () => {
  const lena = await Friend.come(browser, 'Lena');
  const mara = await Friend.come(browser, 'Mara');
  const link = await start(lena, [mara], 'game=gamut');
  const address = mara.page.url();
  await mara.page.goto('about:blank');
  const plaque = lena.page.locator('.seat[data-away]');
  await plaque
    .getByText(/^away, \w+ plays$/)
    .first()
    .waitFor();
  await lena.page.getByText('Mara’s seat is kept').waitFor();
  await mara.page.goto(address);
  await plaque.waitFor({ state: 'detached' });
  await lena.page.getByText('Mara is back.').waitFor();

  // Who waits in line has the next seat; before that a bot plays there for good.
  const tom = await Friend.come(browser, 'Tom');
  await tom.joins(link);
  await lena.page.getByRole('button', { name: '1 watching' }).click();
  await lena.page.getByRole('dialog').getByText('Tom').waitFor();
  await lena.page.keyboard.press('Escape');
  await mara.page.goto('about:blank');
  await lena.page.getByRole('button', { name: 'Seat a bot for good' }).click();
  await lena.page.locator('dialog').getByRole('button', { name: 'Seat a bot for good' }).click();
  await plaque.waitFor({ state: 'detached' });
  expect(await lena.page.locator('.seat').getByText('Mara').count()).toBe(0);
  await Promise.all([lena, mara, tom].map((each) => each.close()));
});

test('who comes to a full table watches, waits in line, and has the seat of whoever leaves', async () => {
  const lena = await Friend.come(browser, 'Lena');
  const mara = await Friend.come(browser, 'Mara', { browser: PHONE });
  const link = await start(lena, [mara], 'game=gamut');
  const tom = await Friend.come(browser, 'Tom');
  await tom.page.goto(link);
  await tom.page.getByText('The match has begun. You can watch').waitFor();
  await tom.joins(link);
  expect(await tom.page.locator('main.table').getAttribute('data-asks')).toBe('wait');
  await peopleOf(tom);
  await tom.page.getByRole('button', { name: 'Wait for a seat' }).click();
  await tom.page.getByText('waits for a seat, next in line').waitFor();

  // What is reported of whoever looks after the table goes elsewhere, and that is said.
  await tom.page.getByRole('button', { name: 'More about Lena' }).click();
  await tom.page.getByRole('button', { name: 'Report' }).click();
  await tom.page.getByText('Lena looks after the table, and does not get this').waitFor();
  await tom.page.getByRole('button', { name: 'More about Mara' }).click();
  await tom.page.getByRole('button', { name: 'Report' }).click();
  await tom.page.getByLabel('What has happened?').fill('so slow');
  await tom.page.getByRole('button', { name: 'Report' }).click();
  await lena.page.getByText('Tom about Mara').waitFor();
  await lena.page.getByRole('button', { name: 'Put away' }).click();
  await lena.page.getByText('Tom about Mara').waitFor({ state: 'detached' });

  await tom.page.keyboard.press('Escape');
  await peopleOf(mara);
  await mara.page.getByRole('button', { name: 'Leave the table' }).tap();
  await mara.page.getByRole('dialog').getByRole('button', { name: 'Leave the table' }).last().tap();
  await lena.page.getByText('Tom has taken the seat of Mara.').waitFor();
  await tom.page.locator('main.table .hand, main.table .own').first().waitFor();

  // Who comes back reads what has happened meanwhile.
  await lena.page.reload();
  await lena.page.getByText('Tom has taken the seat of Mara.').waitFor();
  await lena.page.getByRole('button', { name: 'Menu' }).click();
  await lena.page.getByRole('button', { name: 'Hand my seat over' }).click();
  const handed = await lena.page
    .getByRole('dialog')
    .getByLabel('Link', { exact: true })
    .inputValue();
  const uma = await Friend.come(browser, 'Uma');
  await uma.joins(handed);
  await tom.page.getByText('Uma has taken the seat of Lena.').waitFor();
  await Promise.all([lena, mara, tom, uma].map((each) => each.close()));
});

test('clocks run round the faces, the cards can be checked, and what was played is kept when all want to end it', async () => {
  const lena = await Friend.come(browser, 'Lena');
  const mara = await Friend.come(browser, 'Mara', { browser: PHONE });
  const friends = [lena, mara];
  const link = await start(lena, [mara], 'game=ninja-whist&players=3', { byClock: true });
  const tom = await Friend.come(browser, 'Tom');
  await tom.joins(link);
  await nextOf(friends);
  for (const { page } of friends) await page.locator('.clock-ring').first().waitFor();
  for (let next = await nextOf(friends); next; next = await nextOf(friends)) {
    // Whoever is asked has their own time in sight, once.
    await next.page
      .locator(':is(.me, .ask-clock) .seat-clock')
      .locator('visible=true')
      .getByText(/^bank \d:\d\d$/)
      .waitFor();
    await next.hand.decide();
  }
  for (const { page } of friends) await page.locator('.over').waitFor();
  // What a browser has added to the chance is known to it again after it was loaded anew.
  await lena.page.reload();
  await lena.page.getByRole('button', { name: 'All cards' }).click();
  await lena.page.getByRole('button', { name: 'Were the cards fair?' }).click();
  await lena.page.getByText('It is in the cards.').waitFor();
  await lena.page.getByRole('button', { name: 'Check it', exact: true }).click();
  await lena.page.getByText('The cards are those that were promised.').waitFor();
  await lena.page.keyboard.press('Escape');
  await lena.page.getByRole('button', { name: 'Next round' }).click();
  await lena.page.getByRole('button', { name: 'Waiting for Mara' }).waitFor();
  await mara.page.getByRole('button', { name: 'Next round' }).tap();
  for (const { page } of friends) await page.locator('.over').waitFor({ state: 'detached' });

  await lena.page.getByRole('button', { name: 'Menu' }).click();
  await lena.page.getByRole('button', { name: 'End the match' }).click();
  const asked = lena.page.getByRole('dialog', { name: 'End the match?' });
  await asked.getByRole('button', { name: 'End the match' }).click();
  await mara.page.locator('.request-band').getByRole('button', { name: 'Agree' }).tap();
  await lena.page.locator('.side').getByText('The match was ended by agreement.').waitFor();

  // What was played is there for those who sat there.
  await lena.page.goto(`${server.base}#/friends`);
  await lena.page.getByRole('link', { name: /Ninja Whist/ }).click();
  await lena.page
    .getByText(/^Round 1, dealt by/)
    .last()
    .click();
  await lena.page.getByText('The cards as they were dealt').waitFor();
  const saving = lena.page.waitForEvent('download');
  await lena.page.getByRole('button', { name: 'Save the record' }).click();
  const record = JSON.parse(await readFile(await (await saving).path(), 'utf8'));
  expect(replay(record, games).ok).toBe(true);
  await lena.page.getByRole('button', { name: 'Check every deal' }).click();
  await lena.page.getByText('The cards of the one deal are those that were promised.').waitFor();
  await lena.page.getByText('this browser was shown while the deals were played').waitFor();
  await lena.page.goto(`${server.base}#/history`);
  await lena.page.getByRole('link', { name: /Ninja Whist: with friends/ }).click();
  await lena.page.getByRole('button', { name: 'Check every deal' }).waitFor();

  // One looks back at it as at any game: card by card, from any seat, and at what it was worth.
  await lena.page.getByRole('button', { name: 'Look back' }).click();
  await lena.page.locator('main.look[data-moves="0/0"]').waitFor();
  await lena.page.getByRole('button', { name: 'Seen by Mara' }).click();
  await lena.page.getByRole('button', { name: 'Trick on' }).click();
  await expect.poll(() => lena.page.url()).toContain('seat=1');
  await lena.page.getByRole('button', { name: 'Judge these decisions' }).click();
  await lena.page.locator('.analysis-list button').first().waitFor();
  await lena.page.goto(`${server.base}#/history`);

  // Another match of the same people in the same seats, to which whoever is still at the old table is led.
  await mara.page.locator('.request-band').getByRole('button', { name: 'Another match' }).tap();
  await mara.page.locator('.lobby').waitFor();
  await mara.page.getByText('You, Mara').waitFor();
  await mara.page.locator('.seat-row').getByText('Lena').waitFor();
  const onward = tom.page.locator('.side').getByRole('status');
  await onward.filter({ hasText: 'Another match is set up' }).waitFor();
  await onward.getByRole('button', { name: 'Come along' }).click();
  await tom.page.locator('.lobby [data-watching]').getByText('You, Tom').waitFor();

  // Whoever opens the link once more can send it on.
  await lena.page.goto(link);
  await lena.page.locator('.lobby').getByRole('button', { name: 'Copy link' }).waitFor();
  await Promise.all([...friends, tom].map((each) => each.close()));
});
