import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

/** A thing to look at, and what it is called. */
export interface Swatch {
  readonly value: string;
  readonly label: string;
  readonly look: ComponentChildren;
}

interface SwatchesProps {
  readonly label: string;
  readonly swatches: readonly Swatch[];
  readonly value: string;
  onChange(value: string): void;
}

/** A few looks of which one is chosen. */
export function Swatches({ label, swatches, value, onChange }: SwatchesProps) {
  const name = useId();
  return (
    <fieldset class="swatches">
      <legend>{label}</legend>
      <div class="swatch-row">
        {swatches.map((each) => (
          <label key={each.value} class="swatch" title={each.label}>
            <input
              type="radio"
              name={name}
              aria-label={each.label}
              checked={each.value === value}
              onChange={() => onChange(each.value)}
            />
            {each.look}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
