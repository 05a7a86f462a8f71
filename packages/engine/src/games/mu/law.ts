import type { CrownLaw } from '../../contest/crown.ts';

export const law: CrownLaw = {
  phases: { trump: ['minor', 'major'] },
  clauses: {
    call: 'mu/3.1',
    bid: 'mu/3.2',
    empty: 'mu/3.4',
    trump: 'mu/5.1',
    declarerTrump: 'mu/5.2',
    partner: 'mu/5.3',
    play: 'mu/6.1',
    own: 'mu/6.6',
    follow: 'mu/6.2',
  },
};
