import { readFileSync } from 'node:fs';
import {
  actionsOf,
  type DealRecord,
  type Game,
  games,
  type Move,
  perform,
  Recorded,
  seedFromText,
} from '@overtrick/engine';
import { describe, expect, test } from 'vitest';
import { Environment } from '../src/environment/environment.ts';
import { readPlan } from '../src/environment/plan.ts';
import { ENDS, NOBODY } from '../src/environment/table.ts';
import { recordsOf, seriesOf } from './series.ts';

function opened(asked: object): Environment {
  const plan = readPlan(asked);
  if (!plan.ok) throw new Error(plan.error);
  return new Environment(plan.value);
}

/** The numbers that have a one in the mask of a table. */
function openAt({ masks, shape }: Environment, table: number): number[] {
  const { length } = shape.actions;
  return [...Array(length).keys()].filter((number) => masks[table * length + number] === 1);
}

/** The first that is open at each table, or one that hangs on how many steps there were. */
function someStep(environment: Environment, steps: number): number[] {
  return Array.from({ length: environment.shape.tables }, (_, table) => {
    const open = openAt(environment, table);
    return open[(steps * 7 + table) % open.length];
  });
}

describe.each(games)('$name', (game) => {
  const players = Math.min(5, game.seats[1]);

  test('a record goes through it: the same views, what was played was legal, the same scores', async () => {
    const bots = Array<string>(players).fill('novice');
    const series = seriesOf({ game: game.name, players, bots, matches: 1, maxDeals: 2 });
    const [line] = await recordsOf(series);
    const environment = opened({ game: game.name, players, seed: '7', episode: 'match' });
    for (const deal of JSON.parse(line).deals) replay(environment, game, deal);
  });

  test('bots play as in simulations, beside who steps', async () => {
    const bots = Array<string>(players).fill('novice');
    const series = seriesOf({ game: game.name, players, bots, matches: 1, maxDeals: 1 });
    const [line] = await recordsOf(series);
    const [deal]: DealRecord[] = JSON.parse(line).deals;
    const asked = { game: game.name, players, seed: '7', episode: 'match' };
    const environment = opened({ ...asked, bots: [null, ...bots.slice(1)] });
    for (const move of deal.moves.filter(({ seat }) => seat === 0)) make(environment, move);
    expect([...environment.scores]).toEqual(deal.scores);
  });
});

/** Plays a recorded deal in the environment and beside it. */
function replay(environment: Environment, game: Game, deal: DealRecord): void {
  const { setup } = environment.view(0, 0);
  const state = game.lay(setup, deal);
  const chance = new Recorded(game, state, deal.tricks);
  for (const move of deal.moves) {
    for (const seat of deal.hands.keys()) {
      expect(environment.view(0, seat)).toEqual(game.view(state, seat));
    }
    const actions = actionsOf(game, move);
    if (!actions.ok) throw new Error('no move');
    perform(game, state, move.seat, actions.value, chance);
    make(environment, move);
  }
  expect(environment.ends[0]).not.toBe(ENDS.nothing);
  expect([...environment.scores]).toEqual(deal.scores);
  expect([...environment.totals]).toEqual(deal.totals);
}

function make(environment: Environment, move: Move): void {
  const numbers = environment.numbersOf(move);
  if (!numbers.ok) throw new Error(numbers.error);
  for (const number of numbers.value) {
    expect(environment.seats[0]).toBe(move.seat);
    expect(environment.step([number])).toBeUndefined();
  }
}

test('the same seed gives the same bytes, step by step, and another gives others', () => {
  const asked = { game: 'ninja-whist', players: 4, tables: 5, episode: 'match' };
  const [one, two, other] = ['7', '7', '8'].map((seed) => opened({ ...asked, seed }));
  for (let steps = 0; steps < 400; steps++) {
    const numbers = someStep(one, steps);
    one.step(numbers);
    two.step(numbers);
    expect(Buffer.compare(one.bytes, two.bytes)).toBe(0);
  }
  const start = opened({ ...asked, seed: '7' }).bytes;
  expect(other.bytes).not.toEqual(start);
  other.reset(seedFromText('7'));
  expect(other.bytes).toEqual(start);
});

