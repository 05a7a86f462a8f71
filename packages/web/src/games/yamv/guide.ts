import {
  codes,
  inTrick,
  type Lesson,
  move,
  name,
  own,
  pass,
  pick,
  seats,
  show,
  trick,
} from '../../guide/lesson.ts';
import type { YamvGuide } from './guide-en.ts';
import { kept } from './guide-facts.ts';

const SEATS = 4;
const plays = (leader: number, cards: string) => trick(SEATS, leader, cards);
const hands = (...texts: readonly string[]) => texts.map(codes);
const exchange = (discard: string, shown: string) =>
  move(0, 'exchange', { discard: codes(discard), show: codes(shown) });

/** As declarer without a trump of one's own: nine tricks, two more than are needed. */
const none = {
  dealer: 3,
  hands: hands(
    'JK S8 S8 S7 H8 H7 H5 D8 D7 D2 C6 C1',
    'C3 C4 C7 D3 D4 D4 D5 D8 H6 S1 S3 S4',
    'C6 C8 D6 H2 H2 H3 H4 H6 S2 S2 S6 S6',
    'C2 C2 C4 C5 D1 D2 D6 H1 H4 JK S4 S5',
  ),
  stock: codes('C8 H8'),
  moves: [
    ...[show(0, 'S8 H7 C1'), pass(1), show(2, 'D6 S6 H3'), show(3, 'JK')],
    ...[pass(0), pass(1), pass(2), pass(3)],
    ...[pick(0, 3), name(0, 'none'), name(2, '6'), exchange('C1 D2', 'C8')],
    ...plays(0, 'JK H6 D6 D6'),
    ...plays(0, 'C6 S4 H6 JK'),
    ...plays(3, 'H1 H5 C3 H4'),
    ...plays(0, 'C8 C4 C8 C2'),
    ...plays(0, 'D8 D4 S6 D1'),
    ...plays(2, 'S6 D2 S8 S1'),
    ...plays(2, 'C6 C2 H7 S3'),
    ...plays(2, 'H2 H4 H8 D3'),
    ...plays(0, 'H8 D4 H2 S5'),
    ...plays(0, 'S8 C7 S2 S4'),
    ...plays(0, 'S7 D8 S2 C4'),
    ...plays(0, 'D7 D5 H3 C5'),
  ],
};
const CALLS = 12;
/** Of the spades that are left, either may be led first. */
const SPADES = ['S8', 'S7'];

export const lesson: Lesson<YamvGuide> = {
  others: ['Ada', 'Ben', 'Cleo'],
  chapters: [
    {
      deals: [none],
      made: 0,
      steps: [
        { key: 'goal', isRead: true },
        { key: 'many', isRead: true },
        { key: 'show' },
        { key: 'open', answer: 0, shows: ['roles'] },
        { key: 'tied', points: seats(3), shows: ['dealer'] },
        { key: 'tie' },
        { key: 'partner' },
        { key: 'names', isRead: true, shows: ['stakes'] },
        { key: 'deck', points: own('S8 H8 D8') },
        { key: 'none' },
        { key: 'head', points: seats(2) },
        { key: 'rank', isRead: true },
        { key: 'stock', isRead: true },
        { key: 'exchange', also: (made) => kept(made).length === 0 },
        { key: 'replaced', isRead: true },
        { key: 'joker' },
        { key: 'asked', points: inTrick(1, 2, 3), hasTrick: true },
        { key: 'equal', points: inTrick(2), hasTrick: true },
        { key: 'counted', isRead: true, hasTrick: true, shows: ['figures'] },
      ],
    },
    {
      deals: [none],
      made: CALLS + 9 * SEATS,
      steps: [
        { key: 'later', isRead: true },
        { key: 'high', among: SPADES },
        { key: 'over', among: SPADES },
        { key: 'last' },
        { key: 'made', answer: 1 },
        { key: 'bonus', answer: 0 },
        { key: 'failed', isRead: true },
        { key: 'others', answer: 0 },
        { key: 'end', isRead: true },
      ],
    },
  ],
};
