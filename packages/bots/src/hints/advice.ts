import { type Random, type Saying, sayings, type View } from '@overtrick/engine';
import type { Contest, Sitting } from '@overtrick/engine/kit';
import type { Candidate, CardWay } from '../bot.ts';
import type { Knowledge } from '../knowledge.ts';
import type { ReasonSays } from '../says.ts';
import type { CandidateTally } from '../tally.ts';
import { forAdvised, ofOther } from './calls.ts';
import { explainCall, needIn } from './contest.ts';
import { type PlaySight, sightOf, type TrickSight } from './sight.ts';
import { bySum, LEAST, lower, speaksAgainst } from './speaks-against.ts';
import { speaksFor } from './speaks-for.ts';

const why = sayings<ReasonSays>();
/** More would not be read. */
const MOST = 2;

interface Decision<State extends Sitting> {
  readonly knowledge: Knowledge<State>;
  readonly view: View;
  readonly state: State;
  readonly random: Random;
}

/** Where knowledge was made of a contest, its states are contests: what they are told by is loaded with hints. */
const asContest = (state: Sitting) => state as Contest;

/** What is said of a candidate. */
export type Counsel = Pick<Candidate, 'way' | 'reasons' | 'against'>;

/** For each of several moves, of which the first is advised, what speaks for it and what against. */
export function adviserFor<State extends Sitting>(
  decision: Decision<State>,
  tallies: readonly CandidateTally[],
): (tally: CandidateTally) => Counsel {
  const plays = tallies.every(({ actions }) => isPlay(actions[actions.length - 1]));
  return plays ? playAdviser(decision, tallies) : callAdviser(decision, tallies);
}

function isPlay({ type, field }: { readonly type: string; readonly field: string }): boolean {
  return type === 'play' && field === 'card';
}

function playAdviser<State extends Sitting>(
  { knowledge, view, state, random }: Decision<State>,
  tallies: readonly CandidateTally[],
): (tally: CandidateTally) => Counsel {
  const moves = tallies.map(({ actions }) => actions);
  const { contest } = knowledge;
  const trick = sightOf(knowledge, view, state, moves, random);
  const { eyes } = view;
  const need = contest
    ? needIn(asContest(state), eyes, contest.bidding)
    : knowledge.need?.(state, eyes);
  const [advised] = tallies;
  return (tally) => {
    const play = trick.plays[tallies.indexOf(tally)];
    const reasons = [...speaksFor(trick, play), ...(need ? [need] : [])];
    const lead = advised.mean - tally.mean;
    const against = speaksAgainst(trick, play, trick.plays[0]);
    return {
      way: wayOf(trick, play),
      ...(tally === advised
        ? { reasons: rounded(reasons.slice(0, MOST), tallies) }
        : { reasons, against: [bySum(lead) ?? against ?? lower(lead)] }),
    };
  };
}

/** What a card does, in a word. */
function wayOf({ leads, stays, best }: TrickSight, play: PlaySight): CardWay {
  if (leads) return stays && play.sure ? 'keep' : 'lead';
  if (best === undefined || play.follows) return play.wins ? 'take' : 'follow';
  return play.ruffs ? 'ruff' : 'throw';
}

function callAdviser<State extends Sitting>(
  { knowledge, view, state }: Decision<State>,
  tallies: readonly CandidateTally[],
): (tally: CandidateTally) => Counsel {
  const { contest } = knowledge;
  const calls = tallies.map((tally) => ({
    tally,
    told: contest
      ? explainCall(asContest(state), view.eyes, tally.actions, contest.bidding)
      : (knowledge.explains?.(state, view.eyes, tally.actions) ?? []),
  }));
  const [advised, ...others] = calls;
  return (tally) => {
    const call = calls[tallies.indexOf(tally)];
    if (call !== advised) return ofOther(call, advised);
    return { reasons: rounded(forAdvised(call, others).slice(0, MOST), tallies) };
  };
}

/** Something is always said for what is advised; and if another came out better, that it is not clear. */
function rounded(reasons: readonly Saying[], tallies: readonly CandidateTally[]): Saying[] {
  const [advised, next] = tallies;
  if (next === undefined) return reasons.length > 0 ? [...reasons] : [why('only-choice')];
  const isDoubted = next.mean > advised.mean;
  if (isDoubted) return [...reasons, why('doubt')];
  return reasons.length > 0 ? [...reasons] : [ahead(advised.mean - next.mean)];
}

function ahead(figure: number): Saying {
  return figure < LEAST ? why('comes-out-best') : why('comes-ahead', { figure });
}
