import { Glyph } from '../cards/glyphs.tsx';
import { Dialog } from '../dialogs/dialog.tsx';
import { halfDone } from '../guide/progress.ts';
import type { Offer } from '../protocol.ts';
import { aboutIn, frontOf } from '../room/front.ts';
import { hasGuide } from '../room/guides.ts';
import { useWords } from '../words/index.ts';
import { PosterFacts } from './poster-facts.tsx';
import { playAgain } from './start.ts';

interface Props {
  readonly offer: Offer;
  /** Whether there are tables with friends here. */
  readonly hasFriends: boolean;
  onClose(): void;
}

/** All ways into a game, below each other. */
export function PosterSheet({ offer, hasFriends, onClose }: Props) {
  const words = useWords();
  const { home } = words;
  const { name, title } = offer;
  const { learning } = frontOf(name);
  const half = halfDone().get(name);
  const usual = learning === undefined ? home.learn : home.learnIn(learning);
  return (
    <Dialog title={title} onClose={onClose}>
      <div class="poster-sheet">
        <p>{aboutIn(words.code, offer.name)}</p>
        <PosterFacts offer={offer} />
        <button type="button" class="choice main" onClick={() => playAgain(offer)}>
          <Glyph name="play" />
          {home.play}
        </button>
        {hasGuide(name) && (
          <a class="choice" href={`#/learn/${name}`}>
            <Glyph name="learn" />
            {half ? home.learnOn(half.taken + 1, half.of) : usual}
          </a>
        )}
        {hasFriends && (
          <a class="choice" href={`#/friends/new?game=${name}`}>
            <Glyph name="partner" />
            {home.friends}
          </a>
        )}
        <a class="choice" href={`#/new/${name}?people=2`}>
          <Glyph name="swap" />
          {home.handRound}
        </a>
        <a class="choice" href={`#/new/${name}`}>
          <Glyph name="sliders" />
          {home.change}
        </a>
        <a class="choice" href={`#/rules/${name}`}>
          <Glyph name="log" />
          {home.rules}
        </a>
      </div>
    </Dialog>
  );
}
