import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { whist } from '../src/examples/whist/index.ts';
import type { Event, Game, Refusal, Saying, Seat, Setup, View } from '../src/game.ts';
import {
  actionsOf,
  acts,
  choiceOf,
  firstSeat,
  games,
  legalActions,
  OMNISCIENT,
  perform,
  play,
  type Random,
  readChoice,
  recordDeal,
  recordGame,
  replay,
  SPECTATOR,
  say,
  scoresOf,
  seen,
  settle,
  type Told,
  write,
  writeDeal,
  writeGame,
} from '../src/index.ts';
import { Recorded } from '../src/recorded.ts';
import {
  inside,
  openRandom,
  playerCounts,
  randomMatch,
  randomMove,
  seeded,
  variants,
} from './driver.ts';
import { judge } from './naive/judge.ts';
import { refereed, waiting } from './refereed.ts';

/** How many random matches each check plays, more with `npm test -- --long`, and how long they may get. */
const MATCHES = process.env.OVERTRICK_LONG === 'yes' ? 6 : 2;
const DEALS = 6;

/** The registry, and the example that shows how a game is added. */
const proved: readonly Game[] = [...games.filter(({ name }) => name !== whist.name), whist];

const cases = proved.flatMap((game) => playerCounts(game).map((players) => ({ game, players })));

function clausesOf({ name }: Game): Set<string> {
  const folder = name === whist.name ? 'examples' : 'games';
  const text = readFileSync(new URL(`../src/${folder}/${name}/RULES.md`, import.meta.url), 'utf8');
  return new Set([...text.matchAll(/^\*\*(\d+\.\d+)\*\*/gm)].map(([, id]) => `${name}/${id}`));
}

/** Calls `at` between the moves of some random matches. */
function positions(
  { game, players }: { game: Game; players: number },
  label: string,
  at: (state: unknown, random: ReturnType<typeof seeded>) => void,
): void {
  for (let i = 0; i < MATCHES; i++) {
    const random = seeded(label, game.name, players, i);
    const opening = openRandom(game, players, {}, random);
    randomMatch(game, opening, random, DEALS, (state) => at(state, random));
  }
}

function everyone(players: number): Seat[] {
  return [SPECTATOR, ...Array(players).keys()];
}

/** Plays a deal to its end and says how many moves it took. */
function atRandom(game: Game, state: unknown, random: Random): number {
  let moves = 0;
  for (let acting = game.acting(state); acting !== 0; acting = game.acting(state)) {
    const seat = firstSeat(acting);
    const action = game.atRandom(state, seat, random);
    game.apply(state, seat, action, random);
    if (action.ends) moves++;
  }
  return moves;
}

