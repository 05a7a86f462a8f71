import { count } from '../../words/in-english.ts';

/** What the page says about where one stands. */
const en = {
  title: 'Standing',
  link: 'Where I stand',
  lead: 'How you play against those you have met here, by the points of every match.',
  none: 'No match yet. Play one with friends to its end, and it stands here.',
  rated: (value: string, within: string) => `${value} ± ${within}`,
  provisional: 'still rough',
  played: (n: number) => count(n, 'match', 'matches'),
  won: (n: number) => `${n} won`,
  ahead: (points: string) => `${points} points a deal`,
  /** Of the drawing. */
  path: (from: string, to: string) => `The rating went from ${from} to ${to}`,
  point: (value: string, when: string) => `${value}, ${when}`,
  start: (value: string) => `dashed: ${value}, where all begin`,
  regulars: 'Regulars',
  regularsAbout: 'The bots, you, and whoever has played five matches and wants to be seen.',
  game: 'Game',
  who: 'Who',
  rating: 'Rating',
  matches: 'Matches',
  wins: 'Won',
  perDeal: 'Points a deal, against the table',
  you: 'you',
  bot: (level: string, version: string) => `${level} bot ${version}`,
  program: (name: string) => `${name} (program)`,
  shown: 'Others see me here',
  shownAbout: 'Your name with its rating, to everybody who plays on this server.',
  meaning: 'What the number means',
  meanings: [
    'A club bot begins at 1500, and so do you. Somebody with 400 more ends before the other in ten of eleven matches; 100 more is about five of eight.',
    'The number is never certain: with 95 % it lies within what stands behind ±. While that is more than 150, it is still rough.',
    'What counts are the points of the whole match, compared with those of all others at the table, and who they were. Winning by a lot tells more than winning by little, and a long match more than a short one.',
    'Only matches that were played to their end count. A seat is yours if you took more than half of its decisions, also if you left. Whoever has not played for long is known less well.',
  ],
};

export type StandingWords = typeof en;
export default en;
