import { useId, useState } from 'preact/hooks';
import { NumberFault } from './number-fault.tsx';
import { useLabWords } from './words.ts';

interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly usual: number;
  readonly least: number;
  /** The most that the rule may be; the slider itself ends where people would. */
  readonly most: number;
  /** Up to where it slides. */
  readonly far: number;
  onChange(value: number): void;
}

/** A number that is moved, or typed where a finger is too coarse. What is printed stays in sight. */
export function Slider({ label, value, usual, least, most, far, onChange }: SliderProps) {
  const { was } = useLabWords();
  const id = useId();
  // What was typed and is no number for this rule: it stays there to be mended, and the rule stays as it was.
  const [wrong, setWrong] = useState<string>();
  const take = (text: string) => {
    const isRight = isAllowed(text, least, most);
    setWrong(isRight ? undefined : text);
    if (isRight) onChange(Number(text));
  };
  const isWrong = wrong !== undefined;
  const isChanged = value !== usual;
  return (
    <div class="lab-slider" data-changed={isChanged || undefined}>
      <label for={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={least}
        max={Math.max(far, value)}
        step={stepOf(usual, far, value)}
        value={value}
        onInput={(event) => take(event.currentTarget.value)}
      />
      <input
        type="number"
        inputMode="numeric"
        aria-label={label}
        min={least}
        max={most}
        required={true}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-fault` : undefined}
        value={wrong ?? value}
        onChange={(event) => take(event.currentTarget.value)}
        onKeyDown={(event) => {
          // A number is entered, not a study begun.
          if (event.key !== 'Enter') return;
          event.preventDefault();
          take(event.currentTarget.value);
        }}
      />
      {isWrong && <NumberFault id={`${id}-fault`} least={least} most={most} />}
      {isChanged && !isWrong && <small>{was(String(usual))}</small>}
    </div>
  );
}

/** Whole, and within what the rule may be. */
export function isAllowed(text: string, least: number, most: number): boolean {
  return /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most;
}

/** In fives where the rule itself is in fives, and nobody has typed something between. */
function stepOf(...numbers: readonly number[]): number {
  return numbers.every((each) => each % 5 === 0) && numbers[1] >= 40 ? 5 : 1;
}
