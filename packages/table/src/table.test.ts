import { levels } from '@overtrick/bots';
import { FastRandom, game, games, replay, StreamRandom, seedFromText } from '@overtrick/engine';
import { describe, expect, test } from 'vitest';
import { house } from './house.ts';
import { resume, save } from './save.ts';
import { checkSeating, type Wish } from './seating.ts';
import { Table } from './table.ts';
import { handsBefore, takenTricks } from './tricks.ts';

const PERSON = 0;

function seat(name: string, wish: Partial<Wish> = {}): Table {
  const players = wish.players ?? Math.max(4, game(name)?.seats[0] ?? 4);
  const bots = Array.from({ length: players }, (_, i) => (i === PERSON ? null : 'random'));
  const names = bots.map((_, i) => `P${i}`);
  const seating = checkSeating(
    { game: name, players, seed: 'a table', names, bots, ...wish },
    house,
  );
  if (!seating.ok) throw new Error(seating.error);
  return new Table(seating.value);
}

/** Plays for the person too, as a bot would; `moves` counts everybody's. */
function playOn(table: Table, moves: number): Table {
  for (let i = 0; i < moves && !table.over; i++) {
    if (table.nextDeal() || table.playBot()) continue;
    const { move } = levels.random.think(table.view(PERSON), new FastRandom(i), {});
    expect(table.play(PERSON, move).ok).toBe(true);
  }
  return table;
}

/** To the person's first turn in the play of cards. */
function toCards(table: Table): Table {
  while (table.view(PERSON).phase !== 'play' || !table.acting.includes(PERSON)) playOn(table, 1);
  return table;
}

test('the dealer and the cards are those that docs/deals.md derives from the seed', () => {
  const table = seat('mu');
  const seed = seedFromText('a table');
  const dealer = new StreamRandom(seed, 'dealer').below(4);
  expect(table.match.setup.dealer).toBe(dealer);
  const rules = table.game;
  const state = rules.deal(table.match.setup, new StreamRandom(seed, 'deal/0'));
  expect(table.record().deals[0].hands).toEqual(rules.layout(state).hands);
});

describe.each(games.map(({ name }) => name))('%s', (name) => {
  test('a record of the table replays', () => {
    const replayed = replay(JSON.parse(JSON.stringify(playOn(seat(name), 150).record())), games);
    expect(replayed.ok || replayed.error).toBe(true);
  });

  test('a table that was put aside goes on as if it had not been', () => {
    const table = playOn(seat(name), 97);
    const resumed = resume(JSON.parse(JSON.stringify(save(table))), house);
    if (!resumed.ok) throw new Error(resumed.error);
    expect(resumed.value.story(PERSON)).toEqual(table.story(PERSON));
    expect(playOn(resumed.value, 120).record()).toEqual(playOn(table, 120).record());
  });

  test('undo gives the decision back, and the same answer leads to the same table', () => {
    const table = toCards(seat(name));
    const before = table.view(PERSON);
    const { move } = levels.random.think(before, new FastRandom(1), {});
    const playBoth = () => {
      table.play(PERSON, move);
      while (table.playBot());
      return table.record();
    };
    const first = playBoth();
    expect(table.undo(PERSON)).toBe(true);
    expect(table.view(PERSON)).toEqual(before);
    expect(playBoth()).toEqual(first);
  });

  test('a refused move changes nothing, not even what chance brings next', () => {
    const table = toCards(seat(name));
    const twin = toCards(seat(name));
    const [reason] = [...table.reasons(PERSON)];
    const card = reason?.card ?? 'no card';
    expect(table.play(PERSON, { seat: PERSON, type: 'play', card }).ok).toBe(false);
    expect(playOn(table, 60).record()).toEqual(playOn(twin, 60).record());
  });

  test('every own card is either legal or has a reason with a clause', () => {
    const table = seat(name);
    for (let i = 0; i < 120; i++) {
      playOn(table, 1);
      const view = table.view(PERSON);
      if (!view.legal.some((action) => action.startsWith('play card'))) continue;
      const reasons = table.reasons(PERSON);
      const legal = view.legal.flatMap((action) => /^play card (.+)$/.exec(action)?.[1] ?? []);
      const own = new Set([...view.hand, ...view.displays[PERSON]]);
      expect(new Set([...legal, ...reasons.map(({ card }) => card)])).toEqual(own);
      for (const { refusal } of reasons) expect(refusal.clause).toMatch(`${name}/`);
    }
  });

  test('nobody hears of cards that they may not see', () => {
    const table = playOn(seat(name), 10);
    const hands = table.story(1).filter(({ type }) => type === 'hand');
    expect(hands.every((event) => event.seat === 1)).toBe(true);
    expect(table.story(-1).some(({ type }) => type === 'hand')).toBe(false);
  });

  test('the sheet adds up, deal by deal', () => {
    const sheet = playOn(seat(name), 400).sheet();
    expect(sheet.length).toBeGreaterThan(1);
    const totals = sheet[0].scores.map(() => 0);
    for (const deal of sheet) {
      for (const { seat: who, score } of deal.lines) totals[who] += score;
      expect(deal.totals).toEqual(totals);
    }
  });
});

