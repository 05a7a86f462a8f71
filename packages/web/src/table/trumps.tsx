import { Chip } from '../cards/card.tsx';
import type { PageScene } from '../protocol.ts';
import { useWords } from '../words/index.ts';

/** The trumps of this deal from low to high; seen ones are marked, equal ones stand together. */
export function TrumpOrder({ scene }: { scene: PageScene }) {
  const words = useWords();
  const { view } = scene;
  if (view.trumps.length === 0) {
    return (
      <p class="faint">
        {view.phase === 'play' ? words.stakes.noTrumpsAtAll : words.stakes.noTrumps}
      </p>
    );
  }
  const seen = tally([
    ...view.history.filter(({ type }) => type === 'play').map(({ card }) => String(card)),
    ...view.displays.flat(),
  ]);
  const own = tally(view.hand);
  return (
    <ol class="trump-order" aria-label={words.stakes.trumpOrder}>
      {view.trumps.map((group) => (
        <li key={group.join()}>
          {group.map((code, i) => {
            const state = take(own, code) ? 'own' : take(seen, code) ? 'seen' : 'out';
            const said = { own: words.stakes.yours, seen: words.stakes.seen, out: '' }[state];
            return (
              <span key={`${code}${i}`} data-state={state}>
                <Chip code={code} />
                <span class="unseen">
                  {words.card(code)} {said}
                </span>
              </span>
            );
          })}
        </li>
      ))}
    </ol>
  );
}

function tally(codes: readonly string[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const code of codes) times.set(code, (times.get(code) ?? 0) + 1);
  return times;
}

function take(times: Map<string, number>, code: string): boolean {
  const left = times.get(code) ?? 0;
  times.set(code, left - 1);
  return left > 0;
}
