import {
  anyOwn,
  codes,
  inTrick,
  type Lesson,
  name,
  own,
  pass,
  pick,
  seats,
  show,
  trick,
} from '../../guide/lesson.ts';
import type { MuGuide } from './guide-en.ts';
import { SEVENS } from './guide-facts.ts';

const SEATS = 5;
const plays = (leader: number, cards: string) => trick(SEATS, leader, cards);
const hands = (...texts: readonly string[]) => texts.map(codes);

/** As Chief with four 7s, and with a partner who has the yellow ones: 36 points, and 33 are needed. */
const chief = {
  dealer: 0,
  hands: hands(
    'R7 R7 B7 K7 R9 R2 B9 B3 G9 G4 K9 K6',
    'G0 G1 G3 K1 K4 K8 R1 R3 R8 Y0 Y1 Y5',
    'B1 B4 G1 G8 K3 R1 R4 Y1 Y4 Y6 Y8 Y9',
    'B0 B1 B6 G2 G6 K2 K5 R0 R6 Y3 Y7 Y7',
    'B2 B5 B7 B8 G5 G7 G7 K0 K1 K7 R5 Y2',
  ),
  moves: [
    ...[show(0, 'R7'), pass(1), show(2, 'Y9'), show(3, 'Y7'), pass(4)],
    ...[show(0, 'B7'), pass(1), show(2, 'Y8 Y6'), pass(3), pass(4)],
    ...[show(0, 'K7 R7'), pass(1), pass(2), pass(3), pass(4), pass(0)],
    ...[name(2, 'Y'), name(0, '7'), pick(0, 3)],
    ...plays(0, 'R7 Y0 Y1 Y3 Y2'),
    ...plays(0, 'R9 R1 R1 R0 R5'),
    ...plays(0, 'K7 Y1 Y4 Y7 B7'),
    ...plays(3, 'Y7 K7 B7 Y5 Y6'),
    ...plays(3, 'K2 K0 K6 K8 K3'),
    ...plays(1, 'R8 R4 R6 K1 R2'),
    ...plays(1, 'R3 B1 B1 B2 R7'),
    ...plays(0, 'K9 K4 G1 K5 G7'),
    ...plays(4, 'G7 B3 G0 Y8 G2'),
    ...plays(4, 'B8 B9 G1 B4 B6'),
    ...plays(0, 'G9 G3 G8 G6 G5'),
    ...plays(0, 'G4 K1 Y9 B0 B5'),
  ],
};
const CALLS = 19;

/** As an opponent: two points given to the right player keep Ada below her goal. */
const opponent = {
  dealer: 3,
  hands: hands(
    'R5 R7 B2 B6 B9 G1 G3 Y7 K0 K1 K6 K8',
    'R3 R4 B1 B3 B4 G7 Y3 Y6 Y9 K2 K4 K9',
    'R1 R9 B1 B5 B7 G0 G6 G8 G9 Y0 K5 K7',
    'R0 R2 R7 R8 B0 B7 B8 G2 Y1 Y5 K1 K7',
    'R1 R6 G1 G4 G5 G7 Y1 Y2 Y4 Y7 Y8 K3',
  ),
  moves: [
    ...[show(3, 'R2'), show(4, 'Y1 Y2'), show(0, 'B6'), show(1, 'R4 B4 K4'), show(2, 'G0')],
    ...[pass(3), pass(4), pass(0), pass(1), pass(2)],
    ...[name(4, 'Y'), name(1, '4'), pick(1, 3)],
    ...plays(1, 'Y3 Y0 Y1 Y7 Y7'),
    ...plays(4, 'Y4 B2 Y9 G8 Y5'),
    ...plays(4, 'G4 K0 Y6 G0 R0'),
    ...plays(4, 'G1 G1 G7 G9 G2'),
    ...plays(2, 'R1 R2 R1 R5 R3'),
    ...plays(0, 'G3 B1 G6 K1 G7'),
    ...plays(4, 'G5 K6 R4 B1 R7'),
    ...plays(1, 'B4 B5 K7 Y1 K1'),
    ...plays(1, 'K4 K5 B0 Y2 B6'),
    ...plays(1, 'K9 K7 B7 K3 K8'),
    ...plays(1, 'K2 R9 B8 Y8 R7'),
    ...plays(4, 'R6 B9 B3 B7 R8'),
  ],
};
const OTHER_CALLS = 13;

export const lesson: Lesson<MuGuide> = {
  others: ['Ada', 'Ben', 'Cleo', 'Dario'],
  chapters: [
    {
      deals: [chief],
      made: 0,
      steps: [
        { key: 'dots', points: anyOwn('R7 B7 K7 K6') },
        { key: 'hand', isRead: true },
        { key: 'show', among: SEVENS },
        { key: 'tied', points: seats(3), shows: ['roles'] },
        { key: 'tieCosts', isRead: true },
        { key: 'tieOfThree', answer: 1 },
        { key: 'open', answer: 0 },
        { key: 'tie', among: SEVENS },
        { key: 'leads', points: seats(2) },
        { key: 'more', among: SEVENS },
        { key: 'promise', isRead: true },
        { key: 'higher', answer: 0 },
        { key: 'pass' },
        { key: 'vice', points: seats(2), shows: ['stakes'] },
        { key: 'minor', answer: 1 },
        { key: 'name' },
        { key: 'order', points: seats(3) },
        { key: 'below', points: own('R7 B7 K7') },
        { key: 'partner' },
        { key: 'lead', among: SEVENS },
        { key: 'drawn', isRead: true, hasTrick: true, shows: ['figures'] },
      ],
    },
    {
      deals: [chief],
      made: CALLS + 5 * SEATS + 4,
      steps: [
        { key: 'later', isRead: true },
        { key: 'colour' },
        { key: 'ruff' },
        { key: 'ruffed', points: inTrick(0), hasTrick: true },
      ],
    },
    {
      deals: [chief],
      made: CALLS + 10 * SEATS,
      steps: [
        { key: 'late', isRead: true },
        { key: 'goal' },
        { key: 'last' },
        { key: 'made', answer: 0 },
        { key: 'own', isRead: true },
        { key: 'missed', answer: 1 },
      ],
    },
    {
      deals: [opponent],
      made: OTHER_CALLS + 10 * SEATS + 4,
      steps: [
        { key: 'against', isRead: true },
        { key: 'feed' },
        { key: 'rest' },
        { key: 'end', answer: 0 },
        { key: 'gain', isRead: true },
      ],
    },
  ],
};
