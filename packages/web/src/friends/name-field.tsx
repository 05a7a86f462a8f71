import { useState } from 'preact/hooks';
import { LONGEST_GUEST } from './guest-name.ts';
import { TextField } from './text-field.tsx';
import { useFriendWords } from './words.ts';

interface Props {
  readonly label?: string;
  readonly value: string;
  readonly fault?: string | undefined;
  onInput(name: string): void;
}

/** What somebody is called. It is all that is ever asked of a guest. */
export function NameField({ label, value, fault, onInput }: Props) {
  const { form } = useFriendWords();
  return (
    <TextField
      kind="name-field"
      label={label ?? form.youAre}
      value={value}
      fault={fault}
      maxLength={LONGEST_GUEST}
      required
      autocomplete="nickname"
      onText={onInput}
    />
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
