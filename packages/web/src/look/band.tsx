import { Glyph } from '../cards/glyphs.tsx';

interface Props {
  /** What is said where there is room, and where there is little. */
  readonly long: string;
  readonly short: string;
  readonly back: string;
  readonly isExercise?: boolean;
  onBack(): void;
}

/** Over a table at which nothing counts: it says so as long as one sits there, and leads back. */
export function LookBand({ long, short, back, isExercise, onBack }: Props) {
  return (
    <div class="warning look-band" data-exercise={isExercise} role="note">
      <span class="long">{long}</span>
      <span class="short">{short}</span>
      <button type="button" class="choice" onClick={onBack}>
        <Glyph name="left" />
        {back}
      </button>
    </div>
  );
}
