import { count } from '../words/in-english.ts';
import type { Texts } from '../words/names.ts';

// Lists of words that have a type of their own, so that other languages need not have the same ones.
const LEVELS: Texts = { random: 'random', novice: 'novice', club: 'club', master: 'master' };
const LEVEL_ABOUT: Texts = {
  random: 'No match for anybody: plays anything that is legal.',
  novice: 'Easy to beat: plays by rules of thumb.',
  club: 'A fair match: imagines what the others hold.',
  master: 'Hard to beat: thinks longest and reads the play.',
};

/** What the page says on the form for a new table. */
const en = {
  title: (game: string) => `A table of ${game}`,
  players: 'Players',
  level: 'Bots',
  each: 'Choose each seat',
  botName: (name: string) => `What ${name} is called`,
  mixed: 'Not all alike.',
  levels: LEVELS,
  levelAbout: LEVEL_ABOUT,
  /** With the total that ends a match, if it is not a number of deals. */
  length: (minutes: number, deals: number, target: number | null) =>
    target === null
      ? `${count(deals, 'deal')}, about ${count(minutes, 'minute')}`
      : `To ${count(target, 'point')}, about ${count(minutes, 'minute')}: about ${count(deals, 'deal')}`,
  yourName: 'Your name',
  seed: 'Seed',
  seedHint: 'Any text. The same seed deals the same cards; leave it empty for a random deal.',
  names: 'Name and seed',
  options: 'House rules',
  optionsNone: 'none changed',
  optionsChanged: (n: number) => `${n} changed`,
  none: 'none',
  reset: 'Back to the usual rules',
  start: 'Deal the cards',
  doubts: 'Not taken from the address, because it makes no sense here:',
  wrong: 'This table cannot be opened.',
  /** Before what is wrong with an option, which names it in English. */
  fault: (_label: string) => '',
};

export type SetupWords = typeof en;
export default en;
