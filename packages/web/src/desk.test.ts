import { games, replay } from '@overtrick/engine';
import { describe, expect, test } from 'vitest';
import { Desk } from './desk.ts';
import type { Answers, Ask, Scene } from './protocol.ts';

function must<A extends Ask>(desk: Desk, ask: A): Answers[A['kind']] {
  const answer = desk.answer(ask);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value as Answers[A['kind']];
}

function wish(game: string, players: number) {
  const bots = Array.from({ length: players }, (_, i) => (i === 0 ? null : 'random'));
  const names = bots.map((_, i) => `P${i}`);
  return { game, players, seed: 'desk', bots, names };
}

/** Lets bots act until it is the person's turn or the deal is over. */
function toPerson(desk: Desk, scene: Scene): Scene {
  let now = scene;
  while (!now.dealOver && !now.view.acting.includes(0)) now = must(desk, { kind: 'bot' });
  return now;
}

test('without a table there is nothing to play at', () => {
  expect(new Desk().answer({ kind: 'bot' })).toEqual({
    ok: false,
    error: { problem: 'there is no table' },
  });
});

test('the games of the registry are offered with what can be varied', () => {
  const offers = must(new Desk(), { kind: 'games' });
  expect(offers.map(({ name }) => name)).toEqual(games.map(({ name }) => name));
  const target = offers[0].options.find(({ name }) => name === 'goalBase');
  expect(target?.defaults).toEqual({ 3: 10, 4: 28, 5: 21, 6: 16 });
});

test.each(['', 'not JSON', '{}', '[1]', '{"format":"overtrick-table/1"}'])(
  'what was kept as %j is refused in words',
  (saved) => {
    expect(new Desk().answer({ kind: 'resume', saved }).ok).toBe(false);
  },
);

describe.each(games.map(({ name, seats }) => [name, seats[0]] as const))('%s', (game, players) => {
  test('a scene is plain data, and what is kept resumes to the same scene', () => {
    const desk = new Desk();
    const scene = toPerson(desk, must(desk, { kind: 'open', wish: wish(game, players) }));
    expect(structuredClone(scene)).toEqual(scene);
    expect(must(new Desk(), { kind: 'resume', saved: scene.saved })).toEqual(scene);
    expect(replay(must(desk, { kind: 'record' }), games).ok).toBe(true);
  });

  test('every action that is open can be begun, and what is not open is refused with its clause', () => {
    const desk = new Desk();
    const { view } = toPerson(desk, must(desk, { kind: 'open', wish: wish(game, players) }));
    for (const part of view.legal)
      expect(desk.answer({ kind: 'halfway', parts: [part] }).ok).toBe(true);
    const refused = desk.answer({ kind: 'play', parts: ['play card nothing'] });
    expect(refused).toMatchObject({ ok: false, error: { refusal: { clause: 'overtrick/1' } } });
  });
});
