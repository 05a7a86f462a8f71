import { useState } from 'preact/hooks';
import { TextField } from '../text-field.tsx';
import { useFriendWords } from '../words.ts';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly fault?: string | undefined;
  /** Whether a new one is chosen, or a known one typed: browsers offer to keep or to fill in. */
  readonly isNew?: boolean;
  onInput(text: string): void;
}

/** A passphrase, which may be looked at while it is typed. */
export function PassphraseField({ label, value, fault, isNew = false, onInput }: Props) {
  const { account } = useFriendWords();
  const [isShown, setShown] = useState(false);
  return (
    <div class="passphrase">
      <TextField
        isHidden={!isShown}
        label={label}
        value={value}
        fault={fault}
        maxLength={200}
        autocomplete={isNew ? 'new-password' : 'current-password'}
        spellcheck={false}
        onText={onInput}
      />
      <label class="tick">
        <input
          type="checkbox"
          checked={isShown}
          onChange={(event) => setShown(event.currentTarget.checked)}
        />
        {account.show}
      </label>
      {isNew && <p class="soft">{account.passphraseAbout}</p>}
    </div>
  );
}

/** The name by which one signs in. */
export function LoginField({ value, fault, onInput }: Pick<Props, 'value' | 'fault' | 'onInput'>) {
  const { account } = useFriendWords();
  return (
    <TextField
      label={account.login}
      value={value}
      fault={fault}
      maxLength={40}
      autocomplete="username"
      autocapitalize="none"
      spellcheck={false}
      onText={onInput}
    />
  );
}
