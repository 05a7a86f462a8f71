import common from './common-en.ts';
import type { TermText } from './glossary.ts';

/** Terms of games in which shown cards are bids. */
const en = {
  ...common,
  auction: {
    title: 'Auction',
    text: 'Everybody in turn shows cards or passes, until all have passed one after the other.',
    forms: ['auction'],
  },
  show: {
    title: 'To show',
    text: 'To lay cards from the hand face up before you: that is a bid, and they stay yours to play.',
    forms: ['show', 'shows', 'shown', 'showing'],
  },
  bid: {
    title: 'Bid',
    text: 'The cards that one has shown: the more of them, the more one promises.',
    forms: ['bid', 'bids'],
  },
  noTrump: {
    title: 'No trump',
    text: 'Instead of a name for trump: who says it adds none, and earns the highest bonus for it.',
    forms: ['no trump'],
  },
  thrownIn: {
    title: 'Thrown in',
    text: 'A deal in which nobody has shown a card: nobody scores, and the next one is dealt.',
    forms: ['thrown in'],
  },
} satisfies Record<string, TermText>;

export type ContestTerms = Readonly<Record<keyof typeof en, TermText>>;
export default en;
