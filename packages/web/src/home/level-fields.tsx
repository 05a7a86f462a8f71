import type { Seat } from '@overtrick/engine';
import type { ComponentChildren } from 'preact';
import { type Segment, Segments } from '../controls/segments.tsx';
import { Portrait } from '../portraits/portrait.tsx';
import { useWords } from '../words/index.ts';

interface LevelProps {
  readonly levels: readonly string[];
  /** By seat. Where somebody sits it is nobody's, but stays for when a bot sits there again. */
  readonly chosen: readonly string[];
  /** Of all who sit there, and which of the seats are people's; the first always is. */
  readonly names: readonly string[];
  readonly people: readonly Seat[];
  onChange(levels: readonly string[]): void;
  onPeople(people: readonly Seat[]): void;
  /** What else there is to say of the bot in a seat. */
  children(seat: Seat): ComponentChildren;
}

/** What a seat is set to where somebody sits on this device. */
const SOMEBODY = 'person';

/** One level for all bots, or each seat for itself. */
export function LevelFields(props: LevelProps) {
  const { levels, chosen, names, people, onChange } = props;
  const { setup } = useWords();
  const seats = [...names.keys()].filter((seat) => !people.includes(seat));
  const first = chosen[seats[0] ?? 1];
  const isMixed = seats.some((seat) => chosen[seat] !== first);
  const segments = levels.map((value) => ({ value, label: setup.levels[value] ?? value }));
  return (
    <div class="levels">
      {seats.length > 0 && (
        <>
          <Segments
            label={setup.level}
            segments={segments}
            value={isMixed ? undefined : first}
            onChange={(level) => onChange(chosen.map(() => level))}
          />
          <p class="setting-note">{isMixed ? setup.mixed : (setup.levelAbout[first] ?? '')}</p>
        </>
      )}
      <details open={isMixed}>
        <summary>{setup.each}</summary>
        {[...names.keys()].slice(1).map((seat) => (
          <SeatFields key={seat} {...props} seat={seat} segments={segments} />
        ))}
      </details>
    </div>
  );
}

interface SeatProps extends LevelProps {
  readonly seat: Seat;
  readonly segments: readonly Segment<string>[];
}

/** Who sits in one of the seats: a bot of some level, or somebody on this device. */
function SeatFields(props: SeatProps) {
  const { seat, segments, chosen, names, people, onChange, onPeople, children } = props;
  const { round } = useWords();
  const name = names[seat];
  const isPerson = people.includes(seat);
  const others = people.filter((each) => each !== seat);
  const change = (to: string) => {
    onPeople(to === SOMEBODY ? [...others, seat].sort((a, b) => a - b) : others);
    if (to !== SOMEBODY) onChange(chosen.map((level, i) => (i === seat ? to : level)));
  };
  return (
    <div class="bot">
      <Portrait name={name} who={isPerson ? 'person' : 'bot'} />
      {isPerson ? <b>{name}</b> : children(seat)}
      <Segments
        label={name}
        isLabelHidden
        segments={[...segments, { value: SOMEBODY, label: round.person }]}
        value={isPerson ? SOMEBODY : chosen[seat]}
        onChange={change}
      />
    </div>
  );
}
