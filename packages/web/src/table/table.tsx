import type { Seat } from '@overtrick/engine';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Sheet } from '../dialogs/dialog.tsx';
import { Dialogs } from '../dialogs/dialogs.tsx';
import { pendingWish, remember } from '../home/start.ts';
import { FailedPart, later, laterQuietly } from '../later.tsx';
import { chosenIn, isAsked, modeName, modeOf, onlyWatches } from '../play/mode.ts';
import { OwnSession } from '../play/own-session.ts';
import type { Session } from '../play/session.ts';
import type { Lost, Shown } from '../play/state.ts';
import { At } from '../room/at.tsx';
import type { Room } from '../room/room.ts';
import { loadRoom, RoomProvider, useRoom } from '../room/rooms.ts';
import { isCovered, isToHandOn } from '../round/turns.ts';
import { go } from '../route.ts';
import { RulesOfProvider, rulesOfTable } from '../rules/address.ts';
import { useSettings } from '../settings.ts';
import { useSound } from '../sound.ts';
import { SoundOffer } from '../sound-offer.tsx';
import { type PageWords, useWords } from '../words/index.ts';
import { seatPick } from './ahead.ts';
import { Announcer } from './announcer.tsx';
import { Asking } from './asking.tsx';
import { CompanyProvider, type TableCompany, useCompany } from './company.ts';
import { Dealing } from './dealing.tsx';
import { Felt } from './felt.tsx';
import { useHeldFocus, useKeysShown } from './focus.ts';
import { Hand } from './hand.tsx';
import { Header } from './header.tsx';
import { useKeys } from './keys.ts';
import { LostPage } from './lost.tsx';
import { useOccasion } from './occasion.ts';
import { OwnSeat } from './own-seat.tsx';
import { lookBack, rematch, saveRecord } from './record.ts';
import { SidePanel } from './side-panel.tsx';
import { cardWidth } from './sizes.ts';
import { boardOf, StageBoard } from './staging.tsx';
import { StakesPanel } from './stakes.tsx';
import { type TableScreen, useScreen } from './window.ts';

const Over = later(() => import('./over.tsx').then((file) => file.Over), FailedPart);
const Cover = later(() => import('../round/cover.tsx').then((file) => file.Cover));
const FirstHelp = laterQuietly(() => import('../guide/help.tsx').then((file) => file.FirstHelp));
const HintPanel = later(
  () => import('../hints/panel.tsx').then((file) => file.HintPanel),
  FailedPart,
);

/** One table, from the first card until the person leaves. */
export function TablePage({ id }: { id: string }) {
  const [session, setSession] = useState(() => new OwnSession(id));
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
  const again = () => setSession(new OwnSession(id));
  if (session.lost) return <LostPage lost={session.lost} onAgain={again} />;
  const { shown } = session;
  if (shown && isCovered(shown.scene)) return <Cover session={session} scene={shown.scene} />;
  return <SessionTable session={session} onAgain={again} />;
}

interface SessionProps {
  readonly session: Session;
  /** Only where several people meet. */
  readonly company?: TableCompany;
  /** What stands above a table that is not an ordinary one. */
  readonly band?: ComponentChildren;
  /** Tries again to load what belongs to the game. */
  onAgain(): void;
}

/** A table at which somebody sits, as soon as its cards and the room of its game are there. */
export function SessionTable({ session, company, band, onAgain }: SessionProps) {
  const words = useWords();
  const { shown } = session;
  const room = useLoadedRoom(words, shown?.scene.game);
  const hasRested = useRef(false);
  hasRested.current ||= shown?.settled ?? false;
  if (room === 'failed') return <LostPage lost={UNLOADED} onAgain={onAgain} />;
  if (!shown || !room) return <Dealing text={words.home.loading} />;
  return (
    <At game={shown.scene.game} isHurried={!hasRested.current}>
      <RoomProvider value={room}>
        <RulesOfProvider value={rulesOfTable(shown.scene.view.setup, shown.scene.variant)}>
          <CompanyProvider value={company}>
            <Table key={shown.scene.eyes} session={session} shown={shown} band={band} />
          </CompanyProvider>
        </RulesOfProvider>
      </RoomProvider>
    </At>
  );
}

const UNLOADED: Lost = { kind: 'unloaded' };

/** The room of the game, as soon as it and what is said there are loaded. */
export function useLoadedRoom(
  words: PageWords,
  game: string | undefined,
  tries = 0,
): Room | 'failed' | undefined {
  const [room, setRoom] = useState<Room | 'failed'>();
  useEffect(() => {
    if (game === undefined) return;
    const load = async () => {
      const [found] = await Promise.all([loadRoom(game), words.load(game)]);
      setRoom(found);
    };
    load().catch(() => setRoom('failed'));
  }, [game, tries]);
  return room;
}

interface TableProps {
  readonly session: Session;
  readonly shown: Shown;
  readonly band: ComponentChildren;
}

