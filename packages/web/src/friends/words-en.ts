import { count, list } from '../words/in-english.ts';
import type { Texts } from '../words/names.ts';
import account from './account/words-en.ts';
import play from './play/words-en.ts';
import standing from './standing/words-en.ts';

const people = (n: number) => (n === 1 ? '1 person' : `${n} people`);

/** What is wrong, by the server's own word for it. */
const PROBLEMS: Texts = {
  silent: 'The server does not answer.',
  'too-often': 'That was asked too often. Wait a moment, then try again.',
  'no-table': 'There is no such table, or it takes a link.',
  frozen: 'Something is wrong with this table. The others go on; try it later.',
  'not-yours': 'This is only for those who sat there.',
  'bad-name': 'A name has 1 to 40 plain characters.',
  'bad-table': 'No such table can be opened.',
  'unknown-guest': 'The server does not know you any more. Say your name again.',
  'no-token': 'The server does not know you yet. Say your name first.',
  'no-code': 'There is no such code. Look whether each letter is right.',
  'code-used': 'This code was used already. Ask for another one on the other device.',
  'code-expired': 'This code was good for ten minutes. Ask for another one on the other device.',
  'login-taken': 'Somebody has this name already. Choose another to sign in with.',
  'bad-login': 'A name to sign in with has 1 to 40 plain characters.',
  'weak-passphrase': 'A passphrase has at least 10 characters, and is not the name.',
  'wrong-login': 'That does not belong together. Look at the name, and at what you typed below it.',
  'wrong-passkey': 'This passkey opens no account here.',
  'no-passkey': 'No passkey was used. Try again, or sign in with a passphrase.',
  'no-passkeys': 'Passkeys take an address with https. A passphrase works here.',
  'last-way': 'This is the only way into your account. Add a passphrase or another passkey first.',
  'too-many': 'There are as many of these as anybody has.',
  'games-full': 'There is no room for more games with the account. Those already kept stay.',
  'has-account': 'You have an account already.',
  'no-account': 'You have no account here.',
  'no-device': 'That device was signed out already.',
  trouble: 'The server could not do it. Try again.',
};

/** How long somebody has for a decision. */
const span = (ms: number) => {
  const [days, minutes] = [Math.round(ms / 86_400_000), Math.round(ms / 60_000)];
  if (days >= 1) return count(days, 'day');
  return ms < 120_000 ? `${Math.round(ms / 1000)} s` : `${minutes} min`;
};

/** How much of that is left. */
const left = (ms: number) => {
  const [days, hours] = [Math.floor(ms / 86_400_000), Math.floor(ms / 3_600_000)];
  if (days >= 2) return count(days, 'day');
  return hours >= 1 ? `${hours} h` : `${Math.max(1, Math.floor(ms / 60_000))} min`;
};

