import type { Saying, Seat } from '@overtrick/engine';
import type { DealSheet } from '@overtrick/table';
import type { PageScene } from '../protocol.ts';
import { useRulesAddress } from '../rules/address.ts';
import { lineWords, nameOf } from '../table/phrases.ts';
import { useNarrow } from '../table/window.ts';
import { Said } from '../terms/said.tsx';
import { clauseName } from '../words/clauses.ts';
import { useWords } from '../words/index.ts';
import { asPlayed } from './as-played.ts';

/** Every finished deal, line by line; the newest first. */
export function ScoreSheet({ scene }: { scene: PageScene }) {
  const words = useWords();
  if (scene.sheet.length === 0) return <p>{words.sheet.none}</p>;
  return (
    <>
      {[...scene.sheet].reverse().map((deal) => (
        <DealTable key={deal.deal} scene={asPlayed(scene, deal.deal)} deal={deal} />
      ))}
    </>
  );
}

/** Seats beside each other in columns, or below each other where columns would not fit. */
const MOST_COLUMNS = 4;

function DealTable({ scene, deal }: { scene: PageScene; deal: DealSheet }) {
  const words = useWords();
  const isTall = useNarrow() && scene.names.length > MOST_COLUMNS;
  const title = words.sheet.dealt(deal.deal + 1, nameOf(words, scene, deal.dealer));
  const rows = rowsOf(deal);
  if (rows.length === 0) return <NothingScored title={title} />;
  const props = { scene, deal, rows };
  return (
    <section class="sheet-scroll" tabIndex={0} aria-label={title}>
      <table class="sheet" data-tall={isTall || undefined}>
        <caption>{title}</caption>
        {isTall ? <TallRows {...props} /> : <WideRows {...props} />}
      </table>
    </section>
  );
}

/** A deal that changed no total. */
function NothingScored({ title }: { title: string }) {
  const words = useWords();
  return (
    <section class="sheet-nothing">
      <h3>{title}</h3>
      <p>{words.sheet.nothing}</p>
    </section>
  );
}

interface RowsProps {
  readonly scene: PageScene;
  readonly deal: DealSheet;
  readonly rows: readonly Row[];
}

function WideRows({ scene, deal, rows }: RowsProps) {
  const words = useWords();
  const { names, view } = scene;
  return (
    <>
      <thead>
        <tr>
          <th scope="col">{words.sheet.reason}</th>
          {names.map((_, seat) => (
            <th key={seat} scope="col" data-me={seat === view.eyes || undefined}>
              {nameOf(words, scene, seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">
              <Reason scene={scene} row={row} />
            </th>
            {row.scores.map((score, seat) => (
              <td key={seat}>{score === undefined || score === 0 ? '·' : words.signed(score)}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <SumRow label={words.sheet.thisDeal} scores={deal.scores} signed />
        <SumRow label={words.sheet.total} scores={deal.totals} />
      </tfoot>
    </>
  );
}

function TallRows({ scene, deal, rows }: RowsProps) {
  const words = useWords();
  const { names, view } = scene;
  return (
    <>
      <thead>
        <tr>
          <td />
          <th scope="col">{words.sheet.reason}</th>
          <th scope="col">{words.sheet.thisDeal}</th>
          <th scope="col">{words.sheet.total}</th>
        </tr>
      </thead>
      <tbody>
        {names.map((_, seat) => (
          <tr key={seat} data-me={seat === view.eyes || undefined}>
            <th scope="row">{nameOf(words, scene, seat)}</th>
            <td class="reasons">
              <Reasons scene={scene} rows={rows} seat={seat} />
            </td>
            <td>{words.signed(deal.scores[seat])}</td>
            <td>
              <b>{words.figure(deal.totals[seat])}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </>
  );
}

interface ReasonsProps {
  readonly scene: PageScene;
  readonly rows: readonly Row[];
  readonly seat: Seat;
}

/** What one seat has scored for, line by line. */
function Reasons({ scene, rows, seat }: ReasonsProps) {
  const words = useWords();
  const own = rows.filter((row) => (row.scores[seat] ?? 0) !== 0);
  return (
    <ul>
      {own.map((row) => (
        <li key={row.key}>
          <span>{words.signed(row.scores[seat] ?? 0)}</span>
          <span>
            <Said text={lineWords(words, scene, row.why)} />
          </span>
          <ClauseSign scene={scene} clause={row.clause} />
        </li>
      ))}
    </ul>
  );
}

function Reason({ scene, row }: { scene: PageScene; row: Row }) {
  const words = useWords();
  return (
    <span class="sheet-reason">
      <span>
        <Said text={lineWords(words, scene, row.why)} />
      </span>
      <ClauseSign scene={scene} clause={row.clause} />
    </span>
  );
}

/** Where the rule behind a line is to be read: a sign, so that it is not in the way. */
function ClauseSign({ scene, clause }: { scene: PageScene; clause: string }) {
  const words = useWords();
  const address = useRulesAddress();
  const name = words.ending.clause(clauseName(scene, clause));
  return (
    <a class="clause-sign" href={address.clause(scene.game, clause)} aria-label={name} title={name}>
      <span>§</span>
    </a>
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

interface Row {
  readonly key: string;
  readonly clause: string;
  readonly why: Saying;
  readonly scores: (number | undefined)[];
}

function rowsOf({ lines, scores }: DealSheet): Row[] {
  const rows = new Map<string, Row>();
  for (const { seat, score, clause, why } of lines) {
    const key = JSON.stringify([clause, why]);
    const row = rows.get(key) ?? { key, clause, why, scores: scores.map(() => undefined) };
    row.scores[seat] = (row.scores[seat] ?? 0) + score;
    rows.set(key, row);
  }
  // What came to nothing for everybody tells nothing.
  return [...rows.values()].filter((row) => row.scores.some((score) => (score ?? 0) !== 0));
}
