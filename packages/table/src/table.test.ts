import {
  deriveSeed,
  type Game,
  game,
  games,
  replay,
  StreamRandom,
  seedFromText,
} from '@overtrick/engine';
import { describe, expect, test } from 'vitest';
import { oldSave } from '../test/old-save.ts';
import { QuickTable } from '../test/quick.ts';
import { openHost, PERSON, playOn, portsOf, SimulatedClock } from '../test/simulation.ts';
import { Host } from './host.ts';
import { house } from './house.ts';
import { HOUSE } from './log.ts';
import { tableOf } from './made.ts';
import { logOfSave } from './save.ts';
import { checkSeating } from './seating.ts';
import { handsBefore, takenTricks } from './tricks.ts';

const mu = game('mu') as Game;
const SECRET = seedFromText('a secret');

function plain<T>(value: T): T {
  return JSON.parse(JSON.stringify(value));
}

test('the dealer and the cards are those that docs/deals.md derives from the seed', () => {
  const { record, table } = new QuickTable(mu);
  const seed = deriveSeed(seedFromText('a table'), 'seed/0');
  const dealer = new StreamRandom(seed, 'dealer').below(4);
  expect(record.deals[0].dealer).toBe(dealer);
  const setup = table.match?.setup;
  const state = mu.deal({ ...setup, dealer } as never, new StreamRandom(seed, 'deal/0'));
  expect(record.deals[0].hands).toEqual(mu.layout(state).hands);
});

describe.each(games.map((rules) => [rules.name, rules] as const))('%s', (name, rules) => {
  test('a record of the table replays', () => {
    const replayed = replay(plain(new QuickTable(rules).playOn(150).record), games);
    expect(replayed.ok || replayed.error).toBe(true);
  });

  test('a table that was put aside goes on as if it had not been', async () => {
    const [one, other] = [await openHost(rules), await openHost(rules)];
    await playOn(one, 12);
    await playOn(other, 6);
    other.host.close();
    const clock = new SimulatedClock();
    const loaded = await Host.load('table', rules, portsOf(clock, { store: other.store }));
    if (!loaded.ok) throw new Error(loaded.error);
    const resumed = { host: loaded.value, clock, store: other.store };
    await playOn(resumed, 6);
    const facts = (host: Host) => host.log.map((entry) => entry.facts);
    expect(facts(resumed.host)).toEqual(facts(one.host));
  });

  test('undo gives the decision back, and the same answer leads to the same table', async () => {
    const table = await openHost(rules);
    await playOn(table, 4);
    const { host } = table;
    const before = host.view(0);
    await playOn(table, 1);
    const after = host.view(0);
    expect(after).not.toEqual(before);
    await host.submit(PERSON, 'back', { type: 'undo', seat: 0 });
    expect(host.view(0)).toEqual(before);
    await playOn(table, 1);
    expect(host.view(0)).toEqual(after);
  });

  test('a refused move changes nothing, not even what chance brings next', () => {
    const [table, twin] = [new QuickTable(rules).toCards(), new QuickTable(rules).toCards()];
    const [reason] = table.table.reasons(table.view());
    const card = reason?.card ?? 'no card';
    expect(table.play({ seat: 0, type: 'play', card })).toBe(false);
    expect(table.playOn(60).record).toEqual(twin.playOn(60).record);
  });

  test('every own card is either legal or has a reason with a clause', () => {
    const table = new QuickTable(rules);
    for (let i = 0; i < 120; i++) {
      table.playOn(1);
      const view = table.view();
      const played = view.legal.filter(({ type, field }) => type === 'play' && field === 'card');
      if (played.length === 0) continue;
      const reasons = table.table.reasons(view);
      const legal = played.map(({ value }) => value);
      const own = new Set([...view.hand, ...view.displays[0]]);
      expect(new Set([...legal, ...reasons.map(({ card }) => card)])).toEqual(own);
      for (const { refusal } of reasons) expect(refusal.clause).toMatch(`${name}/`);
    }
  });

  test('nobody hears of cards that they may not see', () => {
    const { table } = new QuickTable(rules).playOn(10);
    const hands = table.story(1).filter(({ type }) => type === 'hand');
    expect(hands.length).toBeGreaterThan(0);
    expect(hands.every((event) => Object(event).seat === 1)).toBe(true);
    expect(table.story(-1).some(({ type }) => type === 'hand')).toBe(false);
  });

  test('the sheet adds up, deal by deal', () => {
    const sheet = new QuickTable(rules).playOn(400).table.sheet();
    expect(sheet.length).toBeGreaterThan(1);
    const totals = sheet[0].scores.map(() => 0);
    for (const deal of sheet) {
      for (const { seat: who, score } of deal.lines) totals[who] += score;
      expect(deal.totals).toEqual(totals);
    }
  });
});

