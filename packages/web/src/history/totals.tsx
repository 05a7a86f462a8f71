import type { PageScene } from '../protocol.ts';
import { nameOf } from '../table/phrases.ts';
import { useWords } from '../words/index.ts';

/** Everybody's total, the highest first. */
export function Totals({ scene }: { scene: PageScene }) {
  const words = useWords();
  const { totals, view } = scene;
  const order = [...totals.keys()].sort((a, b) => totals[b] - totals[a]);
  return (
    <ol class="totals" aria-label={words.history.match.totals}>
      {order.map((seat) => (
        <li key={seat} data-me={seat === view.eyes || undefined}>
          <span>{nameOf(words, scene, seat)}</span>
          <b>{words.figure(totals[seat])}</b>
        </li>
      ))}
    </ol>
  );
}
