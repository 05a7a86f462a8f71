/**
 * The contract. A game is a plain object of this shape and plays one deal; `match.ts` strings deals
 * into a match. Everything else (checked play, records, views on the wire, simulation, bots, pages)
 * is written once against it.
 */

/** A place at the table, counted clockwise from 0. */
export type Seat = number;
/** A set of seats, one bit each. */
export type Seats = number;
/** Whose eyes a view is for: a seat, or a spectator who knows only what is public. */
export const SPECTATOR = -1;
/** Everybody at the table and around it. */
export const ALL: Seats = -1;

/** Chance enters a game only through this. */
export interface Random {
  /** A whole number from 0 to n − 1, each equally likely; n is from 1 to 2^20. */
  below(n: number): number;
  /**
   * Takes cards off the top while it shuffles: a card below as many as are left, of which the last
   * takes its place. Only for sources that do it quicker than by `below`.
   */
  draw?(cards: number[], count: number, into: number[]): void;
}

/**
 * One small decision. A move as players make it ("bid these three cards") is one or more actions,
 * the last of which `ends` it. All actions of all games have this one shape, and each exists once.
 */
export interface Action {
  /** Its place in the game's `actions`. */
  readonly index: number;
  /** The move that it is part of: bid, pass, trump, partner, play … */
  readonly type: string;
  /** The field of the move that it fills; empty if it fills none (a pass, the end of a bid). */
  readonly field: string;
  readonly value: string | number;
  readonly ends: boolean;
  /** What the rules look at: a kind of card, a seat, a characteristic, a number of tricks. */
  readonly what: number;
}

/** An action as everybody may see it, plain data that can be sent. What is empty is left out. */
export interface Choice {
  readonly type: string;
  readonly field?: string;
  readonly value?: string | number;
  /** False while the move goes on after it; left out where it ends. */
  readonly ends?: boolean;
}

/** A field of a move, in the order in which its actions come. */
export interface Field {
  readonly name: string;
  readonly of: 'card' | 'seat' | 'number' | 'name';
  /** A list takes any number of actions; one that is last is closed by an action without a field. */
  readonly list?: boolean;
  /** A list whose order says nothing: two that differ only in it are one move. */
  readonly unordered?: boolean;
  /** The first of such a list, as many as the list of this name has, are a set apart from the rest. */
  readonly parted?: string;
  /** A list whose actions come in the order of the game's `actions`, however it is written. */
  readonly sorted?: boolean;
  readonly optional?: boolean;
}
export type Grammar = Readonly<Record<string, readonly Field[]>>;

/** A whole decision in the players' own terms, as records and wires carry it. */
export interface Move {
  readonly seat: Seat;
  readonly type: string;
  readonly [field: string]: string | number | readonly string[];
}

/** A card that was played, perhaps with more than a card. */
export interface CardPlay extends Move {
  readonly type: 'play';
  readonly card: string;
}

export type OptionValue = number | boolean | string | null | readonly (string | number)[] | Parts;
export type Parts = Readonly<Record<string, number>>;
export type Options = Readonly<Record<string, OptionValue>>;

/** A rule that the players may switch or a number that a designer may vary, beside its clause. */
export interface Option {
  readonly kind: 'count' | 'flag' | 'choice' | 'list' | 'parts';
  readonly clause: string;
  readonly about: string;
  readonly default: OptionValue | ((players: number) => OptionValue);
  readonly least?: number;
  /** A count that may also be absent. */
  readonly nullable?: boolean;
  /** What a choice or the members of a list may be. */
  readonly among?: readonly (string | number)[];
  /** The player counts at which it may differ from its default. */
  readonly players?: readonly [fewest: number, most: number];
}

/** What a deal starts from, besides its cards. */
export interface Setup<Carry = unknown, Rule extends Options = Options> {
  readonly players: number;
  /** Every option of the game, as `resolveOptions` gives them. */
  readonly options: Rule;
  readonly dealer: Seat;
  /** Which deal of the match this is, from 0. */
  readonly deal: number;
  /** What the game carries over from earlier deals: tokens, a doubling. */
  readonly carry: Carry;
  /** What each seat has scored before: nothing, if it is left out. Views tell it; no rule of a deal asks. */
  readonly totals?: readonly number[];
}

