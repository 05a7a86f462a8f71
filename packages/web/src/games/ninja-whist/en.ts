import type { NinjaEvent } from '@overtrick/engine';
import { cardWords, count, does, inside, list, whom } from '../../words/in-english.ts';
import type { Marked, Tells } from '../../words/say.ts';
import { ask, taken } from './asks-en.ts';
import { ending, lines } from './ending-en.ts';
import { english } from './english.ts';
import { iconsIn } from './icons.ts';
import { deals } from './rounds-en.ts';

const names = {
  suits: {
    ...{ W: 'swords', F: 'staffs', N: 'knives', T: 'stars' },
    ...{ AR: 'Archers', LA: 'Archers' },
  },
  marks: { W: 'Sw', F: 'Sf', N: 'Kn', T: 'St', AR: 'Ar', LA: 'La' },
  special: { AR: 'Archer', LA: 'Lesser Archer' },
};
const { card, suit } = cardWords(names);

const ICONS: Readonly<Record<string, readonly [one: string, other: string]>> = {
  a: ['sword', 'swords'],
  b: ['staff', 'staffs'],
  c: ['knife', 'knives'],
  d: ['star', 'stars'],
};

function token(text: string): string {
  const parts = iconsIn(text).map(([icon, n]) => count(n, ...ICONS[icon]));
  return parts.length > 0 ? list(parts) : 'blank';
}

const tokens = (n: number) => count(n, 'token');

const events: Tells<Marked<NinjaEvent>> = {
  deal: (e, s) => `Round ${e.round}: ${does(s, e.dealer, 'deal')} ${count(e.size, 'card')} each.`,
  'turn-up': (e) => {
    if (e.card === null) return 'The largest hands are played without trump.';
    const sense = e.trump === 'none' ? 'there is no trump' : `${suit(e.trump)} are trump`;
    return `The ${card(e.card)} is turned up: ${sense}.`;
  },
  play: (e, s) => {
    const played = e.tokens;
    const lift = played.length > 0 ? ` with ${tokens(played.length)}, +${e.lift}` : '';
    return `${does(s, e.seat, 'play')} the ${card(e.card)}${e.trump ? ', a trump' : ''}${lift}.`;
  },
  draw: (e, s) => `${does(s, e.seat, 'draw')} a token: ${token(e.token)}.`,
  take: (e, s) => {
    const from = e.from;
    const what = token(e.token);
    return from === e.seat
      ? `The stock is empty: ${inside(s, from, 'move')} an own token: ${what}.`
      : `The stock is empty: ${inside(s, e.seat, 'take')} a token from ${whom(s, from)}: ${what}.`;
  },
};

const en = {
  promises: (made: number, promised: number) =>
    `You took exactly what you had bid in ${made} of ${count(promised, 'round')}.`,
  names,
  notices: {
    cardFirst: 'Choose the card first, then the tokens that lift it.',
    noneFits: 'None of the cards you may play now is lifted by your tokens.',
  },
  token,
  deals,
  help: { figure: 'Beside each name: tricks taken, of how many bid.' },
  deal: (n: number, of: number | null) => (of === null ? `round ${n}` : `round ${n} of ${of}`),
  values: { top: 'anything', ownSuit: 'only what they lead' },
  says: english,
  ending,
  lines,
  events,
  moves: { take: (what: string) => `take ${what}` },

  ask,
  taken,

  stakes: {
    stock: 'in the stock',
    tokens,
    bids: (sum: number) => `${sum} bid`,
    bidsFor: (tricks: number) => `for ${count(tricks, 'trick')}`,
  },

  badge: {
    scoreArea: 'Score area',
    playArea: 'Won this round',
    won: 'won',
  },
};

export type NinjaWords = typeof en;
export default en;
