import type { Choice, NinjaView, Seat } from '@overtrick/engine';
import type { Occasion } from '../../room/occasion.ts';
import type { TrickMeaning } from '../../room/room.ts';
import type { TurnQuestion } from '../../room/turn-question.ts';
import type { NinjaWords } from './en.ts';

export type NinjaOccasion = Occasion<NinjaView, NinjaWords>;

export function question(about: NinjaOccasion, open: readonly Choice[]): TurnQuestion | undefined {
  const { ask } = about.own;
  const [first] = open;
  if (first?.type === 'bid') return bidQuestion(about);
  if (first?.type === 'take') {
    return {
      line: first.field === 'token' ? ask.takeToken : ask.takeFrom,
      follows: ask.stockEmpty,
    };
  }
  return undefined;
}

/** ninja-whist/3.3 and 7.1: what the dealer may not say is there to be seen. */
function bidQuestion({ view, own: { ask } }: NinjaOccasion): TurnQuestion {
  const { handSize, barredBid, setup } = view;
  const line = handSize === 1 ? ask.bidOne : ask.bid(handSize);
  const exactly = ask.exactly(setup.options.bidScore);
  return { line, follows: barredBid === null ? exactly : ask.barred(barredBid, handSize) };
}

/** How far one's own bid is from being met. */
export function standing({ view, own: { ask } }: NinjaOccasion): string | undefined {
  const bid = view.bids[view.eyes];
  if (bid === null || bid === undefined) return undefined;
  const left = bid - view.taken[view.eyes];
  if (left === 0) return ask.enough;
  if (left < 0) return ask.tooMany;
  // As many tricks are to come as cards are held.
  return left > view.hand.length ? ask.tooFew : ask.need(left);
}

export function label(
  { view, words, own }: NinjaOccasion,
  { field, value }: Choice,
): string | undefined {
  if (field === 'from') return Number(value) === view.eyes ? own.ask.own : undefined;
  return field === 'token' ? words.token(String(value)) : undefined;
}

/** What is asked about tokens for a card, and what those that are chosen do. */
export function tokenQuestion(
  { view, words, own: { ask } }: NinjaOccasion,
  card: string,
  added: readonly Choice[],
): TurnQuestion {
  const line = ask.tokens(words.card(card));
  if (added.length === 0) return { line, follows: ask.noLift };
  return { line, follows: ask.lifts(added.length, liftedTo(view, card, added)) };
}

/** What a card counts with these tokens. */
export function liftedTo(view: NinjaView, card: string, added: readonly Choice[]): number {
  const lifts = view.fitting[card] ?? [];
  const byToken = new Map(lifts.map(({ token, lift }) => [token, lift]));
  const lift = added.reduce((sum, { value }) => sum + (byToken.get(String(value)) ?? 0), 0);
  return Number(card.slice(1)) + lift;
}

/** ninja-whist/7.1: how the winner of a trick stands with what was bid. */
export function trickMeaning({ view, own }: NinjaOccasion, winner: Seat): TrickMeaning {
  const bid = view.bids[winner];
  if (bid === null) return {};
  const n = view.taken[winner];
  const means = n < bid ? undefined : n === bid ? own.taken.exact : own.taken.over;
  return { what: own.taken.of(n, bid), means };
}
