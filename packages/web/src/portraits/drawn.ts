/**
 * Who sits at the table, drawn in a square of 48 units: each has a colour behind, hair behind the head and
 * before it, clothes, and a face that shows a temper.
 */
export interface DrawnFace {
  readonly ground: string;
  readonly skin: string;
  readonly hair: string;
  readonly clothes: string;
  /** Hair that lies behind the head, and what lies before it: hair, hats. */
  readonly behind?: string;
  readonly before?: string;
  /** A hat or a band, in a colour of its own. */
  readonly hat?: readonly (readonly [path: string, colour: string])[];
  /** A beard or moustache, in the colour of the hair. */
  readonly beard?: string;
  readonly mouth: string;
  readonly brows?: string;
  /** Glasses, earrings: lines and dots. */
  readonly glasses?: boolean;
  readonly earrings?: string;
}

const smile = 'M20.8 30.5q3.2 2.3 6.4 0';
const grin = 'M20 30q4 4.2 8 0z';
const smirk = 'M21.2 31q3 .8 5.6-1.2';
const even = 'M21.5 31h5';
const calm = 'M17.8 20.6q2-1.1 4 0M26.2 20.6q2-1.1 4 0';
const raised = 'M17.6 19.8q2.2-1.9 4.2-.4M26.2 20.6q2-1.1 4 0';
const stern = 'M17.8 19.8l4 1.2M30.2 19.8l-4 1.2';
const kind = 'M17.8 20.9q2.2-1.9 4-.7M26.2 20.2q1.8-1.2 4 .7';