test('nobody moves, takes back or claims for a bot, or from a seat that there is not', () => {
  const table = new QuickTable(mu).toCards();
  const before = JSON.stringify(table.log);
  const move = table.personsMove();
  for (const seat of [1, 4, 0.5, 32, -1]) {
    const done = table.ask({ type: 'play', move: { ...move, seat } });
    expect(done.ok ? '' : done.error.why.key).toMatch(/^(seat-of-other|no-seat-given)$/);
    expect([table.undo(seat), table.claim(seat)]).toEqual([false, false]);
  }
  for (const by of ['somebody', '', HOUSE]) {
    const done = table.ask({ type: 'play', move }, by);
    expect(done.ok ? {} : done.error.why).toEqual({ key: 'seat-of-other', values: { seat: 0 } });
  }
  expect(JSON.stringify(table.log)).toBe(before);
  expect(table.play(move)).toBe(true);
});

test('undo alone against bots goes back into the deal before, and no further than the first decision', () => {
  const table = new QuickTable(mu);
  table.playUntil(() => table.table.deal > 0);
  expect(table.undo()).toBe(true);
  expect(table.table.deal).toBe(0);
  expect(table.table.dealOver).toBe(false);
  while (table.undo());
  expect(table.view().history.some(({ seat }) => seat === 0)).toBe(false);
});

test('the next deal waits for the end of this one', () => {
  const table = new QuickTable(mu);
  const next = table.ask({ type: 'next' });
  expect(next.ok ? '' : next.error.why.key).toBe('deal-not-over');
});

describe.each(['mu', 'mutwo', 'yamv', 'gamut'])('claiming the rest in %s', (name) => {
  const rules = game(name) as Game;
  /** The first match in which the person may claim: looked for once, as in Gamut that takes many. */
  let match = 0;
  function toClaim(): QuickTable {
    const table = new QuickTable(rules, { seed: `match ${match}` });
    const isSure = () => table.table.claimOf(table.view()) !== undefined;
    table.playUntil(() => table.table.over || isSure());
    if (!table.table.over) return table;
    match++;
    return toClaim();
  }

  test('gives every trick to who claims, by ordinary moves', () => {
    const table = toClaim();
    const { deal } = table.table;
    const before = table.view().tricks.length;
    expect(table.claim()).toBe(true);
    expect(table.table.dealOver).toBe(true);
    const rest = table.record.deals[deal].tricks.slice(before);
    expect(rest.length).toBeGreaterThan(1);
    expect(rest.every(({ winner }) => winner === 0)).toBe(true);
    expect(replay(plain(table.record), games).ok).toBe(true);
  });

  test('is taken back as one decision', () => {
    const table = toClaim();
    const before = table.view();
    table.claim();
    expect(table.undo()).toBe(true);
    expect(table.view()).toEqual(before);
  });
});

test('who is not certain of the rest cannot claim it', () => {
  const table = new QuickTable(mu).toCards();
  expect(table.claim()).toBe(false);
  expect(table.table.dealOver).toBe(false);
});

test('the taken tricks hold every card that was played, each with its winner', () => {
  const table = new QuickTable(mu).toCards();
  table.playUntil(() => table.view().tricks.length >= 3);
  const view = table.view();
  const taken = takenTricks(view);
  expect(taken.map(({ winner }) => winner)).toEqual(view.tricks.map(({ winner }) => winner));
  expect(taken.map(({ plays }) => plays[0].seat)).toEqual(view.tricks.map(({ leader }) => leader));
  expect(taken.every(({ plays }) => plays.length === 4)).toBe(true);
});

describe('what cannot be seated is refused with what can', () => {
  const wish = {
    game: 'mu',
    players: 3,
    seed: 's',
    names: ['a', 'b', 'c'],
    bots: [null, null, null],
  };
  test.each([
    [{ game: 'muu' }, /did you mean mu\?/],
    [{ players: 9 }, /3 to 6 players, not 9/],
    [{ players: 2.5 }, /3 to 6 players/],
    [{ names: ['a'] }, /3 seats/],
    [{ bots: [null, 'novise', null] }, /did you mean novice\?/],
    [{ bots: [null, '', null] }, /no level ""/],
    [{ names: ['a', 'b', 'c\x1b[2J'] }, /plain name/],
    [{ names: undefined }, /3 seats/],
    [{ game: undefined }, /no game nothing/],
    [{ seed: 5 }, /"seed" must be a text/],
    [{ options: null }, /options must be an object/],
    [{ options: { target: 0 } }, /target must be.*mu\/8\.1/],
  ])('%j', (change, message) => {
    const seating = checkSeating({ ...wish, ...change }, house);
    expect(seating.ok ? '' : seating.error).toMatch(message);
  });
});

