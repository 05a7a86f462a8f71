import { FastRandom, type Game, type Move, OMNISCIENT, play } from '@overtrick/engine';
import fc from 'fast-check';
import { type Point, pointsOf } from './positions.ts';
import { anything, begun, nearly } from './values.ts';

/** Of a deal, so many states are tried. */
const POINTS = 10;
/** What states share and never write to. */
const SHARED = ['deck', 'order', 'calls'];

/** Everything in a state, as text to compare. */
function inside(state: unknown): string {
  return JSON.stringify(state, (key, value) => (SHARED.includes(key) ? undefined : value));
}

export function same(found: string, wanted: string, fault: string): void {
  if (found === wanted) return;
  throw new Error(`${fault}: ${found.slice(0, 300)} instead of ${wanted.slice(0, 300)}`);
}

/** As a log has it: its own keys in order, sets sorted, and no empty list that may be left out. */
export function canonical({ grammar }: Game, move: Move): string {
  const known = grammar[move.type];
  const entries = Object.entries(move).flatMap(([key, value]) => {
    if (!Array.isArray(value)) return [[key, value]];
    const field = known.find(({ name }) => name === key);
    if (field?.optional && value.length === 0) return [];
    return [[key, field?.unordered ? [...value].sort() : value]];
  });
  return JSON.stringify(entries.sort());
}

/** Values at some states of a deal: what is refused leaves state and chance alone, what is let in is the move made. */
export function knockAtPlay(game: Game, seed: number, values: number): void {
  const points = pointsOf(game, seed);
  const some = points.filter((_, i) => i % Math.ceil(points.length / POINTS) === 0);
  for (const [index, point] of some.entries()) {
    const { state, move } = point;
    const value = fc.oneof(anything, nearly(move), nearly(move), begun(game, state, move.seat));
    const numRuns = Math.ceil(values / some.length);
    fc.assert(fc.property(value, judge(game, point)), { seed: seed + index, numRuns });
  }
}

function judge(game: Game, { state }: Point): (value: unknown) => void {
  const before = inside(state);
  return (value) => {
    const random = new FastRandom(1);
    const played = play(game, state, value, random);
    same(inside(state), before, 'the state has changed');
    if (played.ok) {
      const made = game.history(played.value.state, OMNISCIENT).at(-1) as Move;
      same(canonical(game, value as Move), canonical(game, made), 'another move was made');
      return;
    }
    if (!played.error.clause || !played.error.why) throw new Error('refused without a reason');
    same(draw(random), draw(new FastRandom(1)), 'chance has moved on');
  };
}

function draw(random: FastRandom): string {
  return `${random.below(1 << 20)} ${random.below(1 << 20)}`;
}
