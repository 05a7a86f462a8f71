import { openServer } from './screenshots/friends.mjs';
import { findBrowser, start } from '../packages/web/site/browser.mjs';
const { base, close } = await openServer(new URL('../packages/web/dist/page', import.meta.url).pathname);
const browser = await start(findBrowser(), []);
const sizes = { phone: [360,740], lying: [844,390], desk: [1440,900] };
try {
for (const [size,[width,height]] of Object.entries(sizes)) for (const lang of size==='desk'?['en-GB']:['de-DE']) {
  const context = await browser.newContext({ locale: lang, viewport: { width, height } });
  const page = await context.newPage();
  await page.goto(base + '#/friends/account');
  await page.locator('.account form').first().waitFor();
  const shot = async (name) => { await page.waitForTimeout(300); await page.screenshot({ path: `/tmp/accshots/${size}-${name}.png`, fullPage: true }); };
  await shot('make');
  await page.locator('.account form').first().locator('input').nth(0).fill('Lena ' + size);
  await page.locator('.account form input[type=password]').first().fill('four cats in a boat');
  await page.locator('.account form').first().locator('button[type=submit]').click();
  await page.locator('.recovery').waitFor();
  await shot('codes');
  await page.locator('.recovery .choice.main').click();
  await page.locator('.remove-account').waitFor();
  await page.locator('.remove-account summary').click();
  await page.locator('.account section .choice').first().click();
  await shot('own');
  await page.goto(base + '#/friends');
  await shot('friends');
  await page.goto(base + '#/settings');
  await page.locator('a[href="#/friends/account"]').waitFor();
  await shot('settings');
  await context.close();
}
} finally { await browser.close(); await close(); }
