import { bid, codes, inTrick, type Lesson, move, own, seats, trick } from '../../guide/lesson.ts';
import type { GamutGuide } from './guide-en.ts';
import { keptHearts } from './guide-facts.ts';

const plays = (leader: number, cards: string) => trick(4, leader, cards);
const hands = (...texts: readonly string[]) => texts.map(codes);
const give = (seat: number, left: string, right: string) => move(seat, 'give', { left, right });
const choose = (seat: number, contract: string) => move(seat, 'choose', { contract });
const fold = (seat: number) => move(seat, 'fold');
const stay = (seat: number) => move(seat, 'stay');

/** Hearts with four cards each: high hearts are given away, and the queen is thrown on somebody. */
const hearts = {
  dealer: 3,
  hands: hands('SQ HA HK C8', 'CT CJ D7 S7', 'C9 CQ S8 D8', 'CK CA D9 H7'),
  turnUp: 'H7',
  moves: [
    ...[give(1, 'S7', 'D7'), give(2, 'S8', 'D8'), give(3, 'D9', 'H7'), give(0, 'HA', 'HK')],
    ...plays(2, 'C9 CK C8 CT'),
    ...plays(3, 'CA SQ CJ CQ'),
    ...plays(3, 'S8'),
  ],
};

/** A whole deal of Hearts: before the last two tricks Ben lacks nothing but one heart. */
const moon = {
  dealer: 3,
  hands: hands(
    'CT S8 ST HJ HA CK CJ D7',
    'C9 SQ H7 HQ DJ C8 DQ C7',
    'CA SA SK DA DK CQ H9 D8',
    'HK S9 SJ D9 DT H8 S7 HT',
  ),
  turnUp: 'HT',
  moves: [
    ...[give(0, 'CJ', 'D7'), give(1, 'DQ', 'C7'), give(2, 'H9', 'D8'), give(3, 'H8', 'S7')],
    ...plays(1, 'C9 CA HK CT'),
    ...plays(2, 'SA S9 S8 SQ'),
    ...plays(2, 'SK SJ ST H7'),
    ...plays(2, 'S7 H9 H8 HQ'),
    ...plays(2, 'DA D9 HJ D8'),
    ...plays(2, 'DK DT HA DJ'),
    ...plays(2, 'CQ HT CK CJ'),
  ],
};
const BEFORE_MOON = 4 + 6 * 4 + 2;

/** Spades with four cards each: a trump for oneself, a trick for the partner, and no more. */
const spades = {
  dealer: 1,
  hands: hands('S8 D7 H7 HK', 'CK D9 HJ S9', 'CT DA H9 C9', 'C8 DT HT CJ'),
  turnUp: 'S9',
  moves: [
    ...[bid(1, 1), bid(2, 1), bid(3, 1), bid(0, 1)],
    ...plays(1, 'CK CT C8 S8'),
    ...plays(0, 'D7 D9 DA DT'),
    ...plays(2, 'H9 HT H7 HJ'),
    ...plays(1, 'S9 C9 CJ HK'),
  ],
};

/** Clubs: a hand without a trick is better out of it. */
const clubs = {
  dealer: 1,
  hands: hands(
    'D7 D8 H8 H9 S7 S8 D9 HT',
    'CA CJ CK DA HA SK S9 C9',
    'H7 HJ DT DJ ST SQ C7 DQ',
    'SJ CQ CT C8 SA HK DK HQ',
  ),
  turnUp: 'C9',
  moves: [stay(1), fold(2), stay(3), fold(0)],
};

/** Clubs with three cards each: the jack of spades follows clubs, and is nearly the highest. */
const jack = {
  dealer: 1,
  hands: hands('SJ SA H7', 'H8 CA C9', 'C8 D8 H9', 'CK D9 HT'),
  turnUp: 'C9',
  moves: [...[1, 2, 3, 0].map(stay), ...plays(1, 'CA C8 CK SJ')],
};

/** A diamond: whoever is asked first, with the two highest clubs. */
const diamonds = {
  dealer: 0,
  hands: hands(
    'CJ SJ CA CK H7 D8 S9 DT',
    'HA HK HJ DA DK SA SK C7',
    'C8 C9 CT H8 H9 D7 D9 S7',
    'CQ HT HQ DJ DQ S8 ST SQ',
  ),
  turnUp: 'DT',
  moves: [choose(0, 'clubs')],
  otherwise: [choose(1, 'hearts')],
};

export const lesson: Lesson<GamutGuide> = {
  others: ['Ada', 'Ben', 'Cleo'],
  chapters: [
    {
      deals: [hearts],
      made: 3,
      steps: [
        { key: 'hearts', isRead: true, shows: ['stakes'] },
        { key: 'costs', points: own('SQ') },
        { key: 'give', also: (made) => keptHearts(made).length === 0 },
        { key: 'ranks', isRead: true },
        { key: 'follow' },
        { key: 'queen' },
        { key: 'thrown', points: inTrick(3), hasTrick: true },
        { key: 'paid', isRead: true, hasTrick: true, shows: ['roles', 'figures'] },
      ],
    },
    {
      deals: [moon],
      made: BEFORE_MOON,
      steps: [
        { key: 'all', isRead: true },
        { key: 'rare', points: seats(2) },
        { key: 'moon' },
        { key: 'stopped', isRead: true, hasTrick: true },
      ],
    },
    {
      deals: [spades],
      made: 3,
      steps: [
        { key: 'spades', isRead: true },
        { key: 'mate', points: seats(2) },
        { key: 'team' },
        { key: 'trump' },
        { key: 'help' },
        { key: 'enough' },
        { key: 'last' },
        { key: 'exact', answer: 0 },
        { key: 'over', answer: 1 },
        { key: 'under', isRead: true },
      ],
    },
    {
      deals: [clubs],
      made: 3,
      steps: [
        { key: 'clubs', isRead: true },
        { key: 'tricks', answer: 1 },
        { key: 'fold' },
        { key: 'folded', isRead: true, isAtOnce: true },
      ],
    },
    {
      deals: [jack],
      made: 7,
      steps: [
        { key: 'stayed', isRead: true },
        { key: 'jack' },
        { key: 'second', points: inTrick(0), hasTrick: true },
      ],
    },
    {
      deals: [diamonds],
      made: 0,
      steps: [
        { key: 'diamond', isRead: true },
        { key: 'first', isRead: true, shows: ['dealer'] },
        { key: 'passed', answer: 0 },
        { key: 'choose' },
        { key: 'end', isRead: true },
      ],
    },
  ],
};
