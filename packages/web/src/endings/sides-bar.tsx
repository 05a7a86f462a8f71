import type { SideShown, SidesBar } from '../room/ending.ts';
import { useWords } from '../words/index.ts';

/** What both sides took: one from the left, the other from the right, and a post where the goal was. */
export function SidesBarDrawn({ bar: { declaring, defending, goal } }: { bar: SidesBar }) {
  const total = Math.max(1, declaring.taken + defending.taken);
  const part = (n: number) => `${(100 * n) / total}%`;
  return (
    <div class="end-sides">
      <div class="end-bar" aria-hidden="true">
        <i data-side="major" style={{ width: part(declaring.taken) }} />
        <i data-side="minor" style={{ width: part(defending.taken) }} />
        <b style={{ left: part(Math.min(goal, total)) }} />
      </div>
      <p>
        <SideWords side={declaring} />
        <SideWords side={defending} />
      </p>
    </div>
  );
}

function SideWords({ side: { label, taken } }: { side: SideShown }) {
  const words = useWords();
  return (
    <span>
      <b>{words.figure(taken)}</b> {label}
    </span>
  );
}
