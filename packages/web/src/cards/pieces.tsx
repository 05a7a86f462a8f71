import { useWords } from '../words/index.ts';
import { Chevrons, type TrumpMark } from './band.tsx';
import { useFaces } from './drawn.ts';
import { glyphOf, isSuit } from './faces.ts';
import { Glyph } from './glyphs.tsx';

/** "tie" is a crown that lies face down. */
export type PieceName = 'crown' | 'tie' | 'shield' | 'dealer';

/** Crown, Shield or the dealer's mark; words beside it say the same. Its size is `--piece-w`. */
export function Piece({ name }: { name: PieceName }) {
  const words = useWords();
  return (
    <span
      class="piece"
      data-piece={name}
      title={name === 'dealer' ? words.table.dealer : undefined}
      aria-hidden="true"
    >
      {name === 'dealer' ? (
        words.table.dealerShort
      ) : (
        <Glyph name={name === 'shield' ? 'shield' : 'crown'} />
      )}
    </span>
  );
}

interface TrumpTokenProps {
  /** A suit or whatever else was named. */
  readonly name: string;
  /** What is written on it if it is no suit. */
  readonly sign?: string | undefined;
  /** Left out where there is only one trump. */
  readonly band?: TrumpMark | undefined;
}

/** A trump as it lies on the table. Its size is `--token-size`. */
export function TrumpToken({ name, sign = name, band }: TrumpTokenProps) {
  const faces = useFaces();
  const isGlyph = isSuit(faces, name);
  return (
    <span
      class="trump-piece"
      data-suit={isGlyph ? name : undefined}
      data-band={band}
      aria-hidden="true"
    >
      {isGlyph ? (
        <Glyph name={glyphOf(faces, name)} />
      ) : (
        <b data-long={sign.length > 1 || undefined}>{sign}</b>
      )}
      {band && (
        <span class="trump-rank">
          <Chevrons band={band} />
        </span>
      )}
    </span>
  );
}

/** How many cards were bid, and what they add. Its size is `--token-size`. */
export function BidToken({ cards, bonus }: { cards: number; bonus: string }) {
  return (
    <span class="bid-token" aria-hidden="true">
      <b>{cards}</b>
      <span>{bonus}</span>
    </span>
  );
}
