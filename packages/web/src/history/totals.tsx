import type { Seat } from '@overtrick/engine';
import type { PageScene } from '../protocol.ts';
import { nameOf } from '../table/phrases.ts';
import { useWords } from '../words/index.ts';
import { useHistoryWords } from './words.ts';

interface Props {
  readonly scene: PageScene;
  /** What there is to say of somebody besides their name. */
  about?(seat: Seat): string | undefined;
}

/** Everybody's total, the highest first. */
export function Totals({ scene, about }: Props) {
  const words = useWords();
  const { match } = useHistoryWords();
  const { totals, view } = scene;
  const order = [...totals.keys()].sort((a, b) => totals[b] - totals[a]);
  return (
    <ol class="totals" aria-label={match.totals}>
      {order.map((seat) => (
        <li key={seat} data-me={seat === view.eyes || undefined}>
          <span>
            {nameOf(words, scene, seat)}
            {about?.(seat) && <small> {about(seat)}</small>}
          </span>
          <b>{words.figure(totals[seat])}</b>
        </li>
      ))}
    </ol>
  );
}
