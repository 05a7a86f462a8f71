import type { DealSet } from '@overtrick/table/again';
import { useWords } from '../words/index.ts';
import { SET_RIVALS, useRivals } from './rivals.ts';
import { type SetRow, withRival } from './sets.ts';
import { totalOf } from './told.ts';
import { useAgainWords } from './words.ts';

interface Props {
  readonly set: DealSet;
  readonly row: SetRow;
  keep(change: (row: SetRow) => SetRow): void;
}

/** Somebody's line in the table. */
interface Line {
  readonly name: string;
  readonly scores: readonly (number | null)[];
  readonly isOwn?: true;
}

/** Everybody beside each other. Of deals that the person has not played nothing is shown. */
export function SetResults({ set, row, keep }: Props) {
  const { setup } = useWords();
  const { set: words } = useAgainWords();
  const isPlayed = row.own.some((score) => score !== null);
  useSetRivals(set, row, keep);
  if (!isPlayed) return <p class="soft">{words.first}</p>;
  const bots = SET_RIVALS.map(({ level }) => ({
    name: words.bots(setup.levels[level] ?? level),
    scores: row.rivals[level] ?? row.own.map(() => null),
  }));
  const own: Line = { name: words.you, scores: row.own, isOwn: true };
  const lines = [own, ...row.friends, ...bots].map((line) => ({
    ...line,
    scores: line.scores.map((score, deal) => (row.own[deal] === null ? null : score)),
  }));
  const sorted = [...lines].sort((a, b) => totalOf(b.scores) - totalOf(a.scores));
  return <ResultsTable lines={sorted} />;
}

function ResultsTable({ lines }: { lines: readonly Line[] }) {
  const { set: words, signed } = useAgainWords();
  const [first] = lines;
  return (
    <section aria-label={words.table} class="set-results">
      <table>
        <thead>
          <tr>
            <th scope="col">{words.who}</th>
            {first.scores.map((_, deal) => (
              <th key={deal} scope="col" aria-label={words.deal(deal + 1)}>
                {deal + 1}
              </th>
            ))}
            <th scope="col">{words.total}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, scores, isOwn }) => (
            <tr key={name} data-own={isOwn}>
              <th scope="row">
                <bdi>{name}</bdi>
              </th>
              {scores.map((score, deal) => (
                <td key={deal}>{score === null ? '·' : signed(score)}</td>
              ))}
              <td>
                <b>{signed(totalOf(scores))}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Bots play what the person has played. */
function useSetRivals(set: DealSet, row: SetRow, keep: Props['keep']): void {
  const missing = row.own.flatMap((score, deal) =>
    SET_RIVALS.filter(
      ({ level }) => score !== null && (row.rivals[level]?.[deal] ?? null) === null,
    ).map((rival) => ({ from: { set, deal }, rival })),
  );
  useRivals(missing, (at, score) => {
    const { from, rival } = missing[at];
    keep((now) => withRival(now, rival.level, from.deal, score));
  });
}
