import type { Seat } from '@overtrick/engine';
import { Portrait, type RingColour } from '../portraits/portrait.tsx';
import { faceKind } from '../portraits/sitting.ts';
import type { PageScene } from '../protocol.ts';
import type { EndingFigures, EndingRow } from '../room/ended.ts';
import { useRoom } from '../room/rooms.ts';
import { useOccasion } from '../table/occasion.ts';
import { nameOf } from '../table/phrases.ts';
import { useWords } from '../words/index.ts';

interface Props {
  readonly scene: PageScene;
  readonly figures: EndingFigures;
}

/** From so many on their rows are low on a phone. */
const MANY = 7;

/** What everybody scored, the best total first. */
export function Scores({ scene, figures: { columns, rows } }: Props) {
  const { ending } = useWords();
  return (
    <table
      class="end-scores"
      aria-label={ending.table}
      data-many={rows.length >= MANY || undefined}
      style={{ '--rows': rows.length }}
    >
      <thead>
        <tr>
          <td />
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
          <th scope="col">{ending.deal}</th>
          <th scope="col">{ending.total}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.seat} scene={scene} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ scene, row }: { scene: PageScene; row: EndingRow }) {
  const words = useWords();
  const { seat, scores, deal, total } = row;
  return (
    <tr data-me={seat === scene.view.eyes || undefined}>
      <th scope="row">
        <Sitter scene={scene} seat={seat} />
      </th>
      {scores.map((score, i) => (
        <td key={i}>{score === null ? '' : words.signed(score)}</td>
      ))}
      <td class="end-deal" data-sign={deal === 0 ? undefined : deal > 0 ? 'gain' : 'loss'}>
        {words.signed(deal)}
      </td>
      <td class="end-total">{words.figure(total)}</td>
    </tr>
  );
}

/** A face in the colour of its side, a name, and what the seat was in this deal. */
function Sitter({ scene, seat }: { scene: PageScene; seat: Seat }) {
  const words = useWords();
  const room = useRoom();
  const { brief } = room.plaque(useOccasion(scene), seat);
  return (
    <span class="end-sitter">
      <Portrait name={scene.names[seat]} who={faceKind(scene, seat)} ring={ringOf(scene, seat)} />
      <span>
        <b>{nameOf(words, scene, seat)}</b>
        {brief && <small>{brief}</small>}
      </span>
    </span>
  );
}

function ringOf({ view }: PageScene, seat: Seat): RingColour {
  const side = view.sides.find(({ seats }) => seats.includes(seat));
  if (side?.role === 'contract') return 'major';
  return side?.role === 'defence' ? 'minor' : 'plain';
}
