import type { Dictionary } from '@overtrick/engine';
import guide from '../guide/words-en.ts';
import setup from '../home/setup-en.ts';
import home from '../home/words-en.ts';
import tempers from '../portraits/en.ts';
import round from '../round/words-en.ts';
import { told } from '../table/told-en.ts';
import { felt } from '../table/words-en.ts';
import { endings } from './ending-en.ts';
import { english } from './english.ts';
import { cardWords, count, does, figure, list } from './in-english.ts';
import type { CardWords, Names, Texts } from './names.ts';
import { type CommonEvent, dateIn, type Spoken, type Tells } from './say.ts';
import type { PageSpeech } from './speech.ts';

/** What happens in any game. */
function eventsWith({ card }: CardWords): Tells<CommonEvent> {
  return {
    deal: (e, s) => {
      const start = `${does(s, e.dealer, 'deal')} ${count(e.size, 'card')} each`;
      return `${start}${e.turnUp ? `; the ${card(e.turnUp)} is turned up` : ''}.`;
    },
    bid: (e, s) => `${does(s, e.seat, 'bid')} ${count(e.tricks, 'trick')}.`,
    pass: (e, s) => `${does(s, e.seat, 'pass', 'passes')}.`,
    play: (e, s) => `${does(s, e.seat, 'play')} the ${card(e.card)}${e.trump ? ', a trump' : ''}.`,
    trick: (e, s) => {
      const points = e.points === undefined ? '' : `: ${count(e.points, 'point')}`;
      return `${does(s, e.winner, 'take')} the trick${points}.`;
    },
  };
}

/** What is said of cards, with the names that a game has of its own. */
export function speaking(own?: Partial<Names>): Spoken {
  const words = cardWords(own);
  return { ...words, events: eventsWith(words) };
}

const YOU = 'You';

// Lists of words that have a type of their own, so that other languages need not have the same ones.
const TEMPERS: Texts = tempers;
const SAYS: Dictionary<PageSpeech> = english;
const en = {
  code: 'en',
  guide,
  ...told,
  count,
  list,
  figure: (n: number) => figure.format(n),
  signed: (n: number) => (n > 0 ? `+${figure.format(n)}` : figure.format(n)),
  date: (when: number) => dateIn('en', when),
  /** What the rules of any game have to say; a game has its own. */
  says: SAYS,
  you: YOU,
  felt,

  home,
  setup,
  round,
  tempers: TEMPERS,

  table: {
    name: (game: string) => `A table of ${game}`,
    deal: (n: number) => `Deal ${n}`,
    leave: 'Home',
    menu: 'Menu',
    score: 'Score',
    log: 'Log',
    trumps: 'Trumps',
    tricks: 'Tricks',
    last: 'Last trick',
    hint: 'Hint',
    undo: 'Undo',
    rules: 'Rules',
    settings: 'Settings',
    sound: { name: 'Sound', offer: 'Play with sound?', on: 'Sound on', off: 'No, quietly' },
    keys: 'Keyboard',
    fair: 'Fair cards',
    export: 'Save the record',
    close: 'Close',
    seats: 'Players',
    hand: 'Your cards',
    shown: 'You have shown',
    trick: 'Trick on the table',
    stakes: 'What is at stake',
    dealer: 'Dealer',
    dealerShort: 'D',
    turn: 'to act',
    yourTurn: 'Your turn',
    standing: (n: number) => `score ${figure.format(n)}`,
    held: (n: number) => `${figure.format(n)} in hand`,
    shows: (cards: string, mine: boolean) => `${mine ? 'have' : 'has'} shown ${cards}`,
    bot: (level: string) => `bot: ${level}`,
    trumpMark: 'trump',
    cannot: 'cannot be used now',
    chosen: 'chosen',
    next: 'chosen in advance',
    variant: 'House rules',
    kept: 'This browser cannot keep the game: it will be lost with the tab. You can save the record from the menu.',
    broken: 'The game that was kept cannot be read.',
    detail: 'The reason:',
    unloaded:
      'The game could not be loaded: there is no network, or the page is no longer the newest. Try again, or reload the page.',
    blocked:
      'Another tab still shows an older version of this page and holds the kept games. Close it or reload it, then try again.',
    again: 'Try again',
    gone: 'There is no such game in this browser.',
    elsewhere: 'This game goes on in another tab.',
    here: 'Play here',
    failure: 'Something went wrong. The game is as it was kept last.',
    dropped: (card: string) => `The ${card} cannot be played now.`,
    late: 'Your time was up: a bot has moved for you.',
    undone: 'Taken back: this is your decision again.',
    exported: 'The record is saved as a file.',
    noRecord: 'No deal is over yet: a record holds the deals that are.',
    exportLater: 'Save the record (after a deal)',
  },

  ask: {
    lead: 'Your turn: lead any card',
    follow: (suit: string) => `Your turn: follow ${suit}`,
    followTrump: 'Your turn: play a trump',
    free: (suit: string) => `You have no ${suit}: play anything`,
    freeTrump: 'You hold no trumps: play anything',
    again: 'Tap it again to play it',
    claim: 'Take the rest',
    claimWhy: 'All tricks that are left are yours, whatever the others have.',
    clear: 'Clear',
    pass: 'Pass',
    tricks: 'How many tricks will you take?',
    choice: 'Your move',
  },

  stakes: {
    partner: 'Partner',
    target: 'Match ends at',
    dealsLeft: 'Deals after this one',
    inTrick: 'In the trick',
    tricksOf: (taken: number, needed: number) =>
      needed === 0 ? `${count(taken, 'trick')}, none bid` : `${taken} of ${count(needed, 'trick')}`,
    tricksTold: (taken: number, needed: number) => `${count(taken, 'trick')}, ${needed} needed`,
    bidTold: (taken: number, bid: number) => `${count(taken, 'trick')}, ${bid} bid`,
    bonus: (n: number) => `+${n}`,
    trump: 'Trump',
    turnUp: 'turned up',
  },

  badge: {
    shown: (n: number) => `${n} shown`,
    points: (n: number) => count(n, 'point'),
    tricks: (n: number) => count(n, 'trick'),
    bid: (n: number) => `bid ${n}`,
  },

  refusals: {
    notNow: 'It is not your turn.',
    answerFirst: 'First answer the question on the table.',
    noPass: 'There is nothing to pass on now.',
    noHint: 'No hint came. Ask again.',
    stagedFirst: 'Take the chosen cards back first (Esc), or bid them.',
    clause: (id: string) => `Rule ${id}`,
  },

  sheet: {
    title: 'Score sheet',
    none: 'No deal has been finished yet.',
    reason: 'Reason',
    thisDeal: 'This deal',
    total: 'Total',
    dealt: (n: number, name: string) => `Deal ${n}, dealt by ${name === YOU ? 'you' : name}`,
    nothing: 'Nobody scores in this deal.',
    chart: 'Totals after each deal',
    deals: 'Deals',
    chartLine: (name: string, total: string) => `${name}: ${total}`,
  },

  ending: endings,

  over: {
    lookBack: 'Look back',
    deal: 'The deal is over',
    match: 'The match is over',
    hands: 'The cards as they were dealt',
    stock: 'Stock',
    next: 'Next deal',
    rematch: 'Another match',
    export: 'Save the record',
    home: 'Home',
  },

  tricks: {
    none: 'No trick has been taken yet.',
    hand: 'Your cards before it',
    hands: 'All cards before it',
    number: (n: number) => `Trick ${n}`,
    taken: (who: string) => `taken by ${who === YOU ? 'you' : who}`,
  },
};

export type CommonWords = typeof en;
export default en;
