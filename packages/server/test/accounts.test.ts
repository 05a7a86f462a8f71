import { randomBytes } from 'node:crypto';
import { games, replay } from '@overtrick/engine';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { MemoryVault } from '../src/memory.ts';
import { decideAccount } from '../src/people/account.ts';
import { Argon, type Hasher } from '../src/people/passphrase.ts';
import type { VenueMeans } from '../src/venue.ts';
import { Authenticator } from './authenticator.ts';
import { Person, playDeal, Served } from './served.ts';

const HOME = 'https://cards.example.org';
const PASSPHRASE = 'four cats in a boat';

/** Argon2 as it is, and how often it was asked. */
class Counted implements Hasher {
  calls = 0;
  private readonly argon = new Argon();

  hash(passphrase: string) {
    this.calls++;
    return this.argon.hash(passphrase);
  }

  isHashOf(encoded: string, passphrase: string) {
    this.calls++;
    return this.argon.isHashOf(encoded, passphrase);
  }
}

/** Where it is only counted how often somebody guesses. */
const QUICK: Hasher = {
  hash: async (passphrase) => `hash of ${passphrase}`,
  isHashOf: async (encoded, passphrase) => encoded === `hash of ${passphrase}`,
};

class House {
  readonly vault = new MemoryVault();
  readonly hasher = new Counted();
  readonly clock;
  private open: Served | undefined;

  constructor() {
    const clock = {
      ahead: 0,
      now: () => Date.now() + clock.ahead,
      after: (ms: number, call: () => void) => {
        const timer = setTimeout(call, ms);
        return () => clearTimeout(timer);
      },
    };
    this.clock = clock;
  }

  static async begin(part: Partial<VenueMeans> = {}): Promise<House & { server: Served }> {
    const house = new House();
    const { vault, hasher, clock } = house;
    house.open = await Served.open({ vault, hasher, clock, ...part }, 200, HOME);
    onTestFinished(async () => void (await house.open?.close()));
    return Object.assign(house, { server: house.open });
  }

  /** Everything that is kept, as one text. */
  get kept(): string {
    return this.vault.whole;
  }
}

async function withAccount(server: Served, login = 'ada') {
  const guest = await server.guest('Ada');
  const made = await guest.post('/api/account', { login, passphrase: PASSPHRASE });
  const codes = made.codes as unknown as readonly string[];
  return { guest, ada: new Person(server, 'Ada', made.id, made.token), codes };
}

const signIn = (server: Served, login: string, passphrase: string, token?: string) =>
  server.ask('POST', '/api/sessions', { login, passphrase, bring: token !== undefined }, token);

/** A passkey of somebody new, and how they sign in with it. */
async function withPasskey(server: Served) {
  const key = new Authenticator(HOME);
  const guest = await server.guest('Ada');
  const { options } = await guest.post('/api/account/passkeys/options', { login: 'ada' });
  const answer = key.create(Object(options));
  const made = await guest.post('/api/account/by-passkey', { login: 'ada', answer });
  const question = async () => Object((await server.post('/api/sessions/options', {})).options);
  const show = (shown: unknown) =>
    server.ask('POST', '/api/sessions/by-passkey', { answer: shown });
  return { key, guest, made, question, show };
}

