import { useState } from 'preact/hooks';
import { useWords } from '../../words/index.ts';
import { useTrying } from '../trying.ts';
import { useFriendWords } from '../words.ts';
import { addPasskey, dropPasskey, newCodes, setPassphrase } from './api.ts';
import { PassphraseField } from './fields.tsx';
import type { OwnProps } from './own-props.ts';

type WayChange = 'passphrase' | 'passkey' | 'codes';

/** How one comes in: passphrase, passkeys, recovery codes; each can be added to the others. */
export function Ways({ state, account, onChange, onCodes }: OwnProps) {
  const { account: words } = useFriendWords();
  const { date } = useWords();
  const [asked, setAsked] = useState<WayChange>();
  const [done, setDone] = useState('');
  const { problem, run } = useTrying();
  const finish = (said: string) => {
    setAsked(undefined);
    setDone(said);
    onChange();
  };
  const ask = (what: WayChange) => {
    setDone('');
    setAsked(what);
  };
  return (
    <section aria-label={words.ways.title}>
      <h2>{words.ways.title}</h2>
      {(account.hasPassphrase || account.passkeys.length > 0) && (
        <ul class="own-list">
          {account.hasPassphrase && (
            <li>
              <b>{words.passphrase}</b>
            </li>
          )}
          {account.passkeys.map(({ id, label, at }) => (
            <li key={id}>
              <span>
                <b>{[words.ways.passkey, label].filter(Boolean).join(', ')}</b>
                <small>{words.ways.since(date(at))}</small>
              </span>
              <button
                type="button"
                class="quiet"
                aria-label={words.ways.removeOf(label || words.ways.passkey)}
                onClick={() => void run(() => dropPasskey(id).then(() => finish('')))}
              >
                {words.ways.remove}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p class="soft">
        {words.codes.title}: {words.codes.left(account.codes)}
      </p>
      <div class="choices start">
        <button type="button" class="choice" onClick={() => ask('passphrase')}>
          {account.hasPassphrase ? words.ways.change : words.ways.set}
        </button>
        {state.hasPasskeys && (
          <button type="button" class="choice" onClick={() => ask('passkey')}>
            {words.ways.addPasskey}
          </button>
        )}
        <button type="button" class="choice" onClick={() => ask('codes')}>
          {words.codes.renew}
        </button>
      </div>
      {!state.hasPasskeys && <p class="soft">{words.noPasskeys}</p>}
      {asked && (
        <Proof
          key={asked}
          what={asked}
          needsCurrent={account.hasPassphrase}
          onPassphrase={() => finish(words.ways.changed)}
          onPasskey={() => finish(words.ways.added)}
          onCodes={(codes) => {
            finish('');
            onCodes(codes);
          }}
        />
      )}
      {problem && <p role="alert">{problem}</p>}
      <p role="status">{done}</p>
    </section>
  );
}

interface ProofProps {
  readonly what: WayChange;
  readonly needsCurrent: boolean;
  onPassphrase(): void;
  onPasskey(): void;
  onCodes(codes: readonly string[]): void;
}

/** What is asked before a way in is changed: who only finds the device unlocked is not to make the account theirs. */
function Proof({ what, needsCurrent, onPassphrase, onPasskey, onCodes }: ProofProps) {
  const { account: words } = useFriendWords();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const { problem, faults, isBusy, run } = useTrying(['passphrase', 'login']);
  const acts = {
    passphrase: () => setPassphrase(current, next).then(onPassphrase),
    passkey: () => addPasskey(current).then(onPasskey),
    codes: () => newCodes(current).then(onCodes),
  };
  const labels = {
    passphrase: needsCurrent ? words.ways.change : words.ways.set,
    passkey: words.ways.addPasskey,
    codes: words.codes.renew,
  };
  const isShort = (needsCurrent && current === '') || (what === 'passphrase' && next === '');
  const submit = (event: Event) => {
    event.preventDefault();
    void run(acts[what]);
  };
  return (
    <form class="panel" noValidate aria-label={labels[what]} onSubmit={submit}>
      {what === 'codes' && <p class="soft">{words.codes.renewAbout}</p>}
      {needsCurrent && (
        <PassphraseField
          label={words.currentPassphrase}
          value={current}
          fault={faults.login}
          onInput={setCurrent}
        />
      )}
      {what === 'passphrase' && (
        <PassphraseField
          label={words.newPassphrase}
          value={next}
          fault={faults.passphrase}
          isNew
          onInput={setNext}
        />
      )}
      <button type="submit" class="choice main" disabled={isBusy || isShort}>
        {labels[what]}
      </button>
      {problem && <p role="alert">{problem}</p>}
    </form>
  );
}