describe.each(cases)('$game.name with $players', (each) => {
  const { game, players } = each;

  test('a seat may do exactly what is legal, and every refusal cites a clause and has words', () => {
    const clauses = clausesOf(game);
    const faults: unknown[] = [];
    positions(each, 'accepted', (state, random) => {
      if (random.below(12) > 0) return;
      for (let seat = 0; seat < players; seat++) {
        const legal = new Set(legalActions(game, state, seat));
        for (const action of game.actions) {
          const refusal = perform(game, game.copy(state), seat, [action], random);
          const right = refusal
            ? clauses.has(refusal.clause) && isSaid(game, refusal.why)
            : legal.has(action);
          if (!right || (refusal && legal.has(action))) faults.push([seat, write(action), refusal]);
        }
      }
    });
    expect(faults).toEqual([]);
  });

  test('what is drawn at random is legal, and every legal card comes up', () => {
    const faults: unknown[] = [];
    positions(each, 'drawn', (state, random) => {
      if (game.acting(state) === 0 || random.below(10) > 0) return;
      const seat = 31 - Math.clz32(game.acting(state));
      const legal = legalActions(game, state, seat);
      const drawn = new Set(
        Array.from({ length: 60 * legal.length }, () => game.atRandom(state, seat, random)),
      );
      const cards = legal.filter(({ type, field }) => type === 'play' && field === 'card');
      const missed = cards.filter((card) => !drawn.has(card));
      const wrong = [...drawn].filter((action) => !legal.includes(action));
      if (missed.length + wrong.length > 0) faults.push([...missed, ...wrong].map(write));
    });
    expect(faults).toEqual([]);
  });

  test('a playout draws and does what atRandom and apply do', () => {
    const random = seeded('playout', game.name, players);
    for (let i = 0; i < MATCHES; i++) {
      let match = openRandom(game, players, {}, random);
      for (let deal = 0; deal < 4 * DEALS && !match.over; deal++) {
        const state = game.deal(match.setup, random);
        const [twin, luck] = [game.copy(state), random.copy()];
        const moves = atRandom(game, twin, luck);
        expect(game.playOut(state, random)).toBe(moves);
        expect(scoresOf(game, state, players)).toEqual(scoresOf(game, twin, players));
        expect(random.below(2 ** 20)).toBe(luck.below(2 ** 20));
        match = settle(game, match, state);
      }
    }
  });

  test('a record as text is what JSON makes of it, also in the middle of a deal', () => {
    for (const given of variants(game, players)) {
      const random = seeded('text', game.name, players, JSON.stringify(given));
      const texts: string[] = [];
      let match = openRandom(game, players, given, random);
      const record = randomMatch(game, match, random, 2, (state, now) => {
        const text = writeDeal(game, now, state);
        expect(text).toBe(JSON.stringify(recordDeal(game, now, state)));
        if (game.acting(state) !== 0) return;
        texts.push(text);
        match = settle(game, now, state);
      });
      const meta = { names: ['"deals":[]', 'ü'] };
      const names = ['a "b"', 'c'];
      expect(writeGame(game, match, texts)).toBe(JSON.stringify(record));
      expect(writeGame(game, match, texts, { names, meta })).toBe(
        JSON.stringify(recordGame(game, match, record.deals, { names, meta })),
      );
    }
  });

  test('legal actions are listed once, those that end the move first', () => {
    const faults: unknown[] = [];
    positions(each, 'once', (state) => {
      for (let seat = 0; seat < players; seat++) {
        const legal = legalActions(game, state, seat);
        const once = new Set(legal).size === legal.length;
        const sorted = legal.every((action, i) => i === 0 || legal[i - 1].ends || !action.ends);
        const some = legal.length > 0 === acts(game, state, seat);
        if (!once || !sorted || !some) faults.push([seat, legal.map(write)]);
      }
    });
    expect(faults).toEqual([]);
  });

  test('checked play leaves its input alone and does what apply does', () => {
    positions(each, 'input', (state, random) => {
      if (game.acting(state) === 0) return;
      const before = inside(state);
      const twin = game.copy(state);
      const luck = random.copy();
      const move = randomMove(game, twin, random.copy());
      const played = play(game, state, move, luck);
      expect(inside(state)).toBe(before);
      expect(
        played.ok && played.value.state && game.history(played.value.state, OMNISCIENT),
      ).toEqual(game.history(twin, OMNISCIENT));
    });
  });

  test('a record read back plays the same game, whatever the options', () => {
    for (const given of variants(game, players)) {
      const random = seeded('record', game.name, players, JSON.stringify(given));
      const opening = openRandom(game, players, given, random);
      const record = JSON.parse(JSON.stringify(randomMatch(game, opening, random, DEALS)));
      const read = replay(record, proved);
      expect(read.ok ? '' : read.error).toBe('');
      if (!read.ok) continue;
      for (const [i, state] of read.value.states.entries()) {
        expect(game.history(state, OMNISCIENT)).toEqual(record.deals[i].moves);
        expect(game.layout(state)).toMatchObject({ hands: record.deals[i].hands });
      }
    }
  });

  test('a view is plain JSON and allows exactly what it was made from', () => {
    positions(each, 'guess', (state, random) => {
      if (random.below(5) > 0) return;
      for (const eyes of everyone(players)) {
        const view = game.view(state, eyes);
        const text = JSON.stringify(view);
        const sent = JSON.parse(text);
        if (random.below(20) === 0) expect(sent).toEqual(view);
        const guess = game.guesser(sent);
        expect(JSON.stringify(game.view(guess(random), eyes))).toBe(text);
        expect(JSON.stringify(game.view(guess(random), eyes))).toBe(text);
      }
    });
  });

  test('a guess is a deal of the pack in which all that was done was legal', () => {
    positions(each, 'pack', (state, random) => {
      if (random.below(6) > 0) return;
      const eyes = random.below(players);
      const view = game.view(state, eyes);
      const world = game.guesser(view)(random);
      expect(game.check(view.setup, game.layout(world))).toBeUndefined();
      expect(game.view(world, eyes).dealt).toEqual(view.dealt);
      expect(firstRefusal(game, view.setup, world)).toBeUndefined();
    });
  });

  test('seats that look alike stay alike', () => {
    let compared = 0;
    positions(each, 'alike', (state, random) => {
      if (random.below(8) > 0) return;
      for (const eyes of everyone(players)) compared += stayAlike(game, state, eyes, random);
    });
    expect(compared).toBeGreaterThan(50);
  });

  test('a spectator has no cards and no moves', () => {
    positions(each, 'spectator', (state) => {
      const { hand, dealt, legal } = game.view(state, SPECTATOR);
      expect(hand.length + dealt.length + legal.length).toBe(0);
    });
  });

  test('cards are conserved, and every deal ends with its score', () => {
    const clauses = clausesOf(game);
    positions(each, 'conserved', (state) => {
      const { setup } = game.view(state, SPECTATOR);
      expect(game.check(setup, game.layout(state))).toBeUndefined();
      const tricks = game.tricks(state).length;
      expect(tricks).toBeLessThanOrEqual(game.handSize(setup));
      if (game.acting(state) !== 0) return;
      game.score(state, (seat, score, clause, why) => {
        expect(seat).toBeLessThan(players);
        expect(Number.isSafeInteger(score)).toBe(true);
        expect(clauses).toContain(clause);
        expect(isSaid(game, why)).toBe(true);
      });
    });
  });
});

