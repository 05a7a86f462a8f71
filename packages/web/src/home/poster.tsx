import { FacesProvider } from '../cards/drawn.ts';
import { facesWith } from '../cards/faces.ts';
import { Glyph } from '../cards/glyphs.tsx';
import { halfDone } from '../guide/progress.ts';
import type { Offer } from '../protocol.ts';
import { aboutIn, frontOf } from '../room/front.ts';
import { hasGuide } from '../room/guides.ts';
import { useWords } from '../words/index.ts';
import { PosterArt } from './poster-art.tsx';
import { PosterFacts } from './poster-facts.tsx';
import { playAgain } from './start.ts';

interface PosterProps {
  readonly offer: Offer;
  /** What stands first is larger. */
  readonly isFirst: boolean;
  /** Whether to play it is the first thing to do on the page. */
  readonly isMain: boolean;
  /** Whether there are tables with friends here. */
  readonly hasFriends: boolean;
  /** Opens the sheet of the game. */
  onMore(): void;
}

/** A game: what it is about, and the ways into it. Where there is little room, a sheet has some of them. */
export function Poster({ offer, isFirst, isMain, hasFriends, onMore }: PosterProps) {
  const { name, title } = offer;
  return (
    <FacesProvider value={facesWith(frontOf(name).faces)}>
      <li
        class="game poster"
        data-game={name}
        data-first={isFirst || undefined}
        style={{ '--poster': `var(--poster-${name}, #33424a)` }}
      >
        <PosterArt game={name} />
        <PosterText offer={offer} />
        <div class="poster-actions">
          <PlayButton offer={offer} isMain={isMain} />
          <PosterLinks offer={offer} isLong={isFirst} />
          <TableLinks offer={offer} hasFriends={hasFriends} />
          <MoreButton title={title} onClick={onMore} />
        </div>
      </li>
    </FacesProvider>
  );
}

function PosterText({ offer }: { offer: Offer }) {
  return (
    <div class="poster-words">
      <h2>{offer.title}</h2>
      <p>{aboutIn(useWords().code, offer.name)}</p>
      <PosterFacts offer={offer} />
    </div>
  );
}

function PlayButton({ offer, isMain }: { offer: Offer; isMain: boolean }) {
  const { home } = useWords();
  return (
    <button
      type="button"
      class={`choice ${isMain ? 'main' : 'paper'}`}
      aria-label={`${home.play}: ${offer.title}`}
      onClick={() => playAgain(offer)}
    >
      <Glyph name="play" />
      <span>{home.play}</span>
    </button>
  );
}

function PosterLinks({ offer: { name, title }, isLong }: { offer: Offer; isLong: boolean }) {
  const { home } = useWords();
  const { learning } = frontOf(name);
  const half = halfDone().get(name);
  const usual = isLong && learning !== undefined ? home.learnIn(learning) : home.learn;
  const learn = half ? home.learnOn(half.taken + 1, half.of) : usual;
  return (
    <>
      {hasGuide(name) && (
        <a class="ghost" href={`#/learn/${name}`} aria-label={`${learn}: ${title}`}>
          <Glyph name="learn" />
          {learn}
        </a>
      )}
      <a class="ghost" href={`#/rules/${name}`} aria-label={`${home.rules}: ${title}`}>
        <Glyph name="log" />
        {home.rules}
      </a>
    </>
  );
}

/** Tables that are not opened at once. */
function TableLinks({
  offer: { name, title },
  hasFriends,
}: Pick<PosterProps, 'offer' | 'hasFriends'>) {
  const { home } = useWords();
  return (
    <div class="poster-tables">
      <a class="ghost" href={`#/new/${name}`} aria-label={`${home.change}: ${title}`}>
        <Glyph name="sliders" />
        {home.change}
      </a>
      {hasFriends && (
        <a
          class="ghost"
          href={`#/friends/new?game=${name}`}
          aria-label={`${home.friends}: ${title}`}
        >
          <Glyph name="partner" />
          {home.friends}
        </a>
      )}
    </div>
  );
}

function MoreButton({ title, onClick }: { title: string; onClick(): void }) {
  const { home } = useWords();
  return (
    <button type="button" class="poster-more" aria-label={home.more(title)} onClick={onClick}>
      <Glyph name="more" />
    </button>
  );
}
