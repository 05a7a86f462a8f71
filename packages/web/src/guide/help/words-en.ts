import type { FirstKind } from '../first.ts';

/** A word where something happens for the first time. */
const help = {
  title: 'New here',
  close: 'Got it',
  off: 'No more of these',
  again: 'Explain everything once more',
  isAgain: 'Everything will be explained once more.',
  kinds: {
    auction: 'To bid, tap cards and show them. They stay yours, and you will play them later.',
    tie: 'As many cards as the other: if it stays so, no trick is played.',
    illegal: 'Shaded cards may not be played now. Tap one to read why.',
    left: 'This card is a trump now. It no longer belongs to its printed suit.',
    partner:
      'Your partner plays with you until the end of the deal. Look at what everybody has shown.',
    exchange: 'Two new cards are in your hand. Choose any two to lay away.',
    gift: 'Choose two cards: the first goes to the left, the second to the right.',
    fold: 'With a weak hand, fold: it costs nothing. Staying without a trick does.',
    token: 'Your tokens: tap a number card of their suit to lift it.',
    forbidden: 'You deal, so one number is missing: the bids must not add up to all tricks.',
    claim: 'The tricks that are left are yours whatever happens. Take them all at once.',
    figure: 'Beside each name stands what has been taken so far.',
    sheet: 'How the match stands now. The score sheet has a reason for every point.',
  } satisfies Readonly<Record<FirstKind, string>>,
};

export type HelpWords = typeof help;
export default help;
