import { CHOICES, change, type PageSettings, useSettings } from '../settings.ts';
import { type PageWords, useWords } from '../words/index.ts';

type Key = keyof typeof CHOICES;
const KEYS = Object.keys(CHOICES) as Key[];

/** Every setting, kept as soon as it is chosen. */
export function SettingsForm() {
  const words = useWords();
  const now = useSettings();
  return (
    <div class="settings">
      {KEYS.map((key) => (
        <Setting key={key} name={key} now={now} words={words} />
      ))}
      <label class="field">
        <span>{words.settings.name}</span>
        <input
          value={now.name}
          maxLength={16}
          placeholder={words.you}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
      </label>
      <p class="faint">{words.settings.remembered}</p>
    </div>
  );
}

function Setting({ name, now, words }: { name: Key; now: PageSettings; words: PageWords }) {
  return (
    <label class="field">
      <span>{words.settings[name]}</span>
      <select value={now[name]} onChange={(event) => change({ [name]: event.currentTarget.value })}>
        {CHOICES[name].map((value) => (
          <option key={value} value={value}>
            {words.settings.values[name]?.[value] ?? languageName(value)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A language by its own name. */
function languageName(code: string): string {
  return new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
}
