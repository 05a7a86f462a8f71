import { Segments } from '../controls/segments.tsx';
import { useWords } from '../words/index.ts';
import { useFriendWords } from './words.ts';

interface Props {
  readonly levels: readonly string[];
  readonly players: number;
  /** By seat: a level, or null for whoever comes; the first is one's own. */
  readonly value: readonly (string | null)[];
  onChange(bots: readonly (string | null)[]): void;
}

const FREE = '';

/** A bot of any level in any seat; free ones can be given to bots at the table, too. */
export function BotFields({ levels, players, value, onChange }: Props) {
  const { form } = useFriendWords();
  const { setup } = useWords();
  const segments = [
    { value: FREE, label: form.free },
    ...levels.map((level) => ({ value: level, label: setup.levels[level] ?? level })),
  ];
  const seats = Array.from({ length: players - 1 }, (_, i) => i + 1);
  const bots = seats.filter((seat) => value[seat]).length;
  const set = (at: number, level: string) =>
    onChange(
      Array.from({ length: Math.max(players, value.length) }, (_, seat) =>
        seat === at ? level || null : (value[seat] ?? null),
      ),
    );
  return (
    <details class="bot-fields">
      <summary>
        {form.seats} <small>{bots === 0 ? form.seatsNone : form.seatsSome(bots)}</small>
      </summary>
      {seats.map((seat) => (
        <Segments
          key={seat}
          label={form.seat(seat + 1)}
          segments={segments}
          value={value[seat] ?? FREE}
          onChange={(level) => set(seat, level)}
        />
      ))}
    </details>
  );
}