/** When a match is over: after so many deals, or once somebody has so much; one of them is null. */
export interface MatchEnd {
  readonly deals: number | null;
  readonly target: number | null;
}

/** The cards as dealt, in the codes of docs/records.md. */
export interface Layout {
  readonly hands: readonly (readonly string[])[];
  readonly stock?: readonly string[];
  readonly turnUp?: string | null;
}

/** Something that happened, as plain JSON. Each game has a union of its own, told apart by `type`: see `events.ts`. */
export interface Event {
  readonly type: string;
}
/** Told only if somebody listens. `to` are the seats that may know it. */
export type Tell<E extends Event = Event> = (event: E, to: Seats) => void;

/** Something to be said to people: which sentence, and what goes into it. Languages have the sentences. */
export interface Saying {
  readonly key: string;
  readonly values?: SayingValues;
}
export type SayingValues = Readonly<
  Record<string, string | number | boolean | readonly (string | number)[]>
>;

/** How what goes into a sentence is named. */
export interface Speech {
  name(seat: Seat): string;
  card(code: string): string;
  /** As it is written in moves. */
  trump(name: string): string;
  token(text: string): string;
  figure(n: number): string;
}

/** By key, a sentence or how it is made of its values. */
export type Dictionary<S extends Speech = Speech> = Readonly<
  Record<string, string | ((values: never, speech: S) => string)>
>;

export interface Refusal {
  readonly clause: string;
  readonly why: Saying;
  /** The cards that would be right, if the reason is a card. */
  readonly cards?: readonly string[];
}

/** Writes one line of the score sheet. */
export type ScoreLine = (seat: Seat, score: number, clause: string, why: Saying) => void;

export interface Trick {
  readonly leader: Seat;
  readonly winner: Seat;
  readonly token?: string;
}

/** Seats that play together: for a contract, against it, or as a team like any other. */
export interface Side {
  readonly seats: readonly Seat[];
  readonly role: 'contract' | 'defence' | null;
}

/** What cards are worth in a deal. */
export interface CardPoints {
  /** By code; a card that is not named is worth nothing. */
  readonly cards: Readonly<Record<string, number>>;
  /** All that lies in the trick on the table. */
  readonly trick: number;
}

/** A card that nobody sees, in a hand of which these eyes know that it is there. */
export interface LocatedCard {
  readonly card: string;
  readonly seat: Seat;
}

/** How a match stands. */
export interface Standings {
  /** By seat, with this deal once it is over. */
  readonly totals: readonly number[];
  /** The total that ends the match, or how many deals come after this one: the other is null. */
  readonly target: number | null;
  readonly dealsLeft: number | null;
}

/** All that one pair of eyes may know between two moves, as plain JSON. Games add their own parts. */
export interface View<Carry = unknown, Rule extends Options = Options> {
  readonly game: string;
  readonly eyes: Seat;
  readonly setup: Setup<Carry, Rule>;
  readonly phase: string;
  readonly acting: readonly Seat[];
  /** The cards this seat was dealt, and those it still holds; empty for a spectator. */
  readonly dealt: readonly string[];
  readonly hand: readonly string[];
  /** By seat: cards in hand, and cards lying face up. */
  readonly held: readonly number[];
  readonly displays: readonly (readonly string[])[];
  /** The trumps of this deal from low to high; cards in one group are equal. */
  readonly trumps: readonly (readonly string[])[];
  /** How many of these groups make up each tier, from low to high: one trump, or the cards of both. */
  readonly tiers: readonly number[];
  /** Cards of which these eyes know that nobody will play them: discards, a card turned up for all to see. */
  readonly aside: readonly string[];
  /** Hidden cards of which these eyes know who has them: those that they gave away themselves. */
  readonly located: readonly LocatedCard[];
  /** Everything done so far, as these eyes saw it. */
  readonly history: readonly Move[];
  readonly tricks: readonly Trick[];
  /** The plays of the trick on the table, in order. */
  readonly table: readonly CardPlay[];
  /** The effective suit that was led to it, `trump` being one; null before the lead. */
  readonly led: string | null;
  /** By play of the trick, whether it is a card of that suit. */
  readonly following: readonly boolean[];
  /** Whether these eyes are to play to it and have a card of that suit. */
  readonly canFollow: boolean;
  /** Whose card would take that trick as it lies; null if none lies there. */
  readonly winning: Seat | null;
  /** Who plays together, as far as it is settled: a seat in none of these may still join any. */
  readonly sides: readonly Side[];
  /** Null where cards have no points in this deal. */
  readonly points: CardPoints | null;
  /** Whether a trick more is never bad for those who take it. */
  readonly everyTrickWelcome: boolean;
  readonly match: Standings;
  /** The actions open to these eyes now, those that end a move first. */
  readonly legal: readonly Choice[];
}

