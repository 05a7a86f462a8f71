import { type Mode, modeOf } from '../play/mode.ts';
import type { Shown } from '../play/state.ts';
import type { Room } from '../room/room.ts';
import { useRoom } from '../room/rooms.ts';
import type { TurnQuestion } from '../room/turn-question.ts';
import { Said } from '../terms/said.tsx';
import { type PageWords, useWords } from '../words/index.ts';
import { occasionOf } from './phrases.ts';

/** What the person is asked for just now, and what follows from it; undefined if nothing is. */
export function askedOf(words: PageWords, room: Room, shown: Shown): TurnQuestion | undefined {
  const { scene, settled } = shown;
  if (!settled || scene.dealOver) return undefined;
  const mode = modeOf(scene.view, room);
  return mode === 'wait' ? undefined : askedIn(mode, words, room, shown);
}

function askedIn(
  mode: Exclude<Mode, 'wait'>,
  words: PageWords,
  room: Room,
  shown: Shown,
): TurnQuestion {
  const { scene, half = scene.view, armed, added } = shown;
  const about = occasionOf(words, scene);
  if (typeof mode === 'object') {
    return mode.question({ about, ahead: occasionOf(words, { ...scene, view: half }), shown });
  }
  if (mode === 'play' && armed !== undefined) {
    return room.extras?.has(scene.view, armed)
      ? room.extras.question(about, armed, added)
      : { line: words.ask.again };
  }
  const follows = mode === 'play' ? room.standing?.(about) : undefined;
  return room.question?.(about, shown.open) ?? { line: usual(words, shown), follows };
}

/** What is asked in any game. */
function usual({ ask, suit }: PageWords, { scene, open }: Shown): string {
  const { led, canFollow } = scene.view;
  const [first] = open;
  if (first?.type !== 'play') return first?.field === 'tricks' ? ask.tricks : ask.choice;
  if (led === null) return ask.lead;
  if (led === 'trump') return canFollow ? ask.followTrump : ask.freeTrump;
  return canFollow ? ask.follow(suit(led)) : ask.free(suit(led));
}

/** The question, and below it what follows. */
export function Question({ shown }: { shown: Shown }) {
  const asked = askedOf(useWords(), useRoom(), shown);
  if (!asked) return null;
  return (
    <>
      <p class="ask">
        <Said text={asked.line} />
      </p>
      {asked.follows && (
        <p class="follows">
          <Said text={asked.follows} />
        </p>
      )}
    </>
  );
}