/** Whether the game has words for it, in which nothing is missing. */
function isSaid(game: Game, why: Saying): boolean {
  return Object.hasOwn(game.words.says, why.key) && !/undefined|NaN|\[object/.test(say(game, why));
}

for (const { name } of waiting) test.todo(`${name} waits for a referee, golden records and counts`);

const judged = cases.filter(({ game }) => refereed.includes(game));

describe.each(judged)('$game.name with $players', ({ game, players }) => {
  test('the naive second implementation finds nothing wrong, whatever the options', () => {
    for (const given of variants(game, players)) {
      for (let i = 0; i < 4; i++) {
        const random = seeded('naive', game.name, players, JSON.stringify(given), i);
        const opening = openRandom(game, players, given, random);
        const record = JSON.parse(JSON.stringify(randomMatch(game, opening, random, 3 * DEALS)));
        expect(judge(record)).toEqual([]);
      }
    }
  });
});

describe.each(proved.map((game) => ({ game })))('$game.name', ({ game }) => {
  test('every action is frozen, known by its place, and written in its own way', () => {
    const written = new Set(game.actions.map(write));
    expect(written.size).toBe(game.actions.length);
    for (const [index, action] of game.actions.entries()) {
      expect(action.index).toBe(index);
      expect(Object.isFrozen(action)).toBe(true);
      const sent = JSON.parse(JSON.stringify(choiceOf(action)));
      expect(readChoice(game, sent)).toBe(action);
      expect(sent.ends ?? true).toBe(action.ends);
    }
  });

  test('the clauses that records are judged by exist', () => {
    const clauses = clausesOf(game);
    const cited = [
      ...Object.values(game.clauses),
      ...Object.values(game.options).map(({ clause }) => clause),
    ];
    for (const clause of cited) expect(clauses).toContain(clause);
  });
});

/** Plays a deal again from its cards, through the rules. */
function firstRefusal(game: Game, setup: Setup, state: unknown): Refusal | undefined {
  const again = game.lay(setup, game.layout(state));
  for (const move of game.history(state, OMNISCIENT)) {
    const actions = actionsOf(game, move);
    if (!actions.ok) return actions.error;
    const chance = new Recorded(game, again, game.tricks(state));
    const refusal = perform(game, again, move.seat, actions.value, chance);
    if (refusal) return refusal;
  }
  return undefined;
}

/**
 * Plays the same moves in a state and in one that a viewer cannot tell from it. All that the viewer sees
 * and is told must stay the same, until a move is not possible in both or turns something over.
 */
function stayAlike(
  game: Game,
  state: unknown,
  eyes: Seat,
  luck: ReturnType<typeof seeded>,
): number {
  let here = game.copy(state);
  let there = game.guesser(game.view(state, eyes))(luck);
  const { setup } = game.view(here, eyes);
  expect(dealEvents(game, setup, there, eyes)).toEqual(dealEvents(game, setup, here, eyes));
  let compared = 0;
  while (game.acting(here) !== 0) {
    const before = game.view(here, eyes);
    const move = randomMove(game, game.copy(here), luck.copy());
    luck.below(2);
    const one = play(game, here, move, luck.copy());
    const other = play(game, there, move, luck.copy());
    // What somebody else may do depends on cards that these eyes do not see; what they may do, not.
    if (move.seat === eyes) expect([one.ok, other.ok]).toEqual([true, true]);
    if (!one.ok || !other.ok) break;
    here = one.value.state;
    there = other.value.state;
    const news = newsFor(game, before, game.view(here, eyes));
    const told = (events: readonly Told[]) =>
      seen(events, eyes).map((event) =>
        covered(event, news.events(event) ? ['card', 'cards'] : []),
      );
    expect(told(other.value.events)).toEqual(told(one.value.events));
    const views = [game.view(there, eyes), game.view(here, eyes)];
    const [found, wanted] = views.map((view) => covered(view, news.view));
    expect(found).toBe(wanted);
    if (covered(views[0]) !== covered(views[1])) break;
    compared++;
  }
  return compared;
}

/** What a move has turned over for these eyes: events with news, and such parts of the view. */
interface News {
  events(event: Event): boolean;
  readonly view: readonly string[];
}

const NOTHING: News = { events: () => false, view: [] };

/** By game, all that is ever turned over after the deal without being played. */
const NEWS: Readonly<Record<string, (before: View, after: View) => News>> = {
  // After the last gift of Hearts one has other cards, and the nine of clubs leads.
  gamut: (before, { phase, eyes }) =>
    before.phase === 'give' && phase === 'play'
      ? {
          events: (event) => event.type === 'gift' && Object(event).to === eyes,
          view: ['acting', 'hand', 'received', 'left', 'right', 'legal'],
        }
      : NOTHING,
  // The declarer takes the stock.
  yamv: (before, { phase, acting, eyes }) =>
    before.phase !== phase && phase === 'exchange' && acting[0] === eyes
      ? {
          events: (event) => event.type === 'drawn' && Object(event).seat === eyes,
          view: ['drawn', 'hand', 'legal'],
        }
      : NOTHING,
};

function newsFor({ name }: Game, before: View, after: View): News {
  return NEWS[name]?.(before, after) ?? NOTHING;
}

/** As text, with these fields covered: that there is something in them still shows. */
function covered(value: unknown, fields: readonly string[] = []): string {
  return JSON.stringify(value, (key, part) => (fields.includes(key) ? '?' : part));
}

function dealEvents(
  game: Game,
  setup: Parameters<Game['lay']>[0],
  state: unknown,
  eyes: Seat,
): Event[] {
  const told: Told[] = [];
  game.lay(setup, game.layout(state), (event, to) => told.push({ event, to }));
  return seen(told, eyes);
}