/** What a seat is called. */
export type NameOf = (seat: Seat) => string;

/** What a game says to people, in plain words. */
export interface Words<V extends View = View, E extends Event = Event> {
  card(code: string): string;
  /** What is said of refusals and on score lines, in English. */
  readonly says: Dictionary;
  /** A sentence for the log, or undefined for what needs none. */
  event(event: E, name: NameOf): string | undefined;
  /** What is at stake in this deal, as label and value. */
  status(view: V, name: NameOf): readonly (readonly [string, string])[];
  /** What a seat is and has done: "Chief", "2 of 3 tricks". */
  badges(view: V, seat: Seat): readonly string[];
  /** What lies before a seat besides cards, by the area it lies in. */
  areas?(view: V, seat: Seat): readonly (readonly [area: string, tokens: readonly string[]])[];
  /** What these eyes can add to one of their cards now. */
  additions?(view: V, card: string): readonly string[];
  /** What the signs on such things mean. */
  readonly signs?: string;
  /** What must be taken in this deal and how much of it has been, for a bar that fills. */
  goal?(view: V): { readonly needed: number; readonly taken: number } | undefined;
}

export interface Clauses {
  /** Which cards are dealt, and how many to each. */
  readonly deal: string;
  /** Who deals, who takes a trick, what is scored, when the match ends. */
  readonly dealer: string;
  readonly trick: string;
  readonly score: string;
  readonly end: string;
  /** What is drawn after the deal, in games that draw. */
  readonly draw?: string;
}

/** Something that was done in a deal: `token spent`, `Vice: number`, `no trump` … */
export interface Use {
  readonly name: string;
  /** Whose doing it was; undefined for what is the whole table's. */
  readonly seat?: Seat;
}

/** How a deal ended, for statistics. */
export interface Outcome {
  /** In a word or two: `played`, `thrown in`, `stalemate` … */
  readonly kind: string;
  /** What was promised, by a side or by each seat for itself, and whether it was made. */
  readonly contracts: readonly Contract[];
  /** By seat, what it was in this deal, where seats are not alike: `Chief`, `stayed in Clubs` …; empty for nothing. */
  readonly roles?: readonly string[];
  /** What was done that a study may ask after, once for each time. */
  readonly uses?: readonly Use[];
  /**
   * The trick, from 1, with which it was settled whether the contract is made, and how many tricks there were; where there
   * are several contracts, both added up over them.
   */
  readonly settled?: { readonly trick: number; readonly of: number };
}

export interface Contract {
  /** Who promised it, for a side too. */
  readonly seat: Seat;
  readonly bid: number;
  /** What the side took of what it promised: tricks or card points. */
  readonly taken: number;
  readonly made: boolean;
  /** The kind of trump that was named for it, if it can be chosen. */
  readonly trump?: string;
  /** What the rules pay for that kind. */
  readonly bonus?: TrumpBonus;
}

/** A bonus as chosen, and what part it has in the scores of a deal. */
export interface TrumpBonus {
  readonly points: number;
  /** How often it is in the score of whoever named the trump: 1 paid, −1 lost, 0 neither. */
  readonly times: number;
  /** How many seats score it alike. */
  readonly seats: number;
}

/** Deals full states that a view allows, one a call. */
export interface Guesser<State> {
  (random: Random): State;
  /** The same in two steps, where nothing but the place of cards is hidden: so hands can be varied. */
  readonly dealing?: Dealing<State>;
}

