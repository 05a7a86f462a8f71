import { list } from '../words/in-english.ts';

/** What is said of trumps, tricks and turns at every table. */
export const told = {
  order: {
    title: 'The trumps from high to low',
    unseen: (n: number, of: number) => `${n} of ${of} unseen`,
    none: 'There are no trumps in this deal yet.',
    noneAtAll: 'This deal is played without trumps.',
    ranks: (ranks: readonly string[]) => list(ranks.map((rank) => `${rank}s`)),
    others: (ranks: string) => `other ${ranks}`,
    both: (suit: string, ranks: string) => `${suit} ${ranks}`,
    highest: 'highest',
    highestEqual: 'highest, first played wins',
    equal: 'equal, first played wins',
    down: (high: string, low: string) => `${high} down to ${low}`,
    me: 'me',
    places: { mine: 'mine', shown: 'face up', unseen: 'unseen', gone: 'gone' },
    mine: (card: string) => `${card}: mine`,
    shown: (card: string, who: string) => `${card}: face up, ${who}`,
    held: (card: string, who: string) => `${card}: hidden, ${who} has it`,
    hidden: (card: string) => `${card}: unseen`,
    gone: (card: string) => `${card}: gone`,
  },
};

export type ToldWords = typeof told;