/** The bots, by the names that they sit down with. */
export const bots: Readonly<Record<string, DrawnFace>> = {
  Ada: {
    ground: '#e9c46a',
    skin: '#f3d2ae',
    hair: '#3a2418',
    clothes: '#8a3b2f',
    behind: 'M10 34C6 13 15 5 24 5s18 8 14 29c-1 3-3 4-5 4H15c-2 0-4-1-5-4z',
    before: 'M14 24c-1-9 3-15 11-15 7 0 10 6 9 15-1-4-3-7-5-8-5 2-11 1-14 8z',
    mouth: smile,
    brows: calm,
  },
  Ben: {
    ground: '#7fb3b0',
    skin: '#e8b98c',
    hair: '#b5652b',
    clothes: '#23424a',
    before: 'M13 21C11 9 17 5 25 5c8 0 13 6 10 16-1-4-3-6-5-7-5 2-11 2-13 1-2 1-3 3-4 6z',
    beard: 'M14.8 25c0 8.5 3.2 13.5 9.2 13.5s9.2-5 9.2-13.5c-2 3-4.2 3.2-9.2 3.2s-7.2-.2-9.2-3.2z',
    mouth: 'M20.5 31q3.5 4 7 0z',
    brows: raised,
  },
  Cleo: {
    ground: '#d98c7a',
    skin: '#b97a4f',
    hair: '#1d1716',
    clothes: '#f2e3c6',
    behind: 'M24 1.5a6 6 0 1 1 0 12 6 6 0 0 1 0-12z',
    before: 'M13 25C10 12 16 7 24 7s14 5 11 18c-1-5-3-8-5-9.5-4 2-8 2-12 0-2 1.5-4 4.5-5 9.5z',
    mouth: smirk,
    brows: raised,
    earrings: '#f0bf55',
  },
  Dario: {
    ground: '#a8b87a',
    skin: '#f0cfa8',
    hair: '#4a2f1c',
    clothes: '#b0492f',
    behind: 'M13.5 26c-1.5-3-1.5-6 0-9h21c1.5 3 1.5 6 0 9z',
    hat: [
      ['M12 18C13 5 35 5 36 18z', '#2d4b6b'],
      ['M7 19.5c6-3.5 28-3.5 34 0l-1.5 2c-8-2.5-23-2.5-31 0z', '#22384f'],
    ],
    beard: 'M17.5 29.8q6.5-4 13 0-3.3 2.7-6.5 1-3.2 1.7-6.5-1z',
    mouth: 'M21.5 33.4q2.5 1.3 5 0',
  },
  Emi: {
    ground: '#c3a6d1',
    skin: '#f6dcc0',
    hair: '#14181c',
    clothes: '#3f6f5b',
    behind: 'M11 34C8 13 15 6 24 6s16 7 13 28z',
    before: 'M14 23v-8c6-5 14-5 20 0v8c-6-3.2-14-3.2-20 0z',
    mouth: even,
  },
  Finn: {
    ground: '#88a9d6',
    skin: '#f5d6b8',
    hair: '#d9a440',
    clothes: '#5a3f7c',
    before: 'M13 21C10 8 19 3 27 6c8-1 11 6 8 15-1-4-3-6.5-5-6.5-4 1-9 0-12-2-2 2-4 5-5 8.5z',
    mouth: smile,
    brows: kind,
    glasses: true,
  },
  Gala: {
    ground: '#e3a56b',
    skin: '#8c5a3a',
    hair: '#2a1a14',
    clothes: '#1f6e73',
    behind: 'M24 2C12 1 5 10 7.5 20 4 25 6 33 11 36c8 3 18 3 26 0 5-3 7-11 3.5-16C43 10 36 1 24 2z',
    before: 'M14.5 22c-1-8 4-13 9.5-13s10.5 5 9.5 13c-2-5-5-7-9.5-7s-7.5 2-9.5 7z',
    mouth: grin,
    brows: kind,
    earrings: '#f6f1e5',
  },
  Hugo: {
    ground: '#9fb0b3',
    skin: '#eec6a0',
    hair: '#dfe2e0',
    clothes: '#3a3f55',
    behind: 'M13.3 27c-2-4-1.8-9 .2-12h21c2 3 2.2 8 .2 12z',
    beard: 'M14.6 25c0 9 3.4 15 9.4 16 6-1 9.4-7 9.4-16-1.4 3.6-4.4 4-9.4 4s-8-.4-9.4-4z',
    mouth: 'M21.5 31.8h5',
    brows: stern,
  },
  Ines: {
    ground: '#8fbf95',
    skin: '#e9bd93',
    hair: '#7a2f1d',
    clothes: '#2b3a55',
    behind: 'M34 11c7 1 9 8 6 15-2 4-1 6 1 8-6 1-9-4-8-10z',
    before: 'M13 23C10 10 17 5.5 24.5 5.5S37 10 35 23c-2-5-5-8-9-9-4 1-10 3-13 9z',
    hat: [['M12.8 19.5C15 11 33 11 35.2 19.5l-.6 2.3c-5-5.5-16.2-5.5-21.2 0z', '#d0453b']],
    mouth: grin,
    brows: stern,
  },
  Jona: {
    ground: '#d7b98e',
    skin: '#6f4630',
    hair: '#171211',
    clothes: '#a98a2c',
    before:
      'M13.2 22c-2.5-3-1-6 .3-6.5-1-4 2.5-6.5 4.5-6 1-3.5 5-4 7-2.5 2.5-1.5 6 0 6.5 2.5 3 0 4.5 3.5 3.5 6 1.5 1 1.8 4-.4 6.5-.6-4-2.6-6.5-4.6-6.5-4 1.2-8.2 1.2-12 0-2.2 0-4.2 2.5-4.8 6.5z',
    mouth: 'M21.3 30.8q2.7 1.6 5.4 0',
    brows: 'M17.8 21.2l3.8-1.4M30.2 21.2l-3.8-1.4',
  },
};

/** The person who looks. */
export const own: DrawnFace = {
  ground: '#ff9a73',
  skin: '#f3d2ae',
  hair: '#4a2b1a',
  clothes: '#fffcf4',
  before: 'M13 25C9 12 16 6 24 6s15 6 11 19c-1-5-3-8-5-9.5-5 2-10 1-13-2-2 4-3 7-4 11.5z',
  mouth: smile,
  brows: calm,
};
