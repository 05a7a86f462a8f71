import type { ComponentChildren } from 'preact';
import { FacesProvider } from '../cards/drawn.ts';
import { facesWith } from '../cards/faces.ts';
import { TermsProvider } from '../terms/loading.ts';
import { WordsAt } from '../words/index.ts';
import { frontOf } from './front.ts';

/** Inside it words, terms and cards are those of this game. */
export function At({ game, children }: { game: string; children: ComponentChildren }) {
  return (
    <FacesProvider value={facesWith(frontOf(game).faces)}>
      <WordsAt game={game}>
        <TermsProvider value={game}>{children}</TermsProvider>
      </WordsAt>
    </FacesProvider>
  );
}
