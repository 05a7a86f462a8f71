import { games, replay } from '@overtrick/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Desk } from './desk.ts';
import { files } from './games.ts';
import type { Answers, Ask, Scene } from './protocol.ts';
import { Shelf } from './shelf.ts';

async function must<A extends Ask>(desk: Desk, ask: A): Promise<Answers[A['kind']]> {
  const answer = await desk.answer(ask);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value as Answers[A['kind']];
}

function wish(game: string, players: number) {
  const bots = Array.from({ length: players }, (_, i) => (i === 0 ? null : 'random'));
  const names = bots.map((_, i) => `P${i}`);
  return { game, players, seed: 'desk', bots, names };
}

/** Lets bots act until it is the person's turn or the deal is over. */
async function toPerson(desk: Desk, scene: Scene): Promise<Scene> {
  let now = scene;
  while (!now.dealOver && !now.view.acting.includes(0)) now = await must(desk, { kind: 'bot' });
  return now;
}

test('without a table there is nothing to play at', async () => {
  expect(await new Desk().answer({ kind: 'bot' })).toEqual({
    ok: false,
    error: { problem: 'there is no table' },
  });
});

test('what is no question is refused, changes nothing, and is never answered with the record', async () => {
  const desk = new Desk();
  const { saved } = await must(desk, { kind: 'open', wish: wish('mu', 4) });
  const message = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.record({ kind: fc.constantFrom('', '__proto__', 'constructor', 'Record', 'peek', 0, null) }),
    fc.record({ kind: fc.constantFrom('play', 'halfway'), parts: fc.jsonValue() }),
    fc.record({
      kind: fc.constantFrom('open', 'resume'),
      wish: fc.jsonValue(),
      saved: fc.jsonValue(),
    }),
  );
  await fc.assert(
    fc.asyncProperty(message, async (ask) => {
      const answer = await desk.answer(ask as unknown as Ask);
      expect(answer.ok && Object(answer.value).legal === undefined).toBe(false);
    }),
    { numRuns: 150, seed: 1 },
  );
  expect((await must(desk, { kind: 'undo' })).saved).toBe(saved);
});

test('the games of the registry are offered with what can be varied', async () => {
  const offers = await must(new Desk(), { kind: 'games' });
  expect(offers.map(({ name }) => name)).toEqual(games.map(({ name }) => name));
  const target = offers[0].options.find(({ name }) => name === 'goalBase');
  expect(target?.defaults).toEqual({ 3: 10, 4: 28, 5: 21, 6: 16 });
  expect(target?.most).toBe(1_000_000);
});

test.each(['', 'not JSON', '{}', '[1]', '{"format":"overtrick-table/1"}'])(
  'what was kept as %j is refused in words',
  async (saved) => {
    expect((await new Desk().answer({ kind: 'resume', saved })).ok).toBe(false);
  },
);

test('each game of the registry has a file of its own to be loaded', () => {
  expect(Object.keys(files)).toEqual(games.map(({ name }) => name));
});

/** Files of which each tells when it is loaded. */
function watched(loads: string[], load = (name: string) => files[name]()) {
  const told = Object.keys(files).map((name) => {
    const file = () => {
      loads.push(name);
      return load(name);
    };
    return [name, file] as const;
  });
  return new Desk(new Shelf(Object.fromEntries(told)));
}

test('offers and checks load no game, a table loads its own, and only once', async () => {
  const loads: string[] = [];
  const desk = watched(loads);
  await must(desk, { kind: 'games' });
  expect(await must(desk, { kind: 'check', wish: wish('gamut', 5) })).toHaveLength(1);
  expect(loads).toEqual([]);
  const { saved } = await must(desk, { kind: 'open', wish: wish('gamut', 4) });
  await must(desk, { kind: 'resume', saved });
  expect(loads).toEqual(['gamut']);
});

test('what is asked while a game is being loaded is answered after it', async () => {
  const desk = watched([]);
  const order: string[] = [];
  const asks: Ask[] = [
    { kind: 'open', wish: wish('mu', 4) },
    { kind: 'record' },
    { kind: 'games' },
  ];
  const answers = asks.map(async (ask) => {
    await must(desk, ask);
    order.push(ask.kind);
  });
  await Promise.all(answers);
  expect(order).toEqual(['open', 'record', 'games']);
});

test('a game that cannot be loaded is told so, its table stays closed, and a later try may work', async () => {
  let isThere = false;
  const desk = watched([], (name) => (isThere ? files[name]() : Promise.reject(new Error('404'))));
  const opened = await desk.answer({ kind: 'open', wish: wish('mu', 4) });
  expect(opened).toEqual({ ok: false, error: { unloaded: 'Error: 404' } });
  expect((await desk.answer({ kind: 'record' })).ok).toBe(false);
  isThere = true;
  const { saved } = await must(desk, { kind: 'open', wish: wish('mu', 4) });
  isThere = false;
  const resumed = await watched([], () => Promise.reject(new Error('404'))).answer({
    kind: 'resume',
    saved,
  });
  expect(resumed).toEqual({ ok: false, error: { unloaded: 'Error: 404' } });
});

test('a game that there is not is refused with the nearest, and nothing is loaded for it', async () => {
  const loads: string[] = [];
  const desk = watched(loads);
  const opened = await desk.answer({ kind: 'open', wish: wish('gamu', 4) });
  expect(opened).toMatchObject({
    error: { problem: expect.stringContaining('did you mean gamut?') },
  });
  const { saved } = await must(new Desk(), { kind: 'open', wish: wish('mu', 4) });
  for (const name of ['chess', '__proto__', 'constructor']) {
    const resumed = await desk.answer({
      kind: 'resume',
      saved: saved.replace('"game":"mu"', `"game":"${name}"`),
    });
    const problem = expect.stringContaining(`there is no game "${name}"`);
    expect(resumed).toMatchObject({ error: { problem } });
  }
  expect(loads).toEqual([]);
});

describe.each(games.map(({ name, seats }) => [name, seats[0]] as const))('%s', (game, players) => {
  test('a scene is plain data, and what is kept resumes to the same scene', async () => {
    const desk = new Desk();
    const scene = await toPerson(
      desk,
      await must(desk, { kind: 'open', wish: wish(game, players) }),
    );
    expect(structuredClone(scene)).toEqual(scene);
    expect(await must(new Desk(), { kind: 'resume', saved: scene.saved })).toEqual(scene);
    expect(replay(await must(desk, { kind: 'record' }), games).ok).toBe(true);
  });

  test('every action that is open can be begun, and what is not open is refused with its clause', async () => {
    const desk = new Desk();
    const { view } = await toPerson(
      desk,
      await must(desk, { kind: 'open', wish: wish(game, players) }),
    );
    for (const part of view.legal)
      expect((await desk.answer({ kind: 'halfway', parts: [part] })).ok).toBe(true);
    const refused = await desk.answer({ kind: 'play', parts: ['play card nothing'] });
    expect(refused).toMatchObject({ ok: false, error: { refusal: { clause: 'overtrick/1' } } });
  });
});