describe('an account', () => {
  test('keeps the seats of the guest, under the same id, on every device', async () => {
    const { server } = await House.begin();
    const guest = await server.guest('Ada');
    const { id: table } = await guest.opens();
    const made = await guest.post('/api/account', { login: 'Ada L', passphrase: PASSPHRASE });
    expect(made.id).toBe(guest.id);
    const elsewhere = await signIn(server, ' ada  l ', PASSPHRASE);
    const phone = new Person(server, 'Ada', guest.id, elsewhere.body.token);
    expect((await phone.ask('GET', '/api/me/tables')).body.tables).toMatchObject([
      { id: table, mine: { seats: [0] } },
    ]);
    await phone.visit(table);
    expect(phone.scene?.mine?.member).toBe(0);
    const { body } = await phone.ask('GET', '/api/account');
    expect(body.devices).toHaveLength(2);
    expect(body.account).toMatchObject({ login: 'Ada L', hasPassphrase: true, codes: 10 });
  });

  test('takes in the seats of a guest who signs in, and plays on as that guest there', async () => {
    const { server } = await House.begin();
    const { ada } = await withAccount(server);
    const guest = await server.guest('Ada');
    const { id: table } = await guest.opens();
    const { body } = await signIn(server, 'ada', PASSPHRASE, guest.token);
    expect(body).toMatchObject({ id: ada.id, brought: true });
    expect((await guest.ask('GET', '/api/me')).status).toBe(401);
    const now = new Person(server, 'Ada', body.id, body.token);
    expect((await now.ask('GET', '/api/me/tables')).body.tables).toMatchObject([
      { id: table, mine: { seats: [0], isOwner: true } },
    ]);
    await now.visit(table);
    expect(now.scene?.mine?.member).toBe(0);
  });

  test('of a passphrase takes a passkey too, and the reverse; the last way in stays', async () => {
    const { server } = await House.begin();
    const { made, key } = await withPasskey(server);
    const ada = new Person(server, 'Ada', made.id, made.token);
    const { id } = key.create({ challenge: '' });
    expect((await ada.ask('POST', '/api/account/passkeys/remove', { id })).body.error).toBe(
      'last-way',
    );
    const set = await ada.post('/api/account/passphrase', { passphrase: PASSPHRASE });
    expect((await signIn(server, 'ada', PASSPHRASE)).status).toBe(200);
    await server.post('/api/account/passkeys/remove', { id }, set.token);
    const { options } = await server.post('/api/account/passkeys/options', {}, set.token);
    const answer = new Authenticator(HOME).create(Object(options));
    const wrong = await server.ask('POST', '/api/account/passkeys', { answer }, set.token);
    expect(wrong.body.error).toBe('wrong-login');
    await server.post('/api/account/passkeys', { answer, current: PASSPHRASE }, set.token);
    const { body } = await server.ask('GET', '/api/account', undefined, set.token);
    expect(body.account.passkeys).toHaveLength(1);
  });

  test('signs one device out, and ends its line to a table', async () => {
    const { server } = await House.begin();
    const { ada } = await withAccount(server);
    const { id: table } = await ada.opens();
    const { body } = await signIn(server, 'ada', PASSPHRASE);
    const phone = new Person(server, 'Ada', body.id, body.token);
    await phone.visit(table);
    const { devices } = (await ada.ask('GET', '/api/account')).body;
    const { id } = devices.find(({ isThis }: { isThis: boolean }) => !isThis);
    await ada.post('/api/account/devices/remove', { id });
    await phone.until(() => phone.code !== undefined);
    expect((await phone.ask('GET', '/api/me')).status).toBe(401);
    expect((await ada.ask('GET', '/api/me')).status).toBe(200);
  });

  test('tells of each device on which day it was used last, and which of them one holds', async () => {
    const { server, clock, vault } = await House.begin();
    const { ada } = await withAccount(server);
    const { body } = await signIn(server, 'ada', PASSPHRASE);
    const phone = new Person(server, 'Ada', body.id, body.token);
    const entries = () => vault.peek(`guest/${ada.id}`).length;
    const before = entries();
    await phone.ask('GET', '/api/me');
    expect(entries()).toBe(before);
    clock.ahead += 3 * 86_400_000;
    await phone.ask('GET', '/api/me');
    await vi.waitUntil(() => entries() > before);
    const { devices } = (await phone.ask('GET', '/api/account')).body;
    const [other, here] = devices;
    expect([other.isThis, here.isThis]).toEqual([false, true]);
    expect(here.seenAt - other.seenAt).toBeGreaterThan(2 * 86_400_000);
  });

  test('keeps games that were played alone, for every device and within bounds', async () => {
    const { server } = await House.begin();
    const { ada } = await withAccount(server);
    await ada.post('/api/account/games', { id: 'g1', when: 5, game: 'packed' });
    const { body } = await signIn(server, 'ada', PASSPHRASE);
    const phone = new Person(server, 'Ada', body.id, body.token);
    expect((await phone.ask('GET', '/api/account/games')).body.games).toEqual([
      { id: 'g1', when: 5 },
    ]);
    expect((await phone.ask('GET', '/api/account/games/g1')).body.game).toBe('packed');
    const long = { id: 'g2', when: 5, game: 'x'.repeat(200_000) };
    expect((await phone.ask('POST', '/api/account/games', long)).status).toBe(413);
    const whole = 'x'.repeat(96 * 1024);
    let answer = { status: 200 };
    for (let i = 0; answer.status === 200 && i < 200; i++)
      answer = await phone.ask('POST', '/api/account/games', { id: `h${i}`, when: 5, game: whole });
    expect(answer).toMatchObject({ body: { error: 'games-full' } });
    await phone.post('/api/account/games/g1/remove');
    expect((await phone.ask('GET', '/api/account/games/g1')).body.error).toBe('no-game');
    const stranger = await server.guest('Eve');
    expect((await stranger.ask('GET', '/api/account/games')).body.error).toBe('no-account');
  });

  test('that is deleted leaves no name anywhere that is shown, and games that can be checked', async () => {
    const house = await House.begin();
    const { server } = house;
    const { ada } = await withAccount(server);
    const ben = await server.guest('Ben');
    const { id: table, secret } = await ada.opens();
    await ben.post(`/api/tables/${table}/come`, { secret });
    await ada.visit(table);
    await ben.visit(table);
    await ben.do({ type: 'sit', at: 1, name: 'Ben' });
    await ada.until(() => ada.scene?.neighbours[1] !== null);
    await ada.do({ type: 'next' });
    await playDeal([ada, ben]);
    const { seq } = Object(await ada.do({ type: 'end' }));
    await ben.until(() => ben.seq >= seq);
    expect((await ben.do({ type: 'agree' })).kind).toBe('done');
    await ada.post('/api/account/games', { id: 'g1', when: 5, game: 'packed' });
    expect((await ada.ask('POST', '/api/account/remove', { login: 'Ben' })).body.error).toBe(
      'wrong-login',
    );
    const gone = { login: 'ada', current: PASSPHRASE };
    await ada.post('/api/account/remove', gone);
    expect((await ada.ask('GET', '/api/me')).status).toBe(401);
    expect((await signIn(server, 'ada', PASSPHRASE)).body.error).toBe('wrong-login');
    const seen = await ben.ask('POST', `/api/tables/${table}/look`, {});
    expect(JSON.stringify(seen.body)).not.toContain('Ada');
    await ben.until(() => !JSON.stringify(ben.scene).includes('Ada'));
    const { record, names } = (await ben.ask('POST', `/api/tables/${table}/history`, {})).body;
    expect(names).toEqual(['N. N.', 'Ben', expect.any(String)]);
    expect(replay(record, games).ok).toBe(true);
    for (const log of [`guest/${ada.id}`, `games/${ada.id}`, `games/${ada.id}/g1`])
      expect(house.vault.peek(log)).toEqual([]);
    // Somebody else may have the name now.
    expect((await withAccount(server)).ada.id).not.toBe(ada.id);
  });
});

