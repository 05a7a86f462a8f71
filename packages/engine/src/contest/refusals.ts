import type { Action, Refusal, Saying, Seat } from '../game.ts';
import { sayings } from '../says.ts';
import { followers, whyFollow } from '../tricks.ts';
import { acting, rights } from './rules.ts';
import type { ContestSays } from './says.ts';
import type { Contest } from './state.ts';

const why = sayings<ContestSays>();

/** The clauses of a game that forbid what these games all forbid. */
export interface Law {
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
  { phases, clauses }: Law,
  state: Contest,
  seat: Seat,
  action: Action,
): Refusal | undefined {
  const { type } = action;
  const clause = clauses[isCall(type) ? 'call' : type];
  if (!(phases[type] ?? PHASES[type]).includes(state.phase)) {
    return { clause, why: why('not-now', { type }) };
  }
  if (!(acting(state) & (1 << seat))) {
    return { clause, why: why('turn', { seat: state.turn }) };
  }
  switch (type) {
    case 'pass':
      return { clause: clauses.bid, why: why('bid-begun') };
    case 'bid':
      return refuseBid(clauses, state, seat, action);
    case 'partner':
      return { clause, why: whyNoPartner(state, action.what) };
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
  if (action === calls.done) return { clause: bid, why: why('bid-empty') };
  if (cards.held(seat) === 0) return { clause: empty, why: why('hand-empty') };
  if (!cards.inHand(seat, action.what)) {
    const isShown = cards.onDisplay(seat, action.what);
    const card = String(action.value);
    return { clause: bid, why: why(isShown ? 'shown-already' : 'not-in-hand', { card }) };
  }
  return { clause: bid, why: why('bid-limit', { most: auction.high + 1 }) };
}

function whyNoPartner({ declarer, headDefender, players }: Contest, seat: Seat): Saying {
  if (seat === declarer) return why('partner-self');
  if (seat === headDefender) return why('partner-defender');
  return why('seats', { last: players - 1 });
}

/** Why a seat may not name a trump: it is on none of the cards that the seat has shown. */
export function whyNoRight(state: Contest, seat: Seat, trump: number): Saying {
  const { names } = state.calls.trumps;
  const mine = names.filter((_, index) => rights(state, seat) & (1 << index));
  return why('no-right', { trump: names[trump], mine });
}

function refusePlay(
  { own, follow }: Law['clauses'],
  { cards, order, tricks }: Contest,
  seat: Seat,
  kind: number,
): Refusal {
  const { deck } = cards;
  if (!cards.owns(seat, kind)) {
    return { clause: own, why: why('not-yours', { card: deck.codes[kind] }) };
  }
  const right = followers(cards, seat, order, tricks.led);
  return { clause: follow, why: whyFollow(order, tricks.led, kind), cards: right };
}
