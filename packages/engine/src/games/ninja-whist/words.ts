import type { NameOf, Seat, Words } from '../../game.ts';
import { english, SUITS } from './english.ts';
import type { NinjaEvent } from './events.ts';
import type { NinjaView } from './view.ts';

const LETTERS = 'WFNT';
const ICONS = 'abcd';
const SINGULAR = ['sword', 'staff', 'knife', 'star'];
const RANK_NAMES: Readonly<Record<string, string>> = { A: 'Ace', K: 'King' };
const ARCHER_NAMES: Readonly<Record<string, string>> = { AR: 'Archer', LA: 'Lesser Archer' };

function trumpWords(trump: string): string {
  return trump === 'none' ? 'no trump' : SUITS[trump];
}

function card(code: string): string {
  const rank = code.slice(1);
  const archer = ARCHER_NAMES[code];
  return archer ?? `${RANK_NAMES[rank] ?? rank} of ${SUITS[code[0]]}`;
}

/** "2 swords, 1 staff" */
function token(text: string): string {
  const parts = [...ICONS].flatMap((icon, suit) => {
    const icons = text.split(icon).length - 1;
    return icons > 0 ? [`${icons} ${icons === 1 ? SINGULAR[suit] : SUITS[LETTERS[suit]]}`] : [];
  });
  return parts.length > 0 ? `the token ${parts.join(', ')}` : 'a blank token';
}

function eventWords(event: NinjaEvent, name: NameOf): string | undefined {
  switch (event.type) {
    case 'deal':
      return `Round ${event.round}: ${name(event.dealer)} deals ${count(event.size, 'card')} each.`;
    case 'turn-up':
      return turnUpWords(event.card, event.trump);
    case 'bid':
      return `${name(event.seat)} bids ${count(event.tricks, 'trick')}.`;
    case 'play':
      return `${name(event.seat)} plays the ${card(event.card)}${liftWords(event)}.`;
    case 'trick':
      return `${name(event.winner)} takes the trick.`;
    case 'draw':
      return `${name(event.seat)} draws ${token(event.token)}.`;
    case 'take':
      return takeWords(event, name);
  }
  return undefined;
}

function turnUpWords(turnUp: string | null, trump: string): string {
  if (turnUp === null) return 'The largest hands are played with no trump.';
  const sense = trump === 'none' ? 'there is no trump' : `${trumpWords(trump)} are trump`;
  return `The ${card(turnUp)} is turned up: ${sense}.`;
}

type NinjaTold<Type> = Extract<NinjaEvent, { type: Type }>;

function liftWords({ tokens, lift }: NinjaTold<'play'>): string {
  const played = tokens.length;
  return played === 0 ? '' : ` with ${count(played, 'token')}, +${lift}`;
}

function takeWords({ seat, from, token: stolen }: NinjaTold<'take'>, name: NameOf): string {
  const what = token(stolen);
  if (seat === from) return `The stock is empty: ${name(seat)} moves ${what} of their own.`;
  return `The stock is empty: ${name(seat)} takes ${what} from ${name(from)}.`;
}

function count(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? '' : 's'}`;
}

function status(view: NinjaView, name: NameOf): [string, string][] {
  const { round, rounds, handSize, turnUp, trump, bids, barredBid, tokenStock } = view;
  const turned = turnUp === null ? '' : `, the ${card(turnUp)} is turned up`;
  const sum = bids.reduce<number>((all, tricks) => all + (tricks ?? 0), 0);
  const lines: [string, string][] = [
    ['Round', `${round} of ${rounds}, ${count(handSize, 'card')} each`],
    ['Trump', `${trumpWords(trump)}${turned}`],
    ['Bids', `${sum} for ${count(handSize, 'trick')}`],
  ];
  if (barredBid !== null)
    lines.push(['Barred', `${name(view.setup.dealer)} may not bid ${barredBid}`]);
  lines.push(['Stock', count(tokenStock, 'token')]);
  return lines;
}

function badges(view: NinjaView, seat: Seat): string[] {
  const bid = view.bids[seat];
  const tricks = bid === null ? [] : [`${view.taken[seat]} of ${count(bid, 'trick')}`];
  const dealer = seat === view.setup.dealer ? ['dealer'] : [];
  return [...dealer, ...tricks];
}

function areas({ scoreAreas, playAreas }: NinjaView, seat: Seat): [string, readonly string[]][] {
  return [
    ['score', scoreAreas[seat]],
    ['play', playAreas[seat]],
  ];
}

function additions({ fitting }: NinjaView, code: string): string[] {
  return fitting[code]?.map(({ token }) => token) ?? [];
}

const signs = [...ICONS].map((icon, suit) => `${icon} ${SUITS[LETTERS[suit]]}`).join(', ');

export const words: Words<NinjaView, NinjaEvent> = {
  card,
  says: english,
  event: eventWords,
  status,
  badges,
  areas,
  additions,
  signs: `${signs}, - blank`,
};
