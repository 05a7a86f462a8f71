import { useState } from 'preact/hooks';
import { Confirm } from '../controls/confirm.tsx';
import type { Person } from './around.ts';
import type { LobbyProps } from './lobby-props.ts';
import { useFriendWords } from './words.ts';

interface Props extends LobbyProps {
  readonly person: Person;
  onClose(): void;
}

/** What can be done about somebody: not to hear them, to report them, and for the owner more. */
export function PersonActs({ table, known, around, person, onClose }: Props) {
  const { lobby } = useFriendWords();
  const [asked, setAsked] = useState<'own' | 'remove' | 'report'>();
  const { member, name } = person;
  const isMuted = known.mine?.muted.includes(member) ?? false;
  const close = () => setAsked(undefined);
  const act = (type: 'own' | 'remove' | 'mute' | 'unmute') => {
    void table.do({ type, member });
    onClose();
  };
  return (
    <>
      {around.isOwner && !person.isProgram && (
        <button type="button" class="choice" onClick={() => setAsked('own')}>
          {lobby.own}
        </button>
      )}
      {around.isOwner && (
        <button type="button" class="choice" onClick={() => setAsked('remove')}>
          {lobby.remove}
        </button>
      )}
      <button type="button" class="choice" onClick={() => act(isMuted ? 'unmute' : 'mute')}>
        {isMuted ? lobby.unmute : lobby.mute}
      </button>
      {!around.isOwner && asked !== 'report' && (
        <button type="button" class="choice" onClick={() => setAsked('report')}>
          {lobby.report}
        </button>
      )}
      {asked === 'report' && <Report {...{ table, around, person }} />}
      {asked === 'own' && (
        <Confirm
          title={lobby.own}
          why={lobby.ownWhy(name)}
          yes={lobby.own}
          no={lobby.decline}
          onYes={() => act('own')}
          onClose={close}
        />
      )}
      {asked === 'remove' && (
        <Confirm
          title={lobby.removeAsk(name)}
          why={lobby.removeWhy}
          yes={lobby.removeYes}
          no={lobby.decline}
          onYes={() => act('remove')}
          onClose={close}
        />
      )}
    </>
  );
}

const LONGEST = 200;

/** A few words to whoever looks after the table; of themselves they do not get them. */
function Report({ table, around, person }: Omit<Props, 'known' | 'onClose'>) {
  const { lobby } = useFriendWords();
  const [text, setText] = useState('');
  const [isSent, setSent] = useState(false);
  const { member, name } = person;
  const isHost = member === around.owner?.member;
  const send = (event: Event) => {
    event.preventDefault();
    void table.do({ type: 'report', member, text }).then(setSent);
  };
  if (isSent) return <p role="status">{lobby.reported}</p>;
  return (
    <form noValidate onSubmit={send} class="report">
      <label class="field">
        <span>{lobby.reportWhat}</span>
        <input
          value={text}
          maxLength={LONGEST}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <p class="soft">{isHost ? lobby.reportHost(name) : lobby.reportAbout(around.owner?.name)}</p>
      <button type="submit" class="choice" disabled={text.trim() === ''}>
        {lobby.report}
      </button>
    </form>
  );
}
