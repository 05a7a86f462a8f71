import { readFileSync } from 'node:fs';
import { type GameRecord, games, mu } from '@overtrick/engine';
import { logOf, type Sitter, tableOf } from '@overtrick/table';
import { codeOf, judged } from '@overtrick/table/links';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { openKept } from './ending.ts';
import { chosen } from './extent.ts';
import { expectHarmless } from './harmless.ts';
import { address, DESKTOP, newPage, open, PHONE, visit } from './visit.ts';

const corpus: readonly { readonly about: string; readonly code: string }[] = JSON.parse(
  readFileSync(new URL('../../table/test/links.json', import.meta.url), 'utf8'),
);

let browser: Browser;
/** A deal of Mü, played by people who know how. */
let record: GameRecord;
beforeAll(async () => {
  browser = await open();
  const [{ code }] = corpus;
  const found = await judged(code, games);
  if (!found.ok) throw new Error(found.error.message);
  record = { ...found.value, names: ['You', 'Ada', 'Ben', 'Cleo', 'Dario'] };
});

/** The same, as if it had been played here. */
async function keptHere(page: Page): Promise<void> {
  const [first, ...rest] = logOf(record, mu.version);
  const facts = first.facts.map((fact) =>
    fact.type === 'open' ? { ...fact, sitters: fact.sitters.map(sitterIn) } : fact,
  );
  const log = [{ ...first, by: 'you', facts }, ...rest];
  const table = tableOf(mu, log);
  if (!table.ok) throw new Error(table.error);
  await openKept(page, { table: table.value, log });
}

function sitterIn(sitter: Sitter, seat: number): Sitter {
  if (sitter.kind === 'empty') return sitter;
  const { name } = sitter;
  return seat === 0 ? { kind: 'person', name, id: 'you' } : { kind: 'bot', name, level: 'club' };
}

const movesOn = (page: Page) => page.locator('main.look').getAttribute('data-moves');

async function at(page: Page, move: number): Promise<void> {
  await page.locator(`main.look[data-moves="0/${move}"]`).waitFor();
}

