import type { Action, Refusal, Seat } from '../../game.ts';
import { followers } from '../../tricks.ts';
import { DONE, deck, NO_TRUMP, TRUMPS } from './faces.ts';
import { acting, rights } from './rules.ts';
import { type MuState, NOBODY, type Phase } from './state.ts';

/** When a move of each type has its time, for the reason "not now". */
const TIMES: Readonly<Record<string, { readonly in: readonly Phase[]; readonly clause: string }>> =
  {
    pass: { in: ['auction'], clause: 'mu/3.1' },
    bid: { in: ['auction'], clause: 'mu/3.1' },
    trump: { in: ['minor', 'major'], clause: 'mu/5.1' },
    partner: { in: ['partner'], clause: 'mu/5.3' },
    play: { in: ['play'], clause: 'mu/6.1' },
  };

/** Why an action is not legal; asked only when `legal` has said no. */
export function explain(state: MuState, seat: Seat, action: Action): Refusal {
  const time = TIMES[action.type];
  if (!time.in.includes(state.phase)) {
    return { clause: time.clause, why: `there is no ${action.type} in this part of the deal` };
  }
  if (!(acting(state) & (1 << seat))) {
    const clause = state.phase === 'play' ? 'mu/6.1' : time.clause;
    return { clause, why: `it is the turn of seat ${state.turn}` };
  }
  switch (action.type) {
    case 'pass':
      return { clause: 'mu/3.2', why: 'a bid that has begun must be ended' };
    case 'bid':
      return explainBid(state, seat, action);
    case 'trump':
      return explainTrump(state, seat, action.what);
    case 'partner':
      return explainPartner(state, action.what);
    default:
      return explainPlay(state, seat, action.what);
  }
}

function explainBid({ cards, auction }: MuState, seat: Seat, action: Action): Refusal {
  if (action === DONE) return { clause: 'mu/3.2', why: 'a bid shows at least one card' };
  if (cards.held[seat] === 0)
    return { clause: 'mu/3.4', why: 'without a card in hand one must pass' };
  if (!cards.inHand(seat, action.what)) {
    return { clause: 'mu/3.2', why: `${action.value} is not in your hand` };
  }
  const most = auction.high + 1;
  return { clause: 'mu/3.2', why: `nobody may have shown more than ${most} cards after this turn` };
}

function explainTrump(state: MuState, seat: Seat, trump: number): Refusal {
  const isVice = state.phase === 'minor';
  if (isVice && trump === NO_TRUMP) return { clause: 'mu/5.1', why: 'the Vice must name a trump' };
  if (!isVice && state.vice !== NOBODY && trump === state.minor) {
    return { clause: 'mu/5.2', why: `the Vice has named ${TRUMPS[trump]} already` };
  }
  const mine = TRUMPS.filter((_, index) => rights(state, seat) & (1 << index));
  const clause = isVice ? 'mu/5.1' : 'mu/5.2';
  return { clause, why: `you have shown no card with ${TRUMPS[trump]}, only ${mine.join(', ')}` };
}

function explainPartner({ chief, vice, players }: MuState, seat: Seat): Refusal {
  if (seat === chief) return { clause: 'mu/5.3', why: 'the Chief needs somebody else as partner' };
  if (seat === vice) return { clause: 'mu/5.3', why: 'the Vice cannot be the partner' };
  return { clause: 'mu/5.3', why: `seats go from 0 to ${players - 1}` };
}

function explainPlay(state: MuState, seat: Seat, kind: number): Refusal {
  const { cards, order, tricks } = state;
  if (!cards.owns(seat, kind)) {
    return { clause: 'mu/6.6', why: `${deck.codes[kind]} is not among your cards` };
  }
  const led = tricks.led === order.trump ? 'trump' : deck.suits[tricks.led];
  const right = followers(cards, seat, order, tricks.led);
  return { clause: 'mu/6.2', why: `${led} was led and you can follow`, cards: right };
}
