import { type Saying, type Seat, sayings, type View } from '@overtrick/engine';
import type { Sitting } from '@overtrick/engine/kit';
import type { Counsel } from '../hints/advice.ts';
import { LEAST } from '../hints/speaks-against.ts';
import type { ReasonSays } from '../says.ts';
import type { Sighted } from '../thought.ts';
import { stopperIn, tenthsOf } from './counted.ts';
import type { MoveFates } from './fates.ts';

const why = sayings<ReasonSays>();

/** Tenths of the deals by which two moves must differ for that to be said. */
const APART = 2;
/** More would not be read. */
const MOST = 2;
/** So many points behind the others are worth a word. */
const TOLD_BEHIND = 0.5;
/** Who has a card in so many of them is said to. */
const MANY = 4;
/** A trick that is taken in so many tenths of the deals is a reason. */
const OFTEN = 6;

/** What is said of moves, the advised one first: what holds by the rules, and what was counted in the worlds they were tried in. */
export function counselFor(
  sighted: Sighted<Sitting>,
  ranked: readonly MoveFates[],
  worlds: readonly Sitting[],
): (move: MoveFates) => Counsel {
  const tallies = ranked.map(({ points }) => points);
  const advice = sighted.adviserFor?.(sighted, tallies);
  const [best] = ranked;
  return (move) => {
    const said = advice?.(move.points) ?? { reasons: [] };
    if (worlds.length === 0) return said;
    const { view } = sighted;
    if (move === best) return { ...said, reasons: withTaking(said.reasons, move, view) };
    const [head, ...more] = said.against ?? [];
    const known = [headOf(move, best) ?? head, ...more];
    const facts = isClear(move, best) ? factsOf(move, best, worlds, view, known) : [];
    return { ...said, against: [...known, ...facts].slice(0, 1 + MOST) };
  };
}

/** Whether a move is worse by more than luck: what explains that would else mislead. */
function isClear(move: MoveFates, best: MoveFates): boolean {
  const { mean, spread } = move.aimLossTo(best);
  return mean > spread;
}

/** What was counted, but for what is said already. */
function factsOf(
  move: MoveFates,
  best: MoveFates,
  worlds: readonly Sitting[],
  view: View,
  known: readonly Saying[],
): Saying[] {
  const isTold = known.some(({ key }) => key === 'made-seldom');
  return [...(isTold ? [] : contrast(move, best, view)), ...stopped(move, best, worlds, view)];
}

/** By the points it is as good or better, but clearly not by what is chosen by. */
function headOf(move: MoveFates, best: MoveFates): Saying | undefined {
  const { mean: figure, spread } = move.lossTo(best);
  const isWorse = isClear(move, best) && figure > spread;
  const looksAsGood = move.points.mean > best.points.mean - LEAST && figure >= TOLD_BEHIND;
  return isWorse && looksAsGood ? why('helps-others', { figure }) : undefined;
}

/** For a card that is not sure to take the trick, how often it does. */
function withTaking(
  reasons: readonly Saying[],
  { fates }: MoveFates,
  { eyes, table }: View,
): Saying[] {
  const said = reasons.filter(({ key }) => key !== 'doubt');
  const figure = tenthsOf(fates, ({ taker }) => taker === eyes);
  const isOpen = said.length < MOST && !said.some(({ key }) => TAKES.includes(key));
  if (!isOpen || table.length === 0 || figure < OFTEN) return [...reasons];
  return [...said, why('takes-often', { figure }), ...reasons.filter(({ key }) => key === 'doubt')];
}

/** What says already that the trick is one's own, or that it is not wanted. */
const TAKES: readonly string[] = [
  'sure',
  'sure-card',
  'last-wins',
  'must-win',
  'may-be-beaten',
  'friends-behind',
] satisfies readonly (keyof ReasonSays)[];

/** What was promised is kept in so many of ten deals, where the advised move keeps it in so many. */
function contrast(move: MoveFates, best: MoveFates, view: View): Saying[] {
  const [odds, other] = [move.points.oddsIn(), best.points.oddsIn()];
  if (odds === undefined || other === undefined) return [];
  const [figure, instead] = [odds, other].map((each) => Math.round(10 * each));
  if (isAgainst(view))
    return figure >= instead + APART ? [why('lets-through', { figure, instead })] : [];
  return figure <= instead - APART ? [why('made-instead', { figure, instead })] : [];
}

/** Whether somebody else made the promise. */
function isAgainst({ sides, eyes }: View): boolean {
  return sides.some(({ role, seats }) => role === 'defence' && seats.includes(eyes));
}

/** Who takes the trick from a card, and what they have left that does it. */
function stopped(
  move: MoveFates,
  best: MoveFates,
  worlds: readonly Sitting[],
  { eyes, sides }: View,
): Saying[] {
  const isFriend = (seat: Seat) =>
    seat === eyes || sides.some(({ seats }) => seats.includes(eyes) && seats.includes(seat));
  const stopper = stopperIn(move, worlds, isFriend);
  if (!stopper) return [];
  const { seat, card, takes, holds } = stopper;
  const otherwise = tenthsOf(best.fates, ({ taker }) => taker === seat);
  // A card that lies there already is seen by everybody.
  if (takes < otherwise + APART || holds === 0) return [];
  if (holds < MANY) return [why('taken-by', { seat, figure: takes })];
  return [why('has-left', { seat, card, figure: holds })];
}
