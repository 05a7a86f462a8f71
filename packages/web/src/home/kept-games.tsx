import { useEffect, useState } from 'preact/hooks';
import { forget, listKept } from '../clients.ts';
import type { KeptLine } from '../kept.ts';
import { useWords } from '../words/index.ts';

/** Games that were left: any number of them can be in progress. */
export function KeptGames() {
  const words = useWords();
  const [kept, setKept] = useState<readonly KeptLine[]>([]);
  useEffect(() => {
    listKept().then(setKept, () => setKept([]));
  }, []);
  if (kept.length === 0) return null;
  const remove = async (id: string) => {
    await forget(id).catch(() => {});
    setKept(kept.filter((each) => each.id !== id));
  };
  return (
    <section class="kept">
      <h2>{words.home.goOn}</h2>
      <ul>
        {kept.map(({ id, summary, when }) => (
          <li key={id}>
            <a href={`#/play/${encodeURIComponent(id)}`}>
              <b>{summary.title}</b>
              <span>
                {[
                  words.home.players(summary.players),
                  summary.over ? words.home.finished : words.home.deal(summary.deal),
                  words.home.points(summary.total),
                  words.date(when),
                ].join(' · ')}
              </span>
            </a>
            <button
              type="button"
              class="quiet"
              aria-label={`${words.home.remove}: ${summary.title}`}
              onClick={() => void remove(id)}
            >
              {words.home.remove}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
