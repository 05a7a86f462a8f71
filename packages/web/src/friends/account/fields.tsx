import { useState } from 'preact/hooks';
import { useFriendWords } from '../words.ts';

interface Props {
  readonly label: string;
  readonly value: string;
  /** Whether a new one is chosen, or a known one typed: browsers offer to keep or to fill in. */
  readonly isNew?: boolean;
  onInput(text: string): void;
}

/** A passphrase, which may be looked at while it is typed. */
export function PassphraseField({ label, value, isNew = false, onInput }: Props) {
  const { account } = useFriendWords();
  const [isShown, setShown] = useState(false);
  const kind = isShown ? { type: 'text' as const } : { type: 'password' as const };
  return (
    <div class="passphrase">
      <label class="field">
        <span>{label}</span>
        <input
          {...kind}
          value={value}
          maxLength={200}
          autocomplete={isNew ? 'new-password' : 'current-password'}
          spellcheck={false}
          onInput={(event) => onInput(event.currentTarget.value)}
        />
      </label>
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
export function LoginField({ value, onInput }: Pick<Props, 'value' | 'onInput'>) {
  const { account } = useFriendWords();
  return (
    <label class="field">
      <span>{account.login}</span>
      <input
        value={value}
        maxLength={40}
        autocomplete="username"
        autocapitalize="none"
        spellcheck={false}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
    </label>
  );
}
