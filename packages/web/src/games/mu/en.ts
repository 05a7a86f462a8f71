import type { MuEvent } from '@overtrick/engine';
import contest, { auctionEvents, colours } from '../../contest/en.ts';
import { cardWords, count, does, inside, whom } from '../../words/in-english.ts';
import type { Tells } from '../../words/say.ts';
import { ask } from './asks-en.ts';
import { ending, lines } from './ending-en.ts';
import { english } from './english.ts';

const YOU = 'You';

const events: Tells<MuEvent> = {
  ...auctionEvents(cardWords(colours)),
  stalemate: (e, s) =>
    `Stalemate at ${count(e.cards, 'card')}: ${whom(s, e.provocateur)} provoked it.`,
  chief: (e, s) => {
    const vice = e.vice;
    const second = vice < 0 ? 'there is no Vice' : `${inside(s, vice, 'are', 'is')} Vice`;
    return `${does(s, e.seat, 'are', 'is')} Chief with ${count(e.cards, 'card')}; ${second}.`;
  },
};

const en = {
  ...contest,
  promises: (made: number, promised: number) =>
    `As Chief you made ${made} of ${count(promised, 'contract')}.`,
  names: colours,
  values: { full: 'card by card', highestOnly: 'highest card only' },
  parts: { colour: 'colour', doubled: '1s or 7s', number: 'number', none: 'no trump' },
  says: english,
  ending,
  lines,
  events,

  ask,
  prices: { ...contest.prices, columns: ['cards', 'goal', 'if made', 'per card too many'] },

  stakes: {
    ...contest.stakes,
    crown: 'Crown',
    crownUp: (who: string) => `${who} leads the auction`,
    crownDown: (who: string) => `a tie, provoked by ${who === YOU ? 'you' : who}`,
    chief: 'Chief',
    vice: 'Vice',
    points: (taken: number, goal: number) => `${taken} of ${count(goal, 'point')}`,
    pointsTold: (taken: number, goal: number) => `${count(taken, 'point')}, ${goal} needed`,
    major: 'major',
    minor: 'minor',
  },

  badge: { ...contest.badge, chief: 'Chief', vice: 'Vice' },
};

export type MuWords = typeof en;
export default en;
