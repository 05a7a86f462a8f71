import { createPublicKey, randomBytes, verify } from 'node:crypto';
import { levels } from '@overtrick/bots';
import { house, mindOf, PROTOCOL } from '@overtrick/table';
import { describe, expect, onTestFinished, test } from 'vitest';
import { Journal } from '../src/journal.ts';
import { MemoryVault } from '../src/memory.ts';
import { isEndpoint, isPublicAddress, publicLookup } from '../src/notices/endpoint.ts';
import { type Sending, webPushSender } from '../src/notices/sender.ts';
import { houseKeys } from '../src/people/house-keys.ts';
import { Venue } from '../src/venue.ts';
import { Calendar, DAY } from './calendar.ts';
import { Browser, PushService } from './push-service.ts';

const ENDPOINT = 'https://push.example.org/send/1';
const HOUR = DAY / 24;
const quick = mindOf(levels.random, async () => {});

/** A notice as it was handed to whoever carries it. */
interface Sent {
  readonly to: string;
  readonly at: number;
  readonly title: string;
  readonly body: string;
  readonly table: string;
}

/** Servers on one vault and one clock, and what they send. */
class Place {
  readonly calendar = new Calendar();
  readonly vault = new MemoryVault();
  readonly sent: Sent[] = [];
  readonly texts: string[] = [];
  sending: Sending = 'taken';

  async start(): Promise<Venue> {
    const often = { burst: 1e9, perSecond: 1e9 };
    const { vault, calendar } = this;
    const venue = new Venue({
      ...{ vault, house, clock: calendar, chance: randomBytes },
      journal: new Journal(
        () => {},
        () => calendar.now(),
      ),
      minds: { mindOf: () => quick, quick },
      adviser: quick,
      times: { patience: 5000, beat: 1000, grace: 60_000 },
      rates: { often, seldom: often },
      linkTo: () => '',
      send: async ({ endpoint }, text) => {
        this.texts.push(text);
        this.sent.push({ to: endpoint, at: calendar.now(), ...JSON.parse(text) });
        return this.sending;
      },
    });
    await venue.begin();
    return venue;
  }

  get titles(): string[] {
    return this.sent.map(({ title, body }) => `${title}. ${body}`);
  }
}

async function ask(venue: Venue, path: string, body: unknown = {}, token?: string) {
  const method = body === null ? 'GET' : 'POST';
  const asked = { method, path, body, from: 'here', ...(token !== undefined && { token }) };
  const answer = await venue.api.handle(asked);
  return { status: answer.status, ...Object(answer.body) };
}

const KEYS = new Browser().subscription(ENDPOINT).keys;

/** Ada at a table that is played over days, with bots; she is told of it in some language. */
async function atSlowTable(place: Place, language = 'en') {
  const venue = await place.start();
  const { token, id } = await ask(venue, '/api/guests', { name: 'Ada Lovelace' });
  const agreement = {
    listed: false,
    watched: true,
    pace: { turn: 4 * DAY, bank: 0 },
    standIn: 'random',
  };
  const wish = { game: 'ninja-whist', players: 3, seats: ['me', 'random', 'random'], agreement };
  const { id: table } = await ask(venue, '/api/tables', wish, token);
  const subscribed = await ask(
    venue,
    '/api/notices',
    { endpoint: ENDPOINT, keys: KEYS, language },
    token,
  );
  expect(subscribed.status).toBe(200);
  const begin = (which: string) =>
    venue.cardroom.use(which, ({ host }) => host.submit(id, 'next', { type: 'next' }));
  await begin(table);
  const opens = async () => begin((await ask(venue, '/api/tables', wish, token)).id);
  return { venue, opens, table: String(table), token: String(token), id: String(id) };
}

