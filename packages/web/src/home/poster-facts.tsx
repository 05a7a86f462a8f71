import { Glyph } from '../cards/glyphs.tsx';
import type { Offer } from '../protocol.ts';
import { type Difficulty, frontOf } from '../room/front.ts';
import { lengthOf, minutesOf } from '../room/length.ts';
import { useWords } from '../words/index.ts';
import { usualPlayers } from './start.ts';

/** Before a match starts: for how many it is, how long it takes as it would be opened now, how hard it is. */
export function PosterFacts({ offer }: { offer: Offer }) {
  const { home } = useWords();
  const [fewest, most] = offer.seats;
  const players = usualPlayers(offer);
  const length = lengthOf(offer.name, players);
  const minutes = length && minutesOf(length, length.deals, { players, people: 1 });
  const { difficulty } = frontOf(offer.name);
  return (
    <ul class="poster-facts">
      <li>
        <Glyph name="partner" />
        <span aria-hidden="true">{fewest === most ? fewest : `${fewest}–${most}`}</span>
        <span class="unseen">{home.seats(fewest, most)}</span>
      </li>
      {minutes !== undefined && (
        <li title={home.minutesTold(minutes, players)}>
          <Glyph name="clock" />
          <span aria-hidden="true">{home.minutes(minutes)}</span>
          <span class="unseen">{home.minutesTold(minutes, players)}</span>
        </li>
      )}
      {difficulty && (
        <li>
          <Bars difficulty={difficulty} />
          <span aria-hidden="true">{home.difficulty[difficulty]}</span>
          <span class="unseen">{home.difficultyTold(home.difficulty[difficulty])}</span>
        </li>
      )}
    </ul>
  );
}

const STEPS: readonly Difficulty[] = [1, 2, 3, 4, 5];

function Bars({ difficulty }: { difficulty: Difficulty }) {
  return (
    <span class="difficulty" aria-hidden="true">
      {STEPS.map((step) => (
        <i key={step} data-on={step <= difficulty || undefined} />
      ))}
    </span>
  );
}
