import {
  contractBadges,
  contractStatus,
  contractWords,
  count,
  trumpWords,
} from '../../contest/words.ts';
import type { Event, NameOf, Seat, Words } from '../../game.ts';
import type { YamvView } from './view.ts';

const SUIT_NAMES: Readonly<Record<string, string>> = {
  S: 'spades',
  H: 'hearts',
  D: 'diamonds',
  C: 'clubs',
};

const trumpName = (name: string) => trumpWords(name, SUIT_NAMES);

function card(code: string): string {
  return code === 'JK' ? 'joker' : `${code.slice(1)} of ${SUIT_NAMES[code[0]]}`;
}

function list(codes: readonly string[]): string {
  return codes.map((code) => `the ${card(code)}`).join(' and ');
}

function event(event: Event, name: NameOf): string | undefined {
  const who = typeof event.seat === 'number' ? name(event.seat) : '';
  switch (event.type) {
    case 'stock':
      return `${who} takes the stock.`;
    case 'drawn':
      return `It holds ${list(event.cards as string[])}.`;
    case 'exchange':
      return exchangeWords(event, who);
    case 'discards':
      return `${who} has discarded ${list(event.cards as string[])}.`;
  }
  return contractWords(event, name, card, trumpName);
}

function exchangeWords({ discard, show }: Event, who: string): string {
  const gone = discard as string[];
  if (gone.length === 0) return `${who} discards two cards from the hand.`;
  return `${who} discards ${list(gone)} from the table and shows ${list(show as string[])}.`;
}

function status(view: YamvView, name: NameOf): [string, string][] {
  const lines = contractStatus(view, name, trumpName, 'tricks');
  if (view.stock > 0) lines.push(['Stock', count(view.stock, 'card')]);
  if (view.drawn.length > 0) lines.push(['From the stock', list(view.drawn)]);
  if (view.discards.length > 0) lines.push(['Discarded', list(view.discards)]);
  return lines;
}

export const words: Words<YamvView> = {
  card,
  event,
  status,
  badges: (view: YamvView, seat: Seat) => contractBadges(view, seat),
};
