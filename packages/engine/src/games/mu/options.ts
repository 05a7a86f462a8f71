import type { Option } from '../../game.ts';
import { count } from '../../options.ts';
import { COLOURS } from './colours.ts';

/** The options as the rules read them. */
export type MuOptions = {
  readonly removedColours: readonly string[];
  readonly viceTieBreak: 'full' | 'highestOnly';
  readonly viceWithThree: boolean;
  readonly target: number;
  readonly deals: number | null;
  readonly goalBase: number;
  readonly goalStep: number;
  readonly bidScore: number;
  readonly trumpBonus: Readonly<Record<'colour' | 'doubled' | 'number' | 'none', number>>;
  readonly bonusCap: number;
  readonly missPenalty: number;
  readonly missReward: number;
  readonly stalematePenalty: number;
  readonly stalemateReward: number;
};

const GOALS: Readonly<Record<number, readonly [base: number, step: number]>> = {
  3: [10, 2],
  4: [28, 2],
  5: [21, 3],
  6: [16, 4],
};

export const options: Readonly<Record<keyof MuOptions, Option>> = {
  removedColours: {
    kind: 'list',
    clause: 'mu/1.3',
    about: 'the two colours left out with three players',
    default: ['Y', 'K'],
    among: COLOURS,
    players: [3, 3],
  },
  viceTieBreak: {
    kind: 'choice',
    clause: 'mu/4.5',
    about: 'how a tie for Vice is broken',
    default: 'full',
    among: ['full', 'highestOnly'],
  },
  viceWithThree: {
    kind: 'flag',
    clause: 'mu/4.6',
    about: 'a Vice with three players',
    default: false,
    players: [3, 3],
  },
  target: { ...count('mu/8.1', 'the total that ends the match', 200), least: 1 },
  deals: {
    kind: 'count',
    clause: 'mu/8.2',
    about: 'a match of this many deals a player instead of a target',
    default: null,
    nullable: true,
    least: 1,
  },
  goalBase: {
    kind: 'count',
    clause: 'mu/7.1',
    about: 'the goal before any card is bid',
    default: (players) => GOALS[players][0],
  },
  goalStep: {
    kind: 'count',
    clause: 'mu/7.1',
    about: 'what each card bid adds to the goal',
    default: (players) => GOALS[players][1],
    least: 1,
  },
  bidScore: count('mu/7.2', 'the bonus for each card of a bid that is made', 10),
  trumpBonus: {
    kind: 'parts',
    clause: 'mu/7.3',
    about: "the bonus for the Chief's trump",
    default: { colour: 0, doubled: 10, number: 20, none: 30 },
  },
  bonusCap: count('mu/7.4', 'the most that bid and trump bonus give together', 100),
  missPenalty: count('mu/7.5', 'what the Chief loses for each level missed', 10),
  missReward: count('mu/7.6', 'what each opponent gains for each level missed', 5),
  stalematePenalty: count('mu/7.8', 'what the provocateur loses for each card', 10),
  stalemateReward: count('mu/7.8', 'what the others in the tie gain for each card', 5),
};
