import type { Seat } from '@overtrick/engine';
import { Segments } from '../controls/segments.tsx';
import { TextField } from '../home/form-parts.tsx';
import { useWords } from '../words/index.ts';

interface Props {
  readonly players: number;
  readonly people: readonly Seat[];
  /** By seat. */
  readonly called: readonly string[];
  onPeople(people: readonly Seat[]): void;
  onCall(seat: Seat, name: string): void;
}

/** How many people share the device, and what they are called. */
export function PeopleFields({ players, people, called, onPeople, onCall }: Props) {
  const { round } = useWords();
  const segments = Array.from({ length: players }, (_, i) => ({ value: i + 1, label: i + 1 }));
  return (
    <div class="people">
      <Segments
        label={round.people}
        segments={segments}
        value={people.length}
        onChange={(n) => onPeople(Array.from({ length: n }, (_, seat) => seat))}
      />
      {people.length > 1 && (
        <>
          <p class="setting-note">{round.about}</p>
          <div class="people-names">
            {people.map((seat) => (
              <TextField
                key={seat}
                label={round.name(seat + 1)}
                value={called[seat] ?? ''}
                longest={16}
                placeholder={round.unnamed(seat + 1)}
                onInput={(name) => onCall(seat, name)}
              />
            ))}
          </div>
        </>
      )}
    </div>
  );
}
