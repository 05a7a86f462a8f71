import { bid, codes, inTrick, type Lesson, move, seats, trick } from '../../guide/lesson.ts';
import type { NinjaGuide } from './guide-en.ts';

const SEATS = 4;
const plays = (leader: number, cards: string) => trick(SEATS, leader, cards);
const hands = (...texts: readonly string[]) => texts.map(codes);

/** One card each: a trump takes the trick, and with it a token. */
const first = {
  dealer: 3,
  hands: hands('W3', 'FK', 'F9', 'NK'),
  turnUp: 'W10',
  tokens: ['aab'],
  moves: [bid(0, 1), bid(1, 0), bid(2, 0), bid(3, 1), ...plays(0, 'W3 FK F9 NK')],
};

/** Two cards each: the dealer may not say one, and stays below. */
const second = {
  dealer: 0,
  hands: hands('N9 N2', 'N6 W4', 'N4 W5', 'N5 N7'),
  turnUp: 'T8',
  tokens: ['c', 'bd'],
  moves: [
    ...[bid(1, 1), bid(2, 0), bid(3, 0), bid(0, 0)],
    ...plays(1, 'N6 N4 N5 N2'),
    ...plays(1, 'W4 W5 N7 N9'),
  ],
};

const LIFTED = move(0, 'play', { tokens: ['aab'], card: 'W7' });

/** Three cards each: a token lifts the 7, an Archer strikes, and the Ace kills its King. */
const third = {
  dealer: 1,
  hands: hands('W7 NA F2', 'W5 AR N6', 'W8 NK N9', 'W4 F9 N8'),
  turnUp: 'T5',
  tokens: ['cc', 'd', 'dd'],
  moves: [
    ...[bid(2, 1), bid(3, 0), bid(0, 2), bid(1, 1)],
    ...plays(2, 'W8 W4'),
    LIFTED,
    ...plays(1, 'W5'),
    ...plays(0, 'F2 AR N9 F9'),
    ...plays(1, 'N6 NK N8 NA'),
  ],
};

export const lesson: Lesson<NinjaGuide> = {
  others: ['Ada', 'Ben', 'Cleo'],
  chapters: [
    {
      deals: [first],
      made: 0,
      steps: [
        { key: 'turned', isRead: true },
        { key: 'sayOne' },
        { key: 'bids', points: seats(3), shows: ['roles', 'figures'] },
        { key: 'trump' },
        { key: 'exactly', answer: 0, hasTrick: true },
        { key: 'token', isRead: true, shows: ['totals'] },
      ],
    },
    {
      deals: [first, second],
      made: 3,
      steps: [
        { key: 'second', isRead: true, shows: ['dealer'] },
        { key: 'dealer' },
        { key: 'duck' },
        { key: 'void' },
        { key: 'exact', answer: 1, hasTrick: true },
      ],
    },
    {
      deals: [first, second, third],
      made: 2,
      steps: [
        { key: 'third', isRead: true, shows: ['stakes'] },
        { key: 'lifts', answer: 1 },
        { key: 'ace', isRead: true },
        { key: 'sayTwo' },
        { key: 'lift' },
        { key: 'low' },
        { key: 'archer', points: inTrick(1), hasTrick: true },
        { key: 'noSuit', isRead: true, hasTrick: true },
        { key: 'assassin' },
        { key: 'end', answer: 0, hasTrick: true },
        { key: 'kept', isRead: true },
      ],
    },
  ],
};
