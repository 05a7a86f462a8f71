import type { BlindTo, CountedThing, StudyMeasure } from '@overtrick/lab/study';
import { count } from '../words/in-english.ts';
import type { Texts } from '../words/names.ts';

const BOTS: Texts = {
  random: 'Play anything that is legal: this shows what the rules do by themselves.',
  novice: 'Play by rules of thumb, in milliseconds. Ask them first.',
  club: 'Try moves in deals that they imagine: hundreds of times slower. Confirm with them what matters.',
};

const COUNTED: Readonly<Record<CountedThing, string>> = {
  deals: 'deals',
  matches: 'matches',
  seats: 'seats',
  contracts: 'contracts',
  tricks: 'tricks',
  decisions: 'decisions',
  pairs: 'pairs of seats',
  wins: 'matches that were won',
};

type Blind = Readonly<Record<BlindTo['spot'], (who: string, rule: string) => string>>;

const BLIND: Blind = {
  nothing: (who, rule) =>
    `${who}: no decision goes by “${rule}”. What changes with it is the score, and not how they play.`,
  cards: (who, rule) =>
    `${who}: bids and names go by “${rule}”; cards are played as if it were as printed.`,
  match: (who, rule) => `${who}: each deal is played for its own score, and never for “${rule}”.`,
  habits: (who, rule) => `${who}: “${rule}” is kept to, with habits fitted to the rule as printed.`,
  seldom: (who, rule) => `${who}: they hardly ever come to what “${rule}” is about.`,
  moons: (who, rule) =>
    `${who}: “${rule}” is reckoned with, but others may take everything in Hearts too often.`,
  unknown: (who, rule) => `${who}: what they see of “${rule}” was never looked at.`,
};

/** What the lab says. */
const en = {
  title: 'The lab',
  lead: 'Change a rule, let bots play, see what it does. Nothing leaves this device.',
  game: 'Game',
  variants: 'Compare',
  printed: 'as printed',
  same: 'move a rule below',
  variant: (letter: string) => `Variant ${letter}`,
  add: 'Another variant',
  remove: (letter: string) => `Remove variant ${letter}`,
  rules: (letter: string) => `Rules of variant ${letter}`,
  more: (n: number) => `${count(n, 'more rule')}`,
  was: (value: string) => `printed: ${value}`,
  bots: 'Played by',
  botsAbout: BOTS,
  otherBots: (text: string) => `This study says itself who plays: ${text}.`,
  unit: 'Count',
  units: { deals: 'single deals', matches: 'whole matches' },
  howMany: 'How many, fixed beforehand',
  question: 'Watch',
  seed: 'Seed',
  run: 'Run the study',
  again: 'Run it anew',
  stop: 'Stop',
  goOn: 'Go on',
  starting: 'The bots sit down …',
  failed: 'A worker could not be started, or broke off. What was counted is still here.',
  fault: (why: string) => `This study cannot be played: ${why}.`,
  lost: 'The link holds no study that can be read here.',
  of: (n: string, all: string, unit: string) => `${n} of ${all} ${unit}`,
  unitNames: { deals: 'deals', matches: 'matches' },
  count: (n: string, unit: string) => `${n} ${unit}`,
  left: (time: string) => `about ${time} left`,
  leftShort: (time: string) => `less than ${time} left`,
  leftMost: (time: string) => `at most ${time} left`,
  leftBetween: (least: string, most: string) => `${least} to ${most} left`,
  seconds: (n: number) => count(n, 'second'),
  minutes: (n: number) => count(n, 'minute'),
  hours: (n: number) => count(n, 'hour'),
  width: (now: string, end: string) => `answer ${now} now, ${end} at the end`,
  anytime: 'Intervals are at 95 % and hold at every look: watch, and stop when you like.',
  fixed: 'Intervals are at 95 %, for the number that was fixed beforehand.',
  values: 'What it comes to',
  against: (name: string) => `Against “${name}”, on the same cards`,
  funnel: 'How the interval has shrunk',
  few: 'too few yet',
  given: 'by the rules',
  findings: 'What was found',
  nothing: 'Nothing yet that is more than luck.',
  figures: 'All figures',
  takeAway: 'Take it along',
  report: 'Report (in English)',
  study: 'Study file',
  link: 'Link to this study',
  copy: 'Copy the link',
  copied: 'Copied',
  linkAbout:
    'It holds the question, not the answer: whoever opens it runs it on their own device and gets the same figures.',
  fitted:
    'Bots are fitted to the printed rules and were not trained for variants: people may adapt better.',
  chapters: {
    seats: 'Seats and roles',
    contracts: 'Contracts and bids',
    trumps: 'Trumps',
    deals: 'How deals go',
    clauses: 'Rules that score',
    matches: 'Matches',
  },
  /** With what the game calls roles, endings and trumps in another language than its own. */
  measure: ({ title }: StudyMeasure, _names: Texts): string => title,
  definition: ({ definition }: StudyMeasure, _names: Texts): string => definition,
  /** Between two bounds. */
  to: 'to',
  number: (text: string): string => text,
  whole: (n: number): string => n.toLocaleString('en-US'),
  scales: { share: ' %', points: ' points', number: '' },
  differences: { share: ' percentage points', points: ' points', number: '' },
  answer: (measure: string, name: string, first: string, figure: string) =>
    `“${measure}” in “${name}” against “${first}”: ${figure}.`,
  rung: (name: string, measure: string, figure: string) => `${name}: “${measure}” is at ${figure}.`,
  alone: (measure: string, figure: string) => `${measure}: ${figure}.`,
  verdicts: {
    few: 'There are too few to say anything.',
    none: 'Not one of them went otherwise.',
    more: 'It is more.',
    less: 'It is less.',
    open: 'It may be no difference at all: 0 lies within the interval.',
  },
  favour: (measure: string, isMore: boolean, name: string, figure: string) =>
    `${measure} is ${isMore ? 'favoured' : 'at a disadvantage'} in “${name}”, a deal: ${figure}.`,
  change: (name: string, measure: string, figure: string) =>
    `“${name}” changes “${measure}” by ${figure}.`,
  rare: (measure: string, figure: string, isNever: boolean) =>
    `${isNever ? 'Never used here' : 'Hardly ever used, less than once in 100'}: “${measure}” is at ${figure}.`,
  /** Of a difference: so many against so many in the first variant. */
  both: (n: string, first: string) => `${n} against ${first}`,
  within: (things: string, units: string) => `${things} in ${units}`,
  counted: COUNTED,
  /** After "in". */
  among: { deals: 'deals', matches: 'matches' },
  blindTo: 'What these bots do not see of it',
  or: (names: readonly string[]) => names.join(' or '),
  blind: BLIND,
  badNumber: (least: string, most: string) => `A whole number from ${least} to ${most}, please.`,
};

export type LabWords = typeof en;
export default en;
