import type { Seat } from '@overtrick/engine';
import { SettingsForm } from '../home/settings-form.tsx';
import type { Session } from '../play/session.ts';
import type { Shown } from '../play/state.ts';
import { useCompany } from '../table/company.ts';
import { LogList } from '../table/log.tsx';
import { TricksList } from '../table/tricks.tsx';
import { TrumpCount, TrumpNames, TrumpOrder } from '../table/trumps.tsx';
import { AllCards } from './cards.tsx';
import { Chart } from './chart.tsx';
import type { Sheet } from './dialog.tsx';
import { FairCards } from './fair.tsx';
import { Keys, Menu } from './menu.tsx';
import { SeatDetails } from './seat.tsx';
import { ScoreSheet } from './sheet.tsx';
import { Status } from './status.tsx';

export interface BodyProps {
  readonly sheet: Sheet;
  readonly session: Session;
  readonly shown: Shown;
  readonly seat: Seat;
  onOpen(sheet: Sheet): void;
  /** The browser tells late that a dialog is closed: another may be open by then. */
  onClose(sheet: Sheet): void;
  onExport(): void;
}

/** What lies in a dialog. */
export function DialogBody(props: BodyProps) {
  const { sheet, session, shown, seat, onOpen, onClose, onExport } = props;
  const company = useCompany();
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
      return (
        <>
          <SeatDetails shown={shown} seat={seat} />
          {company?.acts(seat, () => onClose('seat'))}
        </>
      );
    case 'talk':
      return (
        <>
          {company?.talk.requests}
          {company?.talk.body}
        </>
      );
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
          onClose={() => onClose('menu')}
        />
      );
  }
}
