import { useWords } from '../../words/index.ts';
import { dismissOthers } from '../api.ts';
import { dayOf } from '../day-of.ts';
import { keepGuest } from '../guest.ts';
import { useTrying } from '../trying.ts';
import { useFriendWords } from '../words.ts';
import { signOutDevice } from './api.ts';
import type { OwnProps } from './own-props.ts';

/** Where one is signed in. */
export function Devices({ state, onChange }: Pick<OwnProps, 'state' | 'onChange'>) {
  const { account } = useFriendWords();
  const words = account.devices;
  const { code } = useWords();
  const { problem, isBusy, run } = useTrying();
  const here = state.devices.find(({ isThis }) => isThis);
  const leave = async () => {
    if (here) await signOutDevice(here.id);
    keepGuest(undefined);
  };
  return (
    <section aria-label={words.title}>
      <h2>{words.title}</h2>
      <ul class="own-list">
        {state.devices.map(({ id, label, at, seenAt, isThis }) => (
          <li key={id}>
            <span>
              <b>{label || words.unnamed}</b>
              <small>
                {[
                  ...(isThis ? [words.here] : []),
                  ...(at ? [account.ways.since(dayOf(code, at))] : []),
                  ...(seenAt && !isThis ? [words.lastUsed(dayOf(code, seenAt))] : []),
                ].join(', ')}
              </small>
            </span>
            {!isThis && (
              <button
                type="button"
                class="quiet"
                aria-label={words.signOutOf(label || words.unnamed)}
                onClick={() => void run(() => signOutDevice(id).then(onChange))}
              >
                {words.signOut}
              </button>
            )}
          </li>
        ))}
      </ul>
      <div class="choices start">
        {state.devices.length > 1 && (
          <button
            type="button"
            class="choice"
            disabled={isBusy}
            onClick={() => void run(() => dismissOthers().then(onChange))}
          >
            {words.others}
          </button>
        )}
        <button type="button" class="choice" disabled={isBusy} onClick={() => void run(leave)}>
          {words.leave}
        </button>
      </div>
      <p class="soft">{words.leaveAbout}</p>
      {problem && <p role="alert">{problem}</p>}
    </section>
  );
}