test('from the end of a deal one looks back at it: by card, trick and deal, with keys and by touch, with other eyes', async () => {
  const context = await visit(browser, DESKTOP);
  const page = await newPage(context);
  const [{ moves }] = record.deals;
  await keptHere(page);
  await page.getByRole('button', { name: 'Look back' }).click();
  await at(page, 0);
  await page.getByRole('button', { name: 'Card on' }).click();
  await at(page, 1);
  await page.keyboard.press('ArrowDown');
  await at(
    page,
    moves.findIndex(({ type }) => type === 'play'),
  );
  await page.keyboard.press('Shift+ArrowRight');
  const first = moves.findIndex(({ type }) => type === 'play') + 5;
  await at(page, first);
  expect(await page.locator('.played').count()).toBe(5);
  expect(await page.locator('.look-where').textContent()).toBe('Trick 1 of 12, card 5 of 60');
  await page.keyboard.press('ArrowLeft');
  await at(page, first - 1);
  await page.keyboard.press('End');
  await at(page, moves.length);
  await page.keyboard.press('Home');
  await at(page, 0);
  const own = await page.locator('.own .own-card').count();
  await page.getByRole('button', { name: 'Seen by Ben' }).click();
  await page.getByRole('button', { name: 'Seen by Ben', pressed: true }).waitFor();
  await expect.poll(() => page.url()).toContain('seat=2');
  expect(await page.locator('.own .own-card').count()).toBe(own);
  const chips = () => page.locator('.seats .display .chip, .seats .display .card').count();
  expect(await chips()).toBeGreaterThan(20);
  await page.keyboard.press('o');
  await expect.poll(chips).toBe(0);
  await page.getByRole('button', { name: 'Speed' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await at(page, 3);
  await page.getByRole('button', { name: 'Stop' }).click();
  // Every decision of the seat is judged, with its interval; the moment is one tap away.
  await page.getByRole('button', { name: 'Judge these decisions' }).click();
  await page.getByRole('radio', { name: /^all/ }).check();
  const row = page.locator('.analysis-list button').last();
  await row.waitFor();
  await page.getByRole('button', { name: 'Stop' }).last().click();
  await row.click();
  await page.locator('.verdict-choices li[data-own]').waitFor();
  expect(await page.locator('.verdict').textContent()).toMatch(
    /likely deals?, from what this seat/,
  );
  // The address leads to this very moment again.
  const there = await movesOn(page);
  await page.reload();
  await page.locator(`main.look[data-moves="${there}"]`).waitFor();
  await page.getByRole('button', { name: 'Seen by Ben', pressed: true }).waitFor();
  await context.close();
});

/** The first card that may be played, in whatever seat. */
async function playFirst(page: Page): Promise<void> {
  await page.locator('main.table[data-settled][data-asks="play"]').waitFor();
  const moves = await page.locator('main.table').getAttribute('data-moves');
  await page.locator('.own-card[data-legal]').first().click();
  await page.waitForFunction(
    (before) => document.querySelector('main.table')?.getAttribute('data-moves') !== before,
    moves,
  );
}

test('one plays on from any moment in any seat; it is marked, and what was played is one tap away', async () => {
  const context = await visit(browser, PHONE);
  const page = await newPage(context);
  const start = record.deals[0].moves.findIndex(({ type }) => type === 'play') + 50;
  await page.goto(address(`#/shared/${await codeOf(record)}?deal=0&move=${start}`));
  await at(page, start);
  // However the phone is held, all of it is at hand.
  for (const viewport of [{ width: 844, height: 390 }, PHONE.viewport ?? null]) {
    if (viewport) await page.setViewportSize(viewport);
    const buttons = ['Seen by Ada', 'Card on', 'Analysis', 'What happened', 'Share'];
    for (const name of buttons)
      await page.getByRole('button', { name, exact: true }).click({ trial: true });
    await page.getByRole('slider', { name: 'Moment of the deal' }).click({ trial: true });
    await page.getByRole('switch', { name: 'Open cards' }).click({ trial: true });
  }
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ben' }).click();
  await page.locator('main.table[data-settled]:not(.look)').waitFor();
  await page.locator('.look-band').waitFor();
  // What was tried so far is there after a reload, and is listed nowhere.
  await page.locator('.own-card[data-legal]').first().click();
  const tried = page.locator('main.table:not(.look)');
  await page.waitForFunction(
    (before) => document.querySelector('main.table')?.getAttribute('data-moves') !== before,
    `0/${start}`,
  );
  const moves = await page.locator('main.table[data-settled]').getAttribute('data-moves');
  await page.reload();
  await tried.and(page.locator('[data-settled]')).waitFor();
  expect(await tried.getAttribute('data-moves')).toBe(moves);
  await page.getByRole('button', { name: 'Back to what was played' }).click();
  await at(page, start);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'All seats' }).click();
  for (let card = 0; card < 10 && !(await page.locator('.look-compared').count()); card++)
    await playFirst(page);
  await page.locator('.look-compared tbody tr').nth(4).waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.locator('main.table[data-settled][data-asks="play"]').waitFor();
  await page.reload();
  await page.locator('main.table[data-settled][data-asks="play"]').waitFor();
  for (let card = 0; card < 10 && !(await page.locator('.look-compared').count()); card++)
    await playFirst(page);
  const heads = page.locator('.look-compared thead th');
  await expect
    .poll(() => heads.allTextContents())
    .toEqual([...['Player', 'As played', 'Try 1', 'This time']]);
  await page.getByRole('button', { name: 'Look back at this one' }).click();
  await page.locator('main.look').waitFor();
  await context.close();
});

test('a game is opened from a file or a text, shared as a link, and refused with place and clause if it breaks a rule', async () => {
  const context = await visit(browser, PHONE, { language: 'de' });
  const page = await newPage(context);
  await page.goto(address('#/look'));
  const file = (text: string) => ({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });
  const names = ['<img src=x onerror=alert(1)>', '\u202eAda', 'Ben', 'C'.repeat(500), 'Dario'];
  await page.locator('input[type=file]').setInputFiles(file(JSON.stringify({ ...record, names })));
  await at(page, 0);
  expect(await page.locator('main.look img').count()).toBe(0);
  await page.getByRole('button', { name: 'Teilen' }).click();
  const link = await page.locator('.look-link').inputValue();
  expect(link.length).toBeLessThan(1100);
  await page.goto('about:blank');
  await page.goto(link);
  await at(page, 0);
  const [deal] = record.deals;
  const wrong = { ...deal.moves[0], seat: (deal.moves[0].seat + 1) % 5 };
  const broken = { ...record, deals: [{ ...deal, moves: [wrong, ...deal.moves.slice(1)] }] };
  await page.goto(address('#/look'));
  await page.locator('textarea').fill(JSON.stringify(broken));
  await page.getByRole('button', { name: 'Öffnen' }).click();
  await page.getByText('Spiel 1, Zug 1: Das verstößt gegen eine Regel des Spiels.').waitFor();
  await page.getByText(/Regel mu\/\d/).waitFor();
  await page.getByText(/^Platz \d wäre abgewiesen worden: Platz \d ist am Zug\.$/).waitFor();
  expect(await page.getByRole('alert').locator('[lang=en]').count()).toBe(0);
  await page.getByRole('button', { name: 'Eine andere Partie öffnen' }).click();
  expect(await page.locator('textarea').inputValue()).toBe(JSON.stringify(broken));
  const code = await codeOf(record);
  await page.goto(address(`#/shared/${code.slice(0, 99)}`));
  await page.getByText(`nach Zeichen 99 von ${code.length} abgeschnitten`).waitFor();
  expect(await page.getByRole('alert').locator('[lang=en]').count()).toBe(0);
  await context.close();
});

