import type { CommonSays, Sentences } from './says.ts';
import { tableEnglish } from './table-english.ts';

export { type CommonSays, type Sentences, sayIn } from './says.ts';
export type { TableSays } from './table-says.ts';

/** What any game says, in English; a game may say it otherwise. */
export const english: Sentences<CommonSays> = {
  ...tableEnglish,
  said: ({ words }) => words,
  'said-figure': ({ words, figure: n }, { figure }) => `${words} ${figure(n)}`,

  'no-object': 'a move must be an object such as {"seat":0,"type":"pass"}',
  'no-seat-given': ({ given }) => `the "seat" of a move must be a seat of the table, not ${given}`,
  'no-type': ({ title, given, known }) =>
    `${title} has no move ${given}; it has ${known.join(', ')}`,
  'no-field': ({ type, given }) => `a ${type} has no ${given}`,
  'wrong-field': ({ type, field, of, list }) =>
    `the "${field}" in “${type}” must be ${list ? `a list of ${of}s` : `a ${of}`}`,
  'no-value': ({ given, of, title }) => `${given} is no ${of} of ${title}`,
  'no-seat': ({ given, last }) => `there is no seat ${given}; seats go from 0 to ${last}`,
  'no-such-move': ({ title }) => `${title} has no such move`,

  'option-object': ({ given }) => `options must be an object, not ${given}`,
  'option-unknown': ({ title, given, near, names }) =>
    `${title} has no option ${given}; ${near ? `did you mean ${near}?` : `it has ${names.join(', ')}`}`,
  'option-count': ({ option, least, most, nullable }) =>
    `${option} must be a whole number from ${least} to ${most}${nullable ? ', or null' : ''}`,
  'option-flag': ({ option }) => `${option} must be true or false`,
  'option-choice': ({ option, among }) => `${option} must be one of ${among.join(', ')}`,
  'option-list': ({ option, size, among }) =>
    `${option} must be ${size} different ones of ${among.join(', ')}`,
  'option-parts': ({ option, parts, most }) =>
    `${option} must have the parts ${parts.join(', ')}, whole numbers from 0 to ${most}`,
  'option-players': ({ option, fewest, most }) =>
    `${option} can only be changed with ${fewest === most ? fewest : `${fewest} to ${most}`} players`,

  'hand-size': ({ seat, cards, size }, { name }) =>
    `${name(seat)} has ${cards} cards instead of ${size}`,
  'no-stock': 'this game has no "stock"',
  'stock-size': ({ cards, size }) => `there must be ${size} cards in the stock, not ${cards}`,
  'no-card': ({ given }) => `${given} is no card of this pack`,
  'too-often': ({ card }) => `${card} is there more often than in the pack`,

  'not-now': ({ type }) => `there is no ${type} in this part of the deal`,
  turn: ({ seat }, { name }) => `it is the turn of ${name(seat)}`,
  'not-in-hand': ({ card: code }, { card }) => `${card(code)} is not in your hand`,
  'not-yours': ({ card: code }, { card }) => `${card(code)} is not among your cards`,
  follow: follow({}),
};

/** The duty to follow, with what the suits are called. */
export function follow(suits: Readonly<Record<string, string>>): Sentences<CommonSays>['follow'] {
  return ({ led, card: code, trump }, { card }) => {
    const looksRight = trump && code[0] === led;
    const note = looksRight ? `; ${card(code)} is a trump` : '';
    return `${suits[led] ?? led} was led and you can follow${note}`;
  };
}
