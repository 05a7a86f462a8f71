import { count, figure, list } from '../words/in-english.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const ORDINALS = [
  '',
  'First',
  'Second',
  'Third',
  'Fourth',
  'Fifth',
  'Sixth',
  'Seventh',
  'Eighth',
  'Ninth',
];
const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });

const score = (n: number) => figure.format(n);

/** What the page says of games that were played or left. */
const en = {
  title: 'History',
  openFile: 'Open a file or a link',
  /** Before the list: how it went of late. */
  lead: (won: number, played: number, isAll: boolean) => {
    if (played === 1)
      return won === 1 ? 'You have won your only match.' : 'One match so far, and not won.';
    return `You have won ${won} of your ${isAll ? '' : 'last '}${played} matches.`;
  },
  none: 'No match is over yet.',
  withFriends: 'with friends',
  uncounted: 'Matches with friends are listed, and count in no figure here.',
  friendsStanding: 'Where I stand with friends',
  noneWhy: 'What you play to its end is listed here, with its score sheet.',
  forbidden: 'This browser keeps no games: storage is forbidden here, so there is no history.',
  blocked:
    'Another tab still shows an older version of this page and holds the games. Close it or reload it.',
  first: (n: number) => `${count(n, 'match', 'matches')} ago`,
  last: 'last',
  isWon: 'won',
  isNot: 'not won',
  filter: 'Which game',
  all: 'All',
  list: 'Matches',
  wonWith: (total: number) => `Won with ${score(total)}`,
  sharedWith: (total: number) => `A shared win with ${score(total)}`,
  placed: (place: number, players: number) =>
    `${ORDINALS[place] ?? place} of ${NUMBERS[players] ?? players}`,
  ordinal: (place: number) => `${place}${ENDINGS[ordinals.select(place)] ?? 'th'}`,
  own: (total: number) => `you ${score(total)}`,
  standing: (name: string, total: number) => `${name} ${score(total)}`,
  deals: (n: number) => count(n, 'deal'),
  against: (names: readonly string[]) => `With ${list(names)}`,
  broken: (deal: number) => `unfinished, in deal ${deal}`,
  goOn: 'Go on',
  counting: 'being counted …',
  unreadable: 'It can no longer be read.',

  figures: 'In figures',
  game: 'Game',
  played: 'Played',
  won: 'Won',
  place: 'Place',
  perDeal: 'Points a deal',
  mean: (n: number) => n.toFixed(1).replace('-', '−'),
  promises: (made: number, promised: number) =>
    `You made ${made} of ${count(promised, 'contract')}.`,

  match: {
    won: (game: string, total: number) =>
      `You won this match of ${game}, with ${count(total, 'point')}.`,
    placed: (game: string, place: string, winner: string) => `${place} in ${game}; ${winner} won.`,
    open: (game: string, deal: number) => `A match of ${game}, in deal ${deal}.`,
    totals: 'Who has what',
    sheet: 'Score sheet',
    feats: 'Feats',
    table: 'See the table',
    delete: 'Delete this match',
  },
  remove: {
    one: 'Delete this match?',
    oneWhy: (game: string) => `The match of ${game}, its cards and its score are gone for good.`,
    all: 'Delete all matches',
    allAsk: 'Delete everything?',
    allWhy: (n: number) =>
      `${count(n, 'match', 'matches')}, finished or not, and all figures are gone for good.`,
    yes: 'Delete',
    no: 'Keep',
    failed: 'It could not be deleted.',
  },
};

export type HistoryWords = typeof en;
export default en;
