import { type Mode, modeName, modeOf } from '../play/mode.ts';
import type { Session } from '../play/session.ts';
import type { Shown } from '../play/state.ts';
import { useRoom } from '../room/rooms.ts';
import { useWords } from '../words/index.ts';
import { Choices } from './choices.tsx';
import { noticeWords } from './phrases.ts';
import { Question } from './question.tsx';
import { Armed, Staging } from './staging.tsx';
import { Trick } from './trick.tsx';

interface Props {
  readonly session: Session;
  readonly shown: Shown;
}

/** The middle of the table: the trick, or what is to be decided; what matters now is largest here. */
export function Centre({ session, shown }: Props) {
  const { plays, settled, scene } = shown;
  const room = useRoom();
  const mode = settled ? modeOf(scene.view, room) : 'wait';
  const isTrick = plays.length > 0 || mode === 'play' || scene.view.phase === 'play';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a click only cuts a pause short; keys have N for it
    // biome-ignore lint/a11y/useKeyWithClickEvents: the same
    <div class="middle" data-mode={modeName(mode)} onClick={() => session.skip()}>
      {isTrick && <Trick shown={shown} />}
      <div class="asking">
        <Asking session={session} shown={shown} mode={mode} />
        <NoticeLine session={session} shown={shown} />
      </div>
    </div>
  );
}

function Asking({ session, shown, mode }: Props & { mode: Mode }) {
  if (shown.scene.dealOver) return null;
  switch (mode) {
    case 'wait':
      return <Waiting shown={shown} />;
    case 'play':
      return shown.armed === undefined ? (
        <>
          <Question shown={shown} />
          {shown.scene.canClaim && <Claim session={session} />}
        </>
      ) : (
        <Armed session={session} shown={shown} />
      );
    case 'choice':
      return (
        <>
          <Question shown={shown} />
          <Choices session={session} shown={shown} />
        </>
      );
    default:
      return <Staging session={session} shown={shown} stage={mode} />;
  }
}

function Claim({ session }: { session: Session }) {
  const { ask } = useWords();
  return (
    <div class="choices">
      <button
        type="button"
        class="choice"
        title={ask.claimWhy}
        onClick={() => void session.claim()}
      >
        {ask.claim}
      </button>
    </div>
  );
}

function Waiting({ shown }: { shown: Shown }) {
  const words = useWords();
  const { scene, winner } = shown;
  const { acting, eyes } = scene.view;
  const others = acting.filter((seat) => seat !== eyes);
  if (winner !== undefined || others.length === 0) return <p class="ask faint">&nbsp;</p>;
  return (
    <p class="ask faint">
      {words.table.thinking(words.list(others.map((seat) => scene.names[seat])))}
    </p>
  );
}

function NoticeLine({ session, shown }: Props) {
  const words = useWords();
  if (!shown.notice) return null;
  return (
    <div class="notice" role="alert">
      <span>{noticeWords(words, shown, shown.notice)}</span>
      <button type="button" onClick={() => session.say(undefined)}>
        {words.table.close}
      </button>
    </div>
  );
}
