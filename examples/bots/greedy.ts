// A bot for Overtrick that takes tricks with its lowest winner, and bids little.
// overtrick simulate mu --bots examples/bots/greedy.ts
import type { Move, Random, View } from '@overtrick/engine';
import type { Think } from '@overtrick/lab';

const FACES: Readonly<Record<string, number>> = { T: 10, J: 11, Q: 12, K: 13, A: 14 };

/** What stands behind the suit: R7 is 7, SK of Gamut 13; cards without a suit count as 15. */
function rank(card: string): number {
  const text = card.slice(1);
  return /^\d+$/.test(text) ? Number(text) : (FACES[text] ?? 15);
}

function cardOf({ card }: Move): string {
  return typeof card === 'string' ? card : '';
}

/** How high a card stands: trumps above the suit that was led, that above the rest. */
function power({ trumps, table }: View, card: string): number {
  const trump = trumps.findIndex((group) => group.includes(card));
  if (trump >= 0) return 200 + trump;
  const led = table[0] ? cardOf(table[0]) : card;
  return (card[0] === led[0] ? 100 : 0) + rank(card);
}

/** The lower, the better: win cheaply if it can be done, else throw the lowest card away. */
function cost(view: View, move: Move): number {
  const mine = power(view, cardOf(move));
  const best = Math.max(0, ...view.table.map((play) => power(view, cardOf(play))));
  return (mine > best ? 0 : 1000) + mine;
}

/** Passes mostly; otherwise anything that is listed. */
function call(moves: readonly Move[], random: Random): Move {
  const pass = moves.find(({ type }) => type === 'pass');
  const any = moves[random.below(moves.length)];
  if (!any) throw new Error('no move is listed');
  return pass && random.below(10) < 7 ? pass : any;
}

const greedy: Think = (view, random, _budget, { moves }) => {
  const plays = moves.filter((move) => move.type === 'play' && cardOf(move) !== '');
  if (plays.length === 0) return call(moves, random);
  return plays.reduce((best, move) => (cost(view, move) < cost(view, best) ? move : best));
};

export default greedy;
