import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { fileIn, studyCode } from '@overtrick/lab/study';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { address, DESKTOP, newPage, open, PHONE, visit } from './visit.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'overtrick-lab-'));
let browser: Browser;
beforeAll(async () => {
  browser = await open();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What a button hands to the browser as a file. */
async function saved(page: Page, button: string): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ]);
  const path = join(folder, file.suggestedFilename());
  await file.saveAs(path);
  return path;
}

const text = (path: string) => readFileSync(path, 'utf8');

test('a slider makes a study, which runs in workers to the bytes of the command and opens its deals', async () => {
  const context = await visit(browser, DESKTOP);
  const page = await newPage(context);
  const sent: string[] = [];
  context.on('request', (asked) => {
    if (asked.postData() !== null || !asked.url().startsWith(address())) sent.push(asked.url());
  });
  await page.goto(address());
  await page.getByRole('link', { name: 'The lab' }).click();
  const slider = page
    .locator('[data-option=declarerBonus]')
    .getByRole('slider', { name: 'No trump' });
  for (let i = 0; i < 4; i++) await slider.press('ArrowLeft');
  await page.getByRole('radio', { name: 'Trump: none' }).check();
  // As printed and changed by four steps of five: the link holds it, and a small one is made of it here.
  const link = await page.getByLabel('Link to this study', { exact: true }).last().inputValue();
  const asked = { ...fileIn(link.split('#/lab/')[1]), deals: 33 };
  expect(asked).toMatchObject({
    game: 'yamv',
    question: 'trump/none/share',
    variants: [{}, { options: { 'declarerBonus.none': 60 } }],
  });
  await page.goto(address(`#/lab/${studyCode(asked)}`));
  await page.getByLabel('Seed', { exact: true }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'Run the study' }).click();
  await page.locator('.lab-results[data-units="33"]').waitFor({ timeout: 60_000 });
  // It begins above what was on the screen.
  expect((await page.locator('.lab-side').boundingBox())?.y).toBeGreaterThanOrEqual(0);
  expect(await page.locator('.lab-ends').first().textContent()).toMatch(/\d.*\d/);
  await expectAccessible(page, 'html', ['dark']);

  const [study, json, csv] = [
    await saved(page, 'Study file'),
    await saved(page, 'JSON'),
    await saved(page, 'CSV'),
  ];
  const own = join(folder, 'command.csv');
  const run = ['packages/cli/bin/overtrick.js', 'lab', 'run', study, '--json', '--csv', own];
  const command = spawnSync(process.execPath, run, { cwd: root, encoding: 'utf8' });
  expect(text(json)).toBe(command.stdout);
  expect(text(csv)).toBe(text(own));

  const file = await saved(page, 'Report (in English)');
  await expectPrintable(browser, file);
  const report = text(file);
  const [, sample] = /href="([^"]*#&#47;shared[^"]*|[^"]*#\/shared[^"]*)"/.exec(report) ?? [];
  await page.goto(sample.replaceAll('&#38;', '&'));
  await page.locator('main.look').waitFor();
  expect(sent).toEqual([]);
  await context.close();
});

/** On a phone nothing is wider than the screen, on paper every deal is told. */
async function expectPrintable(on: Browser, file: string): Promise<void> {
  const width = 360;
  const page = await on.newPage({ viewport: { width, height: 740 } });
  await page.goto(pathToFileURL(file).href);
  await page.locator('summary').first().click();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
  const told = await page.locator('dt').first().boundingBox();
  expect(told?.width).toBeGreaterThan(width / 2);
  await page.locator('summary').first().click();
  await page.emulateMedia({ media: 'print' });
  expect((await page.locator('.story').first().boundingBox())?.height).toBeGreaterThan(100);
  await page.close();
}

const unitsOn = (page: Page) =>
  page.locator('.lab-results').getAttribute('data-units').then(Number);

test('on a phone one watches intervals shrink, stops, and goes on, in German', async () => {
  const context = await visit(browser, PHONE, { language: 'de' });
  const page = await newPage(context);
  const variants = [{}, { options: { 'trumpBonus.none': 90 } }];
  const asked = { game: 'mu', players: 5, bots: 'random', deals: 4e6, variants };
  await page.goto(address(`#/lab/${studyCode({ ...asked, question: 'contract/score' })}`));
  await page.getByRole('button', { name: 'Studie starten' }).click();
  await page.locator('.lab-funnel .band').waitFor();
  await page.getByText(/noch etwa/).waitFor();
  await page.getByRole('button', { name: 'Anhalten' }).click();
  await page.getByRole('button', { name: 'Weiter' }).waitFor();
  const stopped = await unitsOn(page);
  const told = await page.locator('.lab-text').last().textContent();
  await expectAccessible(page, 'html', ['light']);
  await page.getByRole('button', { name: 'Weiter' }).click();
  await expect.poll(() => unitsOn(page), { timeout: 60_000 }).toBeGreaterThan(3 * stopped);
  await page.getByRole('button', { name: 'Anhalten' }).click();
  await page.getByRole('button', { name: 'Weiter' }).waitFor();
  expect(widthOf(await page.locator('.lab-text').last().textContent())).toBeLessThan(widthOf(told));
  await context.close();
});

/** "+1,03 Punkte (+0,90 bis +1,16), 40 Spiele" */
function widthOf(told: string | null): number {
  const [, low, high] = /\(([^ ]+) bis ([^)]+)\)/.exec(told ?? '') ?? [];
  const number = (each: string) => Number(each.replace('−', '-').replace(',', '.'));
  return number(high) - number(low);
}

test('a number that a rule may not be is refused at its field, with what is allowed, and no study begins', async () => {
  const context = await visit(browser, PHONE);
  const page = await newPage(context);
  await page.goto(address('#/lab'));
  const field = page.locator('[data-option=declarerBonus] input[type=number]').last();
  for (const [typed, isRefused] of [
    ['-3', true],
    ['60', false],
    ['2000000', true],
  ] as const) {
    await field.fill(typed);
    await field.press('Tab');
    const fault = page.getByText('A whole number from 0 to 1,000,000, please.');
    await fault.waitFor({ state: isRefused ? 'visible' : 'detached' });
    expect(await field.inputValue()).toBe(typed);
  }
  await page.getByRole('button', { name: 'Run the study' }).click();
  expect(await page.locator('.lab-results').count()).toBe(0);
  const link = await page.getByLabel('Link to this study', { exact: true }).last().inputValue();
  expect(fileIn(link.split('#/lab/')[1])?.variants).toEqual([
    {},
    { options: { 'declarerBonus.none': 60 } },
  ]);
  await context.close();
});

test('a link that holds no study says so, and one with an impossible rule is refused with what is allowed', async () => {
  const context = await visit(browser, PHONE);
  const page = await newPage(context);
  await page.goto(address('#/lab/nonsense'));
  await page.getByText('The link holds no study').waitFor();
  const variants = [{}, { options: { 'declarerBonus.nine': 3 } }];
  await page.goto(address(`#/lab/${studyCode({ game: 'yamv', players: 5, deals: 40, variants })}`));
  await page.getByRole('button', { name: 'Run the study' }).click();
  await page.getByText('Allowed: suit, even, odd, none').waitFor();
  await context.close();
});
