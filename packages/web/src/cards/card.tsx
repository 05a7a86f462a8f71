import { useWords } from '../words/index.ts';
import { TrumpBand, type TrumpMark } from './band.tsx';
import { useFaces } from './drawn.ts';
import { glyphOf, pictureOf, rankOf, suitOf } from './faces.ts';
import { Glyph } from './glyphs.tsx';
import { Picture, type PictureName } from './picture.tsx';

/** What a card is just now: it may be played, may not, is about to be, is advised, or takes the trick so far. */
export type CardState = 'legal' | 'illegal' | 'staged' | 'advised' | 'winning';

interface FaceProps {
  readonly code: string;
  readonly pips: number;
  readonly band?: TrumpMark | undefined;
  readonly state?: CardState | undefined;
}

/** The face of a card. Around it goes whatever the card is just now: a button, a picture, a row. */
export function Face({ code, pips, band, state }: FaceProps) {
  const { suit, rank, glyph, picture, mark } = usePrint(code);
  return (
    <span
      class="card"
      data-suit={suit}
      data-index={lengthOf(rank)}
      data-banded={band && true}
      data-state={state}
      aria-hidden="true"
    >
      {band && <TrumpBand band={band} />}
      <span class="index">
        {rank && <b>{rank}</b>}
        <Glyph name={glyph} />
        <i class="letter">{mark}</i>
        <Pips count={pips} />
      </span>
      <Middle glyph={glyph} picture={picture} />
      {rank && (
        <span class="turned" data-picture={isFigure(picture) || undefined}>
          {rank}
        </span>
      )}
    </span>
  );
}

/** What is printed on a card, in the reader's language. */
function usePrint(code: string) {
  const words = useWords();
  const faces = useFaces();
  const suit = suitOf(faces, code);
  return {
    suit,
    mark: words.mark(suit),
    rank: words.rank(rankOf(faces, code)),
    glyph: glyphOf(faces, suit),
    picture: pictureOf(faces, code),
  };
}

/** Two figures, or a letter, need more room than one figure. */
function lengthOf(rank: string): 'none' | 'wide' | 'letter' | undefined {
  if (rank === '') return 'none';
  if (rank.length > 1) return 'wide';
  return /\d/.test(rank) ? undefined : 'letter';
}

function isFigure(picture: PictureName | undefined): boolean {
  return picture !== undefined && picture !== 'ace';
}

function Middle({ glyph, picture }: { glyph: string; picture: PictureName | undefined }) {
  if (picture) return <Picture name={picture} glyph={glyph} />;
  return (
    <span class="centre">
      <Glyph name={glyph} />
    </span>
  );
}

function Pips({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span class="pips">
      {Array.from({ length: count }, (_, i) => (
        <i key={i} />
      ))}
    </span>
  );
}

/** Where a small card is: with me, with nobody that one knows of, or no more to be played. */
export type ChipState = 'mine' | 'unseen' | 'gone';

interface ChipProps {
  readonly code: string;
  readonly mark?: boolean | undefined;
  readonly band?: TrumpMark | undefined;
  readonly state?: ChipState | undefined;
}

/** A small card for what lies before others and in lists: index and sign only. */
export function Chip({ code, mark, band, state }: ChipProps) {
  const { suit, rank, glyph } = usePrint(code);
  return (
    <span
      class="chip"
      data-suit={suit}
      data-index={lengthOf(rank)}
      data-mark={mark || undefined}
      data-banded={band && true}
      data-place={state}
      aria-hidden="true"
    >
      {band && <TrumpBand band={band} />}
      {rank && <b>{rank}</b>}
      <Glyph name={glyph} />
    </span>
  );
}

/** The sign of a suit, with words beside it. */
export function Suited({ suit, label }: { suit: string; label: string }) {
  return (
    <span class="choice-suit" data-suit={suit}>
      <Glyph name={glyphOf(useFaces(), suit)} />
      {label}
    </span>
  );
}
