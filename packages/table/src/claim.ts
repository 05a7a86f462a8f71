import { FastRandom, type Game, isAmong, type Seat, type View } from '@overtrick/engine';
import type { Order, Sitting } from '@overtrick/engine/kit';
import { takenTricks } from './tricks.ts';

/** With a single card left there is nothing to shorten. */
const LEAST = 2;

/**
 * The cards of a seat that is to lead, in an order in which each of them takes its trick, wherever the
 * unseen cards are and whatever is played; undefined if that is not certain. It follows from the view
 * alone; who knows how the cards rank need not ask a guess. A play that is more than a card (Ninja Whist)
 * is out of reach of such a proof.
 */
export function claimOf(game: Game, view: View, known?: Order): string[] | undefined {
  const own = [...view.hand, ...(view.displays[view.eyes] ?? [])];
  if (own.length < LEAST || !isLeading(view) || game.grammar.play?.length !== 1) return undefined;
  // A guess has everything public as it is, and the order of the cards is public.
  const order = known ?? (game.guesser(view)(new FastRandom(0)) as Sitting).order;
  const rivals = rivalsOf(game, view, order);
  const suits = suitsToLead(own, view, order) ?? [];
  const runs = suits.map((suit) => highFirst(kindsOf(own, order), order, suit));
  const isSure = runs.every((run) => isUnbeaten(run, rivals, order)) && isSafe(runs, rivals, order);
  return isSure && runs.length > 0 ? runs.flat().map((kind) => order.deck.codes[kind]) : undefined;
}

function isLeading({ phase, acting, eyes, table }: View): boolean {
  return phase === 'play' && table.length === 0 && acting.length === 1 && acting[0] === eyes;
}

function kindsOf(codes: readonly string[], { deck }: Order): number[] {
  return codes.map((code) => deck.kind(code));
}

/**
 * Trumps first, and last a suit that may not be led yet: it may be once there is no other. Undefined if
 * only some cards of a suit may be led.
 */
function suitsToLead(own: readonly string[], { legal }: View, order: Order): number[] | undefined {
  const barred = own.filter(
    (code) => !isAmong(legal, { type: 'play', field: 'card', value: code }),
  );
  const open = own.filter((code) => !barred.includes(code));
  const suitsOf = (codes: readonly string[]) => [
    ...new Set(kindsOf(codes, order).map((kind) => order.suitOf[kind])),
  ];
  const first = suitsOf(open).sort((a, b) => b - a);
  const last = suitsOf(barred);
  return last.some((suit) => first.includes(suit)) ? undefined : [...first, ...last];
}

/** The kinds of one effective suit from high to low. */
function highFirst(kinds: readonly number[], order: Order, suit: number): number[] {
  return kinds
    .filter((kind) => order.suitOf[kind] === suit)
    .sort((a, b) => order.power[b] - order.power[a]);
}

/** What somebody else may have, as far as these eyes know: never less than what they do have. */
interface Rival {
  readonly cards: number;
  readonly kinds: readonly number[];
}

function rivalsOf(game: Game, view: View, order: Order): Rival[] {
  const { displays, held, eyes } = view;
  const shown = kindsOf(displays.flat(), order);
  const hidden = without(unseenOf(game, view, order), shown);
  const voids = voidsOf(view, order);
  // Who has folded (Gamut) holds cards and plays none.
  const [trick] = takenTricks(view);
  const plays = (seat: Seat) => !trick || trick.plays.some((play) => play.seat === seat);
  return held.flatMap((cards, seat) => {
    if (seat === eyes || !plays(seat)) return [];
    const possible = hidden.filter((kind) => !voids.has(voidOf(seat, order.suitOf[kind])));
    const up = kindsOf(displays[seat], order);
    return [{ cards: cards + up.length, kinds: [...possible, ...up] }];
  });
}

/** Every card that may still be with somebody else, and the face-up ones of this seat. */
function unseenOf(game: Game, { setup, hand, history }: View, order: Order): number[] {
  const gone = history.flatMap(({ card, discard }) => [card ?? [], discard ?? []].flat());
  return without(kindsOf(game.deck(setup), order), kindsOf([...hand, ...gone.map(String)], order));
}

function without(kinds: readonly number[], gone: readonly number[]): number[] {
  const left = [...kinds];
  for (const kind of gone) {
    const at = left.indexOf(kind);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

const voidOf = (seat: Seat, suit: number): string => `${seat}/${suit}`;

/** Who has shown to have nothing left of which effective suit. */
function voidsOf(view: View, order: Order): Set<string> {
  const voids = takenTricks(view).flatMap(({ plays }) => {
    const [led, ...others] = plays.map(({ seat, card }) => ({
      seat,
      suit: order.suitOf[order.deck.kind(card)],
    }));
    return others.filter(({ suit }) => suit !== led.suit).map(({ seat }) => voidOf(seat, led.suit));
  });
  return new Set(voids);
}

/** The most cards of a suit that somebody can have: each time it is led, one of them goes. */
function lengthOf({ cards, kinds }: Rival, order: Order, suit: number): number {
  return Math.min(cards, kinds.filter((kind) => order.suitOf[kind] === suit).length);
}

/** Whether cards of one suit, led one after another, beat all of it that anybody may have left. */
function isUnbeaten(run: readonly number[], rivals: readonly Rival[], order: Order): boolean {
  const suit = order.suitOf[run[0]];
  return run.every((kind, led) =>
    rivals
      .filter((rival) => lengthOf(rival, order, suit) > led)
      .flatMap(({ kinds }) => kinds.filter((each) => order.suitOf[each] === suit))
      // Of equal cards the first wins, and it is the one that was led.
      .every((each) => order.power[each] <= order.power[kind]),
  );
}

/** Whether nothing but trumps is led while somebody may have a trump. */
function isSafe(
  runs: readonly (readonly number[])[],
  rivals: readonly Rival[],
  order: Order,
): boolean {
  const isTrumps = (run: readonly number[]) => order.suitOf[run[0]] === order.trump;
  if (runs.every(isTrumps)) return true;
  const drawn = runs[0] && isTrumps(runs[0]) ? runs[0].length : 0;
  return rivals.every((rival) => lengthOf(rival, order, order.trump) <= drawn);
}
