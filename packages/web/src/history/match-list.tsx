import { PERSON } from '../balance.ts';
import { balanceIn } from '../kept.ts';
import { useWords } from '../words/index.ts';
import { dayIn } from './days.ts';
import { type PlayedMatch, playedMatch } from './figures.ts';
import type { HistoryLine } from './loading.ts';
import { roundWords } from './round.ts';
import { Tile } from './tile.tsx';
import { useHistoryWords } from './words.ts';
import type { HistoryWords } from './words-en.ts';

/** The matches by day, the newest first. */
export function MatchList({ lines }: { lines: readonly HistoryLine[] }) {
  const { code } = useWords();
  const history = useHistoryWords();
  const now = Date.now();
  const days = new Map<string, HistoryLine[]>();
  for (const line of lines) {
    const day = dayIn(code, line.when, now);
    days.set(day, [...(days.get(day) ?? []), line]);
  }
  return (
    <section class="matches" aria-label={history.list}>
      {[...days].map(([day, all]) => (
        <section key={day}>
          <h2>{day}</h2>
          <ul>
            {all.map((line) => (
              <MatchRow key={line.id} line={line} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

const addressOf = (screen: 'history' | 'play', id: string) =>
  `#/${screen}/${encodeURIComponent(id)}`;
const pastAddress = (id: string) => `#/friends/past?table=${encodeURIComponent(id)}`;

function MatchRow({ line }: { line: HistoryLine }) {
  const words = useWords();
  const history = useHistoryWords();
  const { id, summary, isWithFriends = false } = line;
  const match = playedMatch(line);
  const round = roundWords(words, history, summary);
  const [said, more] = round ?? (match ? overWords(history, match) : openWords(history, line));
  return (
    <li class="match" data-game={summary.game} data-over={summary.over || undefined}>
      <a href={isWithFriends ? pastAddress(id) : addressOf('history', id)}>
        <Tile game={summary.game} />
        <span class="match-words">
          <b>{said}</b>
          <span>
            {said !== summary.title && `${summary.title}: `}
            {isWithFriends ? `${history.withFriends}, ${more}` : more}
          </span>
        </span>
        {match && (
          <b class="match-place" data-won={match.isWon || undefined}>
            {history.ordinal(match.place)}
          </b>
        )}
      </a>
      {!summary.over && !isWithFriends && (
        <a class="choice" href={addressOf('play', id)} aria-label={`${history.goOn}: ${said}`}>
          {history.goOn}
        </a>
      )}
    </li>
  );
}

/** What happened to me, then to the others. */
function overWords(history: HistoryWords, { balance, isWon, place }: PlayedMatch) {
  const { names, totals, deals } = balance;
  const own = totals[PERSON];
  const isShared = totals.filter((total) => total === own).length > 1;
  const won = isShared ? history.sharedWith(own) : history.wonWith(own);
  const others = [...totals.keys()]
    .filter((seat) => seat !== PERSON)
    .sort((a, b) => totals[b] - totals[a])
    .slice(0, isWon ? 2 : 1)
    .map((seat) => history.standing(names[seat], totals[seat]));
  const said = isWon ? won : history.placed(place, names.length);
  const figures = isWon ? others : [history.own(own), ...others];
  return [said, [...figures, history.deals(deals)].join(', ')] as const;
}

function openWords(history: HistoryWords, { summary, isUnreadable }: HistoryLine) {
  const balance = balanceIn(summary);
  const state = isUnreadable ? history.unreadable : history.counting;
  if (summary.over) return [summary.title, state] as const;
  const others = balance?.names.slice(1) ?? [];
  const said = others.length > 0 ? history.against(others) : summary.title;
  return [said, history.broken(summary.deal)] as const;
}
