import { ask as contest } from '../../contest/asks-en.ts';
import type { TurnQuestion } from '../../room/turn-question.ts';
import { or } from '../../words/in-english.ts';

const NAMING: Readonly<Record<string, TurnQuestion>> = {
  minor: {
    line: 'Name the minor trump',
    follows:
      'A colour or a number that you have shown. The Chief names the major trump after you, and it beats yours.',
  },
  major: {
    line: 'Name the major trump',
    follows:
      'A colour or a number that you have shown, or none. Its bonus is yours if you reach your goal.',
  },
};

/** What is asked in Mü. */
export const ask = {
  ...contest,
  needs: (n: number, needed: number, all: number) =>
    `${contest.cards(n)}: your side needs ${needed} of ${all} points`,
  brings: (worth: number, loss: number) =>
    `+${worth} each if you make it; if not, you lose ${loss} for each card too many`,
  wouldDefend: (names: readonly string[]) => `You would be Vice and could name ${or(names)}.`,
  naming: NAMING,
  partnerShares:
    'Your partner’s points count for your goal, and what it brings is for both of you.',
};
