import type { Seat } from '@overtrick/engine';
import { count, does, inside, list, whom } from '../words/in-english.ts';
import type { Say } from '../words/say.ts';
import { type Contracted, type Tied, teamOf } from './contracted.ts';

/** How such a game calls the two who name trumps, and what is counted. */
interface Terms {
  readonly declarer: string;
  readonly headDefender: string;
  readonly unit: 'point' | 'trick';
  /** What a partner is told if the contract failed, where only the declarer pays. */
  readonly partnerSpared: boolean;
}

/** A trick of the person that decided a contract. */
export interface Decider {
  /** By its name. */
  readonly card: string;
  readonly worth: number;
  readonly before: number;
  readonly needed: number;
}

/** "You and Ada", whoever reads it first. */
function side(seats: readonly Seat[], say: Say, you = 'you'): string {
  const own = seats.filter((seat) => seat === say.me).map(() => you);
  return list([...own, ...seats.filter((seat) => seat !== say.me).map(say.name)]);
}

const Side = (seats: readonly Seat[], say: Say) => side(seats, say, 'You');
const cards = (n: number) => count(n, 'card');

function onTrump(name: string, trump: (name: string) => string): string {
  return name === 'none' ? 'without trump' : `on ${trump(name)}`;
}

/** How a deal of a game with an auction of shown cards ended. */
export function contestEnding({ declarer, headDefender, unit, partnerSpared }: Terms) {
  const units = (n: number) => count(n, unit);
  const others = ({ seats, payer }: Tied) => seats.filter((seat) => seat !== payer);
  return {
    side: (seats: readonly Seat[], say: Say) => side(seats, say),
    thrownIn: { me: 'Nobody bid.', table: 'No card was shown, so nobody scores.' },
    tie: {
      mine: (end: Tied, _: Say) => `You made it a tie at ${cards(end.cards)}, and you pay.`,
      drawn: ({ payer, cards: n }: Tied, say: Say) =>
        `${say.name(payer)} made it a tie with you at ${cards(n)}, and pays.`,
      apart: ({ payer, cards: n }: Tied, say: Say) =>
        `You stayed out of it: ${say.name(payer)} made it a tie at ${cards(n)}.`,
      table: (end: Tied, say: Say) =>
        `No trick was played. ${does(say, end.payer, 'pay')}, and ${side(others(end), say)} ${isOne(others(end), say) ? 'gains' : 'gain'}.`,
    },
    made: {
      ours: (end: Contracted, say: Say) => {
        const spare = end.taken - end.needed;
        const how = spare === 0 ? 'exactly' : `with ${units(spare)} to spare`;
        return `${Side(teamOf(end), say)} made it ${how}.`;
      },
      theirs: (end: Contracted, say: Say) =>
        `${Side(teamOf(end), say)} made it against you: ${units(end.taken)}, ${end.needed} needed.`,
    },
    missed: {
      ours: (end: Contracted, say: Say) => {
        const short = `${Side(teamOf(end), say)} fell ${units(end.needed - end.taken)} short`;
        const isSpared = partnerSpared && say.me === end.partner;
        return `${short}${isSpared ? `, and only ${say.name(end.declarer)} pays` : ''}.`;
      },
      theirs: (end: Contracted, say: Say) =>
        `You held ${side(teamOf(end), say)} to ${units(end.taken)}, ${end.needed} needed.`,
    },
    /** Who was what, with how many cards and on which trump. */
    roles: (end: Contracted, say: Say, trump: (name: string) => string) => {
      const on = end.trump === null ? '' : ` ${onTrump(end.trump, trump)}`;
      const bid = `${does(say, end.declarer, 'were', 'was')} ${declarer} with ${cards(end.cards)}${on}`;
      const partner = end.partner === null ? '' : `, with ${whom(say, end.partner)}`;
      const other = end.otherTrump === null ? '' : ` ${onTrump(end.otherTrump, trump)}`;
      const second =
        end.headDefender === null
          ? `nobody was ${headDefender}`
          : `${inside(say, end.headDefender, 'were', 'was')} ${headDefender}${other}`;
      return `${bid}${partner}; ${second}.`;
    },
    feats: {
      tie: ({ payer, cards: n }: Tied, say: Say) => ({
        title: 'A tie to remember',
        text: `${cards(n)} each, and ${say.name(payer)} pays for it.`,
      }),
      slam: (total: number) => ({
        title: unit === 'point' ? 'Every single point' : 'Every single trick',
        text: `All ${units(total)} are yours.`,
      }),
      lastTrick: ({ card, worth, before, needed }: Decider) => ({
        title: 'The last trick decided',
        text: `${before} of ${needed} before it; then your ${card} took ${unit === 'trick' ? 'it' : units(worth)}.`,
      }),
    },
  };
}

function isOne(seats: readonly Seat[], say: Say): boolean {
  return seats.length === 1 && seats[0] !== say.me;
}

export type ContestEnding = ReturnType<typeof contestEnding>;