test('nobody moves, takes back or claims for a bot, or from a seat that there is not', () => {
  const table = toCards(seat('mu'));
  const before = JSON.stringify(save(table));
  const { move } = levels.random.think(table.view(PERSON), new FastRandom(1), {});
  for (const [who, why] of [
    [1, /a bot sits in seat 1; people have seat 0/],
    [4, /nobody sits there/],
    [0.5, /nobody sits there/],
    [32, /nobody sits there/],
  ] as const) {
    const played = table.play(who, { ...move, seat: who });
    expect(played.ok ? '' : played.error.why).toMatch(why);
    expect([table.undo(who), table.claim(who), table.halfway(who, []).ok]).not.toContain(true);
  }
  const other = table.play(PERSON, { ...move, seat: 1 });
  expect(other.ok ? '' : other.error.why).toBe('the move is of seat 1, not of 0');
  expect(JSON.stringify(save(table))).toBe(before);
  expect(table.play(PERSON, move).ok).toBe(true);
});

test('undo goes back into the deal before, and no further than the first decision', () => {
  const table = seat('mu');
  while (table.deal === 0) playOn(table, 1);
  expect(table.undo(PERSON)).toBe(true);
  expect(table.deal).toBe(0);
  expect(table.dealOver).toBe(false);
  while (table.undo(PERSON));
  expect(table.view(PERSON).history.some(({ seat: who }) => who === PERSON)).toBe(false);
});

test('the next deal waits for the end of this one, and the hands too', () => {
  const table = seat('mu');
  expect(table.nextDeal()).toBe(false);
  expect(table.layout()).toBeUndefined();
});

describe.each(['mu', 'mutwo', 'yamv', 'gamut'])('claiming the rest in %s', (name) => {
  /** The first match in which the person may claim: looked for once, as in Gamut that takes many. */
  let match = 0;
  function toClaim(): Table {
    const table = seat(name, { seed: `match ${match}` });
    while (!table.over && !table.canClaim(PERSON)) playOn(table, 1);
    if (!table.over) return table;
    match++;
    return toClaim();
  }

  test('gives every trick to who claims, by ordinary moves', () => {
    const table = toClaim();
    const { deal } = table;
    const before = table.view(PERSON).tricks.length;
    expect(table.claim(PERSON)).toBe(true);
    expect(table.dealOver).toBe(true);
    const rest = table.record().deals[deal].tricks.slice(before);
    expect(rest.length).toBeGreaterThan(1);
    expect(rest.every(({ winner }) => winner === PERSON)).toBe(true);
    expect(replay(JSON.parse(JSON.stringify(table.record())), games).ok).toBe(true);
  });

  test('is taken back as one decision', () => {
    const table = toClaim();
    const before = table.view(PERSON);
    table.claim(PERSON);
    expect(table.undo(PERSON)).toBe(true);
    expect(table.view(PERSON)).toEqual(before);
  });
});

test('who is not certain of the rest cannot claim it', () => {
  const table = toCards(seat('mu'));
  expect(table.canClaim(PERSON)).toBe(false);
  expect(table.claim(PERSON)).toBe(false);
  expect(table.dealOver).toBe(false);
});

test('the taken tricks hold every card that was played, each with its winner', () => {
  const table = toCards(seat('mu'));
  while (table.view(PERSON).tricks.length < 3) playOn(table, 1);
  const view = table.view(PERSON);
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
  const saved = JSON.parse(JSON.stringify(save(playOn(seat('mu'), 30))));
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
    const resumed = resume(value, house);
    expect(resumed.ok ? '' : resumed.error).toMatch(message);
  });
});

function sorted(cards: readonly string[] = []): string[] {
  return [...cards].sort();
}

test('before each trick one had what one was dealt without what one had played', () => {
  const table = toCards(seat('mutwo'));
  while (table.view(PERSON).tricks.length < 3) playOn(table, 1);
  const view = table.view(PERSON);
  const [first] = takenTricks(view)[0].plays.filter((play) => play.seat === PERSON);
  expect(sorted(handsBefore(view, 0)[PERSON])).toEqual(sorted(view.dealt));
  expect(handsBefore(view, 1)[PERSON]).toHaveLength(view.dealt.length - 1);
  expect(handsBefore(view, 1)[PERSON]).not.toContain(first.card);
  expect(handsBefore(view, 0)[1]).toBeUndefined();
});

test('after the deal everybody’s hands before each trick are known', () => {
  const table = toCards(seat('mutwo'));
  while (!table.dealOver) playOn(table, 1);
  const hands = handsBefore(table.view(PERSON), 0).map(sorted);
  expect(hands).toEqual(table.layout()?.hands.map(sorted));
});
