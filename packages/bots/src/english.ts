import type { Sentences } from '@overtrick/engine';
import type { ReasonSays, Unit } from './says.ts';

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

/** The reasons of hints in English. */
export const reasonsEnglish: Sentences<ReasonSays> = {
  said: ({ words }) => words,
  'said-figure': ({ words, figure: n }, { figure }) => `${words} ${figure(n)}`,

  'only-choice': 'there is nothing else to do',
  'comes-out-best': 'it comes out best in the deals that fit all you know',
  doubt: 'nothing else is clearly better',

  sure: 'nobody can beat it',
  'sure-card': ({ card: code }, { card }) => `nobody can beat ${card(code)}`,
  'last-wins': 'it wins as the last card',
  'friends-behind': 'only your side plays after you',
  beats: ({ seat, card: code }, { name, card }) => `it beats ${card(code)} of ${name(seat)}`,
  ruffs: ({ seat }, { name }) => `it trumps what ${name(seat)} played`,
  'over-ally': ({ seat }, { name }) =>
    `it is higher than what ${name(seat)} has there for your side`,
  'cheapest-winner': 'no lower card would do',
  boss: ({ suit }, { trump }) => `it is the highest card of ${trump(suit)} that is left`,
  'draws-trump': 'it draws trumps that are still out',
  'must-win': 'you take this trick whatever you play',

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

  'expects-enough': ({ expected, needed, cards, unit }, { figure }) =>
    `${count(figure(cards), 'card')} ${cards === 1 ? 'needs' : 'need'} ${inUnits(figure(needed), unit)}, and your cards promise about ${figure(expected)}`,
  'expects-less': ({ expected, needed, cards, unit }, { figure }) =>
    `${count(figure(cards), 'card')} ${cards === 1 ? 'needs' : 'need'} ${inUnits(figure(needed), unit)}, and your cards promise only about ${figure(expected)}`,
  'leads-already': 'you have shown most, and more cards would only ask for more',
  'shows-partner': 'it shows a partner what you have, and promises nothing',
  'trumps-held': ({ trump: named, figure: n, high }, { trump, figure }) =>
    `with ${trump(named)} you hold ${count(figure(n), 'trump')}, ${high === 0 ? 'none' : figure(high)} of them high`,
  'top-cards': ({ figure: n }, { figure }) =>
    `you hold ${count(figure(n), 'card')} that ${n === 1 ? 'is' : 'are'} highest in ${n === 1 ? 'its suit' : 'their suits'}`,
  'partner-hidden': ({ seat }, { name }) => `${name(seat)} has shown nothing yet`,
  'partner-shown': ({ seat, figure: n }, { name, figure }) =>
    `${name(seat)} has shown ${count(figure(n), 'card')}`,
  'partner-trumps': ({ seat, figure: n, trumps }, { name, figure }) =>
    `${name(seat)} has shown ${count(figure(n), 'card')}, ${figure(trumps)} of them trump for you`,
  'keeps-trumps': 'it keeps all your trumps',
  voids: ({ suits }, { trump }) => `it leaves you without ${listed(suits.map(trump))}`,
  'tricks-likely': ({ figure: n }, { figure }) =>
    `your hand promises about ${count(figure(n), 'trick')}`,
  'stay-pays': ({ figure: n }, { figure }) => `staying should bring about ${figure(n)}`,
  'stay-costs': ({ figure: n }, { figure }) => `staying would cost about ${figure(n)}`,
  'contract-worth': ({ figure: n }, { figure }) => `it promises you about ${figure(n)}`,
  'no-contract': ({ figure: n }, { figure }) => `no contract promises you more than ${figure(n)}`,
  'dangerous-given': ({ given }, { card }) => `it gets rid of ${listed(given.map(card))}`,
  'token-richest': ({ seat }, { name }) => `it shows most of what ${name(seat)} has`,
  'token-poorest': 'you can spare it best: it cannot be played in this round',

  'comes-same': 'it comes to the same',
  'comes-lower': ({ figure: n }, { figure }) => `it comes out ${figure(n)} lower on average`,
  luck: ({ figure: n }, { figure }) =>
    `it came out ${figure(n)} higher here, which may well be luck`,
  misses: ({ seat, card: code }, { name, card }) =>
    `it does not beat ${card(code)} of ${name(seat)}`,
  'needless-win': ({ seat }, { name }) => `${name(seat)} has the trick for your side already`,
  'can-be-beaten': 'it can still be beaten',
  'gives-points': ({ figure: n }, { figure }) => `it gives them ${count(figure(n), 'point')}`,
  'adds-less': ({ figure: n }, { figure }) =>
    `it brings your side ${count(figure(n), 'point')} less`,
  'spends-trump': 'it spends a trump',
  'spends-higher': 'it does the same, and a higher card is gone',
  'takes-trick': 'it would take the trick',
};
