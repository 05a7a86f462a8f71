import { count } from '../words/in-english.ts';

/** What the page says of decisions, chances and luck. */
const analysis = {
  title: 'Analysis',
  own: 'Your decisions',
  of: (name: string) => `Decisions of ${name}`,
  start: 'Judge these decisions',
  stop: 'Stop',
  progress: (done: number, all: number) => `${done} of ${all} judged`,
  none: 'No single decision surely lost enough for a mark.',
  marked: (n: number) => `${n} marked`,
  all: (n: number) => `all ${n}`,
  filter: 'Which decisions',
  trick: (trick: number) => `trick ${trick}`,
  call: 'call',
  mark: (points: string) => `loses ${points} points`,
  /** What a figure stands with: its interval, and in how many likely deals it was found. */
  within: (from: string, to: string, worlds: number) =>
    `${from} to ${to}, ${count(worlds, 'deal')}`,
  /** From where on decisions are marked, and how marks are sized. */
  threshold: (points: string, two: string, three: string) =>
    `Marked, and asked as an exercise: what surely loses more than ${points} points beside the others. Two marks from ${two}, three from ${three} on average. Intervals hold with 95 in 100.`,
  why: 'Why?',
  betterTag: 'better',
  better: (label: string) => `Better: ${label}`,
  advised: (label: string) => `Advised: ${label}`,
  fine: 'Nothing was clearly better.',
  slight: 'Worse than the best, but not by enough for a mark.',
  cost: (label: string, points: string, from: string, to: string) =>
    `${label}: ${points} points lost on average beside the others, ${from} to ${to}.`,
  best: 'best',
  /** Where something else is ahead by points. */
  advice: 'advised',
  asGood: 'about as good',
  costs: (points: string) => `costs ${points}`,
  /** Of a choice that is better by points, though it is not advised. */
  brings: (points: string) => `${points} more by points`,
  gain: (label: string, points: string, from: string, to: string) =>
    `${label}: ${points} points more on average beside the others, ${from} to ${to}.`,
  between: (from: string, to: string) => `${from} to ${to}`,
  you: 'played',
  worlds: (n: number) => `${count(n, 'likely deal')}, from what this seat could see`,
  /** How many of so many, in ten where that is not none or all by rounding. */
  share: (n: number, of: number) => {
    const tenths = Math.round((10 * n) / of);
    const isPlain = n === of || (tenths > 0 && tenths < 10);
    return isPlain ? `${tenths} of 10` : `${n} of ${of}`;
  },
  failing: (share: string) => `It fails in ${share} likely deals`,
  alike: (share: string) => `${share} look like this:`,
  takes: (name: string, card: string | undefined) =>
    card === undefined ? `${name} takes the trick` : `${name} takes the trick with the ${card}`,
  takesOwn: 'it takes the trick',
  here: (points: string) => `costs ${points} here`,
  unknown:
    'Our bots play every likely deal to its end: what they do not see, no verdict sees. Cards that this seat could not see play no part.',

  discord: {
    aim: 'By points it loses this; for the bid or the match it is as good, so it is not marked.',
    points: 'By points it is better; for the bid or the match it is not.',
    others:
      'The advice goes by what decides here, the bid or the match; by points alone something else is ahead.',
  },
  /** How small the marks are that are shown. */
  sizes: (least: number, points: string): string =>
    least === 2
      ? `two marks and more: from ${points} points`
      : `three marks: from ${points} points`,

  course: {
    title: 'How the chances went',
    /** What the curve shows, by whose promise it is. */
    about: {
      own: 'Chance of your bid, in 100',
      contract: 'Chance of the contract, in 100',
      defence: 'Chance to stop the contract, in 100',
      open: 'Chance of the bid, in 100',
      points: 'Points beside the others',
    },
    first: 'At the first card',
    after: (trick: number) => `After trick ${trick}`,
    end: 'At the end',
    value: (mean: string, low: string, high: string) => `${mean} (${low} to ${high})`,
    turns: 'Turning points',
    turn: (trick: number, from: string, to: string, worlds: number) =>
      `Trick ${trick}: ${from}, then ${to}, ${count(worlds, 'deal')}`,
    own: (points: string) => `your choice costs ${points}`,
    ofSeat: (name: string, points: string) => `the choice of ${name} costs ${points}`,
    noTurns: 'No trick changed it by more than luck.',
    worlds: (n: number) =>
      `Each point from ${count(n, 'likely deal')}; the band is where it surely lies.`,
  },

  fortune: {
    title: 'Luck and play',
    /** What a seat had of its cards, and what became of it; `isOwn` speaks to the person. */
    cards: (who: string | null, points: string, low: string, high: string) =>
      `${who === null ? 'Your cards' : `The cards of ${who}`} were worth ${points} points (${low} to ${high}).`,
    play: (who: string | null, points: string, low: string, high: string) =>
      `${who === null ? 'Your decisions' : `The decisions of ${who}`} lost ${points} points (${low} to ${high}).`,
    added: (who: string | null, points: string, low: string, high: string) =>
      `${who === null ? 'Your decisions' : `The decisions of ${who}`} added ${points} points (${low} to ${high}).`,
    /** Nothing was decided, or all choices came to the same. */
    even: (who: string | null) =>
      `${who === null ? 'Your decisions' : `The decisions of ${who}`} lost nothing.`,
    parts: {
      cards: 'Cards before the first call',
      play: 'Own decisions',
      rest: 'Hidden cards and the others',
      result: 'Result',
    },
    unit: 'Points beside the mean of the others',
    worlds: (n: number) => `Cards and every decision in at least ${count(n, 'likely deal')}.`,
    others: 'What all cards were worth',
    player: 'Player',
    worth: 'Cards worth',
    scored: 'Scored',
  },

  exercise: {
    start: 'Find it yourself',
    band: (at: number, of: number) => `What is better here? Exercise ${at} of ${of}`,
    bandBrief: (at: number, of: number) => `What is better? ${at} of ${of}`,
    back: 'Back to the analysis',
    thinking: 'It is being judged …',
    best: 'That is it.',
    passed: 'That passes: it would not be marked.',
    failed: (label: string, points: string, from: string, to: string, worlds: number) =>
      `${label} costs ${points} points on average (${from} to ${to}, in ${count(worlds, 'likely deal')}).`,
    failedTitle: 'Not yet',
    again: 'Try again',
    show: 'Show the best',
    next: 'Next exercise',
    yours: 'yours',
  },
};

export type AnalysisWords = typeof analysis;
export default analysis;
