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
        maxLength={16}
        required
        autocomplete="nickname"
        onInput={(event) => onInput(event.currentTarget.value)}
      />
    </label>
  );
}
