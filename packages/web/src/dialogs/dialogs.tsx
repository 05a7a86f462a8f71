import type { Seat } from '@overtrick/engine';
import type { ComponentChildren } from 'preact';
import { SettingsForm } from '../home/settings-form.tsx';
import type { Session } from '../play/session.ts';
import type { Shown } from '../play/state.ts';
import { LogList } from '../table/log.tsx';
import { nameOf } from '../table/phrases.ts';
import { TricksList } from '../table/tricks.tsx';
import { TrumpCount, TrumpNames, TrumpOrder } from '../table/trumps.tsx';
import { useWords } from '../words/index.ts';
import { AllCards } from './cards.tsx';
import { Chart } from './chart.tsx';
import { Dialog, type Sheet } from './dialog.tsx';
import { FairCards } from './fair.tsx';
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
  const { sheet, shown, seat, onClose } = props;
  // A hint is no dialog: it lies beside the table.
  if (!sheet || sheet === 'hint') return null;
  const titles: Record<Exclude<Sheet, 'hint'>, string> = {
    score: words.sheet.title,
    tricks: words.table.tricks,
    trumps: words.table.trumps,
    log: words.table.log,
    seat: nameOf(words, shown.scene, seat),
    cards: words.ending.allCards,
    status: words.table.stakes,
    menu: words.table.menu,
    fair: words.fair.title,
    settings: words.settings.title,
    keys: words.keys.title,
  };
  return (
    <Dialog key={sheet} title={titles[sheet]} onClose={() => onClose(sheet)}>
      <Body {...props} />
    </Dialog>
  );
}

function Body({ sheet, session, shown, seat, onOpen, onExport }: Props): ComponentChildren {
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
          <TrumpNames scene={scene} />
          <TrumpCount scene={scene} />
          <TrumpOrder scene={scene} />
        </>
      );
    case 'log':
      return <LogList shown={shown} />;
    case 'cards':
      return <AllCards scene={scene} onFair={() => onOpen('fair')} />;
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
