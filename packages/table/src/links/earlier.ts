// Versions 1 and 2: columns of bytes behind a head, all of it packed. They are read for ever, and written no more.
import { ByteReader, Unreadable } from './bytes.ts';
import type { LinkColumn, LinkSource } from './columns.ts';

const COLUMNS = ['deals', 'cards', 'shapes', 'seats', 'values', 'tricks', 'scores'] as const;

/** Far more than any deal of any game has. */
const MOST_OF_A_DEAL = 10_000;

export class EarlierSource implements LinkSource {
  readonly head: string;
  readonly seals: ByteReader;
  private readonly columns: Readonly<Record<LinkColumn, ByteReader>>;

  constructor(packable: Uint8Array, seals: ByteReader) {
    const whole = new ByteReader(packable);
    this.head = whole.text();
    this.seals = seals;
    const columns = COLUMNS.map((name) => [name, new ByteReader(whole.bytes())]);
    this.columns = Object.fromEntries(columns);
  }

  column(name: LinkColumn): ByteReader {
    return this.columns[name];
  }

  /** Each card was told by how far it is from the one before. */
  dealing(words: readonly string[]): () => string[] {
    const { deals, cards } = this.columns;
    return () => {
      const length = deals.whole();
      if (length > MOST_OF_A_DEAL) throw new Unreadable('a deal has too many cards or moves');
      let last = 0;
      return Array.from({ length }, () => {
        last += cards.signed();
        const word = words[last];
        if (word === undefined) throw new Unreadable('a word is missing');
        return word;
      });
    };
  }
}
