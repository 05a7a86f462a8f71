import { levels } from '@overtrick/bots';
import { FastRandom, type Game, game, games, play, type Seat, say, seen } from '@overtrick/engine';
import { describe, expect, test } from 'vitest';
import { type Command, HOUSE, Host, MemoryStore } from '../src/index.ts';
import { isNews, wordsIn } from '../src/undo.ts';
import { pointsOf } from './positions.ts';
import { openHost, openingFor, portsOf, SimulatedClock } from './simulation.ts';

const PEOPLE = ['ada', 'ben', 'cleo', 'dan', 'eva'];

/** A table of people only, whose seats are theirs in this order. */
async function people(rules: Game, players = 4): Promise<Host> {
  const bots = Array.from({ length: players }, () => null);
  const opening = openingFor(rules, { bots });
  const sitters = bots.map((_, seat) => ({
    kind: 'person' as const,
    name: PEOPLE[seat],
    id: PEOPLE[seat],
  }));
  const ports = portsOf(new SimulatedClock(), { store: new MemoryStore() });
  const host = await Host.open('table', rules, { ...opening, sitters }, PEOPLE[0], ports);
  if (!host.ok) throw new Error(host.error);
  await host.value.submit(PEOPLE[0], 'deal', { type: 'next' });
  return host.value;
}

let keys = 0;
async function ask(host: Host, by: string, command: Command): Promise<string> {
  const done = await host.submit(by, `key ${keys++}`, command);
  return done.ok ? 'ok' : say(host.game, done.error.why);
}

function actingIn(host: Host): Seat {
  return host.view(0)?.acting[0] ?? 0;
}

/** Whoever is to act does something at random; who it was. */
async function step(host: Host, choose = new FastRandom(1)): Promise<Seat> {
  const seat = actingIn(host);
  const view = host.view(seat);
  if (!view) throw new Error('nothing is dealt');
  const { move } = levels.random.think(view, choose, {});
  expect(await ask(host, PEOPLE[seat], { type: 'play', move })).toBe('ok');
  return seat;
}

/** As far as a move of a kind; who made it. */
async function stepTo(host: Host, type: string): Promise<Seat> {
  for (let i = 0; i < 400; i++) {
    const seat = await step(host, new FastRandom(i));
    if (host.view(seat)?.history.at(-1)?.type === type) return seat;
    if (host.view(0)?.phase === 'over') await ask(host, PEOPLE[0], { type: 'next' });
  }
  throw new Error(`nobody made a ${type}`);
}

