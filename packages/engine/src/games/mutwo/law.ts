import type { CrownLaw } from '../../contest/crown.ts';

export const law: CrownLaw = {
  phases: { trump: ['defenderTrump', 'declarerTrump'] },
  clauses: {
    call: 'mutwo/3.1',
    bid: 'mutwo/3.2',
    empty: 'mutwo/3.4',
    trump: 'mutwo/5.1',
    declarerTrump: 'mutwo/5.2',
    partner: 'mutwo/5.6',
    play: 'mutwo/6.1',
    own: 'mutwo/6.6',
    follow: 'mutwo/6.2',
  },
};