/** A file that is let go over the page. */
async function drop(page: Page, text: string): Promise<void> {
  const data = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([content], 'game.json', { type: 'application/json' }));
    return transfer;
  }, text);
  await page.dispatchEvent('main', 'dragover', { dataTransfer: data });
  await page.dispatchEvent('main', 'drop', { dataTransfer: data });
}

test('a file is dropped or a link is pasted; what is hostile harms neither the page nor a game under way', async () => {
  const context = await visit(browser, DESKTOP);
  const page = await newPage(context);
  await keptHere(page);
  await page.goto(address('#/look'));
  await page.locator('textarea').waitFor();
  await drop(page, JSON.stringify(record));
  await at(page, 0);
  await page.goto(address('#/look'));
  await page
    .locator('textarea')
    .fill(`look at this: https://x.example/#/shared/${await codeOf(record)}`);
  await page.getByRole('button', { name: 'Open' }).click();
  await at(page, 0);
  const whole = await codeOf(record);
  const hostile = [
    [`${'x'.repeat(300_000)}`, /longer than any link of ours/],
    ['4abc', /newer version/],
    ['2AAAA', /changed or are missing/],
    [whole.slice(0, 300), /cut off after character 300 of/],
    ['%3Cscript%3E', /neither a record of a game nor a link/],
  ] as const;
  for (const [code, words] of hostile) {
    await page.goto(address(`#/shared/${code}?deal=9e9&move=-1&trial=%3Cb%3E&as=0.99`));
    expect(await page.getByRole('alert').textContent()).toMatch(words);
  }
  await expectHarmless(page);
  await page.goto(address(`#/shared/${await codeOf(record)}?trial=ending&as=99&from=x`));
  await at(page, 0);
  await page.goto(address('#/history/ending'));
  await page.getByRole('link', { name: 'Look back' }).waitFor();
  await context.close();
});

test('with all cards open it is told what was possible, and shown how', async () => {
  const context = await visit(browser, DESKTOP);
  const page = await newPage(context);
  const start = record.deals[0].moves.findIndex(({ type }) => type === 'play') + 30;
  await page.goto(address(`#/shared/${await codeOf(record)}?deal=0&move=${start}`));
  await at(page, start);
  await page.getByRole('button', { name: 'What was possible?' }).click();
  await page.getByText(/could have taken \d+ points?\. As played: \d+\./).waitFor();
  await page.getByRole('button', { name: 'Show me how' }).click();
  await page.getByText('What could have been, with all cards open.').waitFor();
  await at(page, start + 2);
  await page.getByRole('button', { name: 'Back to what was played' }).click();
  await at(page, start);
  await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: 'What was possible?' }).waitFor();
  await context.close();
});

/** Runs in the page: what lies over an open hand, from another part of the table. */
function coveringIn(): string[] {
  const boxes = (selector: string) =>
    [...document.querySelectorAll(`.seats ${selector}`)].map((each) => ({
      name: each.className,
      place: each.closest('.place'),
      box: each.getBoundingClientRect(),
    }));
  const cards = boxes('.display-row > *');
  const others = [...boxes('.seat'), ...boxes('.seat-tokens > *'), ...boxes('.played > .card')];
  return cards.flatMap(({ box, name, place }) =>
    [...others, ...cards.filter((card) => card.place !== place)]
      .filter(
        (other) => Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 2,
      )
      .filter(
        (other) => Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 2,
      )
      .map((other) => `${name} and ${other.name}`),
  );
}

