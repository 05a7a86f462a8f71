import type { Places } from './sheet.ts';

/** The places of measures that go together, by what stands for the `*` of their patterns: keys are put together once. */
export class Slots {
  readonly #places: Places;
  readonly #patterns: readonly string[];
  readonly #known = new Map<string | number, readonly number[]>();

  constructor(places: Places, ...patterns: readonly string[]) {
    this.#places = places;
    this.#patterns = patterns;
  }

  /** In the order of the patterns. */
  of(name: string | number): readonly number[] {
    const known = this.#known.get(name);
    if (known) return known;
    const keys = this.#patterns.map((pattern) => pattern.replace('*', String(name)));
    const slots = keys.map((key) => this.#places.of(key));
    this.#known.set(name, slots);
    return slots;
  }
}
