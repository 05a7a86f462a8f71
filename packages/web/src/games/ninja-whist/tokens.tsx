import type { Choice, NinjaView } from '@overtrick/engine';
import { Glyph } from '../../cards/glyphs.tsx';
import type { ExtrasProps } from '../../room/room.ts';
import type { NinjaWords } from './en.ts';
import { iconGlyph, iconSuit } from './icons.ts';

/** A bonus token, by its icons. */
export function Icons({ token }: { token: string }) {
  const shown = token === '-' ? [] : [...token];
  return (
    <span class="token" data-count={shown.length} aria-hidden="true">
      {shown.map((icon, i) => (
        <span key={i} data-suit={iconSuit(icon)}>
          <Glyph name={iconGlyph(icon)} />
        </span>
      ))}
    </span>
  );
}

type Lifts = NinjaView['fitting'][string];

function adding(value: string): Choice {
  return { type: 'play', field: 'tokens', value };
}

/** Which of the fitting tokens are chosen; equal ones are taken from the first on. */
export function chosenOf(fitting: Lifts, added: readonly Choice[]): number[] {
  const left = added.map(({ value }) => value);
  return fitting.flatMap(({ token }, i) => {
    const at = left.indexOf(token);
    if (at < 0) return [];
    left.splice(at, 1);
    return [i];
  });
}

function toggled(fitting: Lifts, chosen: readonly number[], index: number): Choice[] {
  return fitting.flatMap(({ token }, i) =>
    chosen.includes(i) !== (i === index) ? [adding(token)] : [],
  );
}

/** Tokens for the card that was tapped, and what they lift it to. */
export function TokenChoice(props: ExtrasProps<NinjaView, NinjaWords>) {
  const { about, card, added, onChange, onPlay, onClear } = props;
  const { view, words, own } = about;
  const fitting = view.fitting[card] ?? [];
  const chosen = chosenOf(fitting, added);
  const lift = chosen.reduce((sum, i) => sum + fitting[i].lift, 0);
  const label =
    chosen.length > 0
      ? own.ask.withTokens(chosen.length, Number(card.slice(1)) + lift)
      : own.ask.plain;
  return (
    <div class="token-choice">
      <p class="ask">{own.ask.tokens(card)}</p>
      <div class="choices" role="group" aria-label={own.ask.tokens(card)}>
        {fitting.map(({ token }, i) => (
          <button
            key={`${token}${i}`}
            type="button"
            class="choice"
            aria-pressed={chosen.includes(i)}
            aria-label={words.token(token)}
            onClick={() => onChange(toggled(fitting, chosen, i))}
          >
            <Icons token={token} />
          </button>
        ))}
        <button type="button" class="choice main" onClick={onPlay}>
          {label}
        </button>
        <button type="button" class="choice" onClick={onClear}>
          {words.ask.clear}
        </button>
      </div>
    </div>
  );
}
