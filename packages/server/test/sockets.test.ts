import { PROTOCOL } from '@overtrick/table';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AGREEMENT, Person, playDeal, Served } from './served.ts';

let server: Served;
beforeAll(async () => {
  server = await Served.open();
});
afterAll(() => server.close());

/** Ada and Ben at a table with a bot; cards are dealt. */
async function two(): Promise<{ ada: Person; ben: Person; id: string; secret: string }> {
  const [ada, ben] = [await server.guest('Ada'), await server.guest('Ben')];
  const { id, secret } = await ada.opens();
  await ben.post(`/api/tables/${id}/come`, { secret });
  await ada.visit(id);
  await ben.visit(id);
  await ben.do({ type: 'sit', at: 1, name: 'Ben' });
  await ada.until(() => ada.scene?.neighbours[1] !== null);
  await ada.do({ type: 'next' });
  await ben.until(() => ben.scene?.view !== null);
  return { ada, ben, id, secret };
}

test('two people play a deal by link, see only their own cards, and can check it afterwards', async () => {
  const { ada, ben } = await two();
  expect(ada.scene?.view?.hand).not.toEqual(ben.scene?.view?.hand);
  expect(ada.scene?.commitment).toMatch(/^[0-9a-f]{64}$/);
  expect(JSON.stringify(ada.heard)).not.toContain(ada.token);
  await playDeal([ada, ben]);
  expect(ada.scene?.open?.seed).toMatch(/^[0-9a-f]{64}$/);
  expect(ada.scene?.sheet.length).toBe(1);
});

test('what is reported of whoever looks after the table is written to the log of the server, and not told to them', async () => {
  const { ada, ben, id } = await two();
  await ben.do({ type: 'report', member: 0, text: 'peeks' });
  await ada.until(() => ada.seq >= ben.seq);
  expect(ada.scene?.mine?.complaints).toEqual([]);
  expect(JSON.stringify(ada.heard)).not.toContain('peeks');
  const lines = server.lines.filter((line) => line.includes('host reported'));
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ table: id, report: 'peeks' }]);
});

test('who was cut off goes on where they were, and what they send again is done once', async () => {
  const { ada, ben, id } = await two();
  await ben.do({ type: 'say', text: 'one' }, 'k1');
  await ada.cut();
  await ben.do({ type: 'say', text: 'two' }, 'k2');
  const { seq, scene } = ada;
  await ada.visit(id, seq);
  ada.scene = scene;
  const again = await ada.do({ type: 'say', text: 'three' }, 'k3');
  const twice = await ada.do({ type: 'say', text: 'three' }, 'k3');
  expect(Object(twice).seq).toBe(Object(again).seq);
  const other = await ada.do({ type: 'say', text: 'other' }, 'k3');
  expect(other).toMatchObject({ kind: 'refused', refusal: { why: { key: 'key-taken' } } });
  await ben.until(() => ben.scene?.remarks.length === 3);
  expect(ada.heard.filter(({ kind }) => kind === 'scene')).toHaveLength(1);
});

test('of two tabs the newest counts, and the older one is told never to come again', async () => {
  const { ada, id } = await two();
  const second = new Person(server, 'Ada', ada.id, ada.token);
  await second.visit(id);
  await ada.until(() => ada.code !== undefined);
  expect(ada.code).toBe(4001);
  expect(ada.heard.at(-1)).toEqual({ kind: 'bye', why: 'replaced', retry: null });
  expect((await second.do({ type: 'say', text: 'here' }, 'from the second tab')).kind).toBe('done');
});

describe('nobody is told anything', () => {
  const refused: readonly [string, (ada: Person, id: string) => unknown, number][] = [
    ['with a wrong token', (_, table) => hello({ token: 'x.y', table }), 4003],
    ['at a table that is not there', ({ token }) => hello({ token, table: 'nowhere' }), 4003],
    ['at what is no table', ({ token, id }) => hello({ token, table: `guest/${id}` }), 4003],
    [
      'who speaks another version',
      ({ token }, table) => hello({ token, table, protocol: 99 }),
      4426,
    ],
    ['who says something else first', () => ({ kind: 'join', id: 1, since: 0 }), 4400],
    ['who says no JSON', () => '{"kind":', 4400],
    ['who adds a key', ({ token }, table) => ({ ...hello({ token, table }), seat: 1 }), 4400],
  ];

  function hello(part: object) {
    return { kind: 'hello', protocol: PROTOCOL, token: '', table: '', since: 0, ...part };
  }

  test.each(refused)('%s', async (_, message, code) => {
    const ada = await server.guest('Ada');
    const { id } = await ada.opens();
    const eve = await server.guest('Eve');
    await eve.connect();
    eve.send(message(ada, id));
    await eve.until(() => eve.code !== undefined);
    expect(eve.code).toBe(code);
    expect(eve.heard.map(({ kind }) => kind)).toEqual(['bye']);
  });

  test('who was not invited', async () => {
    const [ada, eve] = [await server.guest('Ada'), await server.guest('Eve')];
    const { id } = await ada.opens();
    await eve.visit(id);
    expect([eve.code, eve.scene]).toEqual([4003, undefined]);
  });

  test('whose page comes from somewhere else', async () => {
    const codes = [];
    for (const origin of ['https://evil.example', 'https://cards.example.org', server.base]) {
      const eve = await server.guest('Eve');
      await eve.connect({ origin });
      eve.send('{}');
      await eve.until(() => eve.code !== undefined);
      codes.push(eve.code);
    }
    expect(codes).toEqual([4003, 4400, 4400]);
  });
});

