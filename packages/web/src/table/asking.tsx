import { SPECTATOR } from '@overtrick/engine';
import { isAsked, type Mode } from '../play/mode.ts';
import type { Session } from '../play/session.ts';
import type { Shown } from '../play/state.ts';
import { useWords } from '../words/index.ts';
import { Choices } from './choices.tsx';
import { useCompany } from './company.ts';
import { Finish } from './finish.tsx';
import { NoticePaper } from './notice.tsx';
import { brief } from './phrases.ts';
import { Question } from './question.tsx';
import { Armed, Staging } from './staging.tsx';
import { Told } from './told.tsx';

interface Props {
  readonly session: Session;
  readonly shown: Shown;
  readonly mode: Mode;
}

/** Between the table and the hand: what is asked, or what has just happened. */
export function Asking({ session, shown, mode }: Props) {
  const isTold = shown.winner !== undefined || shown.told;
  return (
    <div
      class="asking"
      data-told={isTold || undefined}
      data-refused={shown.notice ? '' : undefined}
    >
      {isTold && (
        <div class="taken">
          <Told shown={shown} />
        </div>
      )}
      <OwnClock shown={shown} />
      {!shown.scene.dealOver && <Asked session={session} shown={shown} mode={mode} />}
      {shown.notice && (
        <NoticePaper key={noticeKey(shown)} session={session} shown={shown} notice={shown.notice} />
      )}
    </div>
  );
}

/** Where there is no room for one's own place, the time that one has stands with the question. */
function OwnClock({ shown }: Pick<Props, 'shown'>) {
  const { eyes } = shown.scene.view;
  const company = useCompany();
  const clock = eyes === SPECTATOR ? undefined : company?.inSeat(eyes).clock;
  return clock ? <div class="ask-clock">{clock}</div> : null;
}

/** Another card that is refused is another notice, with time of its own. */
function noticeKey({ notice }: Shown): string {
  return JSON.stringify(notice);
}

function Asked({ session, shown, mode }: Props) {
  switch (mode) {
    case 'wait':
      return (
        <>
          <Waiting shown={shown} />
          <Finish session={session} shown={shown} />
        </>
      );
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
        data-type="claim"
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
  const rests = useCompany()?.rests;
  const { scene, winner } = shown;
  const { acting, eyes } = scene.view;
  const others = acting.filter((seat) => seat !== eyes);
  const isMine = isAsked(scene.view);
  if (rests !== undefined) return <p class="ask faint">{rests}</p>;
  if (winner !== undefined || others.length === 0 || isMine) {
    return <p class="ask faint">&nbsp;</p>;
  }
  return (
    <p class="ask faint">{words.round.wait(others.map((seat) => brief(scene.names[seat])))}</p>
  );
}
