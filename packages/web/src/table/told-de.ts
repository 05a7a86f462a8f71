import { list, numbers } from '../words/in-german.ts';
import type { ToldWords } from './told-en.ts';

export const told: ToldWords = {
  order: {
    title: 'Die Trümpfe vom höchsten zum niedrigsten',
    unseen: (n, of) => `${n} von ${of} ungesehen`,
    none: 'In diesem Spiel gibt es noch keine Trümpfe.',
    noneAtAll: 'Dieses Spiel wird ohne Trumpf gespielt.',
    ranks: (ranks) => list(ranks.map(numbers)),
    others: (ranks) => `andere ${ranks}`,
    both: (suit, ranks) => `${ranks} in ${suit}`,
    highest: 'am höchsten',
    highestEqual: 'am höchsten, die erste gewinnt',
    equal: 'gleich hoch, die erste gewinnt',
    down: (high, low) => `${high} bis ${low}`,
    me: 'ich',
    places: { mine: 'meine', shown: 'offen', unseen: 'ungesehen', gone: 'weg' },
    mine: (card) => `${card}: deine`,
    shown: (card, who) => `${card}: offen bei ${who}`,
    held: (card, who) => `${card}: verdeckt bei ${who}`,
    hidden: (card) => `${card}: ungesehen`,
    gone: (card) => `${card}: weg`,
  },
};
