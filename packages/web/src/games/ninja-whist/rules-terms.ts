import type { TermMark } from '../../terms/glossary.ts';

/** Where the law speaks of each term, and a picture where it says more than words. */
export const marks = {
  archer: { clause: 'ninja-whist/5.1', picture: { cards: ['AR'] } },
  lesserArcher: { clause: 'ninja-whist/1.3', picture: { cards: ['LA'] } },
  token: { clause: 'ninja-whist/6.1' },
  icon: { clause: 'ninja-whist/6.3', picture: { cards: ['W6', 'F6', 'N6', 'T6'] } },
  stock: { clause: 'ninja-whist/1.5' },
  playArea: { clause: 'ninja-whist/1.5' },
  scoreArea: { clause: 'ninja-whist/1.5' },
  round: { clause: 'ninja-whist/2.3' },
  dealer: { clause: 'ninja-whist/2.1' },
  turnUp: { clause: 'ninja-whist/2.6' },
  eldest: { clause: 'ninja-whist/3.1' },
  bid: { clause: 'ninja-whist/3.2' },
  barred: { clause: 'ninja-whist/3.3' },
  lead: { clause: 'ninja-whist/4.1' },
  follow: { clause: 'ninja-whist/4.2' },
  void: { clause: 'ninja-whist/4.3' },
  ruff: { clause: 'ninja-whist/4.3' },
  trick: { clause: 'ninja-whist/5.1' },
  trump: { clause: 'ninja-whist/5.1' },
  assassin: { clause: 'ninja-whist/5.4', picture: { cards: ['WA', 'WK'] } },
  lift: { clause: 'ninja-whist/6.3' },
} satisfies Record<string, TermMark>;
