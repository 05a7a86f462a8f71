import type { Seat } from '@overtrick/engine';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Glyph } from '../cards/glyphs.tsx';
import type { Sheet } from '../dialogs/dialog.tsx';
import { Dialogs } from '../dialogs/dialogs.tsx';
import { pendingWish, remember } from '../home/start.ts';
import { isAsked } from '../play/mode.ts';
import { Session } from '../play/session.ts';
import type { Lost, Shown } from '../play/state.ts';
import { At } from '../room/at.tsx';
import type { Room } from '../room/room.ts';
import { loadRoom, RoomProvider } from '../room/rooms.ts';
import { go } from '../route.ts';
import { useSound } from '../sound.ts';
import { useWords } from '../words/index.ts';
import { Announcer } from './announcer.tsx';
import { Centre } from './centre.tsx';
import { useHeldFocus } from './focus.ts';
import { Hand } from './hand.tsx';
import { useKeys } from './keys.ts';
import { LostPage } from './lost.tsx';
import { Over } from './over.tsx';
import { OwnSeat } from './own-seat.tsx';
import { StakesPanel } from './panel.tsx';
import { rematch, saveRecord } from './record.ts';
import { Seats } from './seats.tsx';
import { SidePanel } from './side-panel.tsx';
import { useWide } from './window.ts';

/** One table, from the first card until the person leaves. */
export function TablePage({ id }: { id: string }) {
  const words = useWords();
  const [session, setSession] = useState(() => new Session(id));
  const [wish, setWish] = useState(() => pendingWish(id));
  const [, redraw] = useState(0);
  useEffect(() => {
    session.onChange = () => redraw((n) => n + 1);
    const onOpen = () => {
      if (wish) remember(wish);
      // A table that was opened before goes on from what was kept of it.
      setWish(undefined);
    };
    void (wish ? session.open(wish, onOpen) : session.resume());
    return () => session.leave();
  }, [session]);
  const { shown } = session;
  const room = useLoadedRoom(shown?.scene.game);
  const lost = session.lost ?? (room === 'failed' ? UNLOADED : undefined);
  if (lost) return <LostPage lost={lost} onAgain={() => setSession(new Session(id))} />;
  if (!shown || !room || room === 'failed') return <p class="loading">{words.home.loading}</p>;
  return (
    <At game={shown.scene.game}>
      <RoomProvider value={room}>
        <Table session={session} shown={shown} />
      </RoomProvider>
    </At>
  );
}

const UNLOADED: Lost = { kind: 'unloaded' };

/** The room of the game, as soon as it is there. */
function useLoadedRoom(game: string | undefined): Room | 'failed' | undefined {
  const [room, setRoom] = useState<Room | 'failed'>();
  useEffect(() => {
    if (game === undefined) return;
    loadRoom(game).then(setRoom, () => setRoom('failed'));
  }, [game]);
  return room;
}

function Table({ session, shown }: { session: Session; shown: Shown }) {
  const words = useWords();
  const [sheet, setSheet] = useState<Sheet>();
  const [looked, setLooked] = useState<Seat>(0);
  const isWide = useWide();
  const { scene } = shown;
  useSound(shown);
  const main = useRef<HTMLElement>(null);
  useHeldFocus(main);
  const exportRecord = () => void saveRecord(session);
  const isOver = shown.settled && scene.dealOver;
  const ask = () => {
    setSheet('hint');
    void session.hint();
  };
  const canHint = shown.settled && isAsked(scene.view);
  const advance = () => {
    if (!session.skip() && isOver && !scene.over) void session.next();
  };
  useKeys({
    escape: () => session.choosing.takeBack(),
    p: () => void session.choosing.pass(),
    n: advance,
    u: () => void session.undo(),
    r: () => void session.claim(),
    h: () => canHint && ask(),
    s: () => setSheet('score'),
    l: () => setSheet('tricks'),
    o: () => setSheet('trumps'),
    g: () => setSheet('log'),
    w: () => setSheet('status'),
    '?': () => setSheet('keys'),
  });
  const look = (seat: Seat) => {
    setLooked(seat);
    setSheet('seat');
  };
  return (
    <main
      ref={main}
      class="table"
      data-game={scene.game}
      data-players={scene.names.length}
      data-phase={scene.view.phase}
      data-tricks={scene.view.tricks.length}
      data-moves={`${scene.deal}/${scene.view.history.length}`}
      data-settled={shown.settled || undefined}
      data-kept={shown.isKept || undefined}
      aria-label={words.table.name(scene.title)}
    >
      <header class="bar">
        <button type="button" class="icon" aria-label={words.table.leave} onClick={() => go('#/')}>
          <Glyph name="home" />
        </button>
        <h1>
          {scene.title} <small>{words.table.deal(scene.deal + 1)}</small>
        </h1>
        <Tool
          name="undo"
          label={words.table.undo}
          isOff={!scene.canUndo}
          onClick={() => void session.undo()}
        />
        <Tool name="hint" label={words.table.hint} isOff={!canHint} onClick={ask} />
        <Tool name="tricks" label={words.table.tricks} onClick={() => setSheet('tricks')} />
        <Tool name="score" label={words.table.score} onClick={() => setSheet('score')} />
        <Tool name="menu" label={words.table.menu} onClick={() => setSheet('menu')} />
      </header>
      {!shown.isKept && (
        <p class="warning" role="alert">
          {words.table.kept}
        </p>
      )}
      <StakesPanel shown={shown} onTrumps={() => setSheet('trumps')} />
      {isOver ? (
        <Over
          scene={scene}
          onNext={() => void session.next()}
          onRematch={() => rematch(scene)}
          onExport={exportRecord}
          onFair={() => setSheet('fair')}
          onHome={() => go('#/')}
        />
      ) : (
        <>
          <Seats shown={shown} onLook={look} />
          <Centre session={session} shown={shown} />
          <OwnSeat session={session} shown={shown} onLook={look} />
          <Hand session={session} shown={shown} />
        </>
      )}
      {isWide && <SidePanel shown={shown} />}
      <Announcer shown={shown} />
      <Dialogs
        sheet={sheet}
        session={session}
        shown={shown}
        seat={looked}
        onOpen={setSheet}
        onClose={(closed) => setSheet((now) => (now === closed ? undefined : now))}
        onExport={exportRecord}
      />
    </main>
  );
}

interface ToolProps {
  readonly name: string;
  readonly label: string;
  readonly isOff?: boolean;
  onClick(): void;
}

function Tool({ name, label, isOff = false, onClick }: ToolProps) {
  return (
    <button type="button" class="tool" disabled={isOff} onClick={onClick} title={label}>
      <Glyph name={name} />
      <span>{label}</span>
    </button>
  );
}
