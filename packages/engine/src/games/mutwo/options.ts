import type { Option } from '../../game.ts';
import { count } from '../../options.ts';
import type { MutwoTrumpClass } from './faces.ts';

/** The options as the rules read them. */
export type MutwoOptions = {
  readonly tieShare: 'allTied' | 'othersOnly';
  readonly dealsPerPlayer: number;
  readonly baseTricks: number;
  readonly bidScore: number;
  readonly trumpBonus: Readonly<Record<MutwoTrumpClass, number>>;
  readonly trickScore: number;
  readonly tiePenalty: number;
};

const BASE_TRICKS: Readonly<Record<number, number>> = { 4: 7, 5: 4, 6: 3 };

export const options: Readonly<Record<keyof MutwoOptions, Option>> = {
  tieShare: {
    kind: 'choice',
    clause: 'mutwo/7.8',
    about: 'by how many the loss of a tie is divided',
    default: 'allTied',
    among: ['allTied', 'othersOnly'],
  },
  dealsPerPlayer: {
    ...count('mutwo/8.1', 'how many deals each player gives in a match', 2),
    least: 1,
  },
  baseTricks: {
    kind: 'count',
    clause: 'mutwo/7.1',
    about: 'the tricks needed before any card is bid',
    default: (players) => BASE_TRICKS[players],
  },
  bidScore: count('mutwo/7.2', 'what each card bid adds to the contract', 10),
  trumpBonus: {
    kind: 'parts',
    clause: 'mutwo/7.3',
    about: "what the declarer's trump adds to the contract",
    default: { suit: 0, pair: 10, rank: 20, none: 30 },
  },
  trickScore: count('mutwo/7.6', 'what each trick scores for the player who took it', 5),
  tiePenalty: count('mutwo/7.8', 'what the last player in a tie loses for each card', 10),
};
