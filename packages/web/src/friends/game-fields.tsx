import { useId } from 'preact/hooks';
import { Glyph } from '../cards/glyphs.tsx';
import type { Offer } from '../protocol.ts';
import { frontOf } from '../room/front.ts';
import { useFriendWords } from './words.ts';

interface Props {
  readonly games: readonly Offer[];
  readonly value: string;
  onChange(game: string): void;
}

/** The games side by side, each with its sign and in its own colour. */
export function GameFields({ games, value, onChange }: Props) {
  const { form } = useFriendWords();
  const id = useId();
  return (
    <fieldset class="game-fields">
      <legend>{form.game}</legend>
      <div>
        {games.map(({ name, title }) => (
          <label key={name} style={{ '--poster': `var(--poster-${name}, #33424a)` }}>
            <input
              type="radio"
              name={id}
              checked={name === value}
              onChange={() => onChange(name)}
            />
            <Glyph name={frontOf(name).glyph ?? 'stone'} />
            <b>{title}</b>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