describe('attacks on accounts', () => {
  test('deleting: who finds a device unlocked does not end the account, nor by guessing', async () => {
    const house = await House.begin();
    const { server, clock } = house;
    const { ada, codes } = await withAccount(server);
    const remove = async (proof: object) =>
      (await ada.ask('POST', '/api/account/remove', { login: 'ada', ...proof })).body.error;
    const { kept } = house;
    expect(await remove({})).toBe('wrong-login');
    for (let i = 0; i < 9; i++) expect(await remove({ current: `guess ${i}` })).toBe('wrong-login');
    expect(await remove({ current: PASSPHRASE })).toBe('too-often');
    expect(house.kept).toBe(kept);
    clock.ahead += 61_000;
    expect(await remove({ current: codes[2] })).toBeUndefined();
    expect((await ada.ask('GET', '/api/me')).status).toBe(401);
  });

  test('deleting: an account of passkeys takes the answer of one of them', async () => {
    const { server } = await House.begin();
    const { key, made, question } = await withPasskey(server);
    const remove = async (proof: object) =>
      (await server.ask('POST', '/api/account/remove', { login: 'ada', ...proof }, made.token)).body
        .error;
    expect(await remove({})).toBe('wrong-login');
    const other = new Authenticator(HOME);
    expect(await remove({ answer: other.get(await question()) })).toBe('wrong-passkey');
    expect(await remove({ answer: key.get({ challenge: 'made up' }) })).toBe('wrong-passkey');
    expect(await remove({ answer: key.get(await question()) })).toBeUndefined();
    expect((await server.ask('GET', '/api/me', undefined, made.token)).status).toBe(401);
  });

  test('guessing: whoever guesses elsewhere keeps nobody out of what is theirs', async () => {
    const { server } = await House.begin({ hasher: QUICK });
    const { ada, codes } = await withAccount(server);
    const ask = (from: string, path: string, body: object) =>
      server.venue.api.handle({ method: 'POST', path: `/api/${path}`, body, from });
    const guess = (from: string, passphrase: string) =>
      ask(from, 'sessions', { login: 'ada', passphrase }).then(({ status }) => status);
    for (let i = 0; i < 12; i++) await guess('there', `wrong guess ${i}`);
    expect(await guess('there', PASSPHRASE)).toBe(429);
    expect(await guess('home', PASSPHRASE)).toBe(200);
    // From very many places at once: then no passphrase is heard from a new one, but a device of theirs is, and a code.
    for (let i = 0; i < 100; i++) await guess(`place ${i}`, 'wrong guess');
    expect(await guess('home', PASSPHRASE)).toBe(429);
    const change = { current: PASSPHRASE, passphrase: 'another one altogether' };
    expect((await ada.ask('POST', '/api/account/passphrase', change)).status).toBe(200);
    const recovered = { login: 'ada', code: codes[0], passphrase: PASSPHRASE };
    expect((await ask('home', 'sessions/by-code', recovered)).status).toBe(200);
  });

  test('guessing: after ten tries even the right passphrase has to wait', async () => {
    const house = await House.begin();
    const { server, clock } = house;
    await withAccount(server);
    const { kept } = house;
    for (let i = 0; i < 10; i++)
      expect((await signIn(server, 'Ada', `wrong guess ${i}`)).body.error).toBe('wrong-login');
    const calls = house.hasher.calls;
    expect((await signIn(server, 'ADA ', PASSPHRASE)).body.error).toBe('too-often');
    expect([house.hasher.calls, house.kept]).toEqual([calls, kept]);
    clock.ahead += 61_000;
    expect((await signIn(server, 'ada', PASSPHRASE)).status).toBe(200);
  });

  test('guessing: from one address only so much can be asked, for however many names', async () => {
    const few = { burst: 3, perSecond: 0 };
    const { server } = await House.begin({ rates: { often: few, seldom: few } });
    const found = [];
    for (let i = 0; i < 5; i++) found.push((await signIn(server, `name ${i}`, 'guess')).status);
    expect(found).toEqual([403, 403, 403, 429, 429]);
  });

  test('timing: a name that nobody has takes the same work and the same answer as a wrong passphrase', async () => {
    const house = await House.begin();
    const { server, hasher } = house;
    await withAccount(server);
    await signIn(server, 'first', 'makes the decoy');
    const tried = async (login: string) => {
      const before = hasher.calls;
      const { status, body } = await signIn(server, login, 'a wrong passphrase');
      return { status, body, calls: hasher.calls - before };
    };
    const known = await tried('ada');
    expect(known.calls).toBe(1);
    expect(await tried('nobody at all')).toEqual(known);
    const recover = async (login: string) => {
      const before = hasher.calls;
      const body = { login, code: 'AAAA-AAAA-AAAA-AAAA', passphrase: PASSPHRASE };
      const answer = await server.ask('POST', '/api/sessions/by-code', body);
      return { ...answer, calls: hasher.calls - before };
    };
    expect(await recover('nobody at all')).toEqual(await recover('ada'));
  });

  test('fixation: no token and no code from before an account leads into it', async () => {
    const { server } = await House.begin();
    // Eve has come as a guest, and makes Ada's browser hers.
    const eve = await server.guest('Ada');
    const planted = await server.post('/api/codes', {
      code: (await eve.post('/api/me/code')).code,
    });
    const { code: later } = await eve.post('/api/me/code');
    const made = await server.post(
      '/api/account',
      { login: 'ada', passphrase: PASSPHRASE },
      planted.token,
    );
    for (const token of [eve.token, planted.token])
      expect((await server.ask('GET', '/api/me', undefined, token)).status).toBe(401);
    expect((await server.ask('POST', '/api/codes', { code: later })).status).toBe(410);
    expect((await server.ask('GET', '/api/me', undefined, made.token)).status).toBe(200);
    const again = await signIn(server, 'ada', PASSPHRASE);
    expect(again.body.token).not.toBe(made.token);
  });

  test('old tokens end when the passphrase changes, and so do codes for other devices', async () => {
    const { server } = await House.begin();
    const { ada } = await withAccount(server);
    const thief = (await signIn(server, 'ada', PASSPHRASE)).body.token;
    const { code } = await server.post('/api/me/code', {}, thief);
    const change = { current: PASSPHRASE, passphrase: 'another one altogether' };
    const wrong = await ada.ask('POST', '/api/account/passphrase', { ...change, current: 'no' });
    expect(wrong.body.error).toBe('wrong-login');
    const { token } = await ada.post('/api/account/passphrase', change);
    for (const old of [thief, ada.token])
      expect((await server.ask('GET', '/api/me', undefined, old)).status).toBe(401);
    expect((await server.ask('POST', '/api/codes', { code })).status).toBe(410);
    expect((await server.ask('GET', '/api/me', undefined, token)).status).toBe(200);
    expect((await signIn(server, 'ada', PASSPHRASE)).body.error).toBe('wrong-login');
  });

  test('reuse: a recovery code works once, for one of several who use it at the same time', async () => {
    const { server } = await House.begin();
    const { ada, codes } = await withAccount(server);
    expect(new Set(codes).size).toBe(10);
    const use = (code: string) => {
      const body = { login: 'ada', code, passphrase: 'another one altogether' };
      return server.ask('POST', '/api/sessions/by-code', body);
    };
    const typed = codes[3].toLowerCase().replaceAll('-', ' ');
    const used = await Promise.all([use(typed), use(codes[3]), use(codes[3])]);
    expect(used.map(({ status }) => status).sort()).toEqual([200, 403, 403]);
    expect((await ada.ask('GET', '/api/me')).status).toBe(401);
    const token = used.find(({ status }) => status === 200)?.body.token;
    const now = await server.ask('GET', '/api/account', undefined, token);
    expect(now.body.account.codes).toBe(9);
    const proof = { current: 'another one altogether' };
    await server.post('/api/account/codes', proof, token);
    expect((await use(codes[4])).body.error).toBe('wrong-login');
  });

  test('foreign origin: a page from elsewhere can ask for nothing to be done', async () => {
    const house = await House.begin();
    const { server } = house;
    await withAccount(server);
    const { kept } = house;
    const ask = (origin: string) =>
      fetch(`${server.base}/api/sessions`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: origin },
        body: JSON.stringify({ login: 'ada', passphrase: PASSPHRASE }),
      });
    expect((await ask('https://evil.example')).status).toBe(403);
    expect((await ask('null')).status).toBe(403);
    expect(house.kept).toBe(kept);
    expect((await ask(HOME)).status).toBe(200);
  });

  test('passkeys: an answer that was given to another page opens nothing', async () => {
    const house = await House.begin();
    const { key, question, show } = await withPasskey(house.server);
    const { kept } = house;
    const phished = key.get(await question(), 'https://evil.example');
    expect((await show(phished)).body.error).toBe('wrong-passkey');
    const guest = await house.server.guest('Eve');
    const before = house.kept;
    const { options } = await guest.post('/api/account/passkeys/options', { login: 'eve' });
    const answer = new Authenticator(HOME).create(Object(options), 'https://evil.example');
    const made = await guest.ask('POST', '/api/account/by-passkey', { login: 'eve', answer });
    expect(made.body.error).toBe('wrong-passkey');
    expect(house.kept).toBe(before);
    expect(before).not.toBe(kept);
  });

  test('passkeys: an answer is good once, at any server, and for five minutes', async () => {
    const house = await House.begin();
    const { key, question, show } = await withPasskey(house.server);
    const second = await Served.open({ vault: house.vault, clock: house.clock }, 200, HOME);
    onTestFinished(async () => void (await second.close()));
    // Some do not count: then only the question is spent.
    const counting = Object.defineProperty(key, 'counter', { get: () => 0, set: () => {} });
    const first = counting.get(await question());
    expect((await show(first)).status).toBe(200);
    const { kept } = house;
    expect((await show(first)).body.error).toBe('wrong-passkey');
    const replayed = await second.ask('POST', '/api/sessions/by-passkey', { answer: first });
    expect(replayed.body.error).toBe('wrong-passkey');
    const late = counting.get(await question());
    house.clock.ahead += 5 * 60_000 + 1000;
    expect((await show(late)).body.error).toBe('wrong-passkey');
    expect(house.kept).toBe(kept);
    // What one server has asked another may hear.
    const { options } = await second.post('/api/sessions/options', {});
    expect((await show(counting.get(Object(options)))).status).toBe(200);
  });

  test('passkeys: one that counts and does not count on was copied', async () => {
    const house = await House.begin();
    const { key, question, show } = await withPasskey(house.server);
    expect((await show(key.get(await question()))).status).toBe(200);
    key.counter = 0;
    expect((await show(key.get(await question()))).body.error).toBe('wrong-passkey');
    key.counter = 7;
    expect((await show(key.get(await question()))).status).toBe(200);
    // Two that come at the same moment have each counted on.
    const copies = [];
    for (const ask of [await question(), await question()]) {
      key.counter = 20;
      copies.push(key.get(ask));
    }
    const shown = await Promise.all(copies.map(show));
    expect(shown.map(({ status }) => status).sort()).toEqual([200, 403]);
  });

  test('passkeys: whoever is written down first counts, though both were right when they were looked at', () => {
    const used = { id: 'k', key: '', counter: 5, transports: [], label: '', at: 0 };
    const account = { login: 'ada', passphrase: null, codes: [], passkeys: [used], also: [] };
    const holder = { devices: [], joined: null, program: false, account };
    const device = { hash: 'h', label: '', at: 0 };
    const answered = (counter: number) =>
      decideAccount(holder, { type: 'answer', id: 'k', counter, device }).ok;
    expect([0, 4, 5, 6].map(answered)).toEqual([false, false, false, true]);
  });

  test('passkeys: a signature by another key, a question of our own, or somebody else’s invitation are worth nothing', async () => {
    const house = await House.begin();
    const { server } = house;
    const { key, question, show } = await withPasskey(server);
    const eve = await server.guest('Eve');
    const { options } = await eve.post('/api/account/passkeys/options', { login: 'eve' });
    const { kept } = house;
    const other = new Authenticator(HOME);
    const forged = other.get(await question());
    const good = key.get(await question());
    const mixed = { ...good, response: { ...good.response, signature: forged.response.signature } };
    expect((await show(mixed)).body.error).toBe('wrong-passkey');
    const own = key.get({ challenge: randomBytes(38).toString('base64url') });
    expect((await show(own)).body.error).toBe('wrong-passkey');
    const mallory = await server.guest('Mallory');
    const before = house.kept;
    const answer = other.create(Object(options));
    const taken = await mallory.ask('POST', '/api/account/by-passkey', { login: 'm', answer });
    expect(taken.body.error).toBe('wrong-passkey');
    expect(house.kept).toBe(before);
    expect(kept).not.toContain('Mallory');
  });

  test('nothing that is kept gives a passphrase, a code or a token away', async () => {
    const house = await House.begin();
    const { ada, codes } = await withAccount(house.server);
    const secrets = [PASSPHRASE, ada.token.split('.')[1], ...codes];
    for (const secret of secrets) {
      expect(house.kept).not.toContain(secret);
      expect(house.server.lines.join('')).not.toContain(secret);
    }
  });

  test('a name is one account’s, however it is written, and what is no account is refused', async () => {
    const house = await House.begin();
    const { server } = house;
    await withAccount(server);
    const eve = await server.guest('Eve');
    const { kept } = house;
    const wish = async (body: unknown) => (await eve.ask('POST', '/api/account', body)).body.error;
    expect(await wish({ login: 'ＡＤＡ', passphrase: PASSPHRASE })).toBe('login-taken');
    expect(await wish({ login: 'a\u202eb', passphrase: PASSPHRASE })).toBe('bad-login');
    expect(await wish({ login: 'eve', passphrase: 'short' })).toBe('weak-passphrase');
    expect(await wish({ login: 'eve of houston', passphrase: 'Eve of Houston' })).toBe(
      'weak-passphrase',
    );
    expect(house.kept).toBe(kept);
  });

  test('on plain http there are no passkeys, and the passphrase works', async () => {
    const plain = await Served.open({ hasher: new Counted() });
    onTestFinished(async () => void (await plain.close()));
    const guest = await plain.guest('Ada');
    expect((await guest.ask('GET', '/api/account')).body.passkeys).toBe(false);
    const asked = await guest.ask('POST', '/api/account/passkeys/options', { login: 'ada' });
    expect(asked.body.error).toBe('no-passkeys');
    await guest.post('/api/account', { login: 'ada', passphrase: PASSPHRASE });
    expect((await signIn(plain, 'ada', PASSPHRASE)).status).toBe(200);
  });
});
