import { useState } from 'preact/hooks';
import { Switch } from '../../controls/switch.tsx';
import type { Identity } from '../guest.ts';
import { TextField } from '../text-field.tsx';
import { useTrying } from '../trying.ts';
import { useFriendWords } from '../words.ts';
import { recover, signIn, signInWithPasskey } from './api.ts';
import { LoginField, PassphraseField } from './fields.tsx';

interface Props {
  readonly me: Identity | undefined;
  readonly hasPasskeys: boolean;
  onDone(): void;
}

/** Into an account that one has; the seats of a guest come along if that is wanted. */
export function SignIn({ me, hasPasskeys, onDone }: Props) {
  const { account: words } = useFriendWords();
  const [login, setLogin] = useState('');
  const [code, setCode] = useState<string>();
  const [passphrase, setPassphrase] = useState('');
  const [wantsBring, setBring] = useState(true);
  const { problem, faults, isBusy, run } = useTrying(['login', 'passphrase']);
  const bring = wantsBring && me !== undefined;
  const isLost = code !== undefined;
  const enter = (way: () => Promise<void>) => run(() => way().then(onDone));
  const submit = (event: Event) => {
    event.preventDefault();
    void enter(() =>
      isLost ? recover(login, code, passphrase, bring) : signIn(login, passphrase, bring),
    );
  };
  return (
    <section aria-label={words.signIn}>
      <h2>{words.signIn}</h2>
      <p class="soft">{isLost ? words.codeAbout : words.signInAbout}</p>
      <form noValidate onSubmit={submit}>
        {hasPasskeys && !isLost && (
          <button
            type="button"
            class="choice"
            disabled={isBusy}
            onClick={() => void enter(() => signInWithPasskey(bring))}
          >
            {words.signInPasskey}
          </button>
        )}
        <LoginField value={login} fault={faults.login} onInput={setLogin} />
        {isLost && <CodeField value={code} onInput={setCode} />}
        <PassphraseField
          label={isLost ? words.newPassphrase : words.passphrase}
          value={passphrase}
          fault={faults.passphrase}
          isNew={isLost}
          onInput={setPassphrase}
        />
        {me && (
          <div class="switches">
            <Switch
              label={words.bring(me.name)}
              about={words.bringAbout}
              isOn={wantsBring}
              onChange={setBring}
            />
          </div>
        )}
        <div class="choices start">
          <button
            type="submit"
            class="choice main"
            disabled={isBusy || login.trim() === '' || passphrase === '' || code === ''}
          >
            {isLost ? words.recover : words.signIn}
          </button>
          <button type="button" class="quiet" onClick={() => setCode(isLost ? undefined : '')}>
            {isLost ? words.back : words.forgotten}
          </button>
        </div>
        {problem && <p role="alert">{problem}</p>}
      </form>
    </section>
  );
}

function CodeField({ value, onInput }: { value: string; onInput(code: string): void }) {
  const { account } = useFriendWords();
  return (
    <TextField
      label={account.code}
      value={value}
      maxLength={60}
      autocomplete="off"
      autocapitalize="characters"
      spellcheck={false}
      onText={onInput}
    />
  );
}
