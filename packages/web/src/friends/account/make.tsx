import { useState } from 'preact/hooks';
import { introduce } from '../api.ts';
import { type Identity, keepGuest } from '../guest.ts';
import { guestName } from '../guest-name.ts';
import { useTrying } from '../trying.ts';
import { useFriendWords } from '../words.ts';
import { enrol, enrolWithPasskey } from './api.ts';
import { LoginField, PassphraseField } from './fields.tsx';

interface Props {
  readonly me: Identity | undefined;
  readonly hasPasskeys: boolean;
  /** There is an account now; its recovery codes are told once. */
  onMade(codes: readonly string[]): void;
}

/** The server asks for as many characters. */
const isShort = (passphrase: string) => [...passphrase].length < 10;

/** A new account of whoever one is here. */
export function MakeAccount({ me, hasPasskeys, onMade }: Props) {
  const { account: words, problems } = useFriendWords();
  const [login, setLogin] = useState(me?.name ?? '');
  const [passphrase, setPassphrase] = useState('');
  const { problem, faults, isBusy, run } = useTrying(['login', 'passphrase']);
  const [isTooShort, setShort] = useState(false);
  const isNamed = guestName(login) !== '';
  const make = (way: () => Promise<readonly string[]>) =>
    run(async () => {
      if (!me) await introduce(guestName(login));
      // Whoever was nobody is nobody again where there is no account.
      onMade(
        await way().catch((error: unknown) => {
          if (!me) keepGuest(undefined);
          throw error;
        }),
      );
    });
  const submit = (event: Event) => {
    event.preventDefault();
    setShort(isShort(passphrase));
    if (isShort(passphrase)) return;
    void make(() => enrol(login, passphrase));
  };
  return (
    <section aria-label={words.make}>
      <h2>{words.make}</h2>
      <p class="soft">
        {me && words.makeAbout(me.name)} {words.noMail}
      </p>
      <form noValidate onSubmit={submit}>
        <LoginField value={login} fault={faults.login} onInput={setLogin} />
        {hasPasskeys ? (
          <div class="way">
            <p class="soft">{words.passkeyAbout}</p>
            <button
              type="button"
              class="choice main"
              disabled={isBusy || !isNamed}
              onClick={() => void make(() => enrolWithPasskey(login).then(() => []))}
            >
              {words.withPasskey}
            </button>
          </div>
        ) : (
          <p class="soft">{words.noPasskeys}</p>
        )}
        <PassphraseField
          label={words.passphrase}
          value={passphrase}
          fault={isTooShort ? problems['weak-passphrase'] : faults.passphrase}
          isNew
          onInput={setPassphrase}
        />
        <button
          type="submit"
          class={hasPasskeys ? 'choice' : 'choice main'}
          disabled={isBusy || !isNamed || passphrase === ''}
        >
          {words.withPassphrase}
        </button>
        {problem && <p role="alert">{problem}</p>}
      </form>
    </section>
  );
}
