import { disc, eyes, flat, line, type Stroke, shape } from './pen.tsx';

const BOW = 'M20 22C-1 46-1 92 20 116';

/** A whole figure, as there is no other way up: the lesser one has no crown and no sun behind it. */
function drawn(cloak: 'suit' | 'moss', behind: readonly Stroke[], before: readonly Stroke[]) {
  return [
    ...behind,
    shape('M10 122c1-27 8-45 19-49h12c12 4 20 22 21 49z', cloak, 1.5),
    line('M36 78v44M25 84l3 38M47 84l-3 38', 1, 'moss'),
    shape('M15 103c14 5 30 5 44 0l1 7c-14 5-32 5-46 0z', 'gold', 1.1),
    shape(
      'M36 12c-13 0-16 11-15.5 22 .5 10 4.5 20 15.5 20s15-10 15.5-20C52 23 49 12 36 12z',
      cloak,
      1.5,
    ),
    shape(
      'M36 23c-7 0-9.5 4-9.2 10.5.3 7 3.7 13 9.2 13s8.9-6 9.2-13C45.5 27 43 23 36 23z',
      'skin',
      1.2,
    ),
    ...eyes(32.5, 4),
    line('M34 41.5h4', 1.2),
    line('M52 62c-5 6-8 8-12 8', 9),
    line('M53 60c-5 7-9 10-13 10', 6.5, cloak),
    line('M20 24 42 69 20 114', 1),
    line(BOW, 5),
    line(BOW, 2.6, 'amber'),
    line('M7 69h44', 2.2),
    shape('M-.5 69l9-4.5v9z', 'paper', 1.2),
    line('M51 69l4-3.5M51 69l4 3.5M47 69l4-3.5M47 69l4 3.5', 1.3),
    shape(disc(41, 69, 3.8), 'skin', 1.2),
    ...before,
  ];
}

export const archer = drawn(
  'suit',
  [flat(disc(36, 38, 26), 'sun')],
  [shape('M28 13l1.5-9 4 5 2.5-8 2.5 8 4-5 1.5 9q-8-2-16 0z', 'gold', 1.2)],
);

export const lesserArcher = drawn(
  'moss',
  [],
  [shape(disc(53, 111, 7.5), 'paper', 1.2), line('M49.5 109.5 53 113.8l3.5-4.3', 1.8)],
);
