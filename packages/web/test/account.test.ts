import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectAccessible } from './accessible.ts';
import { putKept, summaryOf } from './ending.ts';
import { Friend } from './friend.ts';
import { type FriendsServer, startServer } from './friends-server.ts';
import { Played } from './played.ts';
import { newPage, open, PHONE, UNTRUSTED, visit } from './visit.ts';

let browser: Browser;
let server: FriendsServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([open(), startServer({ HOST: '0.0.0.0' })]);
});
afterAll(() => server.stop());

const PASSPHRASE = 'four cats in a boat';
const account = () => `${server.base}#/friends/account`;

async function makeAccount(page: Page, login: string): Promise<readonly string[]> {
  await page.goto(account());
  const form = page.getByRole('region', { name: 'Make an account' });
  await form.getByLabel('Name to sign in with').fill(login);
  await form.getByLabel('Passphrase', { exact: true }).fill(PASSPHRASE);
  await form.getByRole('button', { name: 'With a passphrase' }).click();
  const codes = page.getByRole('region', { name: 'Recovery codes' });
  await codes.waitFor();
  return codes.getByRole('listitem').allTextContents();
}

async function signIn(page: Page, login: string): Promise<void> {
  await page.getByRole('radio', { name: 'Sign in' }).check();
  const form = page.getByRole('region', { name: 'Sign in' });
  await form.getByLabel('Name to sign in with').fill(login);
  await form.getByLabel('Passphrase', { exact: true }).fill(PASSPHRASE);
  await form.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByText(`Signed in as ${login}`).waitFor();
}

/** A short match that is over, as this page keeps it. */
async function withMatch(page: Page, id: string): Promise<void> {
  const played = new Played('ninja-whist', 9, 'carried');
  for (;;) {
    while (played.act());
    if (played.table.over) break;
    played.deal();
  }
  const { table, log } = played;
  await page.goto(`${server.base}#/history`);
  await page.locator('.history-lead').waitFor();
  await putKept(page, { id, owner: '', when: Date.now(), summary: summaryOf(table) }, log);
}

test('an account brings seats and games to another device, and lets one go that is signed out', async () => {
  const lena = await Friend.come(browser, 'Lena');
  await lena.opens(server.base, 'game=ninja-whist&players=3');
  await withMatch(lena.page, 'carried-1');
  const codes = await makeAccount(lena.page, 'Lena');
  expect(new Set(codes).size).toBe(10);
  await expectAccessible(lena.page);
  await lena.page.getByRole('button', { name: 'I have kept them' }).click();
  await lena.page.getByRole('switch', { name: 'Keep them with the account' }).check();
  await lena.page.getByText('1 game kept.').waitFor();

  const phone = await Friend.come(browser, 'Lena', { browser: PHONE });
  await phone.opens(server.base, 'game=ninja-whist&players=3');
  await phone.page.goto(account());
  await signIn(phone.page, 'Lena');
  await phone.page.getByRole('switch', { name: 'Keep them with the account' }).check();
  await phone.page.getByText('1 game kept.').waitFor();
  await expectAccessible(phone.page);
  await phone.page.goto(`${server.base}#/history`);
  await phone.page.locator('.match a').click();
  await phone.page.getByText('Score sheet').first().waitFor();
  // Both tables: that of the account, and that of the guest who signed in.
  await phone.page.goto(`${server.base}#/friends`);
  await expect.poll(() => phone.page.locator('.table-list li').count()).toBe(2);

  await lena.page.reload();
  await lena.page.getByRole('button', { name: /^Sign out Chrome/ }).click();
  const devices = lena.page.getByRole('region', { name: 'Devices' }).locator('li');
  await expect.poll(() => devices.count()).toBe(1);
  await phone.page.goto(account());
  await phone.page.getByText('Lena is not signed in here any more.').waitFor();

  // Recovery: a code and a new passphrase, and then the end of all of it.
  await phone.page.getByRole('button', { name: 'I have forgotten my passphrase' }).click();
  const form = phone.page.getByRole('region', { name: 'Sign in' });
  await form.getByLabel('Name to sign in with').fill('lena');
  await form.getByLabel('A recovery code').fill(codes[0].toLowerCase());
  await form.getByLabel('New passphrase').fill('another one altogether');
  await form.getByRole('button', { name: 'Sign in with the code' }).click();
  await phone.page.getByText('9 codes left.').waitFor();
  await phone.page.getByText('Delete the account').click();
  await phone.page.getByLabel('Type “Lena” to delete it').fill('Lena');
  await phone.page.getByLabel('Your passphrase, or a recovery code').fill('another one altogether');
  await phone.page.getByRole('button', { name: 'Delete for good' }).click();
  await phone.page.getByText('The account is deleted.').waitFor();
  await lena.close();
  await phone.close();
});

test('a passkey makes an account and opens it again, without anything to remember', async () => {
  const context = await visit(browser);
  const page = await newPage(context);
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  await page.goto(account());
  const form = page.getByRole('region', { name: 'Make an account' });
  await form.getByLabel('Name to sign in with').fill('Mara');
  await form.getByRole('button', { name: 'With a passkey' }).click();
  await page.getByText('Signed in as Mara').waitFor();
  await page.getByText('none. Make some').waitFor();
  await page.getByRole('button', { name: 'Sign out here' }).click();
  await page.getByRole('radio', { name: 'Sign in' }).check();
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByText('Signed in as Mara').waitFor();
  await context.close();
});

test('on plain http a sentence says why there are no passkeys, and a passphrase works', async () => {
  const context = await visit(browser);
  const page = await newPage(context);
  const plain = server.base.replace('localhost', UNTRUSTED);
  await page.goto(`${plain}#/friends/account`);
  await page.getByText('Passkeys take an address with https').first().waitFor();
  expect(await page.getByRole('button', { name: /passkey/i }).count()).toBe(0);
  const form = page.getByRole('region', { name: 'Make an account' });
  await form.getByLabel('Name to sign in with').fill('Tom');
  await form.getByLabel('Passphrase', { exact: true }).fill(PASSPHRASE);
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'Recovery codes' }).waitFor();
  await context.close();
});
