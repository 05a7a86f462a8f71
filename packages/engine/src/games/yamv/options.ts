import type { Option } from '../../game.ts';
import { count } from '../../options.ts';
import type { RankClass, YamvTrumpClass } from './faces.ts';

/** The options as the rules read them. */
export type YamvOptions = {
  readonly zeroCardHeadDefender: boolean;
  readonly target: number;
  readonly baseTricks: number;
  readonly bidScore: number;
  readonly overtrickScore: number;
  readonly defenderTrickScore: number;
  readonly declarerBonus: Readonly<Record<YamvTrumpClass, number>>;
  readonly defenderBonus: Readonly<Record<RankClass, number>>;
};

export const options: Readonly<Record<keyof YamvOptions, Option>> = {
  zeroCardHeadDefender: {
    kind: 'flag',
    clause: 'yamv/4.6',
    about: 'a head defender who has shown no card, if the declarer alone has bid',
    default: false,
  },
  target: { ...count('yamv/9.1', 'the total that ends the match', 500), least: 1 },
  baseTricks: count('yamv/8.1', 'the tricks needed before any card is bid', 4),
  bidScore: count('yamv/8.2', 'what each needed trick is worth, made or lost', 10),
  overtrickScore: count('yamv/8.3', 'what each trick above the needed ones scores', 5),
  defenderTrickScore: count('yamv/8.6', 'what a defender scores for an own trick', 10),
  declarerBonus: {
    kind: 'parts',
    clause: 'yamv/8.4',
    about: "the bonus for the declarer's trump",
    default: { suit: 0, even: 20, odd: 40, none: 80 },
  },
  defenderBonus: {
    kind: 'parts',
    clause: 'yamv/8.7',
    about: "the bonus for the head defender's trump",
    default: { even: 0, odd: 40, none: 80 },
  },
};
