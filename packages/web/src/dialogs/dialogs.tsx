import type { Seat } from '@overtrick/engine';
import type { ComponentChildren } from 'preact';
import { SettingsForm } from '../home/settings-form.tsx';
import type { Session } from '../play/session.ts';
import type { Shown } from '../play/state.ts';
import { LogList } from '../table/log.tsx';
import { nameOf } from '../table/phrases.ts';
import { TricksList } from '../table/tricks.tsx';
import { TrumpCount, TrumpOrder } from '../table/trumps.tsx';
import { useWords } from '../words/index.ts';
import { Chart } from './chart.tsx';
import { Dialog, type Sheet } from './dialog.tsx';
import { FairCards } from './fair.tsx';
import { HintBody } from './hint.tsx';
import { Keys, Menu } from './menu.tsx';
import { SeatDetails } from './seat.tsx';
import { ScoreSheet } from './sheet.tsx';
import { Status } from './status.tsx';

interface Props {
  readonly sheet: Sheet | undefined;
  readonly session: Session;
  readonly shown: Shown;
  readonly seat: Seat;
  onOpen(sheet: Sheet): void;
  /** The browser tells late that a dialog is closed: another may be open by then. */
  onClose(sheet: Sheet): void;
  onExport(): void;
}

export function Dialogs(props: Props) {
  const words = useWords();
  const { sheet, session, shown, seat, onClose } = props;
  if (!sheet) return null;
  const titles: Record<Sheet, string> = {
    score: words.sheet.title,
    tricks: words.table.tricks,
    trumps: words.table.trumps,
    log: words.table.log,
    hint: words.hint.title,
    seat: nameOf(words, shown.scene, seat),
    status: words.table.stakes,
    menu: words.table.menu,
    fair: words.fair.title,
    settings: words.settings.title,
    keys: words.keys.title,
  };
  const close = () => {
    if (sheet === 'hint' && shown.hint === 'thinking') session.closeHint();
    onClose(sheet);
  };
  return (
    <Dialog key={sheet} title={titles[sheet]} isAside={sheet === 'hint'} onClose={close}>
      <Body {...props} />
    </Dialog>
  );
}

function Body({
  sheet,
  session,
  shown,
  seat,
  onOpen,
  onClose,
  onExport,
}: Props): ComponentChildren {
  const words = useWords();
  const { scene } = shown;
  switch (sheet) {
    case 'score':
      return (
        <>
          <ScoreSheet scene={scene} />
          {scene.sheet.length > 0 && <Chart scene={scene} />}
        </>
      );
    case 'tricks':
      return <TricksList scene={scene} />;
    case 'trumps':
      return (
        <>
          <TrumpCount scene={scene} />
          <TrumpOrder scene={scene} />
        </>
      );
    case 'log':
      return <LogList shown={shown} />;
    case 'hint':
      return shown.hint ? (
        <HintBody
          scene={scene}
          hint={shown.hint}
          onDo={() => void session.follow()}
          onClose={() => onClose('hint')}
        />
      ) : (
        <p>{words.hint.unavailable}</p>
      );
    case 'seat':
      return <SeatDetails shown={shown} seat={seat} />;
    case 'status':
      return <Status shown={shown} />;
    case 'settings':
      return <SettingsForm />;
    case 'fair':
      return <FairCards session={session} scene={scene} />;
    case 'keys':
      return <Keys />;
    default:
      return (
        <Menu
          game={scene.game}
          canExport={scene.sheet.length > 0}
          onOpen={onOpen}
          onExport={onExport}
        />
      );
  }
}
