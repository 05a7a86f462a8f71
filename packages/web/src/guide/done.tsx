import { PosterArt } from '../home/poster-art.tsx';
import { startTable } from '../home/start.ts';
import { go } from '../route.ts';
import { change } from '../settings.ts';
import { useWords } from '../words/index.ts';
import type { Taught } from './loading.ts';

interface Props {
  readonly taught: Taught;
  /** Every step was taken. */
  readonly isDone: boolean;
  onAgain(): void;
  onBack(): void;
}

/** After the last step, or before it for who has seen enough: now for real. */
export function Done({ taught, isDone, onAgain, onBack }: Props) {
  const { guide } = useWords();
  const { game, lesson } = taught;
  return (
    <main class="guide-done">
      <div class="guide-poster" style={{ '--poster': `var(--poster-${game}, #33424a)` }}>
        <PosterArt game={game} />
      </div>
      <h1>{isDone ? guide.done : guide.enough}</h1>
      <p>{guide.next}</p>
      <div class="guide-ways">
        <button
          type="button"
          class="choice main"
          onClick={() => playForReal(game, lesson.others.length + 1)}
        >
          {guide.play}
        </button>
        {!isDone && (
          <button type="button" class="choice" onClick={onBack}>
            {guide.back}
          </button>
        )}
        <button type="button" class="choice" onClick={onAgain}>
          {guide.again}
        </button>
        <button type="button" class="choice" onClick={() => go('#/')}>
          {guide.home}
        </button>
      </div>
    </main>
  );
}

/** Against novices, with a word where something happens for the first time. */
function playForReal(game: string, players: number): void {
  change({ help: 'on' });
  const bots = Array.from({ length: players }, (_, seat) => (seat === 0 ? null : 'novice'));
  startTable({ game, players, bots, seed: '' });
}
