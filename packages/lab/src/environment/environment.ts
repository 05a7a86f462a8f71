import {
  type Action,
  actionsOf,
  fieldsOf,
  type Move,
  no,
  ok,
  type Result,
  type Seat,
  say,
  type View,
  write,
} from '@overtrick/engine';
import { type ObservationField, Observer } from '@overtrick/engine/observation';
import type { EnvironmentPlan } from './plan.ts';
import { ENDS, EnvironmentTable, NOBODY } from './table.ts';

/** What numbers mean at these tables. */
export interface EnvironmentShape {
  readonly game: string;
  readonly version: number;
  readonly players: number;
  readonly tables: number;
  /** How long an observation is, and what lies where in it. */
  readonly size: number;
  readonly fields: readonly ObservationField[];
  /** The kinds of cards, in the order of every plane. */
  readonly kinds: readonly string[];
  /** Every action by its number; where it names a seat, that is counted from the one who acts. */
  readonly actions: readonly string[];
}

/** Why a step was refused: nothing was done at any table. */
export interface StepFault {
  readonly table: number;
  readonly why: string;
}

/** Not an action: what a table is stepped with that is over. */
export const NO_ACTION = -1;

/**
 * Many tables of one game that are stepped together, for programs that learn. What there is to know after a step lies
 * side by side in `bytes`, in the order in which the lists are named here.
 */
export class Environment {
  readonly shape: EnvironmentShape;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** By table and seat: what the deals that ended in this step have brought, and the match before this deal. */
  readonly scores: Int32Array;
  readonly totals: Int32Array;
  /** By table: who is to act, and what has ended (`ENDS`). */
  readonly seats: Uint8Array;
  readonly ends: Uint8Array;
  /** By table and action: 1 for what is legal. */
  readonly masks: Uint8Array;
  /** By table: what the seat that is to act may know. */
  readonly observations: Int8Array;
  readonly #plan: EnvironmentPlan;
  readonly #observer: Observer;
  readonly #tables: EnvironmentTable[] = [];

  constructor(plan: EnvironmentPlan) {
    const { game, players, options, tables } = plan;
    this.#plan = plan;
    this.#observer = new Observer(game, players, options);
    this.shape = shapeOf(plan, this.#observer);
    const { size, actions } = this.shape;
    const cut = cutter(tables * (8 * players + 2 + actions.length + size));
    this.bytes = cut.bytes;
    this.scores = cut.take(Int32Array, tables * players);
    this.totals = cut.take(Int32Array, tables * players);
    this.seats = cut.take(Uint8Array, tables);
    this.ends = cut.take(Uint8Array, tables);
    this.masks = cut.take(Uint8Array, tables * actions.length);
    this.observations = cut.take(Int8Array, tables * size);
    this.reset();
  }

  /** Opens all tables anew, from another seed if one is given. */
  reset(seed = this.#plan.seed): void {
    const plan = { ...this.#plan, seed };
    for (let table = 0; table < plan.tables; table++) {
      this.#tables[table] = new EnvironmentTable(plan, table);
      this.#look(table, ENDS.nothing);
    }
  }

  /** One action a table, by its number; all of them are done, or none. */
  step(numbers: ArrayLike<number>): StepFault | undefined {
    const fault = this.#faultIn(numbers);
    if (fault) return fault;
    for (let table = 0; table < this.#tables.length; table++) {
      const number = numbers[table];
      if (number === NO_ACTION) continue;
      const action = this.#observer.action(this.seats[table], number);
      this.#look(table, this.#tables[table].step(action));
    }
    return undefined;
  }

  /** What any seat may know at a table and what is open to it, as numbers; and as a view. */
  observe(table: number, seat: Seat, into: Int8Array): void {
    this.#observer.observe(this.#tables[table].state, seat, into);
  }

  mask(table: number, seat: Seat, into: Uint8Array): void {
    this.#observer.mask(this.#tables[table].state, seat, into);
  }

  view(table: number, seat: Seat): View {
    return this.#plan.game.view(this.#tables[table].state, seat);
  }

  /** The numbers of the actions that a move is made of, for the seat that makes it. */
  numbersOf(move: unknown): Result<number[], string> {
    const { game, players } = this.#plan;
    const actions = actionsOf(game, move);
    if (!actions.ok) return no(say(game, actions.error.why));
    const { seat } = fieldsOf(move) as unknown as Move;
    if (seat >= players) return no(`seats are 0 to ${players - 1}, not ${seat}`);
    return ok(actions.value.map((action) => this.#observer.numberOf(seat, action)));
  }

  #faultIn(numbers: ArrayLike<number>): StepFault | undefined {
    const { tables, actions } = this.shape;
    if (numbers.length !== tables) {
      return { table: 0, why: `there are ${tables} tables, not ${numbers.length}` };
    }
    for (let table = 0; table < tables; table++) {
      const number = numbers[table];
      if (this.masks[table * actions.length + number] === 1 && number < actions.length) continue;
      if (number === NO_ACTION && this.seats[table] === NOBODY) continue;
      return { table, why: this.#whyNot(table, number) };
    }
    return undefined;
  }

  #whyNot(table: number, number: number): string {
    const { game } = this.#plan;
    const { length } = game.actions;
    const seat = this.seats[table];
    if (seat === NOBODY) return `table ${table} is over; only ${NO_ACTION} can be done there`;
    if (!(Number.isInteger(number) && number >= 0 && number < length)) {
      return `actions are 0 to ${length - 1}, not ${number}`;
    }
    const action = this.#observer.action(seat, number);
    const { why, clause } = game.explain(this.#tables[table].state, seat, action);
    return `${write(action)} is not legal: ${say(game, why)} (${clause})`;
  }

  /** Writes down what there is to know at a table. */
  #look(table: number, ended: number): void {
    const { players, size, actions } = this.shape;
    const { state, seat, scores, totals } = this.#tables[table];
    const eyes = seat === NOBODY ? 0 : seat;
    this.seats[table] = seat;
    this.ends[table] = ended;
    this.scores.set(scores, table * players);
    this.totals.set(totals, table * players);
    this.#observer.mask(state, eyes, this.masks, table * actions.length);
    this.#observer.observe(state, eyes, this.observations, table * size);
  }
}

function shapeOf({ game, players, tables }: EnvironmentPlan, observer: Observer): EnvironmentShape {
  const { name, version, actions } = game;
  const { size, fields, kinds } = observer;
  return { game: name, version, players, tables, size, fields, kinds, actions: actions.map(named) };
}

const named = (action: Action) => write(action);

interface List<Made> {
  new (buffer: ArrayBuffer, at: number, length: number): Made;
  readonly BYTES_PER_ELEMENT: number;
}

/** Cuts memory into lists, one after the other. */
function cutter(size: number) {
  const bytes = new Uint8Array(new ArrayBuffer(size));
  let at = 0;
  const take = <Made>(Kind: List<Made>, length: number): Made => {
    const list = new Kind(bytes.buffer, at, length);
    at += length * Kind.BYTES_PER_ELEMENT;
    return list;
  };
  return { bytes, take };
}