describe('hostile frames end their own visit, and nobody else notices', () => {
  const hostile: readonly [string, (eve: Person) => void, readonly number[]][] = [
    ['one that is too long', (eve) => eve.send('x'.repeat(5000)), [1009, 4429]],
    ['bytes that are no text', (eve) => eve.sendBytes(Buffer.from([1, 2, 3])), [4400]],
    ['JSON in JSON in JSON', (eve) => eve.send(`${'['.repeat(2000)}${']'.repeat(2000)}`), [4400]],
    ['a number without end', (eve) => eve.send('{"kind":"join","id":1e999,"since":0}'), [4400]],
    ['a prototype', (eve) => eve.send('{"kind":"hint","id":1,"__proto__":{"x":1}}'), [4400]],
    [
      'somebody else’s seat',
      (eve) => eve.send('{"kind":"do","id":1,"key":"k","seen":0,"deed":{"type":"claim","seat":0}}'),
      [4400],
    ],
    [
      'too many',
      (eve) => {
        for (let i = 0; i < 200; i++) eve.send({ kind: 'stop', id: i });
      },
      [4429],
    ],
  ];

  test.each(hostile)('%s', async (_, attack, codes) => {
    const { ada, ben, id, secret } = await two();
    const eve = await server.guest('Eve');
    await eve.post(`/api/tables/${id}/come`, { secret });
    await eve.visit(id);
    attack(eve);
    await eve.until(() => eve.code !== undefined);
    expect(codes).toContain(eve.code);
    expect((await ada.do({ type: 'say', text: 'still here' })).kind).toBe('done');
    expect(ben.code).toBeUndefined();
  });
});

test('who is asked to leave is gone, and cannot come again', async () => {
  const { ada, id, secret } = await two();
  const eve = await server.guest('Eve');
  await eve.post(`/api/tables/${id}/come`, { secret });
  await eve.visit(id);
  await ada.until(() => ada.scene?.company?.members.length === 3);
  expect((await ada.do({ type: 'remove', member: 2 })).kind).toBe('done');
  await eve.until(() => eve.code !== undefined);
  expect(eve.code).toBe(4004);
  const again = await eve.ask('POST', `/api/tables/${id}/come`, { secret });
  expect(again.body.refusal.why.key).toBe('removed');
});

test('who watches is there before the start, and sees what everybody may see', async () => {
  const [ada, eve] = [await server.guest('Ada'), await server.guest('Eve')];
  const { id, secret } = await ada.opens(['me', 'random', 'random']);
  await eve.post(`/api/tables/${id}/come`, { secret });
  await eve.visit(id);
  expect([eve.scene?.view, eve.scene?.neighbours.length]).toEqual([null, 3]);
  await ada.visit(id);
  await ada.do({ type: 'next' });
  await eve.until(() => eve.scene?.view !== null);
  const { view } = eve.scene ?? {};
  expect([view?.eyes, view?.hand, view?.legal]).toEqual([-1, [], []]);
  const played = await eve.do({ type: 'play', parts: [] });
  expect(played).toMatchObject({ kind: 'refused', refusal: { why: { key: 'only-watching' } } });
});

test('a guest moves to another device in the middle of a deal, with the same seat and cards', async () => {
  const { ada, id } = await two();
  const { code } = await ada.post('/api/me/code');
  const { token } = await server.post('/api/codes', { code });
  const phone = new Person(server, 'Ada', ada.id, token);
  await phone.visit(id);
  await ada.until(() => ada.code !== undefined);
  expect([ada.code, phone.scene?.eyes]).toEqual([4001, 0]);
  expect(phone.scene?.view?.dealt).toEqual(ada.scene?.view?.dealt);
  expect((await phone.do({ type: 'say', phrase: 'thanks' }, 'from the phone')).kind).toBe('done');
});

test('a rematch has the same link, seats and people', async () => {
  const { ada, ben, id, secret } = await two();
  expect((await ada.do({ type: 'end' })).kind).toBe('done');
  await ben.until(() => ben.scene?.asked?.what === 'end');
  await ben.do({ type: 'agree' });
  await ada.until(() => ada.scene?.closed === 'ended');
  const [one, other] = await Promise.all([
    ada.post(`/api/tables/${id}/rematch`),
    ben.post(`/api/tables/${id}/rematch`),
  ]);
  expect([one.seat, other.seat, one.id === id]).toEqual([0, 1, false]);
  expect(other.id).toBe(one.id);
  const eve = await server.guest('Eve');
  expect(await eve.post(`/api/tables/${id}/come`, { secret })).toEqual({ id: one.id, seat: null });
  const [, , bot] = (await ada.visit(one.id)).scene?.neighbours ?? [];
  expect(bot?.level).toBe('random');
});

