import type { MoveVerdict } from '@overtrick/table/analysis';
import type { LookScene } from '../protocol.ts';
import { MarkedLoss } from './decisions.tsx';
import { useVerdictHeading } from './verdict.tsx';

/** What the decision of this moment was worth, in a line: where there is no panel, the rest is behind a button. */
export function MomentVerdict({ scene, verdict }: { scene: LookScene; verdict: MoveVerdict }) {
  const heading = useVerdictHeading(scene, verdict);
  if (heading === undefined) return null;
  const { loss, mark } = verdict;
  return (
    <p class="look-moment">
      <b>{heading}</b>
      {mark > 0 && <MarkedLoss loss={loss} mark={mark} />}
    </p>
  );
}
