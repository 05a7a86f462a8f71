import { WORDS } from '../deck.ts';
import type { Action, Game, Seat } from '../game.ts';
import { ACTIONS } from '../log.ts';
import type { Sitting } from '../look.ts';
import type { Order } from '../order.ts';
import { addCards, bySeat, type ObservationPart, type ObservedTable, oneSeat } from './part.ts';

/** What is told of a deal of any game: seats, then cards. */
export function commonParts(game: Game, table: ObservedTable, pack: readonly number[]) {
  return [...seatParts(game, table), ...cardParts(game, table, pack)];
}

function seatParts(game: Game, { players }: ObservedTable): ObservationPart[] {
  return [
    bySeat(players, { name: 'acting', about: '1 for those who are to act' }, (state, seat) =>
      game.acting(state) & (1 << seat) ? 1 : 0,
    ),
    oneSeat(players, { name: 'dealer', about: '1 for the dealer' }, ({ setup }) => setup.dealer),
    oneSeat(
      players,
      { name: 'leader', about: '1 for who led to the trick on the table' },
      ({ tricks }) => (tricks.count > 0 ? tricks.leader : -1),
    ),
    bySeat(players, { name: 'held', about: 'cards in hand' }, ({ cards }, seat) =>
      cards.held(seat),
    ),
    {
      name: 'won',
      about: 'tricks taken',
      shape: [1, players],
      put({ tricks }, eyes, into, at) {
        for (const winner of tricks.winners) into[at + ((winner - eyes + players) % players)]++;
      },
    },
  ];
}

function cardParts(
  game: Game,
  { deck, players }: ObservedTable,
  pack: readonly number[],
): ObservationPart[] {
  const kinds = deck.codes.length;
  return [
    {
      name: 'hand',
      about: 'cards in the own hand, by kind',
      shape: [1, kinds],
      put: ({ cards }, eyes, into, at) => addCards(deck, cards.hands, eyes * WORDS, into, at),
    },
    {
      name: 'dealt',
      about: 'cards that were dealt to the own hand',
      shape: [1, kinds],
      put: ({ cards }, eyes, into, at) => addCards(deck, cards.dealt, eyes * WORDS, into, at),
    },
    {
      name: 'displays',
      about: 'cards that lie face up before each seat',
      shape: [players, kinds],
      put({ cards }, eyes, into, at) {
        for (let i = 0; i < players; i++) {
          addCards(deck, cards.displays, ((eyes + i) % players) * WORDS, into, at + i * kinds);
        }
      },
    },
    trickPart(game, { deck, players }),
    trumpsPart(kinds, pack),
  ];
}

/** The trick on the table is the last cards of the log. */
function trickPart({ actions }: Game, { deck, players }: ObservedTable): ObservationPart {
  const kinds = deck.codes.length;
  const isCard = actions.map(({ type, field }) => type === 'play' && field === 'card');
  return {
    name: 'trick',
    about: '1 for the card of each seat in the trick on the table',
    shape: [players, kinds],
    put({ tricks, log }, eyes, into, at) {
      const { entries } = log;
      for (let left = tricks.count, i = entries.length - 1; left > 0 && i >= 0; i--) {
        const action = entries[i] % ACTIONS;
        if (!isCard[action]) continue;
        const seat = (Math.floor(entries[i] / ACTIONS) - eyes + players) % players;
        into[at + seat * kinds + actions[action].what] = 1;
        left--;
      }
    },
  };
}

/** The same for all who look, and found out once for each order. */
function trumpsPart(kinds: number, pack: readonly number[]): ObservationPart {
  const known = new WeakMap<Order, Int8Array>();
  return {
    name: 'trumps',
    about: '0 for plain cards, and for trumps their place from low to high, equal ones alike',
    shape: [1, kinds],
    put({ order }, _, into, at) {
      let ranks = known.get(order);
      if (!ranks) known.set(order, (ranks = ranksIn(order, kinds, pack)));
      into.set(ranks, at);
    },
  };
}

function ranksIn(order: Order, kinds: number, pack: readonly number[]): Int8Array {
  const ranks = new Int8Array(kinds);
  for (const [index, group] of order.trumps(pack).entries()) {
    for (const code of group) ranks[order.deck.kind(code)] = index + 1;
  }
  return ranks;
}

/** Says which number an action has for these eyes, to whom seats are counted from their own. */
export type Turned = (eyes: Seat) => readonly number[];

/** All that was done, by whom; in which order is not told. */
export function donePart(
  { actions }: Game,
  players: number,
  turned: Turned,
  isCovert: (action: Action) => boolean,
): ObservationPart {
  const covert = actions.map(isCovert);
  return {
    name: 'done',
    about:
      'how often each seat has done each action in this deal, as far as it is known; of the others, ' +
      'whole moves only',
    shape: [players, actions.length],
    put({ log: { entries } }: Sitting, eyes, into, at) {
      const numbers = turned(eyes);
      let ended = 1 << eyes;
      for (let i = entries.length - 1; i >= 0; i--) {
        const seat = Math.floor(entries[i] / ACTIONS);
        const action = entries[i] % ACTIONS;
        if (actions[action].ends) ended |= 1 << seat;
        if ((ended & (1 << seat)) === 0 || (covert[action] && seat !== eyes)) continue;
        into[at + ((seat - eyes + players) % players) * actions.length + numbers[action]]++;
      }
    },
  };
}
