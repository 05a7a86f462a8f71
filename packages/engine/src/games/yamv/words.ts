import {
  contractBadges,
  contractStatus,
  contractWords,
  count,
  trumpWords,
} from '../../contest/words.ts';
import type { NameOf, Seat, Words } from '../../game.ts';
import { english, SUIT_NAMES } from './english.ts';
import type { YamvEvent } from './events.ts';
import type { YamvView } from './view.ts';

const trumpName = (name: string) => trumpWords(name, SUIT_NAMES);

function card(code: string): string {
  return code === 'JK' ? 'joker' : `${code.slice(1)} of ${SUIT_NAMES[code[0]]}`;
}

function list(codes: readonly string[]): string {
  return codes.map((code) => `the ${card(code)}`).join(' and ');
}

function event(event: YamvEvent, name: NameOf): string | undefined {
  switch (event.type) {
    case 'stock':
      return `${name(event.seat)} takes the stock.`;
    case 'drawn':
      return `It holds ${list(event.cards)}.`;
    case 'exchange':
      return exchangeWords(event, name(event.seat));
    case 'discards':
      return `${name(event.seat)} has discarded ${list(event.cards)}.`;
  }
  return contractWords(event, name, card, trumpName);
}

type Exchanged = Extract<YamvEvent, { type: 'exchange' }>;

function exchangeWords({ discard, show }: Exchanged, who: string): string {
  if (discard.length === 0) return `${who} discards two cards from the hand.`;
  return `${who} discards ${list(discard)} from the table and shows ${list(show)}.`;
}

function status(view: YamvView, name: NameOf): [string, string][] {
  const lines = contractStatus(view, name, trumpName);
  if (view.stock > 0) lines.push(['Stock', count(view.stock, 'card')]);
  if (view.drawn.length > 0) lines.push(['From the stock', list(view.drawn)]);
  if (view.discards.length > 0) lines.push(['Discarded', list(view.discards)]);
  return lines;
}

export const words: Words<YamvView, YamvEvent> = {
  card,
  says: english,
  event,
  status,
  badges: (view: YamvView, seat: Seat) => contractBadges(view, seat),
};
