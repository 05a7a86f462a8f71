import { countBits } from '../../deck.ts';
import {
  bySeat,
  type ObservationPart,
  type ObservationRoom,
  type ObservedTable,
  plane,
  single,
} from '../../observation/part.ts';
import { about } from './about.ts';
import { roundsOf } from './rounds.ts';
import type { NinjaState } from './state.ts';
import { TOKENS } from './tokens.ts';

type Part = ObservationPart<NinjaState>;

const NONE: readonly number[] = [];
/** The two blanks are one kind. */
const KINDS = [...new Set(TOKENS)];
const kindOf = TOKENS.map((token) => KINDS.indexOf(token));

export const observed: ObservationRoom<NinjaState> = {
  game: about.name,
  phases: ['bid', 'play', 'take', 'over'],
  parts: (table) => [...dealParts(table), ...tokenParts(table)],
};

function dealParts(table: ObservedTable): Part[] {
  return [
    single({ name: 'round', about: 'which round it is, from 1' }, ({ setup }) => setup.deal + 1),
    single({ name: 'rounds', about: 'how many there are' }, ({ setup }) => roundsOf(setup).length),
    plane(table, { name: 'turn-up', about: 'the card turned up' }, ({ turnUp }) =>
      turnUp < 0 ? NONE : [turnUp],
    ),
    bySeat(
      table.players,
      { name: 'bids', about: 'bids plus 1, 0 before the bid' },
      ({ bids }, seat) => bids[seat] + 1,
    ),
  ];
}

function tokenParts({ players }: ObservedTable): Part[] {
  const order = `in the order ${KINDS.join(' ')}`;
  return [
    tokens(players, 'score areas', `tokens that may be played, ${order}`, (s) => s.scoreAreas),
    tokens(players, 'play areas', `tokens won in this round, ${order}`, (s) => s.playAreas),
    single({ name: 'token stock', about: 'tokens that can be drawn' }, ({ stock }) =>
      countBits(stock),
    ),
  ];
}

function tokens(
  players: number,
  name: string,
  about: string,
  areasOf: (state: NinjaState) => readonly number[],
): Part {
  return {
    name,
    about,
    shape: [players, KINDS.length],
    put(state, eyes, into, at) {
      const areas = areasOf(state);
      for (let i = 0; i < players; i++) {
        const row = at + i * KINDS.length;
        for (let rest = areas[(eyes + i) % players]; rest !== 0; rest &= rest - 1) {
          into[row + kindOf[31 - Math.clz32(rest & -rest)]]++;
        }
      }
    },
  };
}
