import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

interface SwitchProps {
  readonly label: ComponentChildren;
  /** What it means, in a few words. */
  readonly about?: ComponentChildren;
  readonly isOn: boolean;
  onChange(isOn: boolean): void;
}

/** Something that is on or off. */
export function Switch({ label, about, isOn, onChange }: SwitchProps) {
  const id = useId();
  return (
    <div class="switch">
      <label for={id}>{label}</label>
      {about && <small id={`${id}-about`}>{about}</small>}
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        aria-describedby={about ? `${id}-about` : undefined}
        checked={isOn}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </div>
  );
}
