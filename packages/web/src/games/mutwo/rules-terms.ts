import type { TermMark } from '../../terms/glossary.ts';

/** Where the law speaks of each term, and a picture where it says more than words. */
export const marks = {
  dealer: { clause: 'mutwo/2.1' },
  auction: { clause: 'mutwo/3.1' },
  show: { clause: 'mutwo/3.2' },
  bid: { clause: 'mutwo/3.2' },
  thrownIn: { clause: 'mutwo/3.6' },
  declarer: { clause: 'mutwo/4.1', picture: { glyph: 'crown' } },
  tie: { clause: 'mutwo/4.2' },
  headDefender: { clause: 'mutwo/4.4', picture: { glyph: 'shield' } },
  noTrump: { clause: 'mutwo/5.2' },
  pair: { clause: 'mutwo/5.3', picture: { cards: ['R2', 'B3', 'G9', 'Y10'] } },
  trump: { clause: 'mutwo/5.4' },
  effectiveSuit: { clause: 'mutwo/5.5' },
  partner: { clause: 'mutwo/5.6', picture: { glyph: 'partner' } },
  defender: { clause: 'mutwo/5.6' },
  lead: { clause: 'mutwo/6.1' },
  follow: { clause: 'mutwo/6.2' },
  void: { clause: 'mutwo/6.3' },
  ruff: { clause: 'mutwo/6.3' },
  trick: { clause: 'mutwo/6.4' },
  goal: { clause: 'mutwo/7.1' },
  contract: { clause: 'mutwo/7.2' },
} satisfies Record<string, TermMark>;
