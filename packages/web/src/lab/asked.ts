import { fieldsOf } from '@overtrick/engine';
import { rungsOf } from '@overtrick/lab/study';
import type { Offer, OfferedOption } from '../protocol.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Rules of one variant that differ from the printed ones: `declarerBonus.none` is a part of an option. */
export interface AskedVariant {
  readonly name?: string;
  readonly options?: Fields;
  readonly bots?: unknown;
}

/** A study as the form and a link have it: what a study file says. What the form has no field for stays as it is. */
export interface AskedStudy extends Fields {
  readonly game: string;
  readonly players: number;
  readonly deals?: number;
  readonly matches?: number;
  readonly seed: string;
  readonly bots: unknown;
  readonly question: string;
  readonly variants: readonly AskedVariant[];
}

/** Variants side by side that can still be told apart at a glance. */
export const MOST_SIDE_BY_SIDE = 4;
export const COUNTS = { deals: [200, 1000, 5000, 20_000], matches: [20, 100, 500] } as const;
export const BOTS = { random: 'random', novice: 'novice', club: 'club:worlds=30' } as const;
export type UnitKind = keyof typeof COUNTS;

export const unitOf = ({ matches }: AskedStudy): UnitKind =>
  matches === undefined ? 'deals' : 'matches';

const QUESTIONS = {
  deals: ['contract/made', 'contract/score', 'contract/bid', 'place/1/advantage', 'deal/range'],
  matches: ['match/deals', 'match/leads', 'match/decided', 'match/comeback', 'match/margin'],
} as const;

/** A study to begin with: the printed rules and, beside them, some that are still the same. */
export function firstStudy({ name, seats: [fewest, most] }: Offer): AskedStudy {
  return {
    game: name,
    players: Math.max(fewest, Math.min(most, 4)),
    deals: 1000,
    seed: '1',
    bots: BOTS.novice,
    question: QUESTIONS.deals[0],
    variants: [{}, { options: {} }],
  };
}

/** What a study can be about, as far as that is known before it is played: first what the changed rules are about. */
export function questionsFor(asked: AskedStudy): string[] {
  const unit = unitOf(asked);
  const parts = asked.variants.flatMap(({ options = {} }) =>
    Object.keys(options).flatMap((name) => name.split('.')[1] ?? []),
  );
  const trumps = [...new Set(parts)].map((part) => `trump/${part}/share`);
  return [...new Set([...(unit === 'deals' ? trumps : []), ...QUESTIONS[unit], asked.question])];
}

/** Deals or matches: what only one of them has is not asked of the other. */
export function countedIn(asked: AskedStudy, unit: UnitKind): AskedStudy {
  const { deals: _, matches: __, ...rest } = asked;
  return { ...rest, [unit]: COUNTS[unit][1], question: QUESTIONS[unit][0] };
}

/** The value that a variant has for an option, or for a part of it. */
export function valueIn(
  { options = {} }: AskedVariant,
  { name, defaults }: OfferedOption,
  { players, part }: { readonly players: number; readonly part?: string },
): unknown {
  const usual = defaults[players];
  if (part === undefined) return options[name] ?? usual;
  return options[`${name}.${part}`] ?? fieldsOf(options[name] ?? usual)[part];
}

/** The same study with a rule of one variant changed; a rule as printed is not named. */
export function withRule(
  asked: AskedStudy,
  index: number,
  key: string,
  value: unknown,
  usual: unknown,
): AskedStudy {
  const { options = {}, ...rest } = asked.variants[index];
  const { [key]: _, ...others } = options;
  const isUsual = JSON.stringify(value) === JSON.stringify(usual);
  const changed = { ...rest, options: isUsual ? others : { ...others, [key]: value } };
  return { ...asked, variants: asked.variants.map((each, i) => (i === index ? changed : each)) };
}

const rulesOf = ({ options = {}, bots }: AskedVariant) => JSON.stringify([options, bots]);

/** What is to be read and played: variants in which nothing is changed, or that are there already, are left out. */
export function fileOf(asked: AskedStudy): AskedStudy {
  if (asked.aa === true) return asked;
  const rules = asked.variants.map(rulesOf);
  const variants = asked.variants.filter((_, i) => rules.indexOf(rules[i]) === i);
  return { ...asked, variants };
}

/** What a link says, as far as it is a study of a game that there is; the rest is for the rules to judge. */
export function askedIn(
  file: Fields | undefined,
  offers: readonly Offer[],
): AskedStudy | undefined {
  const offer = offers.find(({ name }) => name === file?.game);
  if (!offer || !file) return undefined;
  const first = firstStudy(offer);
  const { ladder, ...rest } = file;
  const players = typeof file.players === 'number' ? file.players : first.players;
  const unit: UnitKind = file.matches === undefined ? 'deals' : 'matches';
  const rungs = isTexts(ladder)
    ? { variants: rungsOf(players, ladder), question: SKILL[unit] }
    : {};
  const given = Array.isArray(file.variants) ? { variants: file.variants.map(fieldsOf) } : {};
  return { ...countedIn(first, unit), ...rungs, ...rest, ...given } as AskedStudy;
}

/** What a ladder of bots is about. */
const SKILL = { deals: 'skill/ahead', matches: 'skill/wins' } as const;

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}
