import { PERSON, placeIn } from '../balance.ts';
import { balanceIn, type KeptLine, peopleIn } from '../kept.ts';
import { Portrait } from '../portraits/portrait.tsx';
import { type PageWords, useWords } from '../words/index.ts';

/** The faces that fit beside the words. */
const FACES = 4;

interface Props {
  readonly open: readonly KeptLine[];
  /** Whether it is the first thing to do on the page. */
  readonly isMain: boolean;
}

/** The newest game that is not over, and how many more there are. */
export function Continue({ open, isMain }: Props) {
  const words = useWords();
  const { home, round } = words;
  const [newest, ...others] = open;
  const { id, summary } = newest;
  const people = peopleIn(summary);
  const all = balanceIn(summary)?.names ?? [];
  const faces = [...all.keys()].slice(people.length > 0 ? 0 : 1);
  return (
    <section class="kept" aria-label={home.continue}>
      <div class="kept-card" data-game={summary.game}>
        <span class="kept-faces">
          {faces.slice(0, FACES).map((seat) => (
            <Portrait key={seat} name={all[seat]} who={people.includes(seat) ? 'person' : 'bot'} />
          ))}
        </span>
        <span class="kept-words">
          <b>
            {people.length > 0
              ? round.game(
                  summary.title,
                  people.map((seat) => all[seat]),
                )
              : home.yours(summary.title)}
          </b>
          <span>{standingWords(words, summary)}</span>
        </span>
        <a class={isMain ? 'choice main' : 'choice'} href={`#/play/${encodeURIComponent(id)}`}>
          {home.continue}
        </a>
      </div>
      {others.length > 0 && (
        <a class="kept-more" href="#/history">
          {home.moreOpen(others.length)}
        </a>
      )}
    </section>
  );
}

/** "Deal 3: Ben leads with 80." */
function standingWords({ home }: PageWords, summary: KeptLine['summary']): string {
  const balance = balanceIn(summary);
  const where = home.inDeal(summary.deal);
  if (!balance || balance.deals === 0) return where;
  const { totals, names } = balance;
  const most = Math.max(...totals);
  const leaders = totals.filter((total) => total === most).length;
  if (leaders > 1) return `${where}, ${home.shared(leaders, most)}`;
  if (peopleIn(summary).length > 0)
    return `${where}, ${home.behind(names[totals.indexOf(most)], most)}`;
  if (placeIn(balance) === 1) return `${where}, ${home.first(totals[PERSON])}`;
  return `${where}, ${home.behind(names[totals.indexOf(most)], most)}`;
}
