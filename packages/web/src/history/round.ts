import { balanceIn, peopleIn, type Summary } from '../kept.ts';
import type { PageWords } from '../words/index.ts';
import type { HistoryWords } from './words-en.ts';

/** Who played a match round on this device and how it went, then the rest; undefined where somebody played alone. */
export function roundWords(
  { round, figure }: PageWords,
  history: HistoryWords,
  summary: Summary,
): readonly [string, string] | undefined {
  const people = peopleIn(summary);
  const balance = balanceIn(summary);
  if (people.length === 0 || !balance) return undefined;
  const { names, totals, deals } = balance;
  const who = round.game(
    summary.title,
    people.map((seat) => names[seat]),
  );
  if (!summary.over) return [who, history.broken(summary.deal)];
  const most = Math.max(...totals);
  const best = names.filter((_, seat) => totals[seat] === most);
  const others = [...totals.keys()]
    .filter((seat) => totals[seat] !== most)
    .sort((a, b) => totals[b] - totals[a])
    .map((seat) => history.standing(names[seat], totals[seat]));
  return [round.won(best, figure(most)), [...others, history.deals(deals)].join(', ')];
}
