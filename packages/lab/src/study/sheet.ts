import { type Counts, NONE, readCount } from './counts.ts';
import { baseOf } from './measures.ts';

/**
 * Where each measure is counted, the same in all variants. Places are given in the order in which measures are met, so
 * that to count is to add to a list: deals at random are over in microseconds.
 */
export class Places {
  readonly keys: string[] = [];
  /** By place, that of the base; its own if it is counted for the sake of others only. */
  readonly bases: number[] = [];
  readonly #places = new Map<string, number>();

  /** Ask once and keep it. */
  of(key: string): number {
    const known = this.#places.get(key);
    if (known !== undefined) return known;
    const base = baseOf(key);
    const at = base === undefined ? undefined : this.of(base);
    const place = this.keys.length;
    this.#places.set(key, place);
    this.keys.push(key);
    this.bases.push(at ?? place);
    return place;
  }
}

/** How many numbers a count has, in the order of its fields: see `counts.ts`. */
const FIELDS = 9;
const EMPTY = [0, 0, 0, 0, 0, 0, 0, NONE, NONE];

/** Counts the units of one variant. Numbers lie side by side, a count after the other: objects would cost as much as play. */
export class CountSheet {
  readonly #places: Places;
  readonly #bases: readonly number[];
  #table = new Float64Array(0);
  /** Of the unit under way, by place; who has a part in it, and how many have. */
  #values = new Float64Array(0);
  #isTouched = new Uint8Array(0);
  #touched = new Int32Array(0);
  #size = 0;

  constructor(places: Places) {
    this.#places = places;
    this.#bases = places.bases;
  }

  add(place: number, value: number): void {
    if (place >= this.#values.length) this.#grow();
    if (this.#isTouched[place] === 0) {
      this.#isTouched[place] = 1;
      this.#touched[this.#size++] = place;
    }
    this.#values[place] += value;
  }

  /** What the unit under way has come to so far. */
  now(place: number): number {
    return this.#values[place] ?? 0;
  }

  /** Ends a unit: what it came to goes into the counts, beside what it came to in the first variant. */
  settle(unit: number, first: CountSheet): void {
    if (first === this) {
      for (let i = 0; i < this.#size; i++) this.#count(this.#touched[i], unit);
      return;
    }
    if (this.#values.length < first.#values.length) this.#grow();
    if (first.#values.length < this.#values.length) first.#grow();
    for (let i = 0; i < this.#size; i++) {
      this.#count(this.#touched[i], unit);
      this.#pair(this.#touched[i], unit, first.#values);
    }
    for (let i = 0; i < first.#size; i++) {
      const place = first.#touched[i];
      if (this.#isTouched[place] === 0) this.#pair(place, unit, first.#values);
    }
  }

  /** Makes ready for the next unit. */
  clear(): void {
    for (let i = 0; i < this.#size; i++) {
      const place = this.#touched[i];
      this.#values[place] = 0;
      this.#isTouched[place] = 0;
    }
    this.#size = 0;
  }

  get counts(): Counts {
    this.#grow();
    const count = (place: number) =>
      readCount([...this.#table.subarray(place * FIELDS, (place + 1) * FIELDS)]);
    return new Map(this.#places.keys.map((key, place) => [key, count(place)]));
  }

  #count(place: number, unit: number): void {
    const table = this.#table;
    const at = place * FIELDS;
    const value = this.#values[place];
    table[at] += 1;
    table[at + 1] += value;
    table[at + 2] += value * value;
    table[at + 3] += value * this.#values[this.#bases[place]];
    if (table[at + 7] === NONE) table[at + 7] = unit;
  }

  #pair(place: number, unit: number, first: Float64Array): void {
    const table = this.#table;
    const at = place * FIELDS;
    const base = this.#bases[place];
    const value = this.#values[place];
    const its = first[place];
    table[at + 4] += value * its;
    table[at + 5] += value * first[base];
    table[at + 6] += its * this.#values[base];
    if (table[at + 8] === NONE && value !== its) table[at + 8] = unit;
  }

  /** Room for all places that there are, and some more. */
  #grow(): void {
    const from = this.#values.length;
    const wanted = this.#places.keys.length;
    if (from >= wanted) return;
    const length = 2 * wanted;
    this.#values = widened(this.#values, new Float64Array(length));
    this.#isTouched = widened(this.#isTouched, new Uint8Array(length));
    this.#touched = widened(this.#touched, new Int32Array(length));
    this.#table = widened(this.#table, new Float64Array(length * FIELDS));
    for (let place = from; place < length; place++) this.#table.set(EMPTY, place * FIELDS);
  }
}

function widened<List extends { set(list: List): void }>(list: List, wider: List): List {
  wider.set(list);
  return wider;
}
