import { type Law, refusalOf, whyNoRight } from '../../contest/refusals.ts';
import { UNNAMED } from '../../contest/trumps.ts';
import type { Action, Refusal, Seat } from '../../game.ts';
import { trumps } from './faces.ts';
import type { MutwoState } from './state.ts';

const LAW: Law = {
  declarer: 'declarer',
  headDefender: 'head defender',
  times: {
    pass: { in: ['auction'], clause: 'mutwo/3.1' },
    bid: { in: ['auction'], clause: 'mutwo/3.1' },
    trump: { in: ['defenderTrump', 'declarerTrump'], clause: 'mutwo/5.1' },
    partner: { in: ['partner'], clause: 'mutwo/5.6' },
    play: { in: ['play'], clause: 'mutwo/6.1' },
  },
  clauses: {
    turn: 'mutwo/6.1',
    bid: 'mutwo/3.2',
    empty: 'mutwo/3.4',
    partner: 'mutwo/5.6',
    own: 'mutwo/6.6',
    follow: 'mutwo/6.2',
  },
};

/** Why an action is not legal; asked only when `legal` has said no. */
export function explain(state: MutwoState, seat: Seat, action: Action): Refusal {
  return refusalOf(LAW, state, seat, action) ?? explainTrump(state, seat, action.what);
}

function explainTrump(state: MutwoState, seat: Seat, trump: number): Refusal {
  const isDefender = state.phase === 'defenderTrump';
  if (isDefender && trump === trumps.none) {
    return { clause: 'mutwo/5.1', why: 'the head defender must name a trump' };
  }
  if (state.defenderTrump !== UNNAMED && trump === state.defenderTrump) {
    const name = trumps.names[trump];
    return { clause: 'mutwo/5.2', why: `the head defender has named ${name} already` };
  }
  return {
    clause: isDefender ? 'mutwo/5.1' : 'mutwo/5.2',
    why: whyNoRight(state, seat, trump),
  };
}
