import type { Option } from '../../game.ts';
import { count } from '../../options.ts';

/** The options as the rules read them. */
export type NinjaOptions = {
  readonly lesserArcher: boolean;
  readonly step: 1 | 2;
  readonly doubleMax: boolean;
  readonly archersAtNoTrump: 'top' | 'ownSuit';
  readonly bidScore: number;
  readonly tokenScore: number;
};

export const options: Readonly<Record<keyof NinjaOptions, Option>> = {
  lesserArcher: {
    kind: 'flag',
    clause: 'ninja-whist/1.3',
    about: 'a second Archer, just below the first',
    default: false,
  },
  step: {
    kind: 'choice',
    clause: 'ninja-whist/2.4',
    about: 'by how many cards the hands grow and shrink from round to round',
    default: 1,
    among: [1, 2],
    players: [3, 5],
  },
  doubleMax: {
    kind: 'flag',
    clause: 'ninja-whist/2.5',
    about: 'the round with the largest hands is played twice',
    default: false,
    players: [7, 9],
  },
  archersAtNoTrump: {
    kind: 'choice',
    clause: 'ninja-whist/5.3',
    about: 'without trump, whether Archers take anything or only what they lead',
    default: 'top',
    among: ['top', 'ownSuit'],
  },
  bidScore: count('ninja-whist/7.1', 'what a bid that is made scores', 10),
  tokenScore: count('ninja-whist/7.3', 'what each token in the score area is worth at the end', 1),
};
