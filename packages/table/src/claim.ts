import { type Choice, FastRandom, type Game, type Seat, type View } from '@overtrick/engine';
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

function isLead({ type, field }: Choice): boolean {
  return type === 'play' && field === 'card';
}

function kindsOf(codes: readonly string[], { deck }: Order): number[] {
  return codes.map((code) => deck.kind(code));
}

/**
 * Trumps first, and last a suit that may not be led yet: it may be once there is no other. Undefined if
 * only some cards of a suit may be led.
 */
function suitsToLead(own: readonly string[], { legal }: View, order: Order): number[] | undefined {
  const leads = new Set(legal.filter(isLead).map(({ value }) => value));
  const barred = own.filter((code) => !leads.has(code));
  const open = own.filter((code) => leads.has(code));
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
  /** By effective suit, the most cards of it and the highest of them. */
  readonly suits: readonly Holding[];
}

/** So many cards of one suit, none of which is higher than this power. */
interface Holding {
  count: number;
  power: number;
}

function rivalsOf(game: Game, view: View, order: Order): Rival[] {
  const { displays, held, eyes } = view;
  const hidden = hiddenIn(game, view, order);
  const voids = voidsOf(view, order);
  // Who has folded (Gamut) holds cards and plays none.
  const [trick] = takenTricks(view);
  const plays = (seat: Seat) => !trick || trick.plays.some((play) => play.seat === seat);
  return held.flatMap((cards, seat) => {
    if (seat === eyes || !plays(seat)) return [];
    const suits = hidden.map((holding, suit) =>
      voids.has(voidOf(seat, suit)) ? { count: 0, power: -1 } : { ...holding },
    );
    for (const kind of kindsOf(displays[seat], order)) add(suits[order.suitOf[kind]], kind, order);
    return [{ cards: cards + displays[seat].length, suits }];
  });
}

function add(holding: Holding, kind: number, { power }: Order): void {
  holding.count++;
  holding.power = Math.max(holding.power, power[kind]);
}

/** By effective suit, the cards that may be in somebody else's hand: all that have neither been seen nor are shown. */
function hiddenIn(game: Game, { setup, hand, history, displays }: View, order: Order): Holding[] {
  const { deck } = order;
  const left: number[] = deck.codes.map(() => 0);
  for (const code of game.deck(setup)) left[deck.kind(code)]++;
  const see = (code: unknown) => {
    const kind = typeof code === 'string' ? deck.kind(code) : -1;
    if (left[kind] > 0) left[kind]--;
  };
  for (const code of hand) see(code);
  for (const { card, discard } of history) {
    for (const gone of [card, discard]) {
      if (Array.isArray(gone)) gone.forEach(see);
      else see(gone);
    }
  }
  for (const cards of displays) for (const code of cards) see(code);
  const suits = Array.from({ length: order.trump + 1 }, () => ({ count: 0, power: -1 }));
  left.forEach((count, kind) => {
    if (count === 0) return;
    const holding = suits[order.suitOf[kind]];
    add(holding, kind, order);
    holding.count += count - 1;
  });
  return suits;
}

const MOST_SUITS = 64;
const voidOf = (seat: Seat, suit: number): number => seat * MOST_SUITS + suit;

/** Who has shown to have nothing left of which effective suit. */
function voidsOf(view: View, order: Order): Set<number> {
  const voids = new Set<number>();
  for (const { plays } of takenTricks(view)) {
    const led = order.suitOf[order.deck.kind(plays[0].card)];
    for (const { seat, card } of plays) {
      if (order.suitOf[order.deck.kind(card)] !== led) voids.add(voidOf(seat, led));
    }
  }
  return voids;
}

/** The most cards of a suit that somebody can have: each time it is led, one of them goes. */
function lengthOf({ cards, suits }: Rival, suit: number): number {
  return Math.min(cards, suits[suit].count);
}

/** Whether cards of one suit, led one after another, beat all of it that anybody may have left. */
function isUnbeaten(run: readonly number[], rivals: readonly Rival[], order: Order): boolean {
  const suit = order.suitOf[run[0]];
  // Of equal cards the first wins, and it is the one that was led.
  return run.every((kind, led) =>
    rivals.every(
      (rival) => lengthOf(rival, suit) <= led || rival.suits[suit].power <= order.power[kind],
    ),
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
  return rivals.every((rival) => lengthOf(rival, order.trump) <= drawn);
}
