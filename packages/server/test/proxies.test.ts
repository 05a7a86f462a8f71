import { afterEach, expect, test } from 'vitest';
import { Served } from './served.ts';

const opened: Served[] = [];
afterEach(async () => {
  for (const served of opened.splice(0)) await served.close();
});

/** A server that lets each address ask once. */
async function open(proxies: readonly string[]): Promise<Served> {
  const once = { burst: 1, perSecond: 0 };
  const served = await Served.open({ rates: { often: once, seldom: once } }, 10, null, proxies);
  opened.push(served);
  return served;
}

/** What somebody is answered with for whom a proxy says where they are. */
async function askFrom({ base }: Served, forwarded: string): Promise<number> {
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': forwarded };
  const body = JSON.stringify({ name: 'Ada' });
  return (await fetch(`${base}/api/guests`, { method: 'POST', headers, body })).status;
}

test('a proxy that is trusted says for whom it asks: each address has limits of its own', async () => {
  const served = await open(['127.0.0.0/8', '::1']);
  expect(await askFrom(served, '203.0.113.1')).toBe(200);
  expect(await askFrom(served, '203.0.113.2')).toBe(200);
  expect(await askFrom(served, '203.0.113.1')).toBe(429);
});

test('what was said before the proxy heard it counts for nothing', async () => {
  const served = await open(['127.0.0.1', '10.0.0.0/8']);
  expect(await askFrom(served, '198.51.100.1, 203.0.113.1')).toBe(200);
  expect(await askFrom(served, '198.51.100.2, 203.0.113.1')).toBe(429);
  // One more proxy on the way, which is trusted too.
  expect(await askFrom(served, '198.51.100.3, 203.0.113.1, 10.1.2.3')).toBe(429);
});

test.each([[[]], [['10.0.0.0/8']]])('nobody else is believed: %j', async (proxies) => {
  const served = await open(proxies);
  expect(await askFrom(served, '203.0.113.1')).toBe(200);
  expect(await askFrom(served, '203.0.113.2')).toBe(429);
});
