import { type Saying, sayings } from '@overtrick/engine';
import type { ReasonSays } from '../says.ts';
import type { CandidateTally } from '../tally.ts';
import { bySum, lower } from './speaks-against.ts';

const why = sayings<ReasonSays>();

const EVEN = 0.5;
/** Odds are told as so many of ten deals. */
const TEN = 10;

/** A call, and what the game itself says of it by the cards. */
export interface WeighedCall {
  readonly tally: CandidateTally;
  readonly told: readonly Saying[];
}

/** What a hand promises: said where it is not known how often that was kept. */
const PROMISES: readonly string[] = [
  'expects-enough',
  'asks-more',
  'asks-all',
] satisfies readonly (keyof ReasonSays)[];

/** What a hand says against a call; where one is advised nevertheless, it is not for that. */
const AGAINST: readonly string[] = [
  'asks-more',
  'asks-all',
  'tricks-else',
  'made-seldom',
] satisfies readonly (keyof ReasonSays)[];

/** What says nothing about another call. */
const IDLE: readonly string[] = [
  'tricks-likely',
  'no-contract',
] satisfies readonly (keyof ReasonSays)[];

const isAgainst = ({ key }: Saying) => AGAINST.includes(key);

/** What speaks for a call that is advised, the others with it from best to worst. */
export function forAdvised(advised: WeighedCall, others: readonly WeighedCall[]): Saying[] {
  const told = isPass(advised) ? ofPass(advised, others) : ofBid(advised);
  const reasons = told.filter((each) => !isAgainst(each));
  // What the cards are good for is one sentence, and enough: how often it is made stands in the figures.
  return CARDS.includes(reasons[0]?.key) ? reasons.slice(0, 1) : reasons;
}

/** What speaks for another call, and what against it. */
export function ofOther(
  other: WeighedCall,
  advised: WeighedCall,
): { readonly reasons: readonly Saying[]; readonly against: readonly Saying[] } {
  const lead = advised.tally.mean - other.tally.mean;
  const most = isPass(advised) ? 0 : cardsIn(advised.told);
  const told = ofBid(other).filter((each) => !PROMISES.includes(each.key) || cardsOf(each) > most);
  // That the cards are good for it would be no reason to leave it, nor that nothing is better than what is advised.
  const reasons = told.filter(
    (each) => !isAgainst(each) && !PROMISES.includes(each.key) && !IDLE.includes(each.key),
  );
  return { reasons, against: [bySum(lead) ?? lower(lead), ...told.filter(isAgainst)] };
}

/** So many cards a promise is for: who may show more cards cannot have too little for fewer. */
function cardsOf({ values }: Saying): number {
  return Number(values?.cards ?? 0);
}

function cardsIn(told: readonly Saying[]): number {
  return Math.max(0, ...told.map(cardsOf));
}

/** How often it was made says more than what the hand promises. */
function ofBid(call: WeighedCall): Saying[] {
  const odds = oddsOf(call);
  if (odds === undefined) return [...call.told];
  const figure = Math.round(TEN * odds);
  const made = odds < EVEN ? why('made-seldom', { figure }) : why('made-often', { figure });
  return [...call.told.filter(({ key }) => !PROMISES.includes(key)), made];
}

/** Who passes is told what the hand is best for, and what would become of the best bid instead. */
function ofPass(pass: WeighedCall, others: readonly WeighedCall[]): Saying[] {
  const bid = others.find((other) => oddsOf(other) !== undefined);
  const odds = bid && oddsOf(bid);
  const [best, ...more] = pass.told;
  if (odds === undefined || !BEST.includes(best?.key)) return [...pass.told];
  const figure = Math.round(TEN * odds);
  if (odds < EVEN && best.key === 'trump-too-weak') return [best];
  if (odds < EVEN) return [best, why('more-seldom', { figure })];
  // What came of it says otherwise than that the hand is too weak.
  const known = { ...best, key: 'trump-best' };
  const less = pass.tally.mean - (bid?.tally.mean ?? 0);
  return [known, ...(bySum(less) === undefined ? [why('more-costs', { figure, less })] : more)];
}

/** What says all by itself. */
const CARDS: readonly (string | undefined)[] = [
  'trumps-held',
  'trump-too-weak',
  'trump-barely',
] satisfies readonly (keyof ReasonSays)[];

/** What a hand is best for. */
const BEST: readonly (string | undefined)[] = [
  'trump-too-weak',
  'trump-barely',
  'trump-best',
] satisfies readonly (keyof ReasonSays)[];

/** Of a bid by which the seat may come to declare. */
function oddsOf({ tally, told }: WeighedCall): number | undefined {
  const [{ type }] = tally.actions;
  const isShow = told.some(({ key }) => key === 'shows-partner' || key === 'tricks-else');
  return type === 'bid' && !isShow ? tally.oddsIn() : undefined;
}

function isPass({ tally }: WeighedCall): boolean {
  return tally.actions[0].type === 'pass';
}
