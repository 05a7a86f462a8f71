import { count, does, list } from '../words/in-english.ts';
import type { Say } from '../words/say.ts';

/** What is said of trumps, tricks and turns at every table. */
export const told = {
  order: {
    title: 'The trumps from high to low',
    unseen: (n: number, of: number) => `${n} of ${of} unseen`,
    none: 'There are no trumps in this deal yet.',
    without: 'No trump',
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

  finish: { offer: 'Finish this deal', under: 'The deal is being finished …' },

  taken: {
    line: (say: Say, seat: number, what: string) =>
      `${does(say, seat, 'take')} it${what ? `: ${what}` : ''}`,
    points: (n: number) => count(n, 'point'),
    tricks: (n: number) => count(n, 'trick'),
  },

  /** Several things in one sentence, for those who listen and would fall behind. */
  brief: {
    you: 'you',
    tricks: (winners: readonly (readonly [name: string, n: number])[]) => {
      const all = winners.reduce((sum, [, n]) => sum + n, 0);
      return `${count(all, 'trick')}: ${winners.map(([name, n]) => `${name} ${n}`).join(', ')}.`;
    },
  },

  /** Tricks as they are written down; cards and what matters in them are marked by who asks. */
  tale: {
    /** How many they are: those that were shown before too, if there were any. */
    shows: (say: Say, seat: number, cards: string, n?: number, isMore?: boolean) =>
      `${does(say, seat, 'show')} ${cards}${n ? `: ${count(n, 'card')}${isMore ? ' in all' : ''}` : ''}.`,
    pass: (names: readonly string[], isPlural: boolean) =>
      `${list(names)} ${isPlural ? 'pass' : 'passes'}.`,
    leads: (say: Say, seat: number, card: string) => `${does(say, seat, 'lead')} ${card}`,
    andTakes: (say: Say, seat: number): string => (seat === say.me ? 'take it' : 'takes it'),
    and: 'and',
    takes: (say: Say, seat: number) => `${does(say, seat, 'take')} it`,
    with: (card: string) => `with ${card}`,
    leadsTrump: (say: Say, seat: number, card: string) =>
      `${does(say, seat, 'lead')} ${card}, a trump`,
    withTrump: (card: string) => `with ${card}, a trump`,
    ruffs: (say: Say, seat: number, suit: string, card: string) =>
      `${does(say, seat, 'have', 'has')} no ${suit} and ${seat === say.me ? 'trump' : 'trumps'} with ${card}`,
    discards: (say: Say, seat: number, suit: string, card: string) =>
      `${does(say, seat, 'have', 'has')} no ${suit} and ${seat === say.me ? 'throw' : 'throws'} ${card}`,
    follows: (say: Say, seat: number, card: string) => `${does(say, seat, 'follow')} with ${card}`,
    leadsNow: (say: Say, seat: number, card: string) =>
      `${does(say, seat, 'go', 'goes')} over with ${card}`,
  },
};

export type ToldWords = typeof told;
