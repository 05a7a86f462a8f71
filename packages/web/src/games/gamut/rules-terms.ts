import type { TermMark } from '../../terms/glossary.ts';

/** Where the law speaks of each term, and a picture where it says more than words. */
export const marks = {
  dealer: { clause: 'gamut/2.1' },
  turnUp: { clause: 'gamut/2.2' },
  contract: { clause: 'gamut/2.3' },
  thrownIn: { clause: 'gamut/3.3' },
  double: { clause: 'gamut/3.4' },
  lead: { clause: 'gamut/4.1' },
  follow: { clause: 'gamut/4.2' },
  void: { clause: 'gamut/4.3' },
  ruff: { clause: 'gamut/4.3' },
  trick: { clause: 'gamut/4.4' },
  trump: { clause: 'gamut/4.4' },
  give: { clause: 'gamut/5.1' },
  penalty: { clause: 'gamut/5.7', picture: { cards: ['H7', 'HA', 'SQ'] } },
  moon: { clause: 'gamut/5.8' },
  team: { clause: 'gamut/6.1' },
  bid: { clause: 'gamut/6.2' },
  effectiveSuit: { clause: 'gamut/7.2', picture: { cards: ['CJ', 'SJ', 'CA'] } },
  fold: { clause: 'gamut/7.3' },
  stay: { clause: 'gamut/7.3' },
} satisfies Record<string, TermMark>;
