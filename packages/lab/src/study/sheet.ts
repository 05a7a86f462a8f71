import { type Count, type Counts, emptyCount, NONE } from './counts.ts';
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

/** Counts the units of one variant. */
export class Sheet {
  readonly #places: Places;
  readonly #counts: Count[] = [];
  /** Of the unit under way. */
  readonly #values: number[] = [];
  readonly #touched: number[] = [];
  readonly #isTouched: boolean[] = [];

  constructor(places: Places) {
    this.#places = places;
  }

  add(place: number, value: number): void {
    if (place >= this.#values.length) this.#grow();
    if (!this.#isTouched[place]) {
      this.#isTouched[place] = true;
      this.#touched.push(place);
    }
    this.#values[place] += value;
  }

  /** What the unit under way has come to. */
  value(place: number): number {
    return place < this.#values.length ? this.#values[place] : 0;
  }

  /** Ends a unit: what it came to goes into the counts, beside what it came to in the first variant. */
  settle(unit: number, first: Sheet): void {
    this.#grow();
    for (const place of this.#touched) this.#count(place, unit);
    if (first === this) return;
    for (const place of this.#touched) this.#pair(place, unit, first);
    for (const place of first.#touched) {
      if (!this.#isTouched[place]) this.#pair(place, unit, first);
    }
  }

  /** Makes ready for the next unit. */
  clear(): void {
    for (const place of this.#touched) {
      this.#values[place] = 0;
      this.#isTouched[place] = false;
    }
    this.#touched.length = 0;
  }

  get counts(): Counts {
    return new Map(this.#counts.map((count, place) => [this.#places.keys[place], count]));
  }

  #grow(): void {
    while (this.#values.length < this.#places.keys.length) {
      this.#values.push(0);
      this.#isTouched.push(false);
      this.#counts.push(emptyCount());
    }
  }

  #count(place: number, unit: number): void {
    const count = this.#counts[place];
    const value = this.#values[place];
    count.units++;
    count.sum += value;
    count.squares += value * value;
    count.withBase += value * this.#values[this.#places.bases[place]];
    if (count.sample === NONE) count.sample = unit;
  }

  #pair(place: number, unit: number, first: Sheet): void {
    const count = this.#counts[place];
    const base = this.#places.bases[place];
    const value = this.#values[place];
    const its = first.value(place);
    count.paired += value * its;
    count.withItsBase += value * first.value(base);
    count.itsWithBase += its * this.#values[base];
    if (count.differing === NONE && value !== its) count.differing = unit;
  }
}