/** Somebody or something that takes a number of unseen cards, and the ones it cannot have. */
export interface Holder {
  readonly size: number;
  forbids(kind: number): boolean;
}

/** The unseen cards and who may have them: all seats in turn, then what belongs to no seat. */
export interface Dealing<State> {
  readonly holders: readonly Holder[];
  /** The kinds of each holder, every possible deal being equally likely. */
  deal(random: Random): number[][];
  /** The state in which the cards lie so; chance decides what these eyes cannot know beside it. */
  world(dealt: readonly (readonly number[])[], random: Random): State;
}

/** What a game says of itself, without its rules: enough to offer a table of it. */
export interface About {
  readonly name: string;
  readonly title: string;
  /** Rises when the same moves would be judged otherwise than before. */
  readonly version: number;
  readonly seats: readonly [fewest: number, most: number];
  readonly options: Readonly<Record<string, Option>>;
}

export interface Game<
  State = unknown,
  Carry = unknown,
  V extends View = View,
  E extends Event = Event,
> extends About {
  /** The clauses that a record breaks where its own figures are wrong. */
  readonly clauses: Clauses;
  readonly grammar: Grammar;
  readonly actions: readonly Action[];
  readonly words: Words<V, E>;

  /** The cards of a deal in the order in which a shuffle takes them up. */
  deck(setup: Setup<Carry>): readonly string[];
  /** How many cards a seat is dealt. */
  handSize(setup: Setup<Carry>): number;
  deal(setup: Setup<Carry>, random: Random, tell?: Tell<E>): State;
  /** The same from given cards. It trusts them, so that small decks can be tried. */
  lay(setup: Setup<Carry>, layout: Layout, tell?: Tell<E>): State;
  layout(state: State): Layout;
  /** What is wrong with cards that are said to be a deal, if anything. */
  check(setup: Setup<Carry>, layout: Layout): Refusal | undefined;

  /** Several seats act at once in simultaneous choices; nobody does when the deal is over. */
  acting(state: State): Seats;
  /**
   * Fills `into` from 0 and says how many; actions that end a move come first. The only judge of what
   * is allowed.
   */
  legal(state: State, seat: Seat, into: Action[]): number;
  /**
   * One legal action for random playouts, without listing them: uniform, but with short auctions and
   * low bids, since others hardly ever lead to a trick or to the end of a match, and with things kept
   * for later that would be spent at once.
   */
  atRandom(state: State, seat: Seat, random: Random): Action;
  /**
   * Plays on to the end of the deal, off the record, and says how many moves it took. It draws and does
   * exactly what `atRandom` and `apply` would, the lowest seat first where several may act.
   */
  playOut(state: State, random: Random): number;
  /** Trusts and mutates. */
  apply(state: State, seat: Seat, action: Action, random: Random, tell?: Tell<E>): void;
  copy(state: State): State;
  /** Every line of a finished deal; the sum over a seat's lines is its score. */
  score(state: State, line: ScoreLine): void;
  /** How a finished deal ended; without it, studies count score lines only. */
  outcome?(state: State): Outcome;

  view(state: State, eyes: Seat): V;
  guesser(view: V): Guesser<State>;
  explain(state: State, seat: Seat, action: Action): Refusal;

  /** The history as far as these eyes may know it. */
  history(state: State, eyes: Seat): Move[];
  tricks(state: State): Trick[];
  /** For games with draws after the deal: what `random` said for a recorded outcome, or −1. */
  recall?(state: State, trick: Trick): number;

  /** What the first deal carries, who deals after this one, and what it hands on. */
  first(players: number, options: Options): Carry;
  /** What earlier deals have left, as people write it in a file; undefined if it makes no sense. */
  carried?(written: unknown, players: number): Carry | undefined;
  next(state: State): { readonly dealer: Seat; readonly carry: Carry };
  ending(setup: Setup<Carry>): MatchEnd;
  /** Whether the match is over after this deal. */
  finished(setup: Setup<Carry>, totals: readonly number[]): boolean;
}
