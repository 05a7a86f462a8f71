import { Segments } from '../controls/segments.tsx';
import type { Offer } from '../protocol.ts';
import { useWords } from '../words/index.ts';

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
  /** What it is called now, and what was entered for it. */
  readonly usual: string;
  readonly called: string;
  onInput(name: string): void;
}

/** What a bot is called; without a name, as it is called by itself. */
export function BotName({ usual, called, onInput }: BotNameProps) {
  const { setup } = useWords();
  return (
    <TextField
      label={setup.botName(usual)}
      value={called}
      longest={16}
      placeholder={usual}
      onInput={onInput}
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
