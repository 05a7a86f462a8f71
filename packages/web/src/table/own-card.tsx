import { isAmong } from '@overtrick/engine';
import { type CardState, Face } from '../cards/card.tsx';
import { Glyph } from '../cards/glyphs.tsx';
import type { HeldCard } from '../play/held.ts';
import { type Mode, modeOf, playing } from '../play/mode.ts';
import type { Session } from '../play/session.ts';
import type { Shown } from '../play/state.ts';
import { bandOf, isTrump } from '../room/band.ts';
import { useRoom } from '../room/rooms.ts';
import { useWords } from '../words/index.ts';
import { viewAhead } from './ahead.ts';
import { hintedKeys } from './hinted.ts';
import { useOccasion } from './occasion.ts';

interface Props {
  readonly session: Session;
  readonly shown: Shown;
  readonly own: HeldCard;
  readonly index: number;
}

/** One of the person's cards. */
export function OwnCard({ session, shown, own, index }: Props) {
  const words = useWords();
  const { code, key } = own;
  const { scene } = shown;
  const room = useRoom();
  const mode = modeOf(scene.view, room);
  const about = useOccasion(scene);
  const tag = typeof mode === 'string' ? undefined : mode.tag?.(about, own, shown.marks);
  const isShaded = shaded(session.isReplacing ? replaceable(shown) : shown, mode, own);
  const marked = shown.marks.findIndex((mark) => mark.key === key);
  const isArmed = shown.armed === code || shown.ahead === code;
  const isHinted = hinted(shown, own);
  const isLegal = shown.settled && mode === 'play' && !isShaded;
  const label = [
    words.card(code),
    ...(isTrump(room, scene.view, code) ? [words.table.trumpMark] : []),
    ...(isShaded ? [words.table.cannot] : []),
    ...(tag ? [tag] : []),
    ...(marked >= 0 ? [words.table.chosen] : []),
    ...(shown.ahead === code ? [words.table.next] : []),
    ...(isHinted ? [words.table.hint] : []),
  ].join(', ');
  return (
    <button
      type="button"
      class="own-card"
      aria-label={label}
      aria-pressed={marked >= 0 || isArmed ? 'true' : undefined}
      data-key={key}
      data-code={code}
      data-shaded={isShaded || undefined}
      data-legal={isLegal || undefined}
      data-marked={marked >= 0 || isArmed || undefined}
      data-ahead={shown.ahead === code || undefined}
      data-hinted={isHinted || undefined}
      data-made={shown.made?.includes(key) || undefined}
      data-refused={refused(shown, key) || undefined}
      style={{ '--i': index }}
      onClick={() => void session.choosing.tap(own, room)}
    >
      <Face
        code={code}
        pips={room.pips?.(scene.view, code) ?? 0}
        band={bandOf(room, viewAhead(room, shown), code)}
        state={stateOf({ isShaded, isHinted, isLegal, isMarked: marked >= 0 || isArmed })}
      />
      {isHinted && (
        <span class="hint-tag" aria-hidden="true">
          <Glyph name="hint" />
        </span>
      )}
      {tag && (
        <span class="card-tag" aria-hidden="true">
          {tag}
        </span>
      )}
    </button>
  );
}

type Marks = Readonly<Record<'isShaded' | 'isHinted' | 'isLegal' | 'isMarked', boolean>>;

function stateOf({ isShaded, isHinted, isLegal, isMarked }: Marks): CardState | undefined {
  if (isMarked) return 'staged';
  if (isHinted) return 'advised';
  if (isShaded) return 'illegal';
  return isLegal ? 'legal' : undefined;
}

/** Only on the person's turn, and only because the rules forbid it. */
function shaded({ settled, open, marks }: Shown, mode: Mode, own: HeldCard): boolean {
  if (!settled) return false;
  if (mode === 'play') return !isAmong(open, playing(own.code));
  if (typeof mode === 'string' || !mode.action || own.place === 'display') return false;
  return !marks.some(({ key }) => key === own.key) && !isAmong(open, mode.action(own.code));
}

/** The table at which a card may also be chosen in place of others. */
function replaceable(shown: Shown): Shown {
  const { open, marks, scene } = shown;
  return marks.length > 0 ? { ...shown, open: [...open, ...scene.view.legal] } : shown;
}

/** Of twins only as many as the advice names. */
function hinted({ hint, scene }: Shown, { key }: HeldCard): boolean {
  return (
    hint !== undefined && hint !== 'thinking' && hintedKeys(hint.move, scene.view).includes(key)
  );
}

function refused({ notice }: Shown, key: string): boolean {
  return notice !== undefined && 'refusal' in notice && notice.card === key;
}