/** What the page says at tables with friends, and on the way there. */
const en = {
  title: 'With friends',
  problems: PROBLEMS,
  problem: 'That did not work. Try again.',
  again: 'Try again',
  back: 'Back to “With friends”',
  alone: 'Play alone',
  /** Where there is no server. */
  none: 'There are no tables for friends at this address.',
  noneWhy:
    'This page was put on a plain file server. Tables for friends need Overtrick’s own server: whoever runs it starts it with “npm start”. Here you can play against bots, or hand the device round.',
  silent: 'The server does not answer.',
  silentWhy: 'Perhaps the network is gone, or the server starts again. Nothing is lost by it.',
  loading: 'One moment …',

  home: {
    you: (name: string) => `You are ${name}`,
    nobody: 'Nobody here knows you yet. A name is enough.',
    new: 'A new table',
    mine: 'My games',
    noneMine: 'No table yet. Open one and send the link.',
    open: 'Open tables',
    noneOpen: 'No open table just now.',
    device: 'Another device',
    code: 'I have a code',
    past: 'Finished',
    turn: 'your turn',
    with: (names: readonly string[]) =>
      names.length === 0 ? 'nobody else yet' : `with ${list(names)}`,
    free: (n: number) => (n === 0 ? 'no free seat' : n === 1 ? '1 free seat' : `${n} free seats`),
    unbegun: 'not begun',
    deal: (n: number) => `deal ${n}`,
    paused: 'paused',
    won: (names: readonly string[]) => (names.length === 0 ? 'finished' : `won by ${list(names)}`),
    closed: 'closed',
    waitsFor: (names: readonly string[]) => `${list(names)} to play`,
    left: (ms: number) => `you have ${left(ms)}`,
  },

  form: {
    title: 'A new table',
    game: 'Game',
    pace: 'Pace',
    paces: { none: 'No clock', turn: 'By the clock', days: 'Over days' },
    turn: 'Time for each turn',
    bank: 'And once beyond that',
    days: 'Time for each turn',
    span,
    noBank: 'nothing',
    paceAbout: {
      none: 'Nobody looks at the clock.',
      turn: 'A time-out never ends the game: a bot plays that card.',
      days: 'Come back when it is your turn. After that time a bot plays the card.',
    },
    seats: 'Bots in seats',
    seatsNone: 'all free for people',
    seatsSome: (bots: number) => count(bots, 'bot'),
    seat: (n: number) => `Seat ${n}`,
    free: 'free',
    private: 'Only by link',
    privateAbout: 'not in the list of open tables',
    watched: 'Others may watch',
    watchedAbout: 'they see what the public sees',
    youAre: 'You are',
    nameFirst: 'Say first what you are called: a name is enough.',
    open: 'Open the table',
    round: 'All in one room? Hand one device round',
    save: 'Play it like this',
  },

  join: {
    title: (game: string) => `A table of ${game}`,
    lead: (host: string | undefined) =>
      host === undefined ? 'You are invited to a table.' : `${host} invites you.`,
    toSeat: (seat: number, whose: string | undefined) =>
      whose === undefined
        ? `This link leads to seat ${seat}, and works once.`
        : `This link leads to the seat of ${whose}, and works once: you play on in their place.`,
    takeSeat: 'Take the seat',
    listed: 'This table is open to everybody.',
    wrong: 'This link is wrong, was used already, or has been replaced.',
    stale:
      'This link is wrong, was used already, or has been replaced. You belong to this table, and need none.',
    sits: 'At the table',
    free: 'free seat',
    name: 'What are you called?',
    sit: 'Come to the table',
    watch: 'Come and watch',
    begun: 'The match has begun. You can watch, and wait for a seat.',
    unwatched: 'The match has begun, and nobody may look on. You can wait for a seat.',
    rules: 'The rules of the game',
    over: 'This match is over.',
    unkept:
      'This browser keeps nothing: when you close this tab, your seat is lost. Move it to another device if you want to keep it.',
  },

  /** Ways that lead nowhere, and why. */
  lost: {
    link: 'This link leads to no table.',
    linkWhy:
      'It is wrong, was used already, or has been replaced by another. Tables that nobody begins are closed after a while. Ask whoever sent it for a new one.',
    full: 'There is no room around this table.',
    fullWhy: 'Sixty people are there already. Try it later, or open a table of your own.',
    taken: 'This seat is taken.',
    takenWhy: 'The link led to one seat, and somebody sits there. Ask for the link to the table.',
    removed: 'You were asked to leave this table.',
    removedWhy: 'You cannot come again. There are other tables, and you can open one.',
    denied: 'You cannot come to this table.',
    deniedWhy:
      'There is no such table, or it takes a link. If you sit there on another device, move your seat to this one.',
    replaced: 'You play at this table in another tab or on another device.',
    replacedWhy: 'Only one of them can be at the table, and that is the last one.',
    here: 'Play here',
    gone: 'You have left this table.',
    goneWhy: 'If you did not mean to, come again by its link.',
    version: 'This page is older than the server.',
    versionWhy: 'Load it again: your seat and your cards are kept.',
    reload: 'Load the page again',
    flood: 'This page has sent too much at once, and was sent away.',
    floodWhy: 'Your seat is kept.',
    come: 'Come again',
    frozen: 'Something is wrong with this table.',
    frozenWhy: 'The others go on. It is tried again by itself, after a while.',
  },

  line: {
    coming: 'On the way to the table …',
    cut: 'The line is cut. It is tried again by itself; nothing is lost.',
    restart: 'The server starts anew. You come back by yourself; nothing is lost.',
    waiting:
      'The server cannot write anything down just now. What you do is done as soon as it can; nothing is lost.',
    now: 'Try now',
  },

  invite: {
    title: 'Send this link',
    about: 'Whoever opens it can sit. No account.',
    aboutWatching: 'Whoever opens it can watch, and wait for a seat. No account.',
    aboutWaiting: 'Whoever opens it can wait for a seat. No account.',
    seat: (n: number) => `A link to seat ${n}`,
    seatWhy:
      'A link to this seat alone works once: whoever opens it plays here, with the cards of this seat.',
    /** Whose seat it is, if somebody is there, or `me`. */
    seatAbout: (there: { name: string } | 'me' | undefined) => {
      const once = 'It works once, for one person, and replaces any link to this seat from before.';
      if (there === undefined) return once;
      return there === 'me'
        ? `${once} Whoever opens it has your seat and your cards at once; you can go on watching.`
        : `${once} ${there.name} is there: it works once they are away or have left.`;
    },
    making: 'The link is being made …',
    copy: 'Copy link',
    copied: 'Copied',
    share: 'Share',
    onlyHere:
      'This address works on this computer only. For others, start the server with “HOST=0.0.0.0 npm start”, and open the page by the address for your network that it prints.',
    noShare:
      'To hand it to other apps takes an address with https. Copy it, or let others scan it.',
    shared: (game: string) => `Come and play ${game}`,
    code: 'The link as a picture to scan',
    link: 'Link',
    new: 'Make a new link',
    newAbout: 'This browser does not know the link. A new one replaces it.',
    ask: 'Whoever looks after the table can send its link.',
  },

  lobby: {
    title: (game: string) => `A table of ${game}`,
    seats: 'Seats',
    counts: (persons: number, bots: number, free: number) =>
      [
        people(persons),
        ...(bots ? [count(bots, 'bot')] : []),
        ...(free ? [`${free} free`] : []),
      ].join(', '),
    you: (name: string) => `You, ${name}`,
    host: 'looks after the table',
    here: 'at the table',
    away: 'away just now',
    program: 'a program',
    bot: (level: string) => `bot, ${level}`,
    free: 'Free seat',
    freeAbout: 'waiting for someone',
    ready: 'ready',
    sit: 'Sit here',
    stand: 'Stand up',
    swap: 'Swap',
    asks: (name: string) => `${name} would like to swap seats with you.`,
    asked: (name: string) => `You have asked ${name} to swap seats.`,
    agree: 'Agree',
    decline: 'Not now',
    seatBot: 'Seat a bot',
    more: (name: string) => `More about ${name}`,
    around: 'Around the table',
    watches: 'watching',
    seatless: 'without a seat',
    waits: (place: number) =>
      place === 1 ? 'waits for a seat, next in line' : `waits for a seat, number ${place} in line`,
    queue: 'Wait for a seat',
    unqueue: 'No longer wait',
    go: 'Leave the table',
    goAsk: 'Leave the table?',
    goWhy: 'Your seat is free for others then. You can come again by the link.',
    stay: 'Stay',
    how: 'How you play',
    change: 'Change',
    usual: 'Usual rules',
    changed: (names: readonly string[]) => `House rules: ${list(names)}`,
    byLink: 'table by link only',
    isListed: 'in the list of open tables',
    unwatched: 'nobody looks on',
    noClock: 'No clock',
    clock: (turn: string, bank: string | undefined) =>
      `${turn} a turn${bank === undefined ? '' : `, ${bank} in the bank`}`,
    start: 'Start',
    startWith: (free: number) =>
      free === 1 ? 'Start, with a bot in the free seat' : `Start, with bots in ${free} free seats`,
    iAmReady: 'I am ready',
    waitsFor: (host: string) => `${host} starts the match.`,
    botsThen: 'Bots take the seats that are free then.',
    ownless: 'Nobody looks after this table any more.',
    private: 'The match is on, and nobody may look on.',
    closed: {
      ended: 'The match was ended by agreement.',
      expired: 'Nobody began here, and the table was closed.',
      archived: 'Nothing happened here for a long time, and the table was closed.',
    },
    own: 'Hand the table over',
    ownWhy: (name: string) =>
      `${name} looks after the table then: seats bots, changes the rules, starts the match.`,
    remove: 'Send away',
    removeAsk: (name: string) => `Send ${name} away?`,
    removeWhy: 'They cannot come to this table again.',
    removeYes: 'Send away',
    mute: 'Do not hear',
    unmute: 'Hear again',
    level: 'How well it plays',
    takeBot: 'Take the bot away',
    substitute: 'Link to this seat',
    handOver: 'Hand my seat over',
    report: 'Report',
    reportWhat: 'What has happened?',
    reportAbout: (host: string | undefined) =>
      host === undefined
        ? 'Only whoever looks after the table will read it.'
        : `Only ${host}, who looks after the table, will read it.`,
    reportHost: (host: string) =>
      `${host} looks after the table, and does not get this: it goes, as you write it, to whoever runs this server.`,
    heed: 'Put away',
    complaints: 'Reported to you',
    reported: 'It is reported.',
    complaint: (from: string, about: string) => `${from} about ${about}`,
  },

  move: {
    title: 'Another device',
    here: 'Take your seat to another device',
    hereAbout: 'Show a code here, and enter or scan it there. It works once, for ten minutes.',
    show: 'Show a code',
    code: 'Your code',
    scan: 'Scan it with the other device, or enter it there under “With friends”.',
    until: (time: string) => `Good until ${time}.`,
    scanned: 'The code as a picture to scan',
    there: 'Bring your seat here',
    thereAbout: 'On the other device, open “With friends” and show a code.',
    enter: 'Code',
    use: 'That is me',
    /** Who is somebody here already. */
    replaces: (name: string) => `On this device you are no longer ${name} then.`,
    others: 'Sign all other devices out',
    othersDone: 'You are signed in only here now.',
  },

  you: {
    former: (name: string) => `${name} is not signed in here any more.`,
    change: 'Change name',
    name: 'Your name',
    save: 'Save',
  },

  account,
  play,
  standing,

  /** In the title of the window. */
  turn: 'Your turn',
};

export type FriendWords = typeof en;
export default en;
