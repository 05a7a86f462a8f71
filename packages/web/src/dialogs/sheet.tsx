import type { DealSheet } from '@overtrick/table';
import type { Scene } from '../protocol.ts';
import { clauseName } from '../table/sense.ts';
import { useWords } from '../words/index.ts';

/** Every finished deal, line by line with clauses; the newest first. */
export function ScoreSheet({ scene }: { scene: Scene }) {
  const words = useWords();
  if (scene.sheet.length === 0) return <p>{words.sheet.none}</p>;
  return (
    <>
      {[...scene.sheet].reverse().map((deal) => (
        <DealTable key={deal.deal} scene={scene} deal={deal} />
      ))}
    </>
  );
}

export function DealTable({ scene, deal }: { scene: Scene; deal: DealSheet }) {
  const words = useWords();
  const { names, view } = scene;
  const rows = rowsOf(deal);
  return (
    <div class="sheet-scroll">
      <table class="sheet">
        <caption>{words.sheet.dealt(deal.deal + 1, names[deal.dealer])}</caption>
        <thead>
          <tr>
            <th scope="col">{words.sheet.reason}</th>
            {names.map((name, seat) => (
              <th key={seat} scope="col" data-me={seat === view.eyes || undefined}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ clause, why, scores }) => (
            <tr key={clause + why}>
              <th scope="row">
                {words.sheet.line(clause, why, timesOf(scene))}
                <small>{clauseName(scene, clause)}</small>
              </th>
              {scores.map((score, seat) => (
                <td key={seat}>{score === undefined ? '·' : words.signed(score)}</td>
              ))}
            </tr>
          ))}
          {rows.length === 0 && (
            <tr>
              <th scope="row">{words.sheet.nothing}</th>
              {names.map((_, seat) => (
                <td key={seat}>·</td>
              ))}
            </tr>
          )}
        </tbody>
        <tfoot>
          <SumRow label={words.sheet.thisDeal} scores={deal.scores} signed />
          <SumRow label={words.sheet.total} scores={deal.totals} />
        </tfoot>
      </table>
    </div>
  );
}

function SumRow({
  label,
  scores,
  signed,
}: {
  label: string;
  scores: readonly number[];
  signed?: boolean;
}) {
  const words = useWords();
  return (
    <tr>
      <th scope="row">{label}</th>
      {scores.map((score, seat) => (
        <td key={seat}>{signed ? words.signed(score) : words.figure(score)}</td>
      ))}
    </tr>
  );
}

function timesOf({ view }: Scene): number {
  return (view as { multiplier?: number }).multiplier ?? 1;
}

interface Row {
  readonly clause: string;
  readonly why: string;
  readonly scores: (number | undefined)[];
}

function rowsOf({ lines, scores }: DealSheet): Row[] {
  const rows = new Map<string, Row>();
  for (const { seat, score, clause, why } of lines) {
    const key = `${clause} ${why}`;
    const row = rows.get(key) ?? { clause, why, scores: scores.map(() => undefined) };
    row.scores[seat] = (row.scores[seat] ?? 0) + score;
    rows.set(key, row);
  }
  return [...rows.values()];
}
