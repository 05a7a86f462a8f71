import type { ComponentChildren } from 'preact';
import { FacesProvider } from '../cards/drawn.ts';
import { facesWith } from '../cards/faces.ts';
import { NONE, TermsProvider } from '../terms/loading.ts';
import { WordsAt } from '../words/index.ts';
import { frontOf } from './front.ts';

interface Props {
  readonly game: string;
  /** Something else is loaded first: terms are marked afterwards. */
  readonly isHurried?: boolean;
  readonly children: ComponentChildren;
}

/** Inside it words, terms and cards are those of this game. */
export function At({ game, isHurried = false, children }: Props) {
  return (
    <FacesProvider value={facesWith(frontOf(game).faces)}>
      <WordsAt game={game}>
        <TermsProvider value={isHurried ? NONE : game}>{children}</TermsProvider>
      </WordsAt>
    </FacesProvider>
  );
}
