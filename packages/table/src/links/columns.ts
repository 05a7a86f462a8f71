// The numbers of a game by what they mean: what is alike is told alike.
import type { ByteReader } from './bytes.ts';
import { type Coder, CoderReader } from './coder.ts';
import { NumberColumn, NumberFlow } from './numbers.ts';
import { PackLeft } from './pack.ts';

export type LinkColumn = 'deals' | 'cards' | 'shapes' | 'seats' | 'values' | 'tricks' | 'scores';

/** Numbers of one column, in their order. */
export interface NumberReader {
  whole(): number;
  signed(): number;
  /** Most likely one below this. */
  below(most: number): number;
  many<T>(read: () => T): T[];
}

/** What a code holds, on whichever way it was written. */
export interface LinkSource {
  /** What the numbers mean, as `LinkHead` in JSON. */
  readonly head: string;
  readonly seals: ByteReader;
  /** `among` are the numbers of a column that are likely to be alike. */
  column(name: LinkColumn, among?: number): NumberReader;
  /** For each deal, what reads its hands and its stock one after the other. */
  dealing(words: readonly string[]): () => string[];
}

/** All columns of a game on their way to few bytes, or back: the numbers learn from those before them what they are likely to be. */
export class ChanceColumns {
  readonly flow: NumberFlow;
  private readonly columns = new Map<string, NumberColumn>();

  constructor(coder: Coder) {
    this.flow = new NumberFlow(coder);
  }

  column(name: LinkColumn, among = 0): NumberColumn {
    const key = `${name} ${among}`;
    const column = this.columns.get(key) ?? new NumberColumn(this.flow);
    this.columns.set(key, column);
    return column;
  }

  /** For one deal of this pack, what writes or reads its hands. Whether they are in order is told of each. */
  dealing(pack: readonly string[]): (hand?: readonly string[]) => string[] {
    const left = new PackLeft(pack, this.flow, this.column('cards'));
    return (hand = []) => {
      const isSorted = hand.every((card, at) => at === 0 || hand[at - 1] <= card);
      return left.hand(this.column('cards', ORDER).whole(Number(!isSorted)) === 0, hand);
    };
  }
}

const ORDER = 1;

/** Since version 3. The first number says how many of the words are the pack. */
export class ChanceSource extends ChanceColumns implements LinkSource {
  readonly head: string;
  readonly seals: ByteReader;
  private readonly size: number;

  constructor(head: string, seals: ByteReader, coded: Uint8Array) {
    super(new CoderReader(coded));
    this.head = head;
    this.seals = seals;
    this.size = this.column('deals').whole();
  }

  override dealing(words: readonly string[]): () => string[] {
    return super.dealing(words.slice(0, this.size));
  }
}
