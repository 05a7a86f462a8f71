import type { Sentences, Speech } from '@overtrick/engine';
import type { BestTrump, CountedHand, Prospects, ReasonSays, TrumpsHeld, Unit } from './says.ts';

const ONE: Readonly<Record<Unit, string>> = { points: 'point', tricks: 'trick' };

function count(figure: string, one: string): string {
  return figure === '1' ? `1 ${one}` : `${figure} ${one}s`;
}

const inUnits = (figure: string, unit: Unit) => count(figure, ONE[unit]);

function listed(items: readonly string[]): string {
  return items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')} and ${items.slice(-1)}`;
}

const points = (figure: string) => count(figure, 'point');

/** With so few in the deal each of them is high. */
const FEW = 6;

/** "4 of 12 trumps, 2 of them high". */
function held({ figure: n, all, high }: TrumpsHeld, { figure }: Speech): string {
  const some = `${figure(n)} of ${count(figure(all), 'trump')}`;
  return all <= FEW || n === 0 ? some : `${some}, ${howHigh(n, high, figure(high))}`;
}

/** Of some trumps. */
function howHigh(n: number, high: number, figure: string): string {
  if (n === 1) return high === 1 ? 'a high one' : 'a low one';
  if (high === n) return n === 2 ? 'both of them high' : 'all of them high';
  return `${high === 0 ? 'none' : figure} of them high`;
}

/** "3 cards need 34 points". */
function asks({ needed, cards, unit }: Omit<Prospects, 'expected'>, { figure }: Speech): string {
  const verb = cards === 1 ? 'needs' : 'need';
  return `${count(figure(cards), 'card')} ${verb} ${inUnits(figure(needed), unit)}`;
}

/** "your best would be red with 5 of 16 trumps, 2 of them high". */
function bestOf(told: TrumpsHeld, speech: Speech): string {
  const { trump, figure: n } = told;
  if (trump === 'none') return `your best would be no trump, with ${none(n, 'highest card')}`;
  return `your best would be ${speech.trump(trump)} with ${held(told, speech)}`;
}

/** What the next bid needs. */
function needOf({ needed, unit }: BestTrump, { figure }: Speech): string {
  return inUnits(figure(needed), unit);
}

const none = (n: number, what: string) => (n === 0 ? `no ${what}` : count(`${n}`, what));

/** "2 trumps and 1 other high card". */
function holding({ trumps, high }: CountedHand): string {
  if (trumps < 0) return none(high, 'high card');
  return `${none(trumps, 'trump')} and ${none(high, 'other high card')}`;
}

function promisesLess({ expected, ...told }: Prospects, speech: Speech): string {
  return `${asks(told, speech)}, and your cards promise only about ${speech.figure(expected)}`;
}

function promisesBarely(told: Prospects, speech: Speech): string {
  return `${asks(told, speech)}, and your cards promise barely that, with nothing to spare`;
}

function promisesTricks({ figure: n }: { readonly figure: number }, { figure }: Speech): string {
  return figure(n) === '0'
    ? 'your hand promises no trick'
    : `your hand promises about ${count(figure(n), 'trick')}`;
}

/** In so many of ten deals. */
function madeIn(n: number, only = ''): string {
  if (n === 0) return 'you hardly ever make it';
  return n === 10 ? 'you nearly always make it' : `you make it in ${only}${n} of 10 likely deals`;
}

/** Of ten deals that fit all that is known. */
function likely(n: number): string {
  return n === 10 ? 'in every likely deal' : `in ${n} of 10 likely deals`;
}

function insteadOf({ figure, instead }: { figure: number; instead: number }): string {
  return `${figure === 0 ? 'in no likely deal' : likely(figure)} instead of ${instead}`;
}

