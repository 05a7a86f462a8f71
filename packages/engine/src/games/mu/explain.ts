import { type Law, refusalOf, whyNoRight } from '../../contest/refusals.ts';
import { UNNAMED } from '../../contest/trumps.ts';
import type { Action, Refusal, Seat } from '../../game.ts';
import { trumps } from './faces.ts';
import type { MuState } from './state.ts';

const LAW: Law = {
  declarer: 'Chief',
  headDefender: 'Vice',
  times: {
    pass: { in: ['auction'], clause: 'mu/3.1' },
    bid: { in: ['auction'], clause: 'mu/3.1' },
    trump: { in: ['minor', 'major'], clause: 'mu/5.1' },
    partner: { in: ['partner'], clause: 'mu/5.3' },
    play: { in: ['play'], clause: 'mu/6.1' },
  },
  clauses: {
    turn: 'mu/6.1',
    bid: 'mu/3.2',
    empty: 'mu/3.4',
    partner: 'mu/5.3',
    own: 'mu/6.6',
    follow: 'mu/6.2',
  },
};

/** Why an action is not legal; asked only when `legal` has said no. */
export function explain(state: MuState, seat: Seat, action: Action): Refusal {
  return refusalOf(LAW, state, seat, action) ?? explainTrump(state, seat, action.what);
}

function explainTrump(state: MuState, seat: Seat, trump: number): Refusal {
  const isVice = state.phase === 'minor';
  if (isVice && trump === trumps.none) {
    return { clause: 'mu/5.1', why: 'the Vice must name a trump' };
  }
  if (state.minor !== UNNAMED && trump === state.minor) {
    return { clause: 'mu/5.2', why: `the Vice has named ${trumps.names[trump]} already` };
  }
  return { clause: isVice ? 'mu/5.1' : 'mu/5.2', why: whyNoRight(state, seat, trump) };
}
