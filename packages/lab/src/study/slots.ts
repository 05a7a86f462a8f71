import type { Places } from './sheet.ts';

/** The places of all measures of one pattern, by what stands for its `*`: a key is put together once only. */
export class Slots {
  readonly #places: Places;
  readonly #pattern: string;
  readonly #known = new Map<string | number, number>();

  constructor(places: Places, pattern: string) {
    this.#places = places;
    this.#pattern = pattern;
  }

  of(name: string | number): number {
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    const place = this.#places.of(this.#pattern.replace('*', String(name)));
    this.#known.set(name, place);
    return place;
  }
}