test('open hands at a desk lie clear of tokens, of cards and of each other, in the auction and in the tricks', async () => {
  const context = await visit(browser, DESKTOP);
  const page = await newPage(context);
  const ninja = blunders.filter(({ game }) => game === 'ninja-whist');
  const many = corpus.find(({ about }) => about.startsWith('ninja-whist, 9 players'));
  const yamv = blunders.filter(({ game }) => game === 'yamv');
  const moments = [
    ...[5, 18].map((move) => ({ code: many?.code, deal: 2, move })),
    ...[...ninja.slice(0, 4), yamv[5], yamv[7]],
  ];
  for (const { code, deal = 0, move } of moments) {
    await page.goto(address('#/'));
    await page.goto(address(`#/shared/${code}?deal=${deal}&move=${move}`));
    await page.locator(`main.look[data-moves="${deal}/${move}"]`).waitFor();
    expect([code?.slice(-9), move, await page.evaluate(coveringIn)]).toEqual([
      code?.slice(-9),
      move,
      [],
    ]);
  }
  await context.close();
});

/** What is at stake and lies on a card of the trick. */
function stakesOnCards(): string[] {
  const boxes = (selector: string) =>
    [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
  const played = boxes('.played > .card');
  return boxes('.stakes :is(.tug, .trumps, .facts > div)').flatMap((at) =>
    played
      .filter((card) => Math.min(at.right, card.right) - Math.max(at.left, card.left) > 3)
      .filter((card) => Math.min(at.bottom, card.bottom) - Math.max(at.top, card.top) > 3)
      .map((card) => `${at.x},${at.y} on ${card.x},${card.y}`),
  );
}

test('on a phone that lies, tokens, goal and open hands lie clear of the trick, with four players and with six', async () => {
  const context = await visit(browser, { ...PHONE, viewport: { width: 844, height: 390 } });
  const page = await newPage(context);
  const six = corpus.find(({ about }) => about.startsWith('mutwo, 6'));
  const gamut = blunders.findIndex(({ game }) => game === 'gamut');
  const moments = [blunders[3], blunders[gamut + 3], { code: six?.code, move: 45 }];
  for (const { code, move } of moments) {
    await page.goto(address('#/'));
    await page.goto(address(`#/shared/${code}?deal=0&move=${move}`));
    await at(page, move);
    expect(await page.locator('.played > .card').count()).toBeGreaterThan(1);
    const covering = [
      ...(await page.evaluate(stakesOnCards)),
      ...(await page.evaluate(coveringIn)),
    ];
    expect([code?.slice(-9), covering]).toEqual([code?.slice(-9), []]);
  }
  await context.close();
});

interface Planted {
  readonly game: string;
  readonly deal?: number;
  readonly move: number;
  readonly seat: number;
  readonly code: string;
}

const blunders: readonly Planted[] = JSON.parse(
  readFileSync(new URL('../../table/test/blunders.json', import.meta.url), 'utf8'),
);
/** A planted blunder of Mü: seat 0 leads its points away. */
const [planted] = blunders;
const PLANTED = 'red 7';

/** Opens the analysis of that deal and waits until all of it is there. */
async function analyse(page: Page): Promise<void> {
  const { code, seat, move } = planted;
  await page.goto(address(`#/shared/${code}?deal=0&move=${move}&seat=${seat}`));
  await at(page, move);
  const button = page.locator('.look-acts').getByRole('button', { name: 'Analysis' });
  if (await button.isVisible()) await button.click();
  await page.getByRole('button', { name: 'Judge these decisions' }).click();
  await page.getByRole('button', { name: 'Stop' }).waitFor();
  await page.getByRole('button', { name: 'Stop' }).waitFor({ state: 'detached' });
}

/** Plays a card at the table of an exercise, by key or by touch. */
async function tryCard(page: Page, card: string, isTouch: boolean): Promise<void> {
  await page.locator('main.table[data-settled]:not(.look)').waitFor();
  const button = page.locator('.own').getByRole('button', { name: card }).first();
  // Of a card under others only its corner is seen.
  if (isTouch) await button.tap({ position: { x: 9, y: 22 } });
  else {
    await button.focus();
    await page.keyboard.press('Enter');
  }
  await page.locator('.look-tried').waitFor();
}

test.each(
  chosen(
    [
      ['a desk', DESKTOP],
      ['a phone', PHONE],
    ] as const,
    ([, size]) => size === PHONE,
  ),
)(
  'on %s a planted blunder is found, named and explained, with luck, chances and marks by their size; and better is found as an exercise',
  async (_, size) => {
    const context = await visit(browser, size);
    const page = await newPage(context);
    const isTouch = size === PHONE;
    await analyse(page);
    const rows = page.locator('.analysis-list button');
    const marked = await rows.count();
    const named = await rows.allTextContents();
    const which = named.findIndex((row) => row.includes(PLANTED));
    expect(named[which]).toMatch(/^trick 4play the red 7 \d+ \d+ to \d+, \d+ deals$/);
    expect(await page.locator('.analysis').textContent()).toContain(
      'what surely loses more than 3 points beside the others. Two marks from 6, three from 12',
    );
    expect(await page.locator('.verdict h3').textContent()).toMatch(/^Better: /);
    expect(await page.locator('.verdict').textContent()).toMatch(
      /Red 7: \d+ points lost on average beside the others, \d+ to \d+\..+likely deals, from what this seat could see.*It fails in \d+ of 10 likely deals\d+ of 10 look like this: Seat \d takes the trick with the \w+ \d/,
    );
    expect(await page.locator('.verdict-deal .chip').count()).toBeGreaterThan(10);
    // What was played and what is better are ringed; on a phone the verdict comes before all else.
    expect(await page.locator('.own-card[data-made]').getAttribute('aria-label')).toContain(
      PLANTED,
    );
    expect(await page.locator('.own-card[data-hinted]').count()).toBe(1);
    const first = page
      .locator('.analysis > :is(.verdict, .fortune, .analysis-list, .course)')
      .first();
    expect(await first.evaluate((each) => each.className)).toBe(isTouch ? 'verdict' : 'fortune');
    await page.locator('.fortune summary').click();
    if (isTouch) await expectAccessible(page, '.analysis');
    expect(await page.locator('.fortune').textContent()).toMatch(
      /The cards of Seat 1 were worth .+ \(.+ to .+\)\. The decisions of Seat 1 lost .+ \(.+ to .+\)\./,
    );
    // Every point of the curve is told with its interval, for who cannot see where it lies.
    const points = await page.locator('.course-columns .unseen').allTextContents();
    expect(points.length).toBe(1 + 12);
    for (const point of points) expect(point).toMatch(/: \d+ \(\d+ to \d+\)$/);
    // At its right end the curve has come to the end of the deal.
    const chances = page.getByRole('slider', { name: 'How the chances went' });
    const { width, height } = (await chances.boundingBox()) ?? { width: 0, height: 0 };
    await chances.click({ position: { x: width - 9, y: height / 4 } });
    await at(page, 44);
    await chances.fill('2');
    await at(page, 14);
    expect(await page.locator('.course [data-marked]').count()).toBeGreaterThan(0);
    const turn = page.locator('.course-turns button').first();
    expect(await turn.textContent()).toMatch(
      /^Trick \d+: \d+ \(\d+ to \d+\), then \d+ \(\d+ to \d+\), \d+ deals/,
    );
    await turn.click();
    await expect.poll(() => movesOn(page)).not.toBe(`0/${planted.move}`);
    await page.getByRole('radio', { name: /^all/ }).check();
    expect(await rows.count()).toBeGreaterThan(marked);
    // The same card is marked again; the best one passes. Both by the same judgement.
    await page.getByRole('button', { name: 'Find it yourself' }).click();
    for (let at = 0; at < which; at++) {
      await page.getByRole('note').waitFor();
      expect(await page.getByRole('note').textContent()).toContain(`${at + 1} of ${marked}`);
      const other = page.locator('.own-card[data-legal]').first();
      await tryCard(page, (await other.getAttribute('aria-label')) ?? '', isTouch);
      const best = page.getByRole('button', { name: 'Show the best' });
      if (await best.isVisible()) await best.click();
      await page.getByRole('button', { name: 'Next exercise' }).click();
    }
    await tryCard(page, PLANTED, isTouch);
    expect(await page.locator('.look-tried').textContent()).toMatch(
      /^Not yetPlay the red 7 costs \d+ points on average \(\d+ to \d+, in \d+ likely deals\)/,
    );
    expect(await page.locator('.verdict').count()).toBe(0);
    await page.getByRole('button', { name: 'Show the best' }).click();
    const better = await page.locator('.verdict h3').textContent();
    await page.getByRole('button', { name: 'Try again' }).click();
    await tryCard(page, better?.replace('Better: Play the ', '') ?? '', isTouch);
    expect(await page.locator('.look-tried').textContent()).toMatch(/^That is it\./);
    await page.locator('.verdict-choices li[data-own] [data-best]').waitFor();
    if (isTouch) await expectAccessible(page);
    await page.getByRole('button', { name: 'Back to the analysis' }).click();
    await page.locator('main.look').waitFor();
    await page.locator('.course').waitFor();
    await context.close();
  },
);
