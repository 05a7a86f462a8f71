import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { whist } from '../src/examples/whist/index.ts';
import type { Event, Game, Seat } from '../src/game.ts';
import {
  actionsOf,
  acts,
  games,
  legalActions,
  OMNISCIENT,
  perform,
  play,
  replay,
  SPECTATOR,
  seen,
  type Told,
  write,
} from '../src/index.ts';
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

/** How many random matches each check plays, and how long they may get. */
const MATCHES = 3;
const DEALS = 6;

/** The registry, and the example that shows how a game is added. */
const proved: readonly Game[] = [...games, whist];

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

describe.each(cases)('$game.name with $players', (each) => {
  const { game, players } = each;

  test('a seat may do exactly what is legal, and every refusal cites a clause', () => {
    const clauses = clausesOf(game);
    const faults: unknown[] = [];
    positions(each, 'accepted', (state, random) => {
      if (random.below(12) > 0) return;
      for (let seat = 0; seat < players; seat++) {
        const legal = new Set(legalActions(game, state, seat));
        for (const action of game.actions) {
          const refusal = perform(game, game.copy(state), seat, [action], random);
          const right = refusal ? clauses.has(refusal.clause) : legal.has(action);
          if (!right || (refusal && legal.has(action))) faults.push([seat, write(action), refusal]);
        }
      }
    });
    expect(faults).toEqual([]);
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
      if (random.below(3) > 0) return;
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

  test('a guess is a deal of the pack', () => {
    positions(each, 'pack', (state, random) => {
      if (random.below(6) > 0) return;
      const eyes = random.below(players);
      const view = game.view(state, eyes);
      const world = game.guesser(view)(random);
      expect(game.check(view.setup, game.layout(world))).toBeUndefined();
      expect(game.view(world, eyes).dealt).toEqual(view.dealt);
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
      game.score(state, (seat, score, clause) => {
        expect(seat).toBeLessThan(players);
        expect(Number.isSafeInteger(score)).toBe(true);
        expect(clauses).toContain(clause);
      });
    });
  });
});

const refereed = cases.filter(({ game }) => games.includes(game));

describe.each(refereed)('$game.name with $players', ({ game, players }) => {
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

/** Plays the same moves in a state and in one that a viewer cannot tell from it. */
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
    const random = luck.copy();
    const move = randomMove(game, game.copy(here), random);
    const known = actionsOf(game, move);
    if (!known.ok) throw new Error(known.error.why);
    luck.below(2);
    const one = play(game, here, move, luck.copy());
    const other = play(game, there, move, luck.copy());
    if (!one.ok || !other.ok) break;
    const past = game.history(here, eyes).length;
    here = one.value.state;
    there = other.value.state;
    if (turnsOver(game, here, there, past, eyes)) break;
    expect(JSON.stringify(seen(openly(other.value.events, eyes), eyes))).toBe(
      JSON.stringify(seen(openly(one.value.events, eyes), eyes)),
    );
    if (news(other.value.events, eyes) !== news(one.value.events, eyes)) break;
    expect(JSON.stringify(game.view(there, eyes))).toBe(JSON.stringify(game.view(here, eyes)));
    compared++;
  }
  return compared;
}

/** What these eyes alone get to know, such as a stock they take: two worlds may part there. */
function news(events: readonly Told[], eyes: Seat): string {
  return JSON.stringify(events.filter(({ to }) => eyes >= 0 && to === 1 << eyes));
}

function openly(events: readonly Told[], eyes: Seat): Told[] {
  return events.filter(({ to }) => eyes < 0 || to !== 1 << eyes);
}

/**
 * Whether a move uncovered something that tells the worlds apart: choices that were made face down
 * before it, or who must act by a card that these eyes have not seen.
 */
function turnsOver(game: Game, here: unknown, there: unknown, past: number, eyes: Seat): boolean {
  const older = (state: unknown) => JSON.stringify(game.history(state, eyes).slice(0, past));
  return game.acting(here) !== game.acting(there) || older(here) !== older(there);
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
