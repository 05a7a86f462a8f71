import { knowledgeOf, learnedWeights, thumbOf } from '@overtrick/bots';
import type { Game } from '@overtrick/engine';
import {
  courseOf,
  type Fit,
  fitStrength,
  type Lessons,
  learnedOf,
  learnedSource,
  learnWeights,
  reckoningOf,
  regretOf,
  strengthSource,
  tuneMargin,
} from '@overtrick/lab';
import { learnCalls, tellCalls } from './calls.ts';
import { gather, type LessonMeans } from './gather.ts';
import type { Learnt, Measure } from './measure.ts';

/** Undefined if it was interrupted: what was gathered is kept. */
export async function learn(
  game: Game,
  measure: Measure,
  means: LessonMeans,
): Promise<Learnt | undefined> {
  const value = await learnHands(game, measure, means);
  const reckoned = await learnCalls(game, measure, means);
  if (means.signal.aborted) return undefined;
  const { seed, worlds, deals: to, ms } = measure;
  const bidding = value && { strength: strengthOf(value.fits), margin: value.margin };
  const reckoning = reckoned && { reckoning: reckoningOf(reckoned) };
  const course = { ...courseOf(game, seed, worlds), ...bidding, ...reckoning };
  const wanted = { to, label: 'choices', ...(ms !== undefined && { ms }) };
  const lessons = await gather('choices', course, wanted, means);
  if (means.signal.aborted) return undefined;
  const command = commandOf(game, { ...measure, deals: lessons.length });
  const hands = tellHands(value, command);
  const calls = tellCalls(reckoned, command);
  const play = learnPlay(lessons, thumbOf(knowledgeOf(game.name)), command);
  return {
    files: { ...hands.files, ...calls.files, ...play.files },
    said: [...hands.said, ...calls.said, ...play.said],
  };
}

/** What hands are worth, and how much more than that a bid should have. */
interface Value {
  readonly fits: ReadonlyMap<number, Fit>;
  readonly margin: number;
}

/** From deals with random auctions first, then from those with auctions by what these have taught. */
async function learnHands(
  game: Game,
  { seed, hands, worlds }: Measure,
  means: LessonMeans,
): Promise<Value | undefined> {
  if (!knowledgeOf(game.name).contest) return undefined;
  const course = courseOf(game, seed, worlds);
  const random = await gather('hands', course, { to: hands, label: 'hands-random' }, means);
  if (means.signal.aborted) return undefined;
  const informed = { ...course, strength: strengthOf(fitStrength(random)) };
  const bid = await gather('hands', informed, { to: hands, label: 'hands-bid' }, means);
  if (means.signal.aborted) return undefined;
  const fits = fitStrength([...random, ...bid]);
  const trained = { ...course, strength: strengthOf(fits) };
  const margin = await tuneMargin(trained, Math.ceil(hands / 3), means);
  return margin === undefined ? undefined : { fits, margin };
}

function strengthOf(fits: ReadonlyMap<number, Fit>): Record<number, readonly number[]> {
  return Object.fromEntries([...fits].map(([players, { weights }]) => [players, weights]));
}

function tellHands(value: Value | undefined, command: string): Learnt {
  if (!value) return { files: {}, said: [] };
  const { fits, margin } = value;
  const said = [...fits].map(
    ([players, { hands, error, spread }]) =>
      `hands with ${players} players: from ${hands}; error ${error.toFixed(2)} of ${spread.toFixed(2)}`,
  );
  const files = { 'strength.ts': strengthSource(fits, margin, command) };
  return { files, said: [...said, `margin of a bid: ${margin}`] };
}

/** Every fifth deal is not learned from, but tells whether something was learned. */
function learnPlay(
  lessons: readonly Lessons['choices'][],
  thumb: Float64Array,
  command: string,
): Learnt {
  const choicesOf = (isKept: boolean) =>
    lessons.filter(({ number }) => (number % 5 === 4) === isKept).flatMap(({ choices }) => choices);
  const [taught, kept] = [choicesOf(false), choicesOf(true)];
  const learned = learnedOf(learnWeights(taught, thumb), thumb);
  const [before, after] = [regretOf(kept, thumb), regretOf(kept, learnedWeights(learned, thumb))];
  const said = [
    `card play: from ${taught.length} choices in ${lessons.length} deals`,
    `card play: points lost a choice, on ${kept.length} others: ${after.toFixed(3)}; ` +
      `by the rule of thumb ${before.toFixed(3)}`,
  ];
  if (after < before) return { files: { 'learned.ts': learnedSource(learned, command) }, said };
  return { files: {}, said: [...said, 'card play: nothing was gained, so nothing is written'] };
}

/** What makes the same files again. */
function commandOf({ name }: Game, { seed, deals, worlds, hands }: Measure): string {
  const numbers = `--deals ${deals} --worlds ${worlds} --hands ${hands}`;
  return `npm run train -- ${name} ${numbers} --seed ${seed}`;
}
