import type { Choice, NinjaView } from '@overtrick/engine';
import { pathOf } from '../../cards/glyphs.tsx';
import type { ExtrasProps } from '../../room/room.ts';
import type { NinjaWords } from './en.ts';
import { iconGlyph, iconSuit } from './icons.ts';
import { liftedTo } from './questions.ts';

/** Where icons lie on a token of 40 units, and how large: by how many there are. */
const PLACES: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[20, 20]],
  [
    [11.5, 20],
    [28.5, 20],
  ],
  [
    [20, 11.3],
    [11, 26],
    [29, 26],
  ],
];
const SIZES = [0, 24, 19.5, 16.5];

/** A bonus token, by its icons. */
export function Icons({ token }: { token: string }) {
  const shown = token === '-' ? [] : [...token];
  const size = SIZES[shown.length] ?? 0;
  return (
    <span class="token" data-count={shown.length} aria-hidden="true">
      <svg viewBox="0 0 40 40" aria-hidden="true">
        {shown.length === 0 && <path class="blank" d="M13 20h14" />}
        {PLACES[shown.length]?.map(([x, y], i) => (
          <path
            key={i}
            data-suit={iconSuit(shown[i])}
            d={pathOf(iconGlyph(shown[i]))}
            transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}
            fill-rule="evenodd"
          />
        ))}
      </svg>
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
  const label =
    chosen.length > 0
      ? own.ask.withTokens(chosen.length, liftedTo(view, card, added))
      : own.ask.plain;
  return (
    <div class="token-choice">
      <div class="choices" role="group" aria-label={own.ask.tokens(words.card(card))}>
        {fitting.map(({ token, lift }, i) => (
          <button
            key={`${token}${i}`}
            type="button"
            class="choice"
            aria-pressed={chosen.includes(i)}
            aria-label={`${words.token(token)}: ${own.ask.lift(lift)}`}
            onClick={() => onChange(toggled(fitting, chosen, i))}
          >
            <Icons token={token} />
            <small class="choice-detail">{own.ask.lift(lift)}</small>
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
