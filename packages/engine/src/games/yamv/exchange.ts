import { remove } from '../../cards.ts';
import { openPlay, turnTo } from '../../contest/rules.ts';
import { spread } from '../../deck.ts';
import { type Action, ALL, type Seat, type Tell } from '../../game.ts';
import { codesOf } from '../../guess.ts';
import type { YamvEvent } from './events.ts';
import { DISCARD, deck, EXCHANGE, SHOW, STOCK } from './faces.ts';
import type { YamvState } from './state.ts';

/** yamv/6.1: the declarer takes the stock, unseen by the others. */
export function takeStock(state: YamvState, tell?: Tell<YamvEvent>): void {
  const { cards, declarer, stock } = state;
  for (const kind of stock) cards.take(declarer, kind);
  turnTo(state, 'exchange', declarer);
  tell?.({ type: 'stock', seat: declarer, count: stock.length }, ALL);
  tell?.({ type: 'drawn', seat: declarer, cards: codesOf(deck, stock) }, 1 << declarer);
}

export function exchanges(state: YamvState, into: Action[]): number {
  const named = state.discards.length;
  if (named < STOCK) return named === 0 ? anyDiscard(state, into) : lastDiscard(state, into);
  let n = 0;
  if (mayEnd(state)) into[n++] = EXCHANGE;
  for (const [i, kind] of state.stock.entries()) {
    if (mayShow(state, kind) && kind !== state.stock[i - 1]) into[n++] = SHOW[kind];
  }
  return n;
}

/** yamv/6.2: any card, in hand or face up. */
function anyDiscard({ cards, declarer }: YamvState, into: Action[]): number {
  return discardsFrom(cards.hands, cards.displays, declarer, into);
}

/** yamv/6.3: face-up discards come first, so after a card that lies in the hand only such can go. */
function lastDiscard({ cards, declarer, discards }: YamvState, into: Action[]): number {
  const [first] = discards;
  const isUp = cards.onDisplay(declarer, first);
  const rest = (isUp ? cards.displays : cards.hands).slice();
  remove(deck, rest, declarer * deck.words, first);
  return discardsFrom(rest, isUp ? cards.hands : rest, declarer, into);
}

function discardsFrom(a: readonly number[], b: readonly number[], seat: Seat, into: Action[]) {
  let n = 0;
  for (let word = 0, at = seat * deck.words; word < deck.words; word++, at++) {
    n = spread((a[at] | b[at]) & deck.firsts[word], word, DISCARD, into, n);
  }
  return n;
}

/** Whether the two discards can be so many from the display and the rest from the hand. */
export function fits({ cards, declarer, discards }: YamvState, faceUp: number): boolean {
  const [first, last] = discards;
  if (faceUp === 1) return cards.onDisplay(declarer, first) && cards.inHand(declarer, last);
  const copies = first === last ? 2 : 1;
  return faceUp === 0
    ? cards.inHand(declarer, first, copies) && cards.inHand(declarer, last, copies)
    : cards.onDisplay(declarer, first, copies) && cards.onDisplay(declarer, last, copies);
}

/** yamv/6.4: with one discard from the hand, the stock card that is shown must still be there. */
function isKept({ cards, declarer, discards }: YamvState, kind: number): boolean {
  return cards.inHand(declarer, kind, discards[1] === kind ? 2 : 1);
}

/** yamv/6.3: as many stock cards are shown as face-up cards went. */
function mayEnd(state: YamvState): boolean {
  const { shows } = state;
  return fits(state, shows.length) && (shows.length !== 1 || isKept(state, shows[0]));
}

function mayShow(state: YamvState, kind: number): boolean {
  const { stock, shows } = state;
  if (shows.length === STOCK || timesIn(shows, kind) === timesIn(stock, kind)) return false;
  return fits(state, 2) || (shows.length === 0 && fits(state, 1) && isKept(state, kind));
}

function timesIn(kinds: readonly number[], kind: number): number {
  let times = 0;
  for (const each of kinds) if (each === kind) times++;
  return times;
}

/** Names one card after another; the cards move when the exchange ends. */
export function exchange(state: YamvState, action: Action, tell?: Tell<YamvEvent>): void {
  if (action === EXCHANGE) return endExchange(state, tell);
  if (action.field === 'discard') state.discards.push(action.what);
  else state.shows.push(action.what);
}

function endExchange(state: YamvState, tell?: Tell<YamvEvent>): void {
  const { cards, declarer, discards, shows } = state;
  for (const [i, kind] of discards.entries()) {
    if (i < shows.length) cards.unshow(declarer, kind);
    else cards.drop(declarer, kind);
  }
  for (const kind of shows) cards.show(declarer, kind);
  if (tell) tellExchange(state, tell);
  // yamv/7.1
  openPlay(state);
}

/** yamv/6.6: others see what leaves the display and what comes to it. */
function tellExchange({ declarer, discards, shows }: YamvState, tell: Tell<YamvEvent>): void {
  const discard = codesOf(deck, discards.slice(0, shows.length));
  tell({ type: 'exchange', seat: declarer, discard, show: codesOf(deck, shows) }, ALL);
  tell({ type: 'discards', seat: declarer, cards: codesOf(deck, discards) }, 1 << declarer);
}
