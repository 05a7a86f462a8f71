import { useEffect, useState } from 'preact/hooks';
import { Crumbs } from '../home/crumbs.tsx';
import { useWords } from '../words/index.ts';
import { dismissOthers, moveCode, takeCode } from './api.ts';
import { type Identity, useGuest } from './guest.ts';
import { OnlyHere } from './invite.tsx';
import { Qr } from './qr.tsx';
import { TextField } from './text-field.tsx';
import { useTrying } from './trying.ts';
import { useFriendWords } from './words.ts';

/** Takes one's seats to another device, or brings them here. */
export function MovePage({ code }: { readonly code: string | null }) {
  const { move } = useFriendWords();
  const me = useGuest();
  return (
    <main class="page friends move">
      <Crumbs title={move.title} to="#/friends" />
      {me && <Away />}
      <Hither me={me} code={code} />
    </main>
  );
}

/** Shows a code for the other device. */
function Away() {
  const { move } = useFriendWords();
  const { date } = useWords();
  const [shown, setShown] = useState<{ readonly code: string; readonly until: number }>();
  const [isAlone, setAlone] = useState(false);
  const { problem, isBusy, run } = useTrying();
  return (
    <section aria-label={move.here}>
      <h2>{move.here}</h2>
      <p class="soft">{move.hereAbout}</p>
      {shown && (
        <div class="move-code">
          <Qr text={addressOf(shown.code)} label={move.scanned} />
          <div>
            <p class="soft">{move.code}</p>
            <p class="code">{shown.code}</p>
            <p class="soft">
              {move.scan} {move.until(date(shown.until))}
            </p>
          </div>
        </div>
      )}
      <OnlyHere address={document.baseURI} />
      {problem && <p role="alert">{problem}</p>}
      <div class="choices start">
        <button
          type="button"
          class={shown ? 'choice' : 'choice main'}
          disabled={isBusy}
          onClick={() => void run(async () => setShown(await moveCode()))}
        >
          {move.show}
        </button>
        <button
          type="button"
          class="quiet"
          onClick={() => void run(() => dismissOthers().then(() => setAlone(true)))}
        >
          {move.others}
        </button>
      </div>
      <p role="status">{isAlone ? move.othersDone : ''}</p>
    </section>
  );
}

/** With the code filled in; it stands behind `#`, like any secret. */
function addressOf(code: string): string {
  return new URL(`#/friends/move?code=${encodeURIComponent(code)}`, document.baseURI).href;
}

/** Takes a code from the other device. */
function Hither({ me, code }: { me: Identity | undefined; code: string | null }) {
  const { move } = useFriendWords();
  const [typed, setTyped] = useState(code ?? '');
  const { problem, faults, isBusy, run } = useTrying(['code']);
  useEffect(() => {
    // It works only once, but need not be left in the address.
    if (code !== null) history.replaceState(null, '', '#/friends/move');
  }, [code]);
  const take = (event: Event) => {
    event.preventDefault();
    void run(async () => {
      await takeCode(typed);
      location.replace('#/friends');
    });
  };
  return (
    <section aria-label={move.there}>
      <h2>{move.there}</h2>
      <p class="soft">
        {move.thereAbout} {me && move.replaces(me.name)}
      </p>
      <form noValidate onSubmit={take} class="code-form">
        <TextField
          label={move.enter}
          value={typed}
          fault={faults.code}
          maxLength={40}
          autocomplete="one-time-code"
          autocapitalize="characters"
          spellcheck={false}
          onText={setTyped}
        />
        <button
          type="submit"
          class={me ? 'choice' : 'choice main'}
          disabled={isBusy || typed.trim() === ''}
        >
          {move.use}
        </button>
      </form>
      {problem && <p role="alert">{problem}</p>}
    </section>
  );
}
