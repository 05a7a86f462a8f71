import type { Choice, NinjaView } from '@overtrick/engine';
import type { ExtrasProps } from '../../room/room.ts';
import type { NinjaWords } from './en.ts';
import { liftedTo } from './questions.ts';
import { Icons } from './token-icons.tsx';

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

/** Tokens that lie there but do not fit the card. */
function unfitting(all: readonly string[], fitting: Lifts): string[] {
  const left = [...all];
  for (const { token } of fitting) left.splice(left.indexOf(token), 1);
  return left;
}

/** Tokens for the card that was tapped: what each adds is said before it is chosen. */
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
      <div class="token-row" role="group" aria-label={own.ask.tokens(words.card(card))}>
        {fitting.map(({ token, lift }, i) => (
          <button
            key={`${token}${i}`}
            type="button"
            class="choice token-button"
            data-value={token}
            aria-pressed={chosen.includes(i)}
            aria-label={`${words.token(token)}: ${own.ask.lift(lift)}`}
            onClick={() => onChange(toggled(fitting, chosen, i))}
          >
            <Icons token={token} />
            <small>{own.ask.lift(lift)}</small>
          </button>
        ))}
        {unfitting(view.scoreAreas[view.eyes], fitting).map((token, i) => (
          <span key={i} class="token-button" data-unfit aria-hidden="true">
            <Icons token={token} />
            <small>–</small>
          </span>
        ))}
      </div>
      <div class="choices staged" role="group" aria-label={words.ask.choice}>
        <button type="button" class="choice main" onClick={onPlay}>
          {label}
        </button>
        <button type="button" class="choice" onClick={onClear}>
          {own.ask.other}
        </button>
      </div>
    </div>
  );
}
