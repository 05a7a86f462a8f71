import type { Action, Refusal, Seat } from '../game.ts';
import { followers, whyFollow } from '../tricks.ts';
import { acting, rights } from './rules.ts';
import type { Contest } from './state.ts';

/** The clauses of a game that forbid what these games all forbid, and its names for the roles. */
export interface Law {
  readonly declarer: string;
  readonly headDefender: string;
  /** By type of move, the phases in which it is made, where that is not the same in all these games. */
  readonly phases: Readonly<Record<string, readonly string[]>>;
  /** By type of move, the clause that says when it is made; calls are passes and bids. */
  readonly clauses: Readonly<Record<string, string>> & {
    readonly call: string;
    readonly partner: string;
    readonly play: string;
    /** How cards are bid, and that a player without cards in hand must pass. */
    readonly bid: string;
    readonly empty: string;
    /** Which cards can be played, and the duty to follow. */
    readonly own: string;
    readonly follow: string;
  };
}

const PHASES: Law['phases'] = {
  pass: ['auction'],
  bid: ['auction'],
  partner: ['partner'],
  play: ['play'],
};
const isCall = (type: string) => type === 'pass' || type === 'bid';

/** Why an action is not legal, if it is for a reason that all these games share. */
export function refusalOf(
  { phases, clauses, declarer, headDefender }: Law,
  state: Contest,
  seat: Seat,
  action: Action,
): Refusal | undefined {
  const { type } = action;
  const clause = clauses[isCall(type) ? 'call' : type];
  if (!(phases[type] ?? PHASES[type]).includes(state.phase)) {
    return { clause, why: `there is no ${type} in this part of the deal` };
  }
  if (!(acting(state) & (1 << seat))) {
    return { clause, why: `it is the turn of seat ${state.turn}` };
  }
  switch (type) {
    case 'pass':
      return { clause: clauses.bid, why: 'a bid that has begun must be ended' };
    case 'bid':
      return refuseBid(clauses, state, seat, action);
    case 'partner':
      return { clause, why: whyNoPartner(state, action.what, [declarer, headDefender]) };
    case 'play':
      return refusePlay(clauses, state, seat, action.what);
  }
  return undefined;
}

function refuseBid(
  { bid, empty }: Law['clauses'],
  { calls, cards, auction }: Contest,
  seat: Seat,
  action: Action,
): Refusal {
  if (action === calls.done) return { clause: bid, why: 'a bid shows at least one card' };
  if (cards.held(seat) === 0) return { clause: empty, why: 'without a card in hand one must pass' };
  if (!cards.inHand(seat, action.what)) {
    const isShown = cards.onDisplay(seat, action.what);
    const where = isShown ? 'lies face up before you already' : 'is not in your hand';
    return { clause: bid, why: `${action.value} ${where}` };
  }
  const most = auction.high + 1;
  return {
    clause: bid,
    why: `after this turn you may have shown ${most} card${most === 1 ? '' : 's'} at most`,
  };
}

function whyNoPartner(state: Contest, seat: Seat, [declarer, headDefender]: readonly string[]) {
  if (seat === state.declarer) return `the ${declarer} needs somebody else as partner`;
  if (seat === state.headDefender) return `the ${headDefender} cannot be the partner`;
  return `seats go from 0 to ${state.players - 1}`;
}

/** Why a seat may not name a trump: it is on none of the cards that the seat has shown. */
export function whyNoRight(state: Contest, seat: Seat, trump: number): string {
  const { names } = state.calls.trumps;
  const mine = names.filter((_, index) => rights(state, seat) & (1 << index));
  const only = mine.length > 0 ? `only ${mine.join(', ')}` : 'nor any other';
  return `you have shown no card with ${names[trump]}, ${only}`;
}

function refusePlay(
  { own, follow }: Law['clauses'],
  { cards, order, tricks }: Contest,
  seat: Seat,
  kind: number,
): Refusal {
  const { deck } = cards;
  if (!cards.owns(seat, kind)) {
    return { clause: own, why: `${deck.codes[kind]} is not among your cards` };
  }
  const right = followers(cards, seat, order, tricks.led);
  return { clause: follow, why: whyFollow(order, tricks.led, kind), cards: right };
}
