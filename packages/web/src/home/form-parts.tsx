import type { Seat } from '@overtrick/engine';
import { Segments } from '../controls/segments.tsx';
import type { Offer } from '../protocol.ts';
import { useWords } from '../words/index.ts';
import { BOT_NAMES } from './start.ts';

interface PlayersProps {
  readonly seats: Offer['seats'];
  readonly value: number;
  onChange(players: number): void;
}

export function Players({ seats: [fewest, most], value, onChange }: PlayersProps) {
  const counts = Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i);
  const segments = counts.map((n) => ({ value: n, label: n }));
  const { players } = useWords().setup;
  return <Segments label={players} segments={segments} value={value} onChange={onChange} />;
}

interface BotNameProps {
  readonly seat: Seat;
  readonly called: readonly string[];
  onChange(called: readonly string[]): void;
}

/** What a bot is called; without a name, as it is called by itself. */
export function BotName({ seat, called, onChange }: BotNameProps) {
  const { setup } = useWords();
  const usual = BOT_NAMES[seat - 1];
  const rename = (name: string) =>
    onChange(BOT_NAMES.map((_, i) => (i === seat - 1 ? name : (called[i] ?? ''))));
  return (
    <TextField
      label={setup.botName(usual)}
      value={called[seat - 1] ?? ''}
      longest={16}
      placeholder={usual}
      onInput={rename}
    />
  );
}

interface TextProps {
  readonly label: string;
  readonly value: string;
  readonly longest: number;
  readonly placeholder?: string;
  onInput(text: string): void;
}

export function TextField({ label, value, longest, placeholder = '', onInput }: TextProps) {
  return (
    <label class="field">
      <span>{label}</span>
      <input
        value={value}
        maxLength={longest}
        placeholder={placeholder}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
    </label>
  );
}
