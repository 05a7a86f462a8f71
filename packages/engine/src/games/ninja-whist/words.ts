import type { Event, NameOf, Seat, Words } from '../../game.ts';
import type { NinjaView } from './view.ts';

/** By effective suit. */
const SUIT_NAMES = ['swords', 'staffs', 'knives', 'stars', 'Archers'];
const LETTERS = 'WFNT';
const ICONS = 'abcd';
const SINGULAR = ['sword', 'staff', 'knife', 'star'];
const RANK_NAMES: Readonly<Record<string, string>> = { A: 'Ace', K: 'King' };
const ARCHER_NAMES: Readonly<Record<string, string>> = { AR: 'Archer', LA: 'Lesser Archer' };

export function suitName(suit: number): string {
  return SUIT_NAMES[suit];
}

function trumpWords(trump: string): string {
  return trump === 'none' ? 'no trump' : suitName(LETTERS.indexOf(trump));
}

function card(code: string): string {
  const rank = code.slice(1);
  const archer = ARCHER_NAMES[code];
  return archer ?? `${RANK_NAMES[rank] ?? rank} of ${suitName(LETTERS.indexOf(code[0]))}`;
}

/** "2 swords, 1 staff" */
function token(text: string): string {
  const parts = [...ICONS].flatMap((icon, suit) => {
    const icons = text.split(icon).length - 1;
    return icons > 0 ? [`${icons} ${icons === 1 ? SINGULAR[suit] : suitName(suit)}`] : [];
  });
  return parts.length > 0 ? `the token ${parts.join(', ')}` : 'a blank token';
}

function eventWords(event: Event, name: NameOf): string | undefined {
  const who = typeof event.seat === 'number' ? name(event.seat) : '';
  switch (event.type) {
    case 'deal':
      return `Round ${event.round}: ${name(event.dealer as Seat)} deals ${count(event.size as number, 'card')} each.`;
    case 'turn-up':
      return turnUpWords(event.card as string | null, event.trump as string);
    case 'bid':
      return `${who} bids ${count(event.tricks as number, 'trick')}.`;
    case 'play':
      return `${who} plays the ${card(event.card as string)}${liftWords(event)}.`;
    case 'trick':
      return `${name(event.winner as Seat)} takes the trick.`;
    case 'draw':
      return `${who} draws ${token(event.token as string)}.`;
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

function liftWords({ tokens, lift }: Event): string {
  const played = (tokens as readonly string[]).length;
  return played === 0 ? '' : ` with ${count(played, 'token')}, +${lift}`;
}

function takeWords(event: Event, name: NameOf): string {
  const { seat, from } = event as unknown as { seat: Seat; from: Seat };
  const what = token(event.token as string);
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

/** ninja-whist/6.1 and 6.2: tokens that show the suit of a card from 2 to 10. */
function additions({ phase, eyes, scoreAreas }: NinjaView, code: string): string[] {
  const icon = ICONS[LETTERS.indexOf(code[0])];
  const isNumber = icon !== undefined && /^\d+$/.test(code.slice(1));
  if (phase !== 'play' || !isNumber) return [];
  return scoreAreas[eyes]?.filter((each) => each.includes(icon)) ?? [];
}

const signs = [...ICONS].map((icon, suit) => `${icon} ${suitName(suit)}`).join(', ');

export const words: Words<NinjaView> = {
  card,
  event: eventWords,
  status,
  badges,
  areas,
  additions,
  signs: `${signs}, - blank`,
};
