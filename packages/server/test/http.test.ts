import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Served } from './served.ts';

let server: Served;
beforeAll(async () => {
  server = await Served.open();
});
afterAll(() => server.close());

describe('who one is', () => {
  test('a name is enough, and the token is never told again', async () => {
    const ada = await server.guest('Ada');
    expect((await ada.ask('GET', '/api/me')).body).toEqual({
      id: ada.id,
      name: 'Ada',
      program: false,
    });
    await ada.post('/api/me/name', { name: 'Adele' });
    expect((await ada.ask('GET', '/api/me')).body.name).toBe('Adele');
  });

  test.each([
    ['no name', {}, 400],
    ['a name of control characters', { name: 'A\u0007' }, 422],
    ['a name that turns the text round', { name: 'A\u202eB' }, 422],
    ['another key', { name: 'Ada', admin: true }, 400],
    ['no object', 'Ada', 400],
  ])('%s is refused', async (_, body, status) => {
    const answer = await server.ask('POST', '/api/guests', body);
    expect([answer.status, typeof answer.body.message]).toEqual([status, 'string']);
  });

  test('nobody is known by a wrong token', async () => {
    const ada = await server.guest('Ada');
    const wrong = [`${ada.id}.${'A'.repeat(43)}`, 'nonsense', ada.token.slice(0, -1)];
    for (const token of wrong) {
      expect((await server.ask('GET', '/api/me', undefined, token)).status).toBe(401);
    }
    expect((await server.ask('GET', '/api/me')).body.error).toBe('no-token');
  });

  test('a code moves a guest to another device, once, however it is typed', async () => {
    const ada = await server.guest('Ada');
    const { code } = await ada.post('/api/me/code');
    const typed = ` ${code.toLowerCase().replace('-', ' ')}`;
    const moved = await server.post('/api/codes', { code: typed });
    expect(moved.id).toBe(ada.id);
    expect(moved.token).not.toBe(ada.token);
    const again = await server.ask('POST', '/api/codes', { code });
    expect([again.status, again.body.error]).toEqual([410, 'code-used']);
    expect((await server.ask('POST', '/api/codes', { code: 'AAAAA-AAAAA' })).status).toBe(404);
    await server.post('/api/me/others', {}, moved.token);
    expect((await ada.ask('GET', '/api/me')).status).toBe(401);
    expect((await server.ask('GET', '/api/me', undefined, moved.token)).status).toBe(200);
  });
});

describe('tables', () => {
  test('take the secret of their link, which is exchanged for belonging to them', async () => {
    const [ada, ben] = [await server.guest('Ada'), await server.guest('Ben')];
    const { id, secret, link } = await ada.opens();
    expect(link).toBe(`/#/join/${id}?s=${secret}`);
    expect((await ben.ask('POST', `/api/tables/${id}/look`, {})).status).toBe(404);
    expect((await ben.ask('POST', `/api/tables/${id}/come`, {})).body).toMatchObject({
      error: 'refused',
      refusal: { why: { key: 'not-invited' } },
    });
    const seen = await ben.post(`/api/tables/${id}/look`, { secret });
    expect(seen).toMatchObject({ id, game: 'ninja-whist', players: 3, deal: -1 });
    expect(JSON.stringify(seen)).not.toContain(ada.id);
    const wrong = await ben.ask('POST', `/api/tables/${id}/come`, { secret: 'A'.repeat(43) });
    expect(wrong.body.refusal.why.key).toBe('no-link');
    expect(await ben.post(`/api/tables/${id}/come`, { secret })).toEqual({ id, seat: null });
    expect((await ben.ask('GET', '/api/me/tables')).body.tables).toHaveLength(1);
  });

  test('stand in the list only if they are told to', async () => {
    const ada = await server.guest('Ada');
    const hidden = await ada.opens();
    const open = await ada.opens(['me', null, null], { listed: true });
    const ids = async () =>
      (await server.ask('GET', '/api/tables')).body.tables.map(({ id }: { id: string }) => id);
    expect(await ids()).toContain(open.id);
    expect(await ids()).not.toContain(hidden.id);
  });

  test.each([
    [{ game: 'chess' }, /there is no game/],
    [{ players: 99 }, /is for 3 to 9 players/],
    [{ seats: ['me', 'me', null] }, /one seat/],
    [{ seats: ['me', 'genius', null] }, /there is no level/],
    [{ options: { cheat: true } }, /has no option/],
  ])('%o cannot be opened, and that is said in words', async (change, words) => {
    const ada = await server.guest('Ada');
    const wish = {
      ...{ game: 'ninja-whist', players: 3, seats: ['me', null, null] },
      agreement: { listed: false, watched: true, pace: null, standIn: 'random' },
    };
    const answer = await ada.ask('POST', '/api/tables', { ...wish, ...change });
    expect([answer.status, answer.body.error]).toEqual([422, 'bad-table']);
    expect(answer.body.message).toMatch(words);
  });

  test('that are not there are told from those that one may not see by nothing', async () => {
    const [ada, ben] = [await server.guest('Ada'), await server.guest('Ben')];
    const { id } = await ada.opens();
    const [there, nowhere] = await Promise.all(
      [id, 'A'.repeat(22)].map((each) => ben.ask('POST', `/api/tables/${each}/look`, {})),
    );
    expect(there).toEqual(nowhere);
  });
});

describe('what is asked in no sensible way', () => {
  test.each([
    ['a path that is not there', 'GET', '/api/nothing', undefined, 404],
    ['a way that a path does not know', 'GET', '/api/guests', undefined, 404],
    ['something too long', 'POST', '/api/guests', { name: 'x'.repeat(20_000) }, 413],
  ])('%s', async (_, method, path, body, status) => {
    const answer = await server.ask(method, path, body);
    expect([answer.status, typeof answer.body.error]).toEqual([status, 'string']);
  });

  test('no JSON', async () => {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(`${server.base}/api/guests`, {
      method: 'POST',
      headers,
      body: '{"',
    });
    expect(answer.status).toBe(400);
  });
});

test('health and metrics are there', async () => {
  expect(await (await fetch(`${server.base}/health`)).text()).toBe('ok\n');
  const metrics = await (await fetch(`${server.base}/metrics`)).text();
  expect(metrics).toMatch(/^# TYPE overtrick_wires gauge\novertrick_wires \d+$/m);
  expect(metrics).toMatch(/^overtrick_store_away 0$/m);
  expect(metrics).toMatch(/^overtrick_requests_total\{route="\/api\/guests",status="200"\} \d+$/m);
});

test('pages of other origins may ask if the settings name them', async () => {
  const allowed = async (method: string, origin: string) => {
    const answer = await fetch(`${server.base}/api/games`, { method, headers: { origin } });
    return [answer.status, answer.headers.get('access-control-allow-origin')];
  };
  const friend = 'https://cards.example.org';
  expect(await allowed('GET', friend)).toEqual([200, friend]);
  expect(await allowed('OPTIONS', friend)).toEqual([204, friend]);
  expect(await allowed('GET', 'https://evil.example')).toEqual([200, null]);
});

test('too much from one place is refused, and others are not', async () => {
  const seldom = { burst: 3, perSecond: 0.001 };
  const strict = await Served.open({ rates: { often: seldom, seldom } });
  const statuses = [];
  for (let i = 0; i < 5; i++) {
    statuses.push((await strict.ask('POST', '/api/guests', { name: 'Ada' })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  await strict.close();
});
