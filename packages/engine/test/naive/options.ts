// Every option and rule parameter of every game (the table at the end of the rulings).
import { range } from './cards.ts';
import type { GameName, Options, Violation } from './types.ts';

interface OptionRule {
  standard: unknown;
  allows: (value: unknown) => boolean;
  /** Player counts outside of which only the default is allowed. */
  onlyFor?: readonly number[];
}

type OptionRules = Record<string, OptionRule>;

const whole = (standard: number, least = 0): OptionRule => ({
  standard,
  allows: (value) => isWhole(value, least),
});

const oneOf = (...values: unknown[]): OptionRule => ({
  standard: values[0],
  allows: (value) => values.includes(value),
});

const flag = (): OptionRule => oneOf(false, true);

const parts = (standard: Record<string, number>): OptionRule => ({
  standard,
  allows: (value) =>
    isObject(value) &&
    Object.keys(value).sort().join() === Object.keys(standard).sort().join() &&
    Object.values(value).every((part) => isWhole(part, 0)),
});

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isWhole(value: unknown, least: number): boolean {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= 1_000_000;
}

const twoColours: OptionRule = {
  standard: ['Y', 'K'],
  allows: (value) =>
    Array.isArray(value) &&
    value.length === 2 &&
    value[0] !== value[1] &&
    value.every((colour) => ['R', 'B', 'G', 'Y', 'K'].includes(colour)),
};

const forPlayers = (players: number, first: number, values: number[]): number =>
  values[players - first] ?? 0;

function muOptions(players: number): OptionRules {
  return {
    removedColours: { ...twoColours, onlyFor: [3] },
    viceTieBreak: oneOf('full', 'highestOnly'),
    viceWithThree: { ...flag(), onlyFor: [3] },
    goalBase: whole(forPlayers(players, 3, [10, 28, 21, 16])),
    goalStep: whole(forPlayers(players, 3, [2, 2, 3, 4]), 1),
    bidScore: whole(10),
    trumpBonus: parts({ colour: 0, doubled: 10, number: 20, none: 30 }),
    bonusCap: whole(100),
    missPenalty: whole(10),
    missReward: whole(5),
    stalematePenalty: whole(10),
    stalemateReward: whole(5),
    target: whole(200, 1),
    deals: { standard: null, allows: (value) => value === null || isWhole(value, 1) },
  };
}

function mutwoOptions(players: number): OptionRules {
  return {
    tieShare: oneOf('allTied', 'othersOnly'),
    baseTricks: whole(forPlayers(players, 4, [7, 4, 3])),
    bidScore: whole(10),
    trumpBonus: parts({ suit: 0, pair: 10, rank: 20, none: 30 }),
    trickScore: whole(5),
    tiePenalty: whole(10),
    dealsPerPlayer: whole(2, 1),
  };
}

function yamvOptions(): OptionRules {
  return {
    zeroCardHeadDefender: flag(),
    baseTricks: whole(4),
    bidScore: whole(10),
    overtrickScore: whole(5),
    defenderTrickScore: whole(10),
    declarerBonus: parts({ suit: 0, even: 20, odd: 40, none: 80 }),
    defenderBonus: parts({ even: 0, odd: 40, none: 80 }),
    target: whole(500, 1),
  };
}

function gamutOptions(): OptionRules {
  return {
    firstToAct: oneOf('dealer', 'eldest'),
    doublingStacks: flag(),
    heartPenalty: whole(1),
    queenPenalty: whole(8),
    moonScore: whole(12),
    madeBonus: whole(5),
    overPenalty: whole(1),
    underPenalty: whole(2),
    trickScore: whole(2),
    noTrickPenalty: whole(6),
    target: whole(40, 1),
  };
}

function ninjaOptions(): OptionRules {
  return {
    lesserArcher: flag(),
    step: { ...oneOf(1, 2), onlyFor: range(3, 5) },
    doubleMax: { ...flag(), onlyFor: range(7, 9) },
    archersAtNoTrump: oneOf('top', 'ownSuit'),
    bidScore: whole(10),
    tokenScore: whole(1),
  };
}

function optionRules(game: GameName, players: number): OptionRules {
  if (game === 'mu') return muOptions(players);
  if (game === 'mutwo') return mutwoOptions(players);
  if (game === 'yamv') return yamvOptions();
  if (game === 'gamut') return gamutOptions();
  return ninjaOptions();
}

export function defaultOptions(game: GameName, players: number): Options {
  const rules = Object.entries(optionRules(game, players));
  return Object.fromEntries(rules.map(([name, rule]) => [name, rule.standard]));
}

export function optionViolations(game: GameName, players: number, options: Options): Violation[] {
  const rules = optionRules(game, players);
  const unknown = Object.keys(options).filter((name) => !Object.hasOwn(rules, name));
  return [
    ...unknown.map((name) => ({ rule: 'OPTIONS', message: `unknown option ${name}` })),
    ...Object.entries(rules).flatMap(([name, rule]) =>
      oneOptionViolation(name, rule, players, options),
    ),
  ];
}

function oneOptionViolation(
  name: string,
  rule: OptionRule,
  players: number,
  options: Options,
): Violation[] {
  const value = options[name];
  if (!Object.hasOwn(options, name))
    return [{ rule: 'OPTIONS', message: `option ${name} is missing` }];
  if (!rule.allows(value))
    return [{ rule: 'OPTIONS', message: `option ${name} cannot be ${JSON.stringify(value)}` }];
  const free = rule.onlyFor === undefined || rule.onlyFor.includes(players);
  if (free || isStandard(rule, value)) return [];
  return [{ rule: 'NW2', message: `option ${name} must keep its default with ${players} players` }];
}

/** The order of a list says nothing. */
function isStandard(rule: OptionRule, value: unknown): boolean {
  const text = (each: unknown) => JSON.stringify(Array.isArray(each) ? [...each].sort() : each);
  return text(value) === text(rule.standard);
}