describe('a save that cannot be trusted is refused', () => {
  const { saved } = plain(oldSave(mu));
  const { record } = saved;
  const withRecord = (change: object) => ({ ...saved, record: { ...record, ...change } });
  test.each([
    ['nothing', null, /not a saved table/],
    ['another format', { ...saved, format: 'x' }, /not a saved table/],
    ['no record', { ...saved, record: undefined }, /record is wrong/],
    [
      'a move of another kind',
      withRecord({ deals: [{ ...record.deals[0], moves: [{ seat: 0, type: 'jump' }] }] }),
      /deal 0, move 0/,
    ],
    [
      'another seed',
      withRecord({ seed: seedFromText('other') }),
      /not the one that its seed gives/,
    ],
    ['no seed', withRecord({ seed: undefined }), /no seed/],
    ['a seat without a sitter', { ...saved, bots: [null] }, /"bots"/],
    ['an unknown level', { ...saved, bots: [null, 'x', 'x', 'x'] }, /no level "x"/],
    [
      'a name that commands the terminal',
      withRecord({ names: ['a\x1b[2J', 'b', 'c', 'd'] }),
      /plain names/,
    ],
  ])('%s', (_, value, message) => {
    const log = logOfSave(value, house, { by: PERSON, secret: SECRET });
    expect(log.ok ? '' : log.error).toMatch(message);
  });
});

describe('a log that cannot be trusted is refused', () => {
  const [open, ...rest] = plain(new QuickTable(mu).playOn(30).log);
  const opening = open.facts[0];
  if (opening.type !== 'open') throw new Error('a log begins with an open table');
  const opened = (change: object) => [{ ...open, facts: [{ ...opening, ...change }] }, ...rest];
  const then = (fact: object) => [open, { ...rest[0], facts: [fact] }, ...rest.slice(1)];
  const jump = { seat: 0, type: 'play', card: 'R7' };
  test.each([
    ['no entry', [], /does not begin with an open table/],
    ['no beginning', rest, /does not begin with an open table/],
    ['a gap', [open, ...rest.slice(1)], /entry 3 cannot follow 1/],
    ['another game', opened({ game: 'yamv' }), /a table of yamv, not of mu/],
    ['too many players', opened({ players: 9 }), /seats are not in order/],
    ['a seat without a sitter', opened({ sitters: [null] }), /seats are not in order/],
    [
      'a name that commands the terminal',
      opened({ sitters: opening.sitters.map((each) => ({ ...each, name: 'a\x1b[2J' })) }),
      /seats are not in order/,
    ],
    ['an option that there is not', opened({ options: { targt: 3 } }), /targt/],
    ['a move before the first deal', then({ type: 'play', move: {} }), /before the first deal/],
    [
      'somebody in a seat of their own',
      then({ type: 'sit', seat: 9, sitter: { kind: 'empty' } }),
      /sits where/,
    ],
    [
      'somebody who is nobody',
      then({ type: 'sit', seat: 1, sitter: {} }),
      /entry 2 has no meaning/,
    ],
    ['a seed that is none', then({ type: 'commit', seed: 'ab' }), /entry 2 has no meaning/],
    ['a secret that is none', opened({ secret: 5 }), /is no seed/],
    ['a fact that nobody knows', then({ type: 'jump' }), /entry 2 has no meaning/],
    [
      'a move that the rules do not allow',
      [open, rest[0], { ...rest[1], facts: [{ type: 'play', move: jump }] }],
      /a move of the log is refused/,
    ],
  ])('%s', (_, entries, message) => {
    const table = tableOf(mu, entries as typeof rest);
    expect(table.ok ? '' : table.error).toMatch(message);
  });
});

function sorted(cards: readonly string[] = []): string[] {
  return [...cards].sort();
}

test('before each trick one had what one was dealt without what one had played', () => {
  const table = new QuickTable(game('mutwo') as Game).toCards();
  table.playUntil(() => table.view().tricks.length >= 3);
  const view = table.view();
  const [first] = takenTricks(view)[0].plays.filter((play) => play.seat === 0);
  expect(sorted(handsBefore(view, 0)[0])).toEqual(sorted(view.dealt));
  expect(handsBefore(view, 1)[0]).toHaveLength(view.dealt.length - 1);
  expect(handsBefore(view, 1)[0]).not.toContain(first.card);
  expect(handsBefore(view, 0)[1]).toBeUndefined();
});

test('after the deal everybody’s hands before each trick are known', () => {
  const table = new QuickTable(game('mutwo') as Game).toCards();
  table.playUntil(() => table.table.dealOver);
  const hands = handsBefore(table.view(), 0).map(sorted);
  expect(hands).toEqual(table.record.deals[table.table.deal].hands.map(sorted));
});
