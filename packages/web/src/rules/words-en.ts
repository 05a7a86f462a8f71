import everyday from './everyday-en.ts';

/** What the page says on its rules and around terms. */
const en = {
  loading: 'Loading the rules …',
  failed: 'The rules could not be loaded: is there a network? Reload the page to try again.',
  back: 'Back',
  pictures: 'In pictures',
  law: 'Every rule',
  pictured: (n: number, of: number) => `in pictures, ${n} of ${of}`,
  ideas: 'Contents',
  next: (title: string) => `Next: ${title}`,
  before: (title: string) => `Back: ${title}`,
  computed: 'dealt and counted by the game itself',

  find: 'Find in the rules',
  found: (n: number) => `${n} found`,
  nothing: 'No rule has these words.',
  note: '',
  clauseOf: (term: string) => `${term}: the rule`,
  clause: (number: string) => `Clause ${number}`,
  about: (number: string) => `More about clause ${number}`,
  copy: 'Copy link',
  copied: 'Copied',
  reading: 'How we read it',
  everyday,
  terms: 'Words',

  house: 'House rule:',
  usual: (value: string) => `usually: ${value}`,
  withPlayers: (n: number, value: string) => `${value} with ${n} players`,
  here: (value: string) => `here: ${value}`,
  changed: 'changed by you',
  on: 'yes',
  off: 'no',
  open: 'Open a table with this rule',

  // In pictures.
  wins: (name: string) => (name === 'You' ? 'You win' : `${name} wins`),
  cards: (n: number) => (n === 1 ? '1 card' : `${n} cards`),
  worth: (figure: string) => `${figure} each`,
  score: 'Score',
  sum: 'Together',
  playable: 'may be played',
  unplayable: 'may not be played',
  choosable: 'allowed',
  unchoosable: 'not allowed',
};

export type RulesWords = typeof en;
export default en;