describe('among people', () => {
  const mu = game('mu') as Game;

  test('a move is taken back only if all others agree', async () => {
    const host = await people(mu);
    const seat = await step(host);
    const before = host.view(-1)?.history.length;
    expect(await ask(host, PEOPLE[seat], { type: 'undo', seat })).toBe('ok');
    expect(host.view(-1)?.history.length).toBe(before);
    const others = [0, 1, 2, 3].filter((each) => each !== seat);
    for (const each of others.slice(0, -1)) {
      expect(await ask(host, PEOPLE[each], { type: 'agree', seat: each })).toBe('ok');
      expect(host.view(-1)?.history.length).toBe(before);
    }
    const last = others[others.length - 1];
    expect(await ask(host, PEOPLE[last], { type: 'agree', seat: last })).toBe('ok');
    expect(host.view(-1)?.history.length).toBe((before ?? 0) - 1);
  });

  test('one who declines ends it, and nobody agrees for another or for themselves', async () => {
    const host = await people(mu);
    const seat = await step(host);
    const other = (seat + 1) % 4;
    await ask(host, PEOPLE[seat], { type: 'undo', seat });
    expect(await ask(host, PEOPLE[seat], { type: 'agree', seat })).toMatch(/asked yourself/);
    expect(await ask(host, PEOPLE[seat], { type: 'agree', seat: other })).toMatch(/not yours/);
    expect(await ask(host, HOUSE, { type: 'agree', seat: other })).toMatch(/not yours/);
    expect(await ask(host, PEOPLE[other], { type: 'decline', seat: other })).toBe('ok');
    expect(await ask(host, PEOPLE[other], { type: 'agree', seat: other })).toMatch(/nobody asks/);
  });

  test('somebody else’s move is never taken back, nor one’s own after theirs', async () => {
    const host = await people(mu);
    const seat = await step(host);
    const next = await step(host);
    expect(await ask(host, PEOPLE[seat], { type: 'undo', seat })).toMatch(/moved since/);
    expect(await ask(host, PEOPLE[seat], { type: 'undo', seat: next })).toMatch(/not yours/);
  });

  test('who has moved and left keeps their move', async () => {
    const host = await people(mu, 3);
    const seat = await step(host);
    const next = await step(host);
    for (const each of [0, 1, 2].filter((other) => other !== seat)) {
      await ask(host, PEOPLE[each], { type: 'leave', seat: each });
    }
    expect(next).not.toBe(seat);
    expect(await ask(host, PEOPLE[seat], { type: 'undo', seat })).toMatch(/moved since/);
  });

  test('who has no seat deals, pauses and shuffles nothing', async () => {
    const host = await people(mu);
    for (const type of ['next', 'pause', 'continue', 'shuffle'] as const) {
      expect(await ask(host, 'somebody', { type })).toMatch(/only watches/);
    }
    expect(await ask(host, PEOPLE[1], { type: 'shuffle' })).toMatch(/only watches/);
  });

  test('what was asked for is over as soon as somebody moves', async () => {
    const host = await people(mu);
    const seat = await step(host);
    await ask(host, PEOPLE[seat], { type: 'undo', seat });
    const next = await step(host);
    expect(await ask(host, PEOPLE[next], { type: 'agree', seat: next })).toMatch(/nobody asks/);
  });

  // The stock is seen before it is exchanged (YAMV); the last gift brings those of the others (Gamut); a
  // token is drawn for who takes a trick (Ninja Whist).
  test.each([
    ['ninja-whist', 'play', /something new/],
    ['gamut', 'give', /something new/],
  ])('%s: a %s that has brought something to light stays', async (name, type, why) => {
    const host = await people(game(name) as Game);
    for (let i = 0; i < 60; i++) {
      const seat = await stepTo(host, type);
      const answer = await ask(host, PEOPLE[seat], { type: 'undo', seat });
      if (why.test(answer)) return;
      expect(answer).toMatch(/ok|moved since/);
      const other = (seat + 1) % 4;
      await ask(host, PEOPLE[other], { type: 'decline', seat: other });
    }
    throw new Error('nothing ever came to light');
  });
});

test('nobody moves, claims or takes back for a bot, for another, or from a seat that there is not', async () => {
  const { host } = await openHost(game('mu') as Game);
  await ask(host, 'person', { type: 'next' });
  const before = host.log.length;
  const NO = /not yours|must be a seat|nothing that can be asked/;
  const pass = (seat: Seat): Command => ({ type: 'play', move: { seat, type: 'pass' } });
  for (const seat of [1, 4, -1, 0.5, 32]) {
    for (const by of ['person', 'somebody']) {
      expect(await ask(host, by, pass(seat))).toMatch(NO);
      expect(await ask(host, by, { type: 'claim', seat })).toMatch(NO);
      expect(await ask(host, by, { type: 'undo', seat })).toMatch(NO);
    }
  }
  expect(await ask(host, 'somebody', pass(0))).toMatch(NO);
  expect(host.log.length).toBe(before);
});

test.each(games.map((each) => [each.name, each] as const))(
  'what a move of %s brings to light in a view is told too',
  (_, rules) => {
    for (let seed = 0; seed < 12; seed++) {
      for (const { state, move } of pointsOf(rules, seed)) {
        const played = play(rules, state, move, new FastRandom(seed));
        if (!played.ok) throw new Error('it was legal');
        const next = played.value;
        if (rules.acting(next.state) === 0) continue;
        const before = rules.view(state, move.seat);
        // Which cards are trumps, or would be, follows from the rules: nobody has seen them for that.
        const ranks = { trumps: [], offers: [] };
        const after = { ...rules.view(next.state, move.seat), ...ranks };
        const [known, deck] = [wordsIn(before, new Set()), rules.deck(before.setup)];
        const shown = [...wordsIn(after, new Set())].filter((word) => deck.includes(word));
        if (shown.every((card) => known.has(card))) continue;
        const earlier = { ...before, view: () => before };
        expect(isNews(rules, earlier, seen(next.events, move.seat), after.hand)).toBe(true);
      }
    }
  },
);