describe('somebody who is away', () => {
  test('is told when their turn begins, at half and at a tenth of their time, each once', async () => {
    const place = new Place();
    const { table } = await atSlowTable(place);
    const begun = place.calendar.now();
    await place.calendar.pass(4 * DAY - HOUR);
    expect(place.titles).toEqual([
      'Ninja Whist: your turn. You have 4 days.',
      'Ninja Whist: your turn. Half of your time has passed: 2 days left.',
      'Ninja Whist: your turn. Only 10 hours left. After that a bot plays for you.',
    ]);
    const hours = place.sent.map(({ at }) => Math.round((at - begun) / HOUR));
    expect(hours).toEqual([0, 48, 86]);
    expect(place.sent.every((each) => each.table === table)).toBe(true);
  });

  test('is told in their language, and nothing of cards or people', async () => {
    const place = new Place();
    const { id, table } = await atSlowTable(place, 'de');
    await place.calendar.pass(HOUR);
    const [{ title }] = place.sent;
    expect(title).toBe('Ninja Whist: du bist dran');
    expect(Object.keys(JSON.parse(place.texts[0])).sort()).toEqual([
      'body',
      'table',
      'title',
      'waiting',
    ]);
    expect(place.texts.join().replaceAll(table, '')).not.toMatch(new RegExp(`Ada|${id}`));
  });

  test('is told at how many of their tables they are waited for, not how many notices there were', async () => {
    const place = new Place();
    const { opens } = await atSlowTable(place);
    await place.calendar.pass(HOUR);
    expect(place.sent.at(-1)).toMatchObject({ waiting: 1 });
    await opens();
    await place.calendar.pass(2 * DAY);
    expect(place.sent.length).toBeGreaterThan(2);
    expect(place.sent.at(-1)).toMatchObject({ waiting: 2 });
  });

  test('is told once by however many servers, and after a restart of what came due meanwhile', async () => {
    const place = new Place();
    const { venue } = await atSlowTable(place);
    const second = await place.start();
    await place.calendar.pass(3 * HOUR);
    expect(place.sent).toHaveLength(1);
    await venue.close();
    await second.close();
    place.calendar.forget();
    const third = await place.start();
    await place.calendar.pass(2.2 * DAY);
    expect(place.sent).toHaveLength(2);
    await third.close();
    place.calendar.forget();
    await place.start();
    await place.calendar.pass(HOUR);
    expect(place.sent).toHaveLength(2);
  });

  test('is told nothing while they are at the table', async () => {
    const place = new Place();
    const { venue, table, token } = await atSlowTable(place);
    const wire = { send: () => {}, close: () => {}, backlog: 0 };
    const visit = venue.reception.connect(wire);
    visit.receive(JSON.stringify({ kind: 'hello', protocol: PROTOCOL, token, table, since: 0 }));
    await place.calendar.pass(3 * DAY);
    expect(place.sent).toEqual([]);
    venue.reception.disconnect(visit);
    await place.calendar.pass(HOUR);
    expect(place.sent).toHaveLength(1);
  });

  test('is told nothing in a browser in which they have signed out, or want to hear nothing', async () => {
    const place = new Place();
    const { venue, token, id } = await atSlowTable(place);
    const [device] = (await ask(venue, '/api/account', null, token)).devices;
    await venue.people.tell(id, { type: 'signOut', device: device.id });
    await place.calendar.pass(HOUR);
    expect(place.sent).toEqual([]);
    const other = new Place();
    const there = await atSlowTable(other);
    await ask(there.venue, '/api/notices/remove', {}, there.token);
    expect((await ask(there.venue, '/api/notices', null, there.token)).isOn).toBe(false);
    await other.calendar.pass(HOUR);
    expect(other.sent).toEqual([]);
  });

  test('is forgotten where nobody is any more, and kept where it only failed', async () => {
    const place = new Place();
    const { venue, token } = await atSlowTable(place);
    place.sending = 'failed';
    await place.calendar.pass(HOUR);
    expect((await ask(venue, '/api/notices', null, token)).isOn).toBe(true);
    place.sending = 'gone';
    await place.calendar.pass(2 * DAY);
    expect((await ask(venue, '/api/notices', null, token)).isOn).toBe(false);
  });

  test('has at most ten browsers that are told', async () => {
    const place = new Place();
    const { venue, token } = await atSlowTable(place);
    for (let i = 0; i < 12; i++) {
      const { code } = await ask(venue, '/api/me/code', {}, token);
      const other = await ask(venue, '/api/codes', { code });
      const wish = { endpoint: `${ENDPOINT}${i}`, keys: KEYS, language: 'en' };
      await ask(venue, '/api/notices', wish, other.token);
    }
    await place.calendar.pass(HOUR);
    expect(place.sent).toHaveLength(10);
  });
});

