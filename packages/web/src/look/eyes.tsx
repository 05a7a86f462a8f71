import { Switch } from '../controls/switch.tsx';
import { Portrait } from '../portraits/portrait.tsx';
import { faceKind } from '../portraits/sitting.ts';
import type { LookScene } from '../protocol.ts';
import type { Looking } from './looking.ts';
import { useLookWords } from './words.ts';

/** With whose eyes one looks, and whether all cards lie open. */
export function SeenBy({ looking, scene }: { looking: Looking; scene: LookScene }) {
  const words = useLookWords();
  return (
    <div class="look-eyes">
      <span class="soft long">{words.seenBy}</span>
      <div class="look-faces" role="group" aria-label={words.seenBy}>
        {scene.names.map((name, seat) => (
          <button
            key={seat}
            type="button"
            class="look-face"
            aria-pressed={seat === looking.eyes}
            aria-label={words.seat(name)}
            title={name}
            onClick={() => looking.look(seat)}
          >
            <Portrait name={name} who={faceKind(scene, seat)} />
          </button>
        ))}
      </div>
      <Switch
        label={words.open}
        isOn={looking.isOpen}
        onChange={(isOpen) => looking.uncover(isOpen)}
      />
    </div>
  );
}
