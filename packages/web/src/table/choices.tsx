import { type Choice, write } from '@overtrick/engine';
import type { ComponentChildren } from 'preact';
import { Suited } from '../cards/card.tsx';
import { useFaces } from '../cards/drawn.ts';
import { type CardFaces, isSuit } from '../cards/faces.ts';
import type { Session } from '../play/session.ts';
import type { Shown } from '../play/state.ts';
import type { Occasion } from '../room/occasion.ts';
import type { Room } from '../room/room.ts';
import { useRoom } from '../room/rooms.ts';
import { useWords } from '../words/index.ts';
import { useOccasion } from './occasion.ts';
import { brief } from './phrases.ts';

interface Props {
  readonly session: Session;
  readonly shown: Shown;
}

/** Every choice that is a button: trumps, partners, numbers of tricks, passes. */
export function Choices({ session, shown }: Props) {
  const words = useWords();
  const faces = useFaces();
  const room = useRoom();
  const about = useOccasion(shown.scene);
  const { open } = shown;
  const size = open.length > 8 ? 'many' : 'few';
  return (
    <div class="choices" data-size={size} role="group" aria-label={words.ask.choice}>
      {open.map((choice) => (
        <button
          key={write(choice)}
          type="button"
          class="choice"
          data-type={choice.type}
          data-value={choice.value}
          data-suit={suitIn(faces, choice)}
          aria-label={spoken(labelOf(room, about, choice), room.detail?.(about, choice))}
          onClick={() => void session.choosing.choose(choice)}
        >
          {room.face?.(about, choice) ?? faceOf(faces, labelOf(room, about, choice), choice)}
          <Detail text={room.detail?.(about, choice)} />
        </button>
      ))}
      {room.canBeginAgain && shown.parts.length > 0 && (
        <button type="button" class="choice" onClick={() => session.choosing.clearMarks()}>
          {words.ask.clear}
        </button>
      )}
    </div>
  );
}

/** What a choice means, below what it is. */
function Detail({ text }: { text: string | undefined }) {
  return text === undefined ? null : <small class="choice-detail">{text}</small>;
}

function spoken(label: string, detail: string | undefined): string {
  return detail === undefined ? label : `${label}: ${detail}`;
}

function suitIn(faces: CardFaces, { value }: Choice): string | undefined {
  return typeof value === 'string' && isSuit(faces, value) ? value : undefined;
}

/** What is on a button, unless the room says it: by the kind of thing that fills a field. */
function labelOf(room: Room, about: Occasion, choice: Choice): string {
  const { scene, words } = about;
  const { type, field } = choice;
  const value = String(choice.value ?? '');
  const own = room.label?.(about, choice);
  if (own !== undefined) return own;
  if (type === 'trump') return words.trump(value);
  if (field === 'partner' || field === 'from') return brief(scene.names[Number(value)]);
  if (field === 'tricks') return words.badge.tricks(Number(value));
  if (type === 'pass') return words.ask.pass;
  if (scene.pack.includes(value)) return words.card(value);
  return value || type;
}

function faceOf(
  faces: CardFaces,
  label: string,
  { type, field, value }: Choice,
): ComponentChildren {
  const text = String(value ?? '');
  if (type === 'trump' && isSuit(faces, text)) return <Suited suit={text} label={label} />;
  if (type === 'trump' && text !== 'none') return <b class="choice-number">{label}</b>;
  return field === 'tricks' ? <b class="choice-number">{text}</b> : label;
}
