import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

/** One thing that can be chosen: what it is, and what it says. */
export interface Segment<Value> {
  readonly value: Value;
  readonly label: ComponentChildren;
}

interface SegmentsProps<Value> {
  /** What is chosen here; said to all, or only to those who listen. */
  readonly label: ComponentChildren;
  readonly isLabelHidden?: boolean;
  readonly segments: readonly Segment<Value>[];
  readonly value: Value | undefined;
  onChange(value: Value): void;
}

/** A few things of which one is chosen, side by side. */
export function Segments<Value extends string | number>({
  label,
  isLabelHidden = false,
  segments,
  value,
  onChange,
}: SegmentsProps<Value>) {
  const name = useId();
  return (
    <fieldset class="segments">
      <legend class={isLabelHidden ? 'unseen' : undefined}>{label}</legend>
      <div
        class="segment-row"
        data-many={segments.length > 4 || undefined}
        data-full={segments.length > 7 || undefined}
      >
        {segments.map((each) => (
          <label key={each.value}>
            <input
              type="radio"
              name={name}
              checked={each.value === value}
              onChange={() => onChange(each.value)}
            />
            <span>{each.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
