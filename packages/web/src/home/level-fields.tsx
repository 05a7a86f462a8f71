import type { Seat } from '@overtrick/engine';
import type { ComponentChildren } from 'preact';
import { Segments } from '../controls/segments.tsx';
import { Portrait } from '../portraits/portrait.tsx';
import { useWords } from '../words/index.ts';
import { BOT_NAMES } from './start.ts';

interface LevelProps {
  readonly levels: readonly string[];
  /** By seat; the first is nobody's. */
  readonly chosen: readonly string[];
  readonly players: number;
  onChange(levels: readonly string[]): void;
  /** What else there is to say of the bot in a seat. */
  children(seat: Seat): ComponentChildren;
}

/** One level for all, or each bot for itself. */
export function LevelFields({ levels, chosen, players, onChange, children }: LevelProps) {
  const { setup } = useWords();
  const first = chosen[1];
  const isMixed = chosen.slice(1, players).some((level) => level !== first);
  const segments = levels.map((value) => ({ value, label: setup.levels[value] ?? value }));
  const change = (at: number, to: string) =>
    onChange(chosen.map((level, seat) => (seat === at ? to : level)));
  return (
    <div class="levels">
      <Segments
        label={setup.level}
        segments={segments}
        value={isMixed ? undefined : first}
        onChange={(level) => onChange(chosen.map(() => level))}
      />
      <p class="setting-note">{isMixed ? setup.mixed : (setup.levelAbout[first] ?? '')}</p>
      <details open={isMixed}>
        <summary>{setup.each}</summary>
        {BOT_NAMES.slice(0, players - 1).map((name, i) => (
          <div key={name} class="bot">
            <Portrait name={name} who="bot" />
            {children(i + 1)}
            <Segments
              label={name}
              isLabelHidden
              segments={segments}
              value={chosen[i + 1]}
              onChange={(level) => change(i + 1, level)}
            />
          </div>
        ))}
      </details>
    </div>
  );
}