describe('what carries notices', () => {
  async function service() {
    const carrier = await PushService.open();
    onTestFinished(async () => void (await carrier.close()));
    const keys = await houseKeys(new MemoryVault(), randomBytes, 0);
    const send = webPushSender(async () => keys, 'https://cards.example.org', carrier.agent);
    const browser = new Browser();
    const to = { ...browser.subscription('https://push.test/x'), device: '', language: 'en' };
    return { carrier, keys, browser, send: (text: string) => send(to, text, 3600) };
  }

  test('cannot read them, and knows whose they are', async () => {
    const { carrier, keys, browser, send } = await service();
    expect(await send('{"title":"Mü"}')).toBe('taken');
    const [{ headers, body }] = carrier.arrived;
    expect(body.includes('title')).toBe(false);
    expect(browser.read(body)).toBe('{"title":"Mü"}');
    const [, token, key] = /^vapid t=(.+), ?k=(.+)$/.exec(String(headers.authorization)) ?? [];
    expect(key).toBe(keys.notices.publicKey);
    const [head, claims, signature] = token.split('.');
    const point = Buffer.from(key, 'base64url');
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
      part.toString('base64url'),
    );
    const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
    const signed = Buffer.from(`${head}.${claims}`);
    const how = { key: publicKey, dsaEncoding: 'ieee-p1363' as const };
    expect(verify('sha256', signed, how, Buffer.from(signature, 'base64url'))).toBe(true);
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      aud: 'https://push.test',
      sub: 'https://cards.example.org',
    });
  });

  test.each([
    [201, 'taken'],
    [404, 'gone'],
    [410, 'gone'],
    [429, 'failed'],
    [500, 'failed'],
  ])('that answers %i has it %s', async (status, expected) => {
    const { carrier, send } = await service();
    carrier.status = status;
    expect(await send('x')).toBe(expected);
  });

  test('is in the internet: nobody makes the server ask something of its own network', async () => {
    const bad = [
      ...['http://push.example.org/', 'https://push.example.org:8443/', 'https://localhost/'],
      ...['https://127.0.0.1/', 'https://[::1]/', 'https://[fd00::1]/', 'https://2130706433/'],
      ...['https://a:b@push.example.org/', 'file:///etc/passwd', 'nonsense', 'https://intranet/'],
      `https://push.example.org/${'x'.repeat(1000)}`,
    ];
    expect(bad.filter(isEndpoint)).toEqual([]);
    expect(isEndpoint('https://fcm.googleapis.com/fcm/send/abc')).toBe(true);
    const inside = [
      ...['127.0.0.1', '10.1.2.3', '172.20.0.1', '192.168.1.1', '169.254.169.254', '0.0.0.0'],
      ...['100.64.0.1', '::1', '::', 'fd00::1', 'fe80::1', '::ffff:127.0.0.1', '::ffff:7f00:1'],
      '64:ff9b::a00:1',
    ];
    expect(inside.filter(isPublicAddress)).toEqual([]);
    expect(['8.8.8.8', '2607:f8b0::1', '::ffff:8.8.8.8'].filter(isPublicAddress)).toHaveLength(3);
    // A name that means this machine leads nowhere, whatever it is called.
    const found = await new Promise((resolve) =>
      publicLookup('localhost', { all: true }, (error) => resolve(error?.message)),
    );
    expect(found).toBe('it is in no network of others');
    const venue = await new Place().start();
    const { token } = await ask(venue, '/api/guests', { name: 'Eve' });
    const wish = { endpoint: 'https://127.0.0.1/', keys: KEYS, language: 'en' };
    expect(await ask(venue, '/api/notices', wish, token)).toMatchObject({ error: 'bad-endpoint' });
  });
});

test('the keys of a house are made once, whoever starts first, and are in no log of the server', async () => {
  const vault = new MemoryVault();
  const [a, b] = await Promise.all([1, 2].map(() => houseKeys(vault, randomBytes, 0)));
  expect(a).toEqual(b);
  expect(await houseKeys(vault, randomBytes, 0)).toEqual(a);
  expect(Buffer.from(a.notices.publicKey, 'base64url')).toHaveLength(65);
});
