import type { TurnQuestion } from '../room/turn-question.ts';
import { numeral, or } from '../words/in-english.ts';

const cards = (n: number) => `${numeral(n)} ${n === 1 ? 'card' : 'cards'}`;
const shows = (n: number, what: string) =>
  n === 0 ? `shows no ${what}` : `shows ${n} ${what}${n === 1 ? '' : 's'}`;

/** By phase, what is asked of who names a trump. */
const NAMING: Readonly<Record<string, TurnQuestion>> = {
  declarerTrump: {
    line: 'Name your trump',
    follows: 'It beats the head defender’s trump; the bonus is yours if you make your tricks.',
  },
  defenderTrump: {
    line: 'Name a trump for your side',
    follows: 'Whatever is on the cards you have shown; the declarer’s trump will beat it.',
  },
};

/** What is asked in games with an auction of shown cards. */
export const ask = {
  bid: 'Your bid: show cards, or pass?',
  bidMore: 'Your bid: show more, or pass?',
  onlyPass: 'You can show no more cards: pass',
  cards,
  /** What a bid promises: "Two cards: your side needs 6 of 12 tricks." */
  needs: (n: number, needed: number, all: number) =>
    `${cards(n)}: your side needs ${needed} of ${all} tricks`,
  brings: (worth: number, loss: number) => `+${worth} each if you make it, −${loss} each if not`,
  couldName: (names: readonly string[]) =>
    names.length === 0 ? 'you could name no trump' : `you could name ${or(names)}`,
  tie: (n: number, who: string) => `${cards(n)}: a tie with ${who}`,
  tieCosts: (loss: number) => `If all pass now there is no play, and you lose ${loss}.`,
  second: (n: number, most: number) => `${cards(n)}: somebody has shown ${most}`,
  wouldDefend: (names: readonly string[]) =>
    names.length === 0
      ? 'You would be head defender, without a trump to name.'
      : `You would be head defender and could name ${or(names)}.`,
  onlyTells: 'It promises nothing: it only tells the others what you have.',
  confirm: (n: number) => `Show ${n === 1 ? 'this card' : `these ${numeral(n).toLowerCase()}`}`,
  choose: 'Show cards',
  naming: NAMING,
  bonus: (n: number) => (n > 0 ? `+${n}` : 'no bonus'),
  strength: (mine: number, all: number) => `${mine} of ${all} trumps yours`,
  partner: 'Choose your partner',
  partnerShares: 'Whoever it is plays for the same tricks, and scores with you or loses with you.',
  showsTrumps: (n: number) => shows(n, 'trump'),
  showsCards: (n: number) => shows(n, 'card'),
};
