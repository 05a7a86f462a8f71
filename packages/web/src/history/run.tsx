import type { PlayedMatch } from './figures.ts';
import { useHistoryWords } from './words.ts';

/** So many matches are told in the first sentence. */
const MOST = 20;

/** How it went of late: a sentence, and a bar a match. */
export function Run({ matches }: { matches: readonly PlayedMatch[] }) {
  const history = useHistoryWords();
  const latest = matches.slice(0, MOST).reverse();
  const won = latest.filter(({ isWon }) => isWon).length;
  return (
    <section class="run" style={{ '--matches': latest.length }}>
      <p class="history-lead">
        {history.lead(won, latest.length, latest.length === matches.length)}
      </p>
      {latest.length > 1 && (
        <>
          <div class="run-bars" aria-hidden="true">
            {latest.map(({ id, isWon }) => (
              <i key={id} data-won={isWon || undefined} />
            ))}
          </div>
          <div class="run-key" aria-hidden="true">
            <span>{history.first(latest.length)}</span>
            <span>
              <span class="run-sign">
                <i data-won /> {history.isWon}
              </span>{' '}
              <span class="run-sign">
                <i /> {history.isNot}
              </span>
            </span>
            <span>{history.last}</span>
          </div>
        </>
      )}
    </section>
  );
}
