import type { Shown } from '../play/state.ts';
import { useRoom } from '../room/rooms.ts';
import { Said } from '../terms/said.tsx';
import { useWords } from '../words/index.ts';
import { takenOf } from './taken.ts';

/** "Ada takes it: 4 points", and what that meant for what was promised. */
export function Told({ shown }: { shown: Shown }) {
  const told = takenOf(useWords(), useRoom(), shown.scene);
  if (!told) return null;
  return (
    <>
      <p class="told">{told.line}</p>
      {told.means && (
        <p class="follows">
          <Said text={told.means} />
        </p>
      )}
    </>
  );
}
