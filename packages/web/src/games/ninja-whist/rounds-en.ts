import { count } from '../../words/in-english.ts';
import type { GameWords } from '../../words/own.ts';

/** A deal of this game is a round. */
export const deals: NonNullable<GameWords['deals']> = {
  over: { deal: 'The round is over', next: 'Next round' },
  ending: {
    deal: 'round',
    dealsLeft: (n) => (n === 0 ? 'that was the last round' : `${count(n, 'round')} to go`),
  },
  setup: {
    length: (minutes, deals) => `${count(deals, 'round')}, about ${count(minutes, 'minute')}`,
  },
  sheet: {
    none: 'No round has been finished yet.',
    thisDeal: 'This round',
    dealt: (n, name) => `Round ${n}, dealt by ${name === 'You' ? 'you' : name}`,
    nothing: 'Nobody scores in this round.',
    chart: 'Totals after each round',
    deals: 'Rounds',
  },
};