/** The reasons of hints in English. */
export const reasonsEnglish: Sentences<ReasonSays> = {
  said: ({ words }) => words,
  'said-figure': ({ words, figure: n }, { figure }) => `${words} ${figure(n)}`,

  'only-choice': 'there is nothing else to do',
  'comes-out-best': 'nothing else scores more',
  'comes-ahead': ({ figure: n }, { figure }) =>
    `it scores ${figure(n)} more on average than anything else`,
  doubt: 'nothing else is clearly better',

  sure: 'nobody can beat it',
  'sure-card': ({ card: code }, { card }) => `nobody can beat ${card(code)}`,
  'last-wins': 'it wins as the last card',
  'friends-behind': 'only your side plays after you',
  beats: ({ seat, card: code }, { name, card }) => `it beats ${card(code)} of ${name(seat)}`,
  ruffs: ({ seat }, { name }) => `it trumps what ${name(seat)} played`,
  'over-ally': ({ seat }, { name }) => `it is higher than what ${name(seat)} played`,
  'cheapest-winner': 'no lower card would do',
  boss: ({ suit }, { trump }) => `it is the highest card of ${trump(suit)} that is left`,
  'draws-trump': 'it draws trumps that are still out',
  'must-win': 'you take this trick whatever you play',
  'takes-often': ({ figure }) => `it takes the trick ${likely(figure)}`,

  'ally-sure': ({ seat }, { name }) => `the trick is safe with ${name(seat)}`,
  'ally-wins': ({ seat }, { name }) => `${name(seat)} is winning it for your side`,
  'cannot-win': ({ seat }, { name }) => `you cannot beat what ${name(seat)} played`,
  'leaves-trick': ({ seat }, { name }) => `it leaves the trick to ${name(seat)}`,
  'may-be-beaten': 'somebody may still beat it',
  'adds-points': ({ figure: n }, { figure }) => `it adds ${count(figure(n), 'point')}`,
  'hands-points': ({ figure: n }, { figure }) =>
    `${count(figure(n), 'penalty point')} ${n === 1 ? 'goes' : 'go'} with it`,
  'gives-nothing': 'it costs nothing',
  'gives-least': 'it costs least',
  'keeps-high': 'it keeps your higher cards',
  'rids-high': 'it gets rid of a high card',
  'clears-suit': ({ suit }, { trump }) => `then you have nothing left in ${trump(suit)}`,
  'clears-ruff': ({ suit }, { trump }) => `then you can trump ${trump(suit)}`,

  'side-needs': ({ figure: n, unit }, { figure }) =>
    `your side still needs ${inUnits(figure(n), unit)}`,
  'declarer-needs': ({ seat, figure: n, unit }, { name, figure }) =>
    `${name(seat)} still needs ${inUnits(figure(n), unit)}`,
  'side-has': 'your side has what it needs',
  'declarer-has': ({ seat }, { name }) => `${name(seat)} has enough already`,
  'tricks-needed': ({ figure: n }, { figure }) => `you still need ${count(figure(n), 'trick')}`,
  'bid-has': 'you have the tricks that were bid',
  'bid-lost': 'your bid is lost anyway',
  'can-wait': 'the rest of your hand should bring the tricks you need',
  'moon-near': 'every penalty card so far is yours, so the moon is still possible',

  'expects-enough': ({ expected, needed, unit }, { figure }) =>
    `about ${inUnits(figure(expected), unit)} are likely, ${figure(needed)} needed`,
  'trump-too-weak': (told, speech) =>
    `${bestOf(told, speech)}, too little for ${needOf(told, speech)}`,
  'trump-barely': (told, speech) =>
    `${bestOf(told, speech)}, barely enough for ${needOf(told, speech)}`,
  'trump-best': bestOf,
  'may-bid-later': 'you may still bid if another does',
  'made-often': ({ figure }) => madeIn(figure),
  'more-seldom': ({ figure }) => `with more cards ${madeIn(figure, 'only ')}`,
  'more-costs': ({ figure: n, less }, { figure }) =>
    `with more cards ${madeIn(n)}, yet a pass scores ${figure(less)} more on average`,
  'leads-already': 'you have shown most, and more cards would only ask for more',
  'shows-partner': 'it shows a partner what you have, and promises nothing',
  'trumps-held': (told, speech) => {
    const { trump: named, figure: n } = told;
    return named === 'none'
      ? `without a trump you hold ${none(n, 'highest card')}`
      : `with ${speech.trump(named)} you hold ${held(told, speech)}`;
  },
  'trump-pays': ({ figure: n }, { figure }) => `it pays ${figure(n)} on top`,
  'top-cards': ({ figure: n }, { figure }) =>
    `you hold ${count(figure(n), 'card')} that ${n === 1 ? 'is' : 'are'} highest in ${n === 1 ? 'its suit' : 'their suits'}`,
  'partner-trumps': ({ seat, figure: n, trumps }, { name, figure }) =>
    `${name(seat)} has shown ${count(figure(n), 'card')}, ${figure(trumps)} of them trump for you`,
  'partner-high': ({ seat, card: code }, { name, card }) =>
    `${name(seat)} has shown ${card(code)}, which hardly anything beats`,
  'partner-unfit': 'nobody you could choose has shown a trump for you',
  'keeps-trumps': 'it keeps all your trumps',
  voids: ({ suits }, { trump }) => `it leaves you without ${listed(suits.map(trump))}`,
  'tricks-likely': promisesTricks,
  'stay-pays': ({ figure: n }, { figure }) => `staying should bring about ${points(figure(n))}`,
  'stay-costs': ({ figure: n }, { figure }) =>
    figure(n) === '0' ? 'staying brings nothing' : `staying would cost about ${points(figure(n))}`,
  'contract-worth': ({ figure: n }, { figure }) => `it promises you about ${points(figure(n))}`,
  'no-contract': ({ figure: n, suit, ...told }, { figure, trump }) => {
    const has = told.trumps < 0 ? `${told.low} low cards of ${told.cards}` : holding(told);
    const worth = n > 0 ? `good for only about ${points(figure(n))}` : 'good for nothing';
    return `your best game would be ${trump(suit)} with ${has}, ${worth}`;
  },
  'holds-high': (told) => `you hold ${holding(told)}`,
  'holds-low': ({ low, cards }) => `${low} of your ${cards} cards are low`,
  'dangerous-given': ({ given }, { card }) =>
    given.length === 2
      ? 'both are dangerous to keep'
      : `${listed(given.map(card))} is dangerous to keep`,
  'gives-highest': 'they are the highest you have',
  'hearts-given': 'hearts cost whoever takes them',
  'nothing-dangerous': 'nothing in your hand is dangerous to keep, so any two will do',
  'token-richest': ({ seat }, { name }) => `it shows most of what ${name(seat)} has`,
  'token-poorest': 'you can spare it best: it cannot be played in this round',

  'asks-more': promisesLess,
  'asks-all': promisesBarely,
  'tricks-else': promisesTricks,
  'made-seldom': ({ figure }) => madeIn(figure, 'only '),
  'comes-same': 'it comes to the same',
  'comes-lower': ({ figure: n }, { figure }) => `it scores ${figure(n)} less on average`,
  luck: 'it is not clearly better',
  misses: ({ seat, card: code }, { name, card }) =>
    `it does not beat ${card(code)} of ${name(seat)}`,
  'needless-win': ({ seat }, { name }) => `${name(seat)} has the trick for your side already`,
  'can-be-beaten': 'it can still be beaten',
  'gives-points': ({ figure: n }, { figure }) => `it gives them ${count(figure(n), 'point')}`,
  'adds-less': ({ figure: n }, { figure }) =>
    `it brings your side ${count(figure(n), 'point')} less`,
  'spends-trump': 'it spends a trump',
  'spends-higher': 'it does no more now, and a higher card is gone',
  'takes-trick': 'it would take the trick',
  'helps-others': ({ figure: n }, { figure }) =>
    `it leaves you ${points(figure(n))} further behind the others`,
  'made-instead': (told) => `you make it ${insteadOf(told)}`,
  'lets-through': (told) => `the contract is made ${insteadOf(told)}`,
  'taken-by': ({ seat, figure }, { name }) => `${likely(figure)} ${name(seat)} takes the trick`,
  'has-left': ({ seat, card: code, figure }, { name, card }) =>
    `${likely(figure)} ${name(seat)} has ${card(code)} left`,

  'weak-high-bids': ({ figure: n }, { figure }) =>
    `bots think too well of bids of ${figure(n)} cards and more: these were made less often than they had said`,
  'weak-moons':
    'bots seldom see a moon coming: others shoot two to three times as many as they expect',
  'weak-unknown': 'bots know nothing of this game but its rules',
};
