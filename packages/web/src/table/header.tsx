import { SPECTATOR, type View } from '@overtrick/engine';
import { Glyph } from '../cards/glyphs.tsx';
import type { Sheet } from '../dialogs/dialog.tsx';
import { nearSeat } from '../play/mode.ts';
import type { Session } from '../play/session.ts';
import type { Shown } from '../play/state.ts';
import { useRoom } from '../room/rooms.ts';
import type { TugShown } from '../room/stakes.ts';
import { go } from '../route.ts';
import { type PageWords, useWords } from '../words/index.ts';
import { type TableCompany, useCompany } from './company.ts';
import { useOccasion } from './occasion.ts';
import { TrumpCoin, trumpLabel } from './stakes.tsx';

interface Props {
  readonly session: Session;
  readonly shown: Shown;
  readonly canHint: boolean;
  /** Whether there is no other room for what is at stake. */
  readonly isFolded: boolean;
  onHint(): void;
  onOpen(sheet: Sheet): void;
}

/** Which game this is and how far it has got, and what can be done at any time. */
export function Header({ session, shown, canHint, isFolded, onHint, onOpen }: Props) {
  const words = useWords();
  const { scene } = shown;
  const company = useCompany();
  return (
    <header class="bar">
      <button type="button" class="icon" aria-label={words.table.leave} onClick={() => go('#/')}>
        <Glyph name="home" />
      </button>
      <h1>
        {scene.title}{' '}
        <small>{isFolded ? <Folded shown={shown} /> : <Progress shown={shown} />}</small>
      </h1>
      {company?.signs(() => onOpen('fair'))}
      {scene.view.eyes !== SPECTATOR && (
        <Tool
          name="undo"
          label={words.table.undo}
          isOff={!scene.canUndo}
          onClick={() => void session.undo()}
        />
      )}
      {company ? (
        <CompanyTools company={company} onTalk={() => onOpen('talk')} />
      ) : (
        <Tool name="hint" label={words.table.hint} isOff={!canHint} onClick={onHint} />
      )}
      <Tool name="tricks" label={words.table.tricks} onClick={() => onOpen('tricks')} />
      <Tool name="score" label={words.table.score} onClick={() => onOpen('score')} />
      <Tool name="menu" label={words.table.menu} onClick={() => onOpen('menu')} />
    </header>
  );
}

/** Among people there are no hints, but a pause and what is said. */
function CompanyTools({ company, onTalk }: { company: TableCompany; onTalk(): void }) {
  const { title, unread, unreadWords } = company.talk;
  return (
    <>
      {company.tools
        .filter(({ isMain }) => isMain)
        .map(({ name, label, isOff, act }) => (
          <Tool key={name} name={name} label={label} isOff={isOff} onClick={act} />
        ))}
      <button
        type="button"
        class="tool"
        data-tool="chat"
        title={title}
        aria-label={unread > 0 ? `${title}, ${unreadWords}` : title}
        onClick={onTalk}
      >
        <Glyph name="chat" />
        <span>{title}</span>
        {unread > 0 && (
          <b class="unread" aria-hidden="true">
            {unread}
          </b>
        )}
      </button>
    </>
  );
}

/** What is at stake where there is no room for it: the trumps as coins, "14 of 30". */
function Folded({ shown }: { shown: Shown }) {
  const words = useWords();
  const { tug, trumps } = useRoom().stakes(useOccasion(shown.scene));
  const isOnly = trumps.length === 1;
  return (
    <>
      {trumps.length > 0 && <span class="unseen">{trumpLabel(words, trumps)}. </span>}
      {trumps.map((trump) => (
        <TrumpCoin key={trump.label} trump={trump} isOnly={isOnly} />
      ))}
      {tug ? (
        <FoldedTug tug={tug} />
      ) : (
        <span>
          <Progress shown={shown} />
        </span>
      )}
    </>
  );
}

function FoldedTug({ tug }: { tug: TugShown }) {
  const words = useWords();
  const [{ taken }] = tug.sides;
  return (
    <>
      <span aria-hidden="true">
        {taken} {neededOf(words, tug)}
      </span>
      <span class="unseen">{stakeWords(words, tug)}</span>
    </>
  );
}

/** "14 of 30 points for Ben". */
function stakeWords(words: PageWords, tug: TugShown): string {
  const [{ taken, who }] = tug.sides;
  return `${taken} ${neededOf(words, tug)} ${words.felt.forWhom(who)}`;
}

function neededOf({ felt }: PageWords, { unit, sides: [{ needed }] }: TugShown): string {
  return (unit === 'points' ? felt.pointsOf : felt.tricksOf)(needed);
}

/** So many letters stand beside the tools of a phone; the question says the phase too. */
const BRIEF = 20;

/** "deal 3, trick 5 of 12", "deal 6, the auction"; on a narrow screen without the number of tricks. */
function Progress({ shown: { scene, winner } }: { shown: Shown }) {
  const words = useWords();
  const { felt } = words;
  const { view, deal } = scene;
  const { dealsLeft } = view.match;
  const dealt = words.own.deal ?? felt.deal;
  const first = dealt(deal + 1, dealsLeft === null ? null : deal + 1 + dealsLeft);
  const phase = felt.phases[view.phase];
  if (view.phase !== 'play') {
    return (
      <>
        {first}
        {phase && (
          <span class={`progress-phase ${first.length + phase.length > BRIEF ? 'long' : ''}`}>
            , {phase}
          </span>
        )}
      </>
    );
  }
  const all = tricksIn(view);
  const number = Math.min(all, view.tricks.length + (winner === undefined ? 1 : 0));
  return (
    <>
      {first}, <span class="long">{felt.trickOf(number, all)}</span>
      <span class="short">{felt.trick(number)}</span>
    </>
  );
}

/** How many tricks the deal has: those taken, and one for each card that everybody still has. */
function tricksIn(view: View): number {
  const { tricks, held, displays, table } = view;
  const near = nearSeat(view);
  const has = table.some(({ seat }) => seat === near) ? 1 : 0;
  return tricks.length + (held[near] ?? 0) + (displays[near]?.length ?? 0) + has;
}

interface ToolProps {
  readonly name: string;
  readonly label: string;
  readonly isOff?: boolean;
  onClick(): void;
}

function Tool({ name, label, isOff = false, onClick }: ToolProps) {
  return (
    <button
      type="button"
      class="tool"
      data-tool={name}
      disabled={isOff}
      onClick={onClick}
      title={label}
    >
      <Glyph name={name} />
      <span>{label}</span>
    </button>
  );
}
