import {
  codes,
  type Lesson,
  name,
  own,
  pass,
  pick,
  seats,
  show,
  trick,
} from '../../guide/lesson.ts';
import type { MutwoGuide } from './guide-en.ts';
import { PAIR } from './guide-facts.ts';

const SEATS = 5;
const plays = (leader: number, cards: string) => trick(SEATS, leader, cards);
const hands = (...texts: readonly string[]) => texts.map(codes);

/** As declarer with 9s and 10s, which are one trump: exactly the seven tricks that are needed. */
const pair = {
  dealer: 0,
  hands: hands(
    'G9 B10 R10 K10 K12 K11 B12 R12 G12 B4 R3 G5',
    'B2 B3 B6 G6 G8 K2 K4 K5 R11 R5 Y2 Y3',
    'B1 G11 K1 K7 R2 R4 R9 Y1 Y11 Y12 Y6 Y8',
    'B5 G1 G2 G3 G7 K9 R1 R7 R8 Y10 Y7 Y9',
    'B11 B7 B8 B9 G10 G4 K3 K6 K8 R6 Y4 Y5',
  ),
  moves: [
    ...[show(0, 'G9'), pass(1), show(2, 'Y12 Y11'), show(3, 'Y10'), pass(4)],
    ...[show(0, 'B10 R10'), pass(1), pass(2), pass(3), pass(4), pass(0)],
    ...[name(2, 'Y'), name(0, '9'), pick(0, 3)],
    ...plays(0, 'R10 Y2 Y1 Y7 Y4'),
    ...plays(0, 'G9 Y3 Y11 K9 G10'),
    ...plays(4, 'G4 G5 G6 G11 G3'),
    ...plays(2, 'B1 B5 B7 B12 B2'),
    ...plays(0, 'G12 G8 Y6 G2 R6'),
    ...plays(2, 'R4 R7 Y5 R3 R5'),
    ...plays(4, 'B8 B4 B3 R2 Y9'),
    ...plays(3, 'Y10 B9 K10 K2 Y8'),
    ...plays(3, 'G7 K3 K11 K5 Y12'),
    ...plays(2, 'K1 R1 K6 K12 K4'),
    ...plays(0, 'B10 B6 R9 G1 K8'),
    ...plays(0, 'R12 R11 K7 R8 B11'),
  ],
};
const CALLS = 14;

/** As declarer again, with as many reds as 6s. */
const bonus = {
  dealer: 4,
  hands: hands(
    'R6 G6 R12 B6 K6 R9 R2 K12 Y11 G10 B4 G3',
    'Y8 K11 Y6 G4 Y12 B10 Y10 G2 R5 Y9 K5 B1',
    'B12 B9 B5 R8 R1 B11 B7 G7 K4 B3 K10 Y7',
    'G12 R10 K3 G5 K8 R7 K9 B8 Y5 B2 R4 G9',
    'Y4 K7 G11 Y2 Y3 G1 G8 R3 Y1 R11 K2 K1',
  ),
  moves: [
    ...[pass(4), show(0, 'R6'), show(1, 'Y8'), show(2, 'B12 B9'), pass(3)],
    ...[pass(4), show(0, 'G6 R12'), pass(1), pass(2), pass(3), pass(4), pass(0)],
    ...[name(2, 'B'), name(0, '6')],
  ],
};

/** As head defender, with six greens. */
const defender = {
  dealer: 1,
  hands: hands(
    'G11 Y4 G12 G9 G7 G5 G2 K3 B2 Y1 R4 B8',
    'R12 R11 R8 R10 R7 Y5 Y8 G8 K1 R1 Y7 R9',
    'Y10 Y3 K4 R5 Y6 G1 K5 Y9 B5 B11 Y12 Y11',
    'K12 G4 K11 K8 K10 K6 B9 B1 B12 Y2 B6 R2',
    'K7 K9 B7 G10 R6 B4 B10 G3 R3 K2 G6 B3',
  ),
  moves: [
    ...[show(1, 'R12'), pass(2), pass(3), pass(4), show(0, 'G11 Y4')],
    ...[show(1, 'R11 R8'), pass(2), show(3, 'K12'), pass(4), pass(0), pass(1), pass(2), pass(3)],
    ...[name(0, 'G'), name(1, 'R'), pick(1, 3)],
  ],
};

export const lesson: Lesson<MutwoGuide> = {
  others: ['Ada', 'Ben', 'Cleo', 'Dario'],
  chapters: [
    {
      deals: [pair],
      made: 0,
      steps: [
        { key: 'show', among: PAIR },
        { key: 'yours', points: own('G9'), shows: ['roles'] },
        { key: 'base', answer: 1 },
        { key: 'open', isRead: true },
        { key: 'tied', points: seats(2) },
        { key: 'tieCosts', isRead: true },
        { key: 'more', among: PAIR },
        { key: 'pass' },
        { key: 'head', points: seats(2), shows: ['stakes'] },
        { key: 'named', isRead: true },
        { key: 'ranks', isRead: true },
        { key: 'pair' },
        { key: 'twos', answer: 0 },
        { key: 'highest', points: seats(3) },
        { key: 'partner' },
        { key: 'suit', points: own('G9 B10 R10 K10') },
        { key: 'lead', among: PAIR.slice(1) },
        { key: 'tiers', isRead: true, hasTrick: true, shows: ['figures'] },
      ],
    },
    {
      deals: [pair],
      made: CALLS + 10 * SEATS,
      steps: [
        { key: 'later', isRead: true },
        { key: 'draw' },
        { key: 'last' },
        { key: 'made', isRead: true },
        { key: 'both', answer: 0 },
        { key: 'failed', answer: 1 },
      ],
    },
    {
      deals: [bonus],
      made: 13,
      steps: [
        { key: 'again', isRead: true },
        { key: 'choice', isRead: true },
        { key: 'bonus' },
        { key: 'worth', answer: 1 },
      ],
    },
    {
      deals: [defender],
      made: 13,
      steps: [{ key: 'third', isRead: true }, { key: 'defend' }, { key: 'end', answer: 0 }],
    },
  ],
};
