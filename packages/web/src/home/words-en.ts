import { count, figure } from '../words/in-english.ts';

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/** From the easiest game to the hardest. */
const DIFFICULTY: readonly string[] = ['', 'easiest', 'easy', 'medium', 'hard', 'hardest'];

/** What the page says on its home screen. */
const en = {
  headline: ['Trumps change.', 'So do partners.'],
  tagline: (games: number, isKept: boolean) =>
    `${NUMBERS[games] ?? figure.format(games)} trick-taking games, played against bots. No account, nothing to pay${isKept ? ', no network needed' : ''}.`,
  taglineFriends: (games: number) =>
    `${NUMBERS[games] ?? figure.format(games)} trick-taking games. Alone with bots or with friends, no account.`,
  play: 'Play',
  friends: 'With friends',
  handRound: 'Several on one device',
  noFriends: 'There are no tables with friends at this address: they take Overtrick’s own server.',
  noServer: 'The server does not answer, so there are no tables with friends just now.',
  turns: (n: number) => (n === 1 ? 'One table waits for you' : `${n} tables wait for you`),
  yourTurn: (game: string) => `Your turn in ${game}`,
  withThem: (names: string) => `With ${names}`,
  goesOn: (game: string) => `Your table: ${game}`,
  moreTables: (n: number) => (n === 1 ? 'One more table of yours' : `${n} more tables of yours`),
  learn: 'Learn',
  learnOn: (step: number, of: number) => `Learn (${step}/${of})`,
  learnIn: (minutes: number) => `Learn in ${count(minutes, 'minute')}`,
  change: 'Set up a table',
  rules: 'Rules',
  settings: 'Settings',
  day: 'Today',
  history: 'History',
  back: 'Back',
  games: 'All games',
  continue: 'Continue',
  /** What one comes back to, and how it stands. */
  yours: (game: string) => `Your game of ${game}`,
  inDeal: (deal: number) => `Deal ${deal}`,
  first: (total: number) => `you lead with ${figure.format(total).replace('-', '−')}`,
  /** For several who have the most. */
  shared: (leaders: number, total: number) =>
    `${leaders} tied at ${figure.format(total).replace('-', '−')}`,
  behind: (leader: string, total: number) =>
    `${leader} leads with ${figure.format(total).replace('-', '−')}`,
  moreOpen: (n: number) => (n === 1 ? 'One more to go on with' : `${n} more to go on with`),
  more: (game: string) => `More about ${game}`,
  points: (n: number) => count(n, 'point'),
  seats: (fewest: number, most: number) =>
    fewest === most ? `${fewest} players` : `${fewest} to ${most} players`,
  difficulty: DIFFICULTY,
  minutes: (n: number) => `${n} min`,
  minutesTold: (n: number, players: number) =>
    `about ${count(n, 'minute')} with ${players} players`,
  difficultyTold: (word: string) => `difficulty: ${word}`,
  loading: 'The cards are being fetched …',
  failed: 'The games could not be loaded. Reload the page to try again.',
  insecure:
    'Without a network this page will not open: browsers keep a page only if its address begins with https.',
  unkept: 'Without a network this page will not open: this browser does not keep it.',
  update: 'A new version is ready.',
  updateNow: 'Use it now',
  unknown: 'There is no such game.',
  nowhere: 'There is nothing at this address. These are the games:',
};

export type HomeWords = typeof en;
export default en;