test('a table plays the deals of its number, whatever tables there are beside it', () => {
  const many = opened({ game: 'mu', tables: 3 });
  const hands = [0, 1, 2].map((table) => many.view(table, 0).hand);
  const one = opened({ game: 'mu', tables: 1 });
  const dealt = [one.view(0, 0).hand];
  for (let steps = 0; dealt.length < 3; steps++) {
    one.step(someStep(one, steps));
    if (one.ends[0] === ENDS.episode) dealt.push(one.view(0, 0).hand);
  }
  expect(dealt).toEqual(hands);
});

describe('what is over', () => {
  const asked = { game: 'gamut', players: 4, tables: 2, goesOn: false };

  /** Steps until the first table is over. */
  function ended(): Environment {
    const environment = opened(asked);
    for (let steps = 0; environment.seats[0] !== NOBODY; steps++) {
      const numbers = someStep(environment, steps);
      environment.step(numbers.map((number, table) => (isOver(environment, table) ? -1 : number)));
    }
    return environment;
  }
  const isOver = ({ seats }: Environment, table: number) => seats[table] === NOBODY;

  test('waits with its scores, and nothing is open there', () => {
    const environment = ended();
    expect(environment.ends[0]).toBe(ENDS.episode);
    expect(openAt(environment, 0)).toEqual([]);
    expect(environment.view(0, 0).phase).toBe('over');
  });

  test('is opened again with all others', () => {
    const environment = ended();
    environment.reset();
    expect(environment.bytes).toEqual(opened(asked).bytes);
  });

  test('can be stepped with no action only', () => {
    const fault = ended().step([0, 0]);
    expect(fault).toEqual({ table: 0, why: 'table 0 is over; only -1 can be done there' });
  });
});

test('a step that is refused at one table is done at none, and says why', () => {
  const environment = opened({ game: 'mu', players: 5, tables: 2 });
  const before = environment.bytes.slice();
  const [legal] = openAt(environment, 0);
  const play = environment.shape.actions.findIndex((text) => text.startsWith('play'));
  expect(environment.step([legal, play])?.why).toMatch(/^play card \w+ is not legal: .+ \(mu\/\d/);
  expect(environment.step([legal, 999])?.why).toBe('actions are 0 to 123, not 999');
  expect(environment.step([legal])?.why).toBe('there are 2 tables, not 1');
  expect(environment.bytes).toEqual(before);
});

test.each([
  [7, 'tables are asked for by an object'],
  [{ game: 'mi' }, 'there is no game "mi". Did you mean mu?'],
  [{ game: 'mu', players: 7 }, 'Mü is for 3 to 6 players, not 7'],
  [{ game: 'mu', table: 7 }, 'there is no "table"; known: game, players,'],
  [{ game: 'mu', tables: 0 }, 'tables are 1 to 65536, not 0'],
  [{ game: 'mu', seed: {} }, 'a seed is a text or a number'],
  [{ game: 'mu', episode: 'trick' }, 'an episode is "deal" or "match", not "trick"'],
  [{ game: 'mu', goesOn: 1 }, 'goesOn is true or false, not 1'],
  [{ game: 'mu', options: { target: -1 } }, 'target'],
  [{ game: 'mu', bots: ['clubs'] }, 'there is no bot "clubs". Did you mean club?'],
  [{ game: 'mu', bots: ['exec:true'] }, '"exec:true" is no bot of ours'],
  [{ game: 'mu', bots: Array(4).fill('novice') }, 'one seat at least must be left to you'],
])('%j is refused: %s', (asked, why) => {
  const plan = readPlan(asked);
  expect(plan).toMatchObject({ ok: false, error: expect.stringContaining(why) });
});

test.each(games)('all that is told of $name is explained in docs/researchers.md', (game) => {
  const text = readFileSync(new URL('../../../docs/researchers.md', import.meta.url), 'utf8');
  const { fields, actions } = opened({ game: game.name, players: game.seats[0] }).shape;
  const told = fields.filter(({ name }) => !text.includes(`| \`${name}\` `));
  expect(told).toEqual([]);
  expect(text).toContain(`| \`${game.name}\` `);
  expect(text).toMatch(
    new RegExp(`\`${game.name}\` .*–${actions.length - 1} |· ${actions.length - 1} `),
  );
});
