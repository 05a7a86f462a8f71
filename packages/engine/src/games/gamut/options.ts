import type { Option } from '../../game.ts';
import { count } from '../../options.ts';

/** The options as the rules read them. */
export type GamutOptions = {
  readonly firstToAct: 'dealer' | 'eldest';
  readonly doublingStacks: boolean;
  readonly heartPenalty: number;
  readonly queenPenalty: number;
  readonly moonScore: number;
  readonly madeBonus: number;
  readonly overPenalty: number;
  readonly underPenalty: number;
  readonly trickScore: number;
  readonly noTrickPenalty: number;
  readonly target: number;
};

export const options: Readonly<Record<keyof GamutOptions, Option>> = {
  firstToAct: {
    kind: 'choice',
    clause: 'gamut/2.4',
    about: 'who bids, folds or chooses first',
    default: 'dealer',
    among: ['dealer', 'eldest'],
  },
  doublingStacks: {
    kind: 'flag',
    clause: 'gamut/3.5',
    about: 'every further passed hand doubles again',
    default: false,
  },
  heartPenalty: count('gamut/5.7', 'what each heart taken costs', 1),
  queenPenalty: count('gamut/5.7', 'what the queen of spades costs', 8),
  moonScore: count('gamut/5.8', 'the score for all hearts and the queen of spades', 12),
  madeBonus: count('gamut/6.7', 'the score for a team that takes its bid, before tricks', 5),
  overPenalty: count('gamut/6.8', 'what each trick above the bid costs', 1),
  underPenalty: count('gamut/6.9', 'what each trick of a bid that fell short costs', 2),
  trickScore: count('gamut/7.8', 'the score for each trick in Clubs', 2),
  noTrickPenalty: count('gamut/7.9', 'what staying without taking a trick costs', 6),
  target: { ...count('gamut/8.1', 'the total that ends the match', 40), least: 1 },
};
