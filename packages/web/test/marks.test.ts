import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Friend, nextOf } from './friend.ts';
import { type FriendsServer, startServer } from './friends-server.ts';
import { open } from './visit.ts';

let browser: Browser;
let server: FriendsServer;
beforeAll(async () => {
  // Nobody waits long for who is away.
  [browser, server] = await Promise.all([open(), startServer({ GRACE: '1000' })]);
});
afterAll(() => server.stop());

const SIZES = { phone: [360, 740], lying: [844, 390], desk: [1440, 900] } as const;

/** Lena and those who come by her link, at a table whose cards are dealt. */
async function table(names: readonly string[], players: number): Promise<Friend[]> {
  const friends = await Promise.all(names.map((name) => Friend.come(browser, name)));
  const [lena, ...others] = friends;
  const link = await lena.opens(server.base, `game=mu&players=${players}`);
  for (const each of others) {
    await each.joins(link);
    await each.sits();
  }
  await lena.page.getByRole('button', { name: /^Start/ }).click();
  for (const { page } of friends) await page.locator('main.table').waitFor();
  return friends;
}

/** It runs in the page: what is wrong with the paper on which somebody's words stand, and its tail. */
function faultsOfBubble(): string[] {
  const paper = document.querySelector('.seat-bubble');
  const seat = paper?.closest('.seat');
  const face = seat?.querySelector('.portrait')?.getBoundingClientRect();
  if (!paper || !face) return ['nobody says anything'];
  const box = paper.getBoundingClientRect();
  const tail = getComputedStyle(paper, '::before');
  const half = Number.parseFloat(tail.borderLeftWidth);
  const tip = box.left + Number.parseFloat(tail.left) + half;
  const isBelow = box.top > face.bottom - 4;
  const gap = isBelow ? box.top - face.bottom : face.top - box.bottom;
  const pointing = isBelow ? tail.borderBottomColor : tail.borderTopColor;
  const own = getComputedStyle(paper);
  const words = paper.querySelector('bdi')?.getBoundingClientRect() ?? box;
  const faults = {
    'it is out of sight':
      box.left < 0 || box.right > innerWidth || box.top < 0 || box.bottom > innerHeight,
    'its tail does not point at the face': tip < face.left - 6 || tip > face.right + 6,
    'it is far from the face': gap > 40 || gap < -face.height,
    'its tail is of other paper': pointing !== own.backgroundColor,
    'it has the colour of the felt': own.backgroundColor === 'rgba(0, 0, 0, 0)',
    'it is written in the colour of its paper': own.color === own.backgroundColor,
    'words are cut off':
      words.left < box.left ||
      words.right > box.right ||
      words.top < box.top ||
      words.bottom > box.bottom,
  };
  return Object.entries(faults).flatMap(([fault, isSo]) => (isSo ? [fault] : []));
}

test('what somebody says stands on paper in sight, with a tail to their face, from every seat and on every screen', async () => {
  const friends = await table(['Lena', 'Mara', 'Jonas', 'Priya', 'Tom', 'Uma'], 6);
  const [lena] = friends;
  for (const speaker of friends.slice(1)) {
    await speaker.page.getByLabel('Say something').fill('Shall we play two hearts and hope?');
    await speaker.page.getByRole('button', { name: 'Send' }).click();
    const bubble = lena.page.locator('.seat', { hasText: speaker.name }).locator('.seat-bubble');
    await bubble.waitFor();
    for (const [form, [width, height]] of Object.entries(SIZES)) {
      await lena.page.setViewportSize({ width, height });
      await lena.page.locator(`main[data-form=${form}]`).waitFor();
      const faults = await lena.page.evaluate(faultsOfBubble);
      expect({ form, who: speaker.name, faults }).toEqual({ form, who: speaker.name, faults: [] });
    }
  }
  await Promise.all(friends.map((each) => each.close()));
});

describe('no mark tells anything by its colour alone', () => {
  /** What a seat says and shows to somebody who sees no colours. */
  const seatOf = (page: Page, name: string) =>
    page.locator('.seats .seat', { hasText: name }).evaluate((seat) => ({
      words: seat.querySelector('.seat-role')?.textContent ?? '',
      hasInitial: seat.querySelector('.initial') !== null,
      faces: seat.querySelectorAll('.portrait').length,
      hasSign: seat.querySelector('.seat-role .glyph') !== null,
    }));

  test('who is a person, a bot, or away, at the table', async () => {
    const [lena, mara] = await table(['Lena', 'Mara'], 4);
    await nextOf([lena, mara]);
    expect(await seatOf(lena.page, 'Mara')).toMatchObject({
      ...{ hasInitial: true, faces: 1, hasSign: false },
    });
    expect(await seatOf(lena.page, 'Ada')).toMatchObject({
      ...{ words: expect.stringContaining('bot'), hasInitial: false, hasSign: true },
    });
    await mara.page.goto('about:blank');
    await lena.page.locator('.seat[data-away]').waitFor();
    expect(await seatOf(lena.page, 'Mara')).toMatchObject({
      ...{ words: expect.stringContaining('away'), hasInitial: true, faces: 2 },
    });
    await Promise.all([lena, mara].map((each) => each.close()));
  });

  test('who of several people whose names begin alike it is: faces differ by colour, and names stand beside them', async () => {
    const names = ['Mara', 'Mona', 'Milo', 'Max'];
    const friends = await table(names, 4);
    const seats = await friends[0].page.locator('.seats .seat').evaluateAll((all) =>
      all.map((seat) => {
        const initial = seat.querySelector('.initial');
        const ground = initial ? getComputedStyle(initial).backgroundColor : '';
        return [seat.querySelector('.seat-name')?.textContent, initial?.textContent, ground];
      }),
    );
    expect(seats.map(([name]) => name).sort()).toEqual(names.slice(1).sort());
    expect(new Set(seats.map(([, letter]) => letter))).toEqual(new Set(['M']));
    expect(new Set(seats.map(([, , ground]) => ground)).size).toBe(3);
    await Promise.all(friends.map((each) => each.close()));
  });

  test('what has been said that nobody has read has a number, and a sign where there is none', async () => {
    const [lena, mara] = await table(['Lena', 'Mara'], 4);
    await lena.page.getByRole('button', { name: 'Log', exact: true }).click();
    await mara.page.getByRole('button', { name: 'Thanks' }).click();
    const tab = lena.page.locator('.side-tabs [data-news]');
    await tab.waitFor();
    const sign = await tab.evaluate((each) => getComputedStyle(each, '::after').content);
    expect(sign).toContain('•');
    await lena.page.setViewportSize({ width: 360, height: 740 });
    await lena.page.locator('.tool .unread').getByText('1', { exact: true }).waitFor();
    await Promise.all([lena, mara].map((each) => each.close()));
  });
});
