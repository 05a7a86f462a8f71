import { disc, eyes, flat, line, type Stroke, shape } from './pen.tsx';

/** Halves like those of court cards: the joker, and who leads a suit of ninjas. */

export const joker: readonly Stroke[] = [
  shape('M3 46.5C5 38 13 35 22 34h20c9 1 17 4 19 12.5z', 'suit'),
  shape('M32 36v10.5H61C59 38 51 35 42 34H32z', 'gold'),
  shape(
    'M16 36l4-4.5 4 3 4-3 4 3.4 4-3.4 4 3 4-3 4 4.5-4.5 4.5-3.7-2.2-3.8 3-4-2.6-4 2.6-3.8-3-3.7 2.2z',
    'paper',
    1.1,
  ),
  shape(disc(20, 41.5, 1.5), 'gold', 0.9),
  shape(disc(44, 41.5, 1.5), 'suit', 0.9),
  shape('M24 15h16c.6 10-2.5 17-8 17s-8.6-7-8-17z', 'skin', 1.1),
  ...eyes(21),
  line('M28 26.5q4 3.8 8 0', 1.2),
  line('M28 26.5l-.8-.9M36 26.5l.8-.9', 1),
  shape('M23 17C14 15 6 17 4 26c5-2 8-1.5 10 .5 1.5-4 4-6.5 9-7z', 'suit'),
  shape('M41 17c9-2 17 0 19 9-5-2-8-1.5-10 .5-1.5-4-4-6.5-9-7z', 'gold'),
  shape('M22.5 18C20 8 25 3 32 3c7 0 12 5 9.5 15q-9.5-3-19 0z', 'suit'),
  shape('M32 3c7 0 12 5 9.5 15Q37 16.5 32 16.5z', 'gold'),
  shape(disc(4, 27.5, 2.3), 'paper', 1.1),
  shape(disc(60, 27.5, 2.3), 'paper', 1.1),
  shape(disc(32, 2.6, 2.3), 'paper', 1.1),
];

export const ninja: readonly Stroke[] = [
  line('M9 42 50 5M55 42 14 5', 3.4),
  line('M9 42 50 5M55 42 14 5', 1.2, 'paper'),
  shape('M4 46.5C6 38 14 35 22 34h20c8 1 16 4 18 12.5z', 'suit'),
  line('M24 46c2-3 5-5 8-9 3 4 6 6 8 9', 1.3, 'paper'),
  shape('M32 6C20 6 17 14 18 23c.8 7.5 6 13 14 13s13.2-5.5 14-13c1-9-2-17-14-17z', 'suit'),
  shape('M20.5 19.5h23c.6 3-.2 5.5-1.5 7.5-6-2-14-2-20 0-1.3-2-2.1-4.5-1.5-7.5z', 'skin', 1.1),
  line('M25.5 22.2l4 1.3M38.5 22.2l-4 1.3', 1.3),
  flat(disc(28, 24.3, 1.15), 'ink'),
  flat(disc(36, 24.3, 1.15), 'ink'),
  shape('M18.6 15.5Q32 12 45.4 15.5l.4 4.3q-13.8-3-27.6 0z', 'paper', 1.1),
  shape('M25.5 16.5 24 8.5l4.3 3.2L32 6.3l3.7 5.4L40 8.5l-1.5 8q-6.5-1.2-13 0z', 'gold', 1.1),
  shape('M45.5 17.5c5-1.5 8 .5 11-1-1 4-5 6.5-10.8 3.5z', 'paper', 1.1),
];

/** What all court cards have about the belt. */
const SLEEVES = 'M2 46C1 54 8 58 12 60c-4 2-11 6-10 14h60c1-8-6-12-10-14 4-2 11-6 10-14z';
const LAPELS = 'M18 46c1 6 4 10 8 14-4 4-7 8-8 14M46 46c-1 6-4 10-8 14 4 4 7 8 8 14';

export function waist(other: 'suit' | 'gold'): Stroke[] {
  return [
    shape(SLEEVES, 'suit'),
    shape('M32 46h30c1 8-6 12-10 14H32zM32 60H12C8 62 1 66 2 74h30z', other),
    line(LAPELS, 1.2, 'paper'),
    shape('M11 57.5h42l-1.5 2.5 1.5 2.5H11l1.5-2.5z', 'gold', 1.1),
    shape(disc(32, 60, 4.2), 'paper', 1.1),
    flat(disc(32, 60, 1.8), 'suit'),
  ];
}
