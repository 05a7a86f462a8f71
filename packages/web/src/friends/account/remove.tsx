import { useState } from 'preact/hooks';
import { keepGuest } from '../guest.ts';
import { useTrying } from '../trying.ts';
import { useFriendWords } from '../words.ts';
import { deleteAccount } from './api.ts';

/** Deletes the account, once its name was typed: nothing brings it back. */
export function RemoveAccount({ login, onGone }: { login: string; onGone(): void }) {
  const { remove } = useFriendWords().account;
  const [typed, setTyped] = useState('');
  const { problem, isBusy, run } = useTrying();
  const isTyped = typed.trim() === login;
  const submit = (event: Event) => {
    event.preventDefault();
    void run(async () => {
      await deleteAccount(login);
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
