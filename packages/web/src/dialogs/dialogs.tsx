import type { Seat } from '@overtrick/engine';
import type { ComponentChildren } from 'preact';
import { SettingsForm } from '../home/settings-form.tsx';
import type { Session } from '../play/session.ts';
import type { Shown } from '../play/state.ts';
import type { Scene } from '../protocol.ts';
import { go } from '../route.ts';
import { LogList } from '../table/log.tsx';
import { seatWords } from '../table/seats.tsx';
import { sayer } from '../table/sense.ts';
import { stakesOf } from '../table/stakes.ts';
import { TricksList } from '../table/tricks.tsx';
import { TrumpOrder } from '../table/trumps.tsx';
import { useWords, type Words } from '../words/index.ts';
import { Chart } from './chart.tsx';
import { Dialog } from './dialog.tsx';
import { HintBody } from './hint.tsx';
import { SeatDetails } from './seat.tsx';
import { ScoreSheet } from './sheet.tsx';

/** What can be laid over the table. */
export type Sheet =
  | 'score'
  | 'tricks'
  | 'trumps'
  | 'log'
  | 'hint'
  | 'seat'
  | 'status'
  | 'menu'
  | 'settings'
  | 'keys';

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
    seat: shown.scene.names[seat],
    status: words.table.stakes,
    menu: words.table.menu,
    settings: words.settings.title,
    keys: words.keys.title,
  };
  const close = () => {
    if (sheet === 'hint' && shown.hint === 'thinking') session.closeHint();
    onClose(sheet);
  };
  return (
    <Dialog key={sheet} title={titles[sheet]} onClose={close}>
      <Body {...props} />
    </Dialog>
  );
}

function Body({ sheet, shown, seat, onOpen, onExport }: Props): ComponentChildren {
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
          <p class="faint">{words.stakes.trumpOrder}</p>
          <TrumpOrder scene={scene} />
        </>
      );
    case 'log':
      return <LogList shown={shown} />;
    case 'hint':
      return shown.hint ? (
        <HintBody scene={scene} hint={shown.hint} />
      ) : (
        <p>{words.hint.unavailable}</p>
      );
    case 'seat':
      return <SeatDetails shown={shown} seat={seat} />;
    case 'status':
      return <Status shown={shown} />;
    case 'settings':
      return <SettingsForm />;
    case 'keys':
      return <Keys />;
    default:
      return <Menu game={scene.game} onOpen={onOpen} onExport={onExport} />;
  }
}

/** Where things stand, in words: for those who listen, and for the curious. */
function Status({ shown }: { shown: Shown }) {
  const words = useWords();
  const { scene } = shown;
  const { trumps, goals, roles, lines, notes } = stakesOf(words, scene, sayer(words, scene).name);
  return (
    <ul class="plain-list">
      {trumps.map(({ label, name }) => (
        <li key={label}>
          {label}: {words.trump(scene.game, name)}
        </li>
      ))}
      {goals.map(({ label, text }) => (
        <li key={label}>
          {label}: {text}
        </li>
      ))}
      {[...roles, ...lines].map(([label, value]) => (
        <li key={label}>
          {label}: {value}
        </li>
      ))}
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
      {scene.variant.length > 0 && (
        <li>
          {words.table.variant}:{' '}
          {scene.variant.map((name) => variantWords(words, scene, name)).join('; ')}
        </li>
      )}
      {scene.names.map((_, seat) => (
        <li key={seat}>{seatWords(words, shown, seat)}</li>
      ))}
    </ul>
  );
}

/** A rule that differs, with what it is here: "the total that ends the match: 100". */
function variantWords(words: Words, { game, view }: Scene, name: string): string {
  const value = view.setup.options[name];
  const said =
    typeof value === 'string' ? (words.setup.value[value] ?? value) : JSON.stringify(value);
  return `${words.setup.option[`${game}.${name}`] ?? name}: ${said}`;
}

function Keys() {
  const words = useWords();
  return (
    <>
      <dl class="keys">
        {words.keys.list.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <p class="faint">{words.keys.off}</p>
    </>
  );
}

interface MenuProps {
  readonly game: string;
  onOpen(sheet: Sheet): void;
  onExport(): void;
}

function Menu({ game, onOpen, onExport }: MenuProps) {
  const { table } = useWords();
  const items: [string, () => void][] = [
    [table.trumps, () => onOpen('trumps')],
    [table.log, () => onOpen('log')],
    [table.settings, () => onOpen('settings')],
    [table.keys, () => onOpen('keys')],
    [table.export, onExport],
    [table.rules, () => go(`#/rules/${game}`)],
    [table.leave, () => go('#/')],
  ];
  return (
    <div class="menu">
      {items.map(([label, act]) => (
        <button key={label} type="button" class="choice" onClick={act}>
          {label}
        </button>
      ))}
    </div>
  );
}
