import type { Deck } from '../deck.ts';
import type { Action, Game, Options, Seat } from '../game.ts';
import * as rooms from '../games/observed.ts';
import type { Sitting } from '../look.ts';
import { openMatch } from '../match.ts';
import { FastRandom } from '../random.ts';
import { commonParts, donePart } from './common.ts';
import type { ObservationPart, ObservationRoom } from './part.ts';

const byName = new Map<string, ObservationRoom>(
  Object.values(rooms).map((room: ObservationRoom) => [room.game, room]),
);

/** Where a part of an observation is, and what it says. */
export interface ObservationField {
  readonly name: string;
  readonly from: number;
  readonly shape: readonly [rows: number, columns: number];
  readonly about: string;
}

/**
 * Writes what one seat may know as numbers, for programs that learn: bytes with a sign, always as many and at the same
 * places for one game and number of players. Seats are counted from the one that looks, in actions too.
 */
export class Observer {
  readonly fields: readonly ObservationField[];
  readonly size: number;
  /** The kinds of cards, in the order of every plane. */
  readonly kinds: readonly string[];
  readonly #game: Game;
  readonly #parts: readonly ObservationPart[];
  readonly #ats: readonly number[];
  /** By eyes, the number of each action, and the other way round. */
  readonly #turned: readonly (readonly number[])[];
  readonly #back: readonly (readonly number[])[];
  readonly #legal: Action[] = [];

  constructor(game: Game, players: number, options: Options) {
    const { setup } = openMatch(game, players, options, 0);
    const { deck } = (game.deal(setup, new FastRandom(0)) as Sitting).cards;
    const seats = [...Array(players).keys()];
    this.#game = game;
    this.kinds = deck.codes;
    this.#turned = seats.map((eyes) => game.actions.map((each) => turn(game, each, eyes, players)));
    this.#back = this.#turned.map(reversed);
    this.#parts = this.#partsOf(deck, players, packOf(deck, game.deck(setup)));
    const ends = this.#parts.map(({ shape: [rows, columns] }) => rows * columns).map(sumSoFar());
    this.size = ends.at(-1) ?? 0;
    this.#ats = [0, ...ends.slice(0, -1)];
    this.fields = this.#parts.map(({ name, shape, about }, i) => {
      return { name, from: this.#ats[i], shape, about };
    });
  }

  /** What these eyes may know, from place `at` on. */
  observe(state: unknown, eyes: Seat, into: Int8Array, at = 0): void {
    into.fill(0, at, at + this.size);
    for (let i = 0; i < this.#parts.length; i++) {
      this.#parts[i].put(state as Sitting, eyes, into, at + this.#ats[i]);
    }
  }

  /** A one for each action that is open to a seat that is to act, from place `at` on. */
  mask(state: unknown, seat: Seat, into: Uint8Array, at = 0): void {
    const numbers = this.#turned[seat];
    into.fill(0, at, at + numbers.length);
    if ((this.#game.acting(state) & (1 << seat)) === 0) return;
    const count = this.#game.legal(state, seat, this.#legal);
    for (let i = 0; i < count; i++) into[at + numbers[this.#legal[i].index]] = 1;
  }

  /** The action that has this number for a seat. */
  action(seat: Seat, number: number): Action {
    return this.#game.actions[this.#back[seat][number]];
  }

  /** The number that an action has for a seat. */
  numberOf(seat: Seat, action: Action): number {
    return this.#turned[seat][action.index];
  }

  #partsOf(deck: Deck, players: number, pack: readonly number[]): ObservationPart[] {
    const room = byName.get(this.#game.name);
    const table = { deck, players };
    const isCovert = (action: Action) => room?.isCovert?.(action) ?? false;
    return [
      ...(room ? [phasePart(room.phases)] : []),
      ...commonParts(this.#game, table, pack),
      ...(room?.parts(table) ?? []),
      donePart(this.#game, players, (eyes) => this.#turned[eyes], isCovert),
    ];
  }
}

function phasePart(phases: readonly string[]): ObservationPart {
  return {
    name: 'phase',
    about: `1 for what is going on: ${phases.join(', ')}`,
    shape: [1, phases.length],
    put({ phase }, _, into, at) {
      into[at + phases.indexOf(phase)] = 1;
    },
  };
}

/** An action that names a seat has the number of the one that names the same seat as others count it. */
function turn(game: Game, action: Action, eyes: Seat, players: number): number {
  const { index, type, field, what } = action;
  const isSeat = game.grammar[type].some(({ name, of }) => name === field && of === 'seat');
  if (!isSeat || what >= players) return index;
  return index - what + ((what - eyes + players) % players);
}

function reversed(numbers: readonly number[]): number[] {
  const back = Array<number>(numbers.length);
  for (const [index, number] of numbers.entries()) back[number] = index;
  return back;
}

function packOf(deck: Deck, codes: readonly string[]): number[] {
  return codes.map((code) => deck.kind(code));
}

function sumSoFar(): (size: number) => number {
  let sum = 0;
  return (size) => (sum += size);
}
