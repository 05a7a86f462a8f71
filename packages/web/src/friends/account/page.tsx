import { useEffect, useState } from 'preact/hooks';
import '../../styles/account.css';
import { Segments } from '../../controls/segments.tsx';
import { Crumbs } from '../../home/crumbs.tsx';
import { Former } from '../former.tsx';
import { formerGuest, useGuest } from '../guest.ts';
import { useTrying } from '../trying.ts';
import { useFriendWords } from '../words.ts';
import { type AccountState, accountState, hasPasskeys } from './api.ts';
import { ShownCodes } from './codes.tsx';
import { Devices } from './devices.tsx';
import { CarriedGames } from './games.tsx';
import { MakeAccount } from './make.tsx';
import type { OwnProps } from './own-props.ts';
import { RemoveAccount } from './remove.tsx';
import { SignIn } from './sign-in.tsx';
import { Ways } from './ways.tsx';

/** What somebody without an account is here for. */
type AccountAim = 'make' | 'enter';

/** Who one is on every device, if one wants to be. */
export function AccountPage() {
  const { account: words, loading } = useFriendWords();
  const me = useGuest();
  const [state, setState] = useState<AccountState>();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const [isGone, setGone] = useState(false);
  const { problem, run } = useTrying();
  const [wanted, setWanted] = useState<AccountAim>('make');
  // Who was signed out wants in again.
  useEffect(() => {
    if (formerGuest() !== undefined) setWanted('enter');
  }, [me?.token]);
  const look = () => void run(async () => setState(await accountState()));
  useEffect(look, [me?.token]);
  const ways = hasPasskeys() && state?.passkeys === true;
  const { account } = state ?? {};
  return (
    <main class="page friends account">
      <Crumbs title={words.title} to="#/friends" />
      {isGone && <p role="status">{words.remove.done}</p>}
      {problem && <p role="alert">{problem}</p>}
      {!state && !problem && <p class="loading">{loading}</p>}
      {state && account === null && (
        <>
          <p class="lead">{words.lead}</p>
          <Former />
          <Segments<AccountAim>
            label={words.title}
            isLabelHidden
            segments={[
              { value: 'make', label: words.make },
              { value: 'enter', label: words.signIn },
            ]}
            value={wanted}
            onChange={setWanted}
          />
          {wanted === 'make' ? (
            <MakeAccount me={me} hasPasskeys={ways} onMade={setCodes} />
          ) : (
            <SignIn me={me} hasPasskeys={ways} onDone={look} />
          )}
        </>
      )}
      {state && account && codes.length > 0 && (
        <ShownCodes login={account.login} codes={codes} onKept={() => setCodes([])} />
      )}
      {state && account && codes.length === 0 && (
        <Own
          state={{ ...state, hasPasskeys: ways }}
          account={account}
          onChange={look}
          onCodes={setCodes}
          onGone={() => setGone(true)}
        />
      )}
    </main>
  );
}

function Own(props: OwnProps & { onGone(): void }) {
  const { account: words } = useFriendWords();
  const me = useGuest();
  const { login, hasPassphrase } = props.account;
  return (
    <>
      <p class="guest">
        <bdi>{words.signedIn(login)}</bdi>
      </p>
      {me && me.name !== login && <p class="soft">{words.atTables(me.name)}</p>}
      <Ways {...props} />
      <Devices {...props} />
      <CarriedGames />
      <RemoveAccount login={login} hasPassphrase={hasPassphrase} onGone={props.onGone} />
    </>
  );
}
