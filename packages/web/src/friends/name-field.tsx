import { useState } from 'preact/hooks';
import { LONGEST_GUEST } from './guest-name.ts';
import { useFriendWords } from './words.ts';

interface Props {
  readonly label?: string;
  readonly value: string;
  onInput(name: string): void;
}

/** What somebody is called. It is all that is ever asked of a guest. */
export function NameField({ label, value, onInput }: Props) {
  const { form } = useFriendWords();
  return (
    <label class="field name-field">
      <span>{label ?? form.youAre}</span>
      <input
        value={value}
        maxLength={LONGEST_GUEST}
        required
        autocomplete="nickname"
        onInput={(event) => onInput(event.currentTarget.value)}
      />
    </label>
  );
}

/** Whether somebody wanted to go on without a name; then the field is shown to them. */
export function useNameAsked() {
  const [isAsked, setAsked] = useState(false);
  const ask = () => {
    setAsked(true);
    document.querySelector<HTMLInputElement>('.name-field input')?.focus();
  };
  return { isAsked, ask };
}
