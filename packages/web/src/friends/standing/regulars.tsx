import { useState } from 'preact/hooks';
import { Segments } from '../../controls/segments.tsx';
import { useWords } from '../../words/index.ts';
import type { StandingRow, StandingTable } from '../api.ts';
import { titleOf, useTitles } from '../titles.ts';
import { useFriendWords } from '../words.ts';

/** Everybody who is seen on this server, one game at a time. */
export function Regulars({ tables }: { tables: readonly StandingTable[] }) {
  const { standing: said } = useFriendWords();
  const titles = useTitles();
  const [chosen, setChosen] = useState(tables[0].game);
  const table = tables.find(({ game }) => game === chosen) ?? tables[0];
  const segments = tables.map(({ game }) => ({ value: game, label: titleOf(titles, game) }));
  return (
    <section class="figures regulars">
      <h2>{said.regulars}</h2>
      <p class="soft">{said.regularsAbout}</p>
      {tables.length > 1 ? (
        <div class="chips">
          <Segments
            label={said.game}
            isLabelHidden
            segments={segments}
            value={table.game}
            onChange={(game) => setChosen(game)}
          />
        </div>
      ) : (
        <h3>{segments[0].label}</h3>
      )}
      <Rows rows={table.rows} />
    </section>
  );
}

function Rows({ rows }: Pick<StandingTable, 'rows'>) {
  const { standing: said } = useFriendWords();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{said.who}</th>
          <th scope="col">{said.rating}</th>
          <th scope="col">{said.matches}</th>
          <th scope="col">{said.wins}</th>
          <th scope="col">{said.perDeal}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, i) => (
          <Row key={i} row={row} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row }: { row: StandingRow }) {
  const words = useWords();
  const { standing: said } = useFriendWords();
  const { rating, matches, wins, ahead, isMe } = row;
  return (
    <tr data-me={isMe || undefined}>
      <th scope="row">
        <bdi>{useShownName(row)}</bdi> {isMe && <small>{said.you}</small>}
      </th>
      <td>
        <span class="rated">{said.rated(`${rating.value}`, `${rating.within}`)}</span>
        {rating.isProvisional && <small>{said.provisional}</small>}
      </td>
      <td>{words.figure(matches)}</td>
      <td>{words.figure(wins)}</td>
      <td>{words.signed(ahead)}</td>
    </tr>
  );
}

/** A bot by its level and version, anybody else by name. */
function useShownName({ name, bot }: StandingRow): string {
  const { setup } = useWords();
  const { standing: said } = useFriendWords();
  if (bot?.version) return said.bot(setup.levels[bot.level] ?? bot.level, bot.version);
  return bot ? said.program(name ?? '') : (name ?? '');
}
