import type { Plaque, SeatFigure } from '../../room/stakes.ts';
import type { GamutOccasion } from './stakes.ts';

/** What stands at a seat: what it has decided, bid or taken. */
export function plaque(about: GamutOccasion, seat: number): Plaque {
  const role = roleOf(about, seat);
  const isPlayed = ['play', 'over'].includes(about.view.phase);
  const brief = role === about.own.badge.queen ? about.own.badge.queenBrief : role;
  return { role, brief, figure: isPlayed ? figureOf(about, seat) : undefined };
}

function roleOf(about: GamutOccasion, seat: number): string {
  const { view, words, own } = about;
  if (view.folded.includes(seat)) return own.badge.folded;
  // In other contracts she is a card like any other.
  if (view.queen === seat && view.contract === 'hearts') return own.badge.queen;
  const bid = view.bids[seat];
  return bid === null ? decided(about, seat) : words.badge.bid(bid);
}

/** What a seat has decided in what goes round just now. */
function decided(
  { view: { phase, history }, own: { badge } }: GamutOccasion,
  seat: number,
): string {
  const done = (type: string) => history.some((move) => move.type === type && move.seat === seat);
  if (done('stay') && phase === 'fold') return badge.stays;
  if (done('pass') && phase === 'choose') return badge.passed;
  return done('give') && phase === 'give' ? badge.given : '';
}

function figureOf({ view, words, own }: GamutOccasion, seat: number): SeatFigure {
  const { contract, hearts, won } = view;
  if (contract === 'hearts') return { value: hearts[seat], word: own.badge.hearts(hearts[seat]) };
  return { value: won[seat], word: words.felt.tricks(won[seat]) };
}
