import { useWords } from '../words/index.ts';

interface LevelProps {
  readonly levels: readonly string[];
  readonly chosen: readonly string[];
  readonly players: number;
  onChange(levels: readonly string[]): void;
}

/** One level for all, or each bot for itself. */
export function LevelFields({ levels, chosen, players, onChange }: LevelProps) {
  const words = useWords();
  const first = chosen[1];
  const isMixed = chosen.slice(1, players).some((level) => level !== first);
  return (
    <>
      {levels.map((level) => (
        <label key={level} class="pick wide">
          <input
            type="radio"
            name="level"
            checked={!isMixed && first === level}
            onChange={() => onChange(chosen.map(() => level))}
          />
          <span>
            <b>{words.setup.levels[level] ?? level}</b>{' '}
            <small>{words.setup.levelAbout[level] ?? ''}</small>
          </span>
        </label>
      ))}
      <details open={isMixed}>
        <summary>{words.setup.each}</summary>
        {Array.from({ length: players - 1 }, (_, i) => (
          <label key={i} class="field">
            <span>
              {words.setup.level} {i + 1}
            </span>
            <select
              value={chosen[i + 1]}
              onChange={(e) =>
                onChange(
                  chosen.map((level, seat) => (seat === i + 1 ? e.currentTarget.value : level)),
                )
              }
            >
              {levels.map((level) => (
                <option key={level} value={level}>
                  {words.setup.levels[level] ?? level}
                </option>
              ))}
            </select>
          </label>
        ))}
      </details>
    </>
  );
}
