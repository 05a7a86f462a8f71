import type { PageScene } from '../protocol.ts';
import { brief } from '../table/phrases.ts';
import { useWords } from '../words/index.ts';

/** How far the person has come in the match, or whoever leads if nobody in particular looks, and what is left of it. */
export function MatchStrip({ scene }: { scene: PageScene }) {
  const { ending } = useWords();
  const { view, sheet, totals } = scene;
  const { target, dealsLeft } = view.match;
  const isAll = view.eyes < 0;
  const seat = isAll ? totals.indexOf(Math.max(...totals)) : view.eyes;
  const total = totals[seat] ?? 0;
  const best = Math.max(...totals);
  const isReached = target !== null && best >= target;
  // Whoever is there first, unless it is the one whose way is shown.
  const other = total === best ? undefined : brief(scene.names[totals.indexOf(best)]);
  return (
    <div class="end-match">
      <p>
        <b>{isAll ? ending.match : ending.yourMatch}</b>
        <span>
          {target !== null &&
            (isReached
              ? ending.reached(target, other)
              : ending.toGo(Math.max(0, target - total), target))}
          {dealsLeft !== null && ending.dealsLeft(dealsLeft)}
        </span>
      </p>
      {target !== null && (
        <Track total={total} gained={sheet.at(-1)?.scores[seat] ?? 0} target={target} />
      )}
    </div>
  );
}

/** The way to the target, with what the last deal brought. */
function Track({ total, gained, target }: { total: number; gained: number; target: number }) {
  const part = (n: number) => `${(100 * Math.min(target, Math.max(0, n))) / target}%`;
  const before = Math.min(total, total - Math.max(0, gained));
  return (
    <div class="end-track" aria-hidden="true">
      <i style={{ width: part(total) }} data-new />
      <i style={{ width: part(before) }} />
    </div>
  );
}
