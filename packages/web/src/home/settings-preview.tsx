import { useEffect, useRef, useState } from 'preact/hooks';
import { Back } from '../cards/back.tsx';
import type { TrumpMark } from '../cards/band.tsx';
import { type CardState, Face } from '../cards/card.tsx';
import { pace } from '../play/pace.ts';
import { Portrait } from '../portraits/portrait.tsx';
import { isStill, useSettings } from '../settings.ts';
import { useSettingsWords } from './settings-words.ts';

interface PreviewCard {
  readonly code: string;
  readonly band?: TrumpMark;
  readonly state?: CardState;
}

/** A card that was led, a trump that wins, and one that follows. */
const CARDS: readonly PreviewCard[] = [
  { code: 'H9' },
  { code: 'S7', band: 'major', state: 'winning' },
  { code: 'HQ' },
];
const NAME = 'Ben';

/** A small table that obeys every setting at once. */
export function Preview() {
  const settings = useSettingsWords();
  const shown = useTrick(CARDS.length);
  const pills = [`1 ${settings.led}`, `2 ${settings.winning}`, ''];
  return (
    <section class="preview felt" aria-label={settings.preview}>
      <p class="preview-title">{settings.preview}</p>
      <div class="preview-seat" aria-hidden="true">
        <Portrait name={NAME} who="bot" ring="major" />
        <b>{NAME}</b>
        <Back />
      </div>
      <div
        class="preview-trick"
        aria-hidden="true"
        data-gathering={shown > CARDS.length || undefined}
      >
        {CARDS.map(({ code, band, state }, i) => (
          <span key={code} class="preview-card" data-played={i < shown || undefined}>
            <Face code={code} pips={0} band={band} state={state} />
            {pills[i] && (
              <i class="preview-pill" data-state={state}>
                {pills[i]}
              </i>
            )}
          </span>
        ))}
      </div>
    </section>
  );
}

/** Nobody looks at a preview longer than this. */
const LONGEST = 2500;

/** How many cards lie there: all, but after a change of the pace they are played anew; one more is a taken trick. */
function useTrick(cards: number): number {
  const { speed, pause, motion } = useSettings();
  const [shown, setShown] = useState(cards);
  const isFirst = useRef(true);
  useEffect(() => {
    const isNew = !isFirst.current;
    isFirst.current = false;
    setShown(cards);
    if (!isNew || isStill()) return;
    const timers = stepsOf(cards).map(([step, at]) => setTimeout(() => setShown(step), at));
    return () => timers.forEach(clearTimeout);
  }, [speed, pause, motion]);
  return shown;
}

/** When so many cards lie there, in milliseconds. */
function stepsOf(cards: number): (readonly [shown: number, at: number])[] {
  const { move, trick, travel } = pace();
  const played = Array.from({ length: cards + 1 }, (_, i) => [i, i * move] as const);
  const taken = cards * move + Math.min(trick, LONGEST);
  return [...played, [cards + 1, taken], [cards, taken + travel + move]];
}
