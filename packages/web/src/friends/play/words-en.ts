import type { Phrase } from '@overtrick/table';
import { count, figure, list } from '../../words/in-english.ts';
import type { Texts } from '../../words/names.ts';

/** What everybody hears in their own language, in the order in which it is offered. */
const PHRASES: Readonly<Record<Phrase, string>> = {
  'well-played': 'Well played',
  thanks: 'Thanks',
  oops: 'Oops',
  'one-moment': 'One moment',
  'another-deal': 'Another deal?',
};

/** What somebody asks of the others, what they are told who have asked for it, and what it means. */
const ASKS: Texts = {
  pause: 'asks for a pause',
  undo: 'would like to take the last move back',
  annul: 'would like to annul this deal',
  end: 'would like to end the match',
  swap: 'would like to swap seats',
};
const ASKED: Texts = {
  pause: 'for a pause',
  undo: 'to take the last move back',
  annul: 'to annul this deal',
  end: 'to end the match',
  swap: 'to swap seats',
};
const MEANS: Texts = {
  pause: 'If all agree, nobody plays and no clock runs.',
  undo: 'It is done if all agree.',
  annul: 'The match goes on from the last finished deal if all agree.',
  end: 'It ends if all agree.',
  swap: 'It is done if both agree.',
};

/** What the page says at a table with friends while cards are on it. */
const en = {
  chat: 'Chat',
  people: 'People',
  say: 'Say something',
  send: 'Send',
  empty: 'Nobody has said anything yet.',
  phrases: PHRASES,
  phrasesAbout: 'Quick words, which everybody reads in their own language',
  you: 'You',
  says: (name: string, text: string) => `${name}: ${text}`,
  somebody: 'Somebody',
  unread: (n: number) => `${count(n, 'message')} you have not read`,

  asks: (name: string, what: string) => `${name} ${ASKS[what] ?? ASKS.end}.`,
  youAsked: (what: string) => `You have asked ${ASKED[what] ?? ASKED.end}.`,
  means: (what: string) => MEANS[what] ?? '',
  agreed: (names: readonly string[]) => `${list(names)} ${names.length > 1 ? 'agree' : 'agrees'}.`,
  agree: 'Agree',
  decline: 'Not now',
  withdraw: 'Take it back',
  declined: (name: string) => `What ${name} asked for was declined.`,
  withdrawn: (name: string) => `${name} no longer asks for it.`,
  lapsed: (name: string) => `What ${name} asked for is off: something has changed since.`,
  undone: 'The last move is taken back.',

  pause: 'Pause',
  paused: 'The match is paused.',
  deserted: 'Everybody ran out of time: the match waits.',
  pausedAbout: 'Nobody plays, and no clock runs.',
  broken: 'This deal cannot be gone on with.',
  brokenAbout:
    'The server has other rules since, and what was played does not fit them. You can annul what does not fit and go on from the last deal that stands, with its totals; or end the match.',
  annul: 'Annul this deal',
  annulled: 'This deal is annulled; the match goes on from the one before.',
  goOn: 'Go on',
  continued: 'The match goes on.',
  end: 'End the match',
  endAsk: 'End the match?',
  endWhy: 'All who sit here are asked. Nothing more is played then; what was played is kept.',
  closed: 'The match was ended.',
  undecided: 'No deal was finished.',
  standing: (all: readonly { name: string; total: number }[]) =>
    `The score: ${all.map(({ name, total }) => `\u2068${name}\u2069 ${figure.format(total)}`).join(', ')}.`,

  away: (bot: string) => `away, ${bot} plays`,
  awayTold: (name: string, bot: string) => `${name} is away. ${bot}, a bot, plays meanwhile.`,
  back: (name: string) => `${name} is back.`,
  /** Without a name it is the reader's own time. */
  late: (name?: string) =>
    name === undefined
      ? 'Your time was up: a bot has moved for you.'
      : `${name}’s time was up: a bot has moved for them.`,
  missed: (n: number) =>
    `Since you were last here, ${count(n, 'move')} ${n > 1 ? 'were' : 'was'} made in your seat.`,
  dealt: (n: number) => `Since you were last here, the match has gone on to deal ${n}.`,
  takes: (name: string, before: string) =>
    before === '' ? `${name} has taken a seat.` : `${name} has taken the seat of ${before}.`,
  owner: (name: string) => `${name} looks after the table now.`,
  kept: (name: string) => `${name}’s seat is kept`,
  keptAbout: 'Theirs again the moment they are back.',
  sendLink: 'Link to the seat',
  replace: 'Seat a bot for good',
  replaceAsk: (name: string) => `Give the seat of ${name} to a bot?`,
  replaceWhy: 'They do not get it back by themselves when they return.',
  bot: 'bot',
  botWith: (role: string) => `bot, ${role}`,

  bank: (time: string) => `bank ${time}`,
  sealed: 'deal sealed',
  watching: (n: number) => `${n} watching`,
  link: 'Table and link',
  sits: 'sits here',
  isAway: 'away just now',
  watches: 'watches',
  inLine: (place: number) => `number ${place} in line`,
  next: (names: readonly string[]) => `Waiting for ${list(names)} …`,
  unseated: 'You have no seat here any more: you are watching.',
  watchOn: 'Watch',
  onward: 'Another match is set up: same link, same seats.',
  onwardAbout: 'What was played stays in your finished matches.',
  comeAlong: 'Come along',
  notMine: 'Those who sit here go on.',

  /** A match that is over. */
  past: {
    title: (game: string) => `A match of ${game}`,
    nothing: 'Ended before a deal was over: there is nothing to show.',
    cards: 'All cards',
    check: 'Check every deal',
    checked: (good: number, all: number) =>
      good === all
        ? `The cards of ${all === 1 ? 'the one deal' : `all ${all} deals`} are those that were promised.`
        : `Of ${count(all, 'deal')} ${good} had the cards that were promised!`,
    witnessed: (n: number, all: number) =>
      n === all
        ? 'The fingerprints are those that this browser was shown while the deals were played.'
        : `Of ${n} deals this browser was shown the fingerprint while they were played; of the others it knows what the record says.`,
    each: 'Deal by deal',
    yourself: 'Save the record to check it with “overtrick verify FILE”, apart from this page.',
    see: 'What was played',
    table: 'See the table',
  },
};

export type PlayWords = typeof en;
export default en;
