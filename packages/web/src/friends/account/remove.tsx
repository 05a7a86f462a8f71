import { useState } from 'preact/hooks';
import { keepGuest } from '../guest.ts';
import { useTrying } from '../trying.ts';
import { useFriendWords } from '../words.ts';
import { deleteAccount } from './api.ts';
import { PassphraseField } from './fields.tsx';

interface RemoveProps {
  readonly login: string;
  readonly hasPassphrase: boolean;
  onGone(): void;
}

/** Deletes the account, once its name was typed and it was shown whose it is: nothing brings it back. */
export function RemoveAccount({ login, hasPassphrase, onGone }: RemoveProps) {
  const { remove } = useFriendWords().account;
  const [current, setCurrent] = useState('');
  const [typed, setTyped] = useState('');
  const { problem, faults, isBusy, run } = useTrying(['login']);
  const isTyped = typed.trim() === login && (!hasPassphrase || current !== '');
  const submit = (event: Event) => {
    event.preventDefault();
    void run(async () => {
      await deleteAccount(login, current);
      onGone();
      keepGuest(undefined);
    });
  };
  return (
    <details class="remove-account">
      <summary>{remove.title}</summary>
      <p>{remove.about}</p>
      <form noValidate onSubmit={submit}>
        <label class="field">
          <span>{remove.type(login)}</span>
          <input
            value={typed}
            maxLength={40}
            autocomplete="off"
            spellcheck={false}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
        </label>
        {hasPassphrase ? (
          <PassphraseField
            label={remove.proof}
            value={current}
            fault={faults.login}
            onInput={setCurrent}
          />
        ) : (
          <p class="soft">{remove.passkey}</p>
        )}
        <button
          type="submit"
          class={isTyped ? 'choice grave' : 'choice'}
          disabled={isBusy || !isTyped}
        >
          {remove.yes}
        </button>
        {problem && <p role="alert">{problem}</p>}
      </form>
    </details>
  );
}
