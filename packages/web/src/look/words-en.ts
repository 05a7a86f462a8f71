import type { BreachSays, Sentences } from '@overtrick/engine';
import type { TroubleKind } from '@overtrick/table/links';
import { count, figure, list } from '../words/in-english.ts';
import type { PageSpeech } from '../words/speech.ts';
import analysis from './analysis-en.ts';

/** By kind: what is wrong with a text or a link, and where. */
const trouble: Readonly<Record<TroubleKind, (at: number, of: number) => string>> = {
  empty: () => 'There is nothing in it.',
  heavy: () => 'It is larger than any record may be.',
  strange: () => 'This is neither a record of a game nor a link to one.',
  'record-cut': (at) =>
    `The record breaks off after character ${figure.format(at)}: the rest is missing.`,
  'record-damaged': (at) => `The record is damaged near character ${figure.format(at)}.`,
  'link-empty': () => 'The link is empty: the game that it should hold is missing.',
  'link-long': () => 'The link is longer than any link of ours.',
  'link-newer': () => 'The link was made by a newer version: load the page again, then open it.',
  'link-unknown': () => 'This is no link of ours: no game begins so.',
  'link-cut': (at, of) =>
    `The link is cut off after character ${figure.format(at)} of ${figure.format(of)}: have it sent once more, whole.`,
  'link-damaged': () =>
    'Characters of the link were changed or are missing: have it sent once more.',
  'link-much': () => 'The link unpacks to more than any game has.',
};

/** What the page says where somebody looks back. */
/** What a record tells otherwise than its own moves do. */
const breaches: Sentences<BreachSays, PageSpeech> = {
  'record-over': 'the match was over before this deal',
  'record-deal-over': 'the deal was over already',
  'record-dealer': ({ is, told }, { name }) => `${name(is)} deals here, not ${name(told)}`,
  'record-winners': ({ is, told }, { name }) =>
    `winners are ${listed(is.map(name))}, not ${listed(told.map(name))}`,
  'record-token': ({ trick }) => `trick ${trick + 1} names a token that could not be drawn`,
  'record-tricks': ({ is, told }) => `${count(is, 'trick')} were taken, not ${figure.format(told)}`,
  'record-trick': ({ trick, leader, winner, token: drawn }, { name, token }) =>
    `${name(leader)} led to trick ${trick + 1}, and ${name(winner)} took it${drawn && ` (${token(drawn)})`}`,
  'record-scores': ({ is, told }) => `the scores are ${figures(is)}, not ${figures(told)}`,
  'record-totals': ({ is, told }) => `the totals are ${figures(is)}, not ${figures(told)}`,
};

const listed = (names: readonly string[]) => (names.length > 0 ? list(names) : 'nobody');
const figures = (all: readonly number[]) =>
  all.length > 0 ? all.map(figure.format).join(' / ') : 'none';

const en = {
  title: 'Look back',
  deal: (game: string, deal: number) => `${game}, deal ${deal}`,
  nameless: 'Seat',
  seenBy: 'Seen by',
  seat: (name: string) => `Seen by ${name}`,
  open: 'Open cards',
  share: 'Share',
  where: {
    start: 'The cards are dealt',
    calls: (move: number) => `Before the first card, move ${move}`,
    trick: (trick: number, of: number) => `Trick ${trick} of ${of}`,
    card: (card: number, of: number) => `card ${card} of ${of}`,
    end: 'The deal is over',
  },
  steps: {
    label: 'Through the game',
    dealBack: 'To the start of the deal, or the deal before',
    trickBack: 'Trick back',
    back: 'Card back',
    run: 'Play',
    stop: 'Stop',
    on: 'Card on',
    trickOn: 'Trick on',
    dealOn: 'Next deal',
    speed: (speed: string) => `Speed ${speed}×`,
    slider: 'Moment of the deal',
  },
  log: 'What happened',
  playOn: 'Play on from here',
  again: 'Play this deal again',
  who: 'Whose seat do you take?',
  all: 'All seats',
  toTable: 'Back to the table',
  keys: 'Arrow keys: a card, with Shift a trick; Page Up and Down: a deal; Space plays, O opens the cards, 1 to 9 change the seat.',

  trial: {
    band: (deal: number) => `Just trying: deal ${deal} never went like this.`,
    bandBrief: 'Just trying',
    original: 'Back to what was played',
    title: 'How it would have gone',
    better: (name: string, points: number) =>
      `${name}: ${figure.format(points)} better than what was played.`,
    worse: (name: string, points: number) =>
      `${name}: ${figure.format(points)} worse than what was played.`,
    same: (name: string) => `${name}: no better and no worse than what was played.`,
    player: 'Player',
    before: 'As played',
    now: 'This time',
    again: 'Try again',
    look: 'Look back at this one',
  },

  analysis,

  sharing: {
    title: 'Share this game',
    lead: 'The link holds the whole game. No server keeps it, and none is asked.',
    deal: (deal: number) => `Deal ${deal}`,
    match: (deals: number) => `All ${count(deals, 'deal')}`,
    moment: 'It opens at this moment.',
    copy: 'Copy the link',
    copied: 'Copied.',
    long: (characters: number) =>
      `With ${figure.format(characters)} characters the link would be too long for many programs: send the file.`,
    file: 'Save as a file',
  },

  bring: {
    title: 'Open a game',
    lead: 'A record of a game, or a link to one. Nothing leaves this device, and your own games stay as they are.',
    file: 'Choose a file',
    drop: 'Or drop a file anywhere on this page.',
    paste: 'A link or a record',
    open: 'Open',
  },

  loss: {
    title: 'This game cannot be shown',
    place: (deal: number | undefined, move: number | undefined) =>
      [
        ...(deal === undefined ? [] : [`deal ${deal + 1}`]),
        ...(move === undefined ? [] : [`move ${move + 1}`]),
      ].join(', '),
    format:
      'This cannot be read as a game: it is damaged, cut off, from a newer version, or not one of ours.',
    /** Why it was not even read; `at` and `of` are characters. */
    trouble,
    rule: 'This breaks a rule of the game.',
    breaches,
    /** Who would have made the move; then what would have been said to them at the table. */
    refused: (name: string) => `${name} would have been refused:`,
    exactly: 'Found:',
    clause: (clause: string) => `Clause ${clause}`,
    kept: 'Your own games are untouched.',
    gone: 'There is nothing to look back at: no deal of this game is over, or it was deleted.',
    other: 'Open another game',
  },
};

export type LookWords = typeof en;
export default en;
