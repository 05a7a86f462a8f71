import { Segments } from '../controls/segments.tsx';
import { Switch } from '../controls/switch.tsx';
import { CHOICES, change, useSettings } from '../settings.ts';
import { useSettingsWords } from './settings-words.ts';

type Key = keyof typeof CHOICES;

/** What can be said of each value. */
export function useValueWords(name: Key): Readonly<Record<string, string>> {
  const values: Readonly<Record<string, Readonly<Record<string, string>>>> =
    useSettingsWords().values;
  return values[name] ?? {};
}

interface ChoiceProps {
  readonly name: Key;
  /** In which order, if not in that of the settings. */
  readonly order?: readonly string[];
}

/** A setting of which one value is chosen. */
export function Chosen({ name, order = CHOICES[name] }: ChoiceProps) {
  const words = useSettingsWords();
  const labels = useValueWords(name);
  const segments = order.map((value) => ({ value, label: labels[value] ?? value }));
  return (
    <Segments
      label={words[name]}
      segments={segments}
      value={useSettings()[name]}
      onChange={(value) => change({ [name]: value })}
    />
  );
}

interface ToggleProps {
  readonly name: Key;
  readonly about?: string;
  /** What it is when it is on, and when it is off. */
  readonly on?: string;
  readonly off?: string;
}

/** A setting that is on or off. */
export function Toggle({ name, about, on = 'on', off = 'off' }: ToggleProps) {
  return (
    <Switch
      label={useSettingsWords()[name]}
      about={about}
      isOn={useSettings()[name] === on}
      onChange={(isOn) => change({ [name]: isOn ? on : off })}
    />
  );
}