function Table({ session, shown, band }: TableProps) {
  const company = useCompany();
  const words = useWords();
  const room = useRoom();
  const [sheet, setSheet] = useState<Sheet>();
  const [looked, setLooked] = useState<Seat>(0);
  const window = useScreen();
  // Without a panel there is no room for a hint beside a table with plaques.
  const isTight = sheet === 'hint' && window.form === 'desk' && !window.isWide;
  const isLow = window.isLow || sheet === 'hint';
  const screen: TableScreen = { ...window, isLow, ...(isTight ? { form: 'phone' } : {}) };
  const card = cardWidth(screen, useSettings().cards === 'large');
  const { scene } = shown;
  useSound(shown);
  const main = useRef<HTMLElement>(null);
  useHeldFocus(main);
  useKeysShown();
  const exportRecord = () => void saveRecord(session);
  const isSettled = shown.settled && !isToHandOn(scene);
  const isOver = isSettled && scene.dealOver;
  const isShown = usePart(Over, isOver);
  const mode = shown.settled ? modeOf(scene.view, room) : 'wait';
  const board = isOver ? undefined : boardOf(room, shown, mode);
  const ask = () => {
    setSheet('hint');
    void session.hint(chosenIn(mode, shown));
  };
  // Among people nobody asks a bot what to do.
  const canHint = !company && shown.settled && isAsked(scene.view);
  useTableKeys(session, shown, {
    onOpen: setSheet,
    onHint: () => canHint && ask(),
    onEscape: () => (sheet === 'hint' ? setSheet(undefined) : session.choosing.takeBack()),
  });
  const about = useOccasion(scene);
  const look = (seat: Seat) => {
    const pick = seatPick(room, about, shown, seat);
    if (pick?.choice) return session.choosing.pick(pick.choice);
    setLooked(seat);
    setSheet('seat');
  };
  const close = (closed: Sheet) => setSheet((now) => (now === closed ? undefined : now));
  const stakes = <StakesPanel shown={shown} onTrumps={() => setSheet('trumps')} />;
  return (
    <main
      ref={main}
      class="table"
      data-form={screen.form}
      data-game={scene.game}
      data-players={scene.names.length}
      data-phase={scene.view.phase}
      data-tricks={scene.view.tricks.length}
      data-moves={`${scene.deal}/${scene.view.history.length}`}
      data-settled={(isSettled && isShown) || undefined}
      data-kept={shown.isKept || undefined}
      data-board={board}
      data-over={isOver || undefined}
      data-asks={modeName(mode)}
      data-hint={sheet === 'hint' || undefined}
      style={{ '--card-w': `${card}px` }}
      aria-label={words.table.name(scene.title)}
    >
      <Header
        session={session}
        shown={shown}
        canHint={canHint}
        isFolded={sheet === 'hint' && screen.form !== 'desk'}
        onHint={ask}
        onOpen={setSheet}
      />
      {company?.band ?? band}
      {!shown.isKept && (
        <p class="warning" role="alert">
          {words.table.kept}
        </p>
      )}
      {shown.isKept && !company && screen.form !== 'lying' && <SoundOffer />}
      {isOver ? (
        <Over
          scene={scene}
          onNext={() => void session.next()}
          onRematch={() => (company ? company.onRematch() : rematch(scene))}
          onExport={exportRecord}
          onLookBack={() => void lookBack(session, scene)}
          onOpen={setSheet}
          onHome={() => go('#/')}
        />
      ) : (
        <>
          {screen.form === 'phone' && stakes}
          <Felt {...{ session, shown, mode, screen, board }} onLook={look}>
            {screen.form !== 'phone' && stakes}
          </Felt>
          <StageBoard session={session} shown={shown} mode={mode} />
          <Asking session={session} shown={shown} mode={mode} />
          <OwnSeat session={session} shown={shown} screen={screen} onLook={look} />
          <Hand session={session} shown={shown} screen={screen} card={card} />
        </>
      )}
      {sheet === 'hint' && (
        <HintPanel session={session} shown={shown} onClose={() => close('hint')} />
      )}
      {screen.isWide && <SidePanel shown={shown} />}
      {/* The first card can be played before there is anything to say about it. */}
      {isShown && (shown.settled || FirstHelp.isThere()) && <FirstHelp shown={shown} />}
      <Announcer shown={shown} />
      <Dialogs
        sheet={sheet}
        session={session}
        shown={shown}
        seat={looked}
        onOpen={setSheet}
        onClose={close}
        onExport={exportRecord}
      />
    </main>
  );
}

/** A network that goes away takes nothing with it: what will be wanted is fetched soon after the table stands. */
const SOON = 3000;

/** Whether a part is there, or not wanted yet; it is fetched soon, or at once when it is. */
function usePart(part: typeof Over, isWanted: boolean): boolean {
  const [, redraw] = useState(0);
  useEffect(() => {
    const done = () => redraw((n) => n + 1);
    const timer = setTimeout(() => part.fetch().then(done, () => {}), isWanted ? 0 : SOON);
    return () => clearTimeout(timer);
  }, [isWanted]);
  return !isWanted || part.isThere();
}

interface Opens {
  onOpen(sheet: Sheet): void;
  onHint(): void;
  onEscape(): void;
}

/** What single keys do at the table. */
function useTableKeys(session: Session, shown: Shown, { onOpen, onHint, onEscape }: Opens): void {
  const { scene, settled } = shown;
  const room = useRoom();
  const advance = () => {
    if (!session.skip() && settled && scene.dealOver && !scene.over) void session.next();
  };
  useKeys({
    escape: onEscape,
    p: () => void session.choosing.pass(),
    n: advance,
    u: () => void session.undo(),
    f: () => onlyWatches(scene.view, room) && session.finish(),
    r: () => void session.claim(),
    h: onHint,
    s: () => onOpen('score'),
    l: () => onOpen('tricks'),
    o: () => onOpen('trumps'),
    g: () => onOpen('log'),
    w: () => onOpen('status'),
    '?': () => onOpen('keys'),
  });
}