test('a rematch is played as it was agreed on, and who was sent away stays away', async () => {
  const [ada, ben, eve] = await Promise.all(
    ['Ada', 'Ben', 'Eve'].map((name) => server.guest(name)),
  );
  const { id, secret } = await ada.opens(['me', null, null, 'random']);
  await ada.visit(id);
  for (const each of [ben, eve]) await each.post(`/api/tables/${id}/come`, { secret });
  const agreement = { ...AGREEMENT, standIn: 'novice' };
  await ada.do({ type: 'change', players: 3, options: {}, agreement });
  await ada.do({ type: 'remove', member: 2 });
  await ada.do({ type: 'mute', member: 1 });
  expect((await ada.do({ type: 'end' })).kind).toBe('done');
  const next = await ada.post(`/api/tables/${id}/rematch`);
  const { neighbours, company, mine } = (await ada.visit(next.id)).scene ?? {};
  expect([neighbours?.length, company?.agreement.standIn, mine?.muted]).toEqual([3, 'novice', [1]]);
  const again = await eve.ask('POST', `/api/tables/${id}/come`, { secret });
  expect(again.body.refusal.why.key).toBe('removed');
});

test('there are no bots of a level that nobody thinks for', async () => {
  const ada = await server.guest('Ada');
  const { id } = await ada.opens();
  await ada.visit(id);
  const answer = await ada.do({ type: 'sit', at: 1, name: 'Robo', level: 'genius' });
  expect(answer).toMatchObject({ kind: 'refused', refusal: { why: { key: 'no-level' } } });
  expect((await ada.do({ type: 'sit', at: 1, name: 'Robo', level: 'master' })).kind).toBe('done');
});

test('who says too much at once is asked to wait, and nothing else happens to them', async () => {
  const { ada, ben } = await two();
  const kinds = [];
  for (let i = 0; i < 8; i++) kinds.push((await ada.do({ type: 'say', text: `${i}` })).kind);
  expect(kinds.slice(0, 6)).toEqual(Array(6).fill('done'));
  expect(kinds).toContain('refused');
  expect(ada.code).toBeUndefined();
  await ben.until(() => ben.scene?.remarks.length === 6);
});

test('a finished match is there for those who sat at it, with a record that anybody can check', async () => {
  const { ada, ben, id, secret } = await two();
  await playDeal([ada, ben]);
  const eve = await server.guest('Eve');
  expect((await ada.ask('POST', `/api/tables/${id}/history`, {})).status).toBe(403);
  await ada.do({ type: 'end' });
  await ben.until(() => ben.scene?.asked?.what === 'end');
  await ben.do({ type: 'agree' });
  // Who has left since is there still, among those who played.
  await ben.do({ type: 'go' });
  const told = (await ben.ask('POST', `/api/tables/${id}/history`, {})).body;
  const { sheet, record, names, own } = told;
  expect([sheet.length, record.deals.length, names[1], own]).toEqual([1, 1, 'Ben', [1]]);
  expect(record.deals[0].commitment).toBe(ada.scene?.commitment);
  expect((await eve.ask('POST', `/api/tables/${id}/history`, {})).status).toBe(403);
  expect((await eve.ask('POST', `/api/tables/${id}/history`, { secret })).status).toBe(200);
});

test('where there is no room for one more, they are told to come again', async () => {
  const small = await Served.open({}, 1);
  const [ada, ben] = [await small.guest('Ada'), await small.guest('Ben')];
  await ada.visit((await ada.opens()).id);
  await ben.connect();
  await ben.until(() => ben.code !== undefined);
  expect(ben.heard).toMatchObject([{ kind: 'bye', why: 'restart', retry: expect.any(Number) }]);
  await small.close();
});

test('when it is stopped everybody is told to come again, each after a moment of their own', async () => {
  const stopping = await Served.open();
  const people = await Promise.all(['A', 'B', 'C', 'D'].map((name) => stopping.guest(name)));
  for (const person of people) await person.visit((await person.opens(['me', null, null])).id);
  await stopping.close();
  await Promise.all(people.map((person) => person.until(() => person.code !== undefined)));
  const byes = people.map(({ heard }) => heard.at(-1));
  expect(byes).toEqual(people.map(() => expect.objectContaining({ kind: 'bye', why: 'restart' })));
  expect(new Set(byes.map((bye) => Object(bye).retry)).size).toBeGreaterThan(1);
  expect(people.map(({ code }) => code)).toEqual(people.map(() => 1012));
});

test('the log has no card, no token, no secret and nothing that anybody wrote', async () => {
  const { ada, ben, secret } = await two();
  await ada.do({ type: 'say', text: 'a secret remark' });
  await playDeal([ada, ben]);
  const log = server.lines.join('');
  for (const word of [ada.token, ben.token, secret, 'a secret remark', 'Ada', '127.0.0.1']) {
    expect(log).not.toContain(word);
  }
  expect(log).not.toMatch(/"[WFNT](A|K|\d+)"/);
});
