// The quick derivation of chance that simulations use, by the name of `quick/1`: one hash a deal, then the
// fast generator. As repeatable as a table's deals, but no secret. It is described in docs/deals.md; whatever
// changes here needs another name.

import { FastRandom } from './random.ts';
import { labelBytes, seedBytes } from './seed.ts';
import { sha256Into } from './sha256.ts';

export const QUICK = 'quick/1';

const WORD = 2 ** 32;

/** All chance of the matches of one seed, deal by deal. */
export class QuickChance {
  /** What the cards are drawn from, and before the first deal the first dealer. */
  readonly cards = new FastRandom(0);
  /** What all else is drawn from: what a game draws after the deal, and what random players do. */
  readonly rest = new FastRandom(0);
  readonly #message: Uint8Array;
  readonly #numbers: DataView;
  readonly #digest = new Int32Array(8);
  readonly #first = this.#digest.subarray(0, 4);
  readonly #second = this.#digest.subarray(4);
  /** What the digest is of. */
  #match = -1;
  #deal = -1;

  /** The seed is 64 hexadecimal digits. */
  constructor(seed: string) {
    const start = [...labelBytes(QUICK), ...seedBytes(seed)];
    this.#message = new Uint8Array(start.length + 12);
    this.#message.set(start);
    this.#numbers = new DataView(this.#message.buffer, start.length);
  }

  /** Makes ready for one deal of one match, both counted from 0; as often as wanted for the same deal. */
  open(match: number, deal: number): void {
    if (match !== this.#match || deal !== this.#deal) this.#derive(match, deal);
    this.cards.restart(this.#first);
    this.rest.restart(this.#second);
  }

  #derive(match: number, deal: number): void {
    this.#match = match;
    this.#deal = deal;
    this.#numbers.setUint32(0, match / WORD);
    this.#numbers.setUint32(4, match);
    this.#numbers.setUint32(8, deal);
    sha256Into(this.#digest, this.#message);
  }
}
