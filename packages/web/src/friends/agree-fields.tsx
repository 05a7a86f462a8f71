import { Segments } from '../controls/segments.tsx';
import { Switch } from '../controls/switch.tsx';
import { type Agreeing, BANKS, DAYS, type PaceKind, TURNS } from './agreeing.ts';
import { useFriendWords } from './words.ts';

interface Props {
  readonly value: Agreeing;
  onChange(part: Partial<Agreeing>): void;
}

const PACES: readonly PaceKind[] = ['none', 'turn', 'days'];

/** The clock, and who may come and look. */
export function AgreeFields({ value, onChange }: Props) {
  const { form } = useFriendWords();
  return (
    <>
      <div class="pace">
        <Segments
          label={form.pace}
          segments={PACES.map((pace) => ({ value: pace, label: form.paces[pace] }))}
          value={value.pace}
          onChange={(pace) => onChange({ pace })}
        />
        <Spans value={value} onChange={onChange} />
        <p class="setting-note">{form.paceAbout[value.pace]}</p>
      </div>
      <div class="switches">
        <Switch
          label={form.private}
          about={form.privateAbout}
          isOn={!value.listed}
          onChange={(isPrivate) => onChange({ listed: !isPrivate })}
        />
        <Switch
          label={form.watched}
          about={form.watchedAbout}
          isOn={value.watched}
          onChange={(watched) => onChange({ watched })}
        />
      </div>
    </>
  );
}

/** How long a decision may take. */
function Spans({ value, onChange }: Props) {
  const { form } = useFriendWords();
  const { pace, turn, bank, days } = value;
  const spans = (usual: readonly number[], now: number) =>
    (usual.includes(now) ? usual : [...usual, now].sort((a, b) => a - b)).map((ms) => ({
      value: ms,
      label: ms === 0 ? form.noBank : form.span(ms),
    }));
  if (pace === 'none') return null;
  if (pace === 'days') {
    return (
      <Segments
        label={form.days}
        segments={spans(DAYS, days)}
        value={days}
        onChange={(ms) => onChange({ days: ms })}
      />
    );
  }
  return (
    <>
      <Segments
        label={form.turn}
        segments={spans(TURNS, turn)}
        value={turn}
        onChange={(ms) => onChange({ turn: ms })}
      />
      <Segments
        label={form.bank}
        segments={spans(BANKS, bank)}
        value={bank}
        onChange={(ms) => onChange({ bank: ms })}
      />
    </>
  );
}
