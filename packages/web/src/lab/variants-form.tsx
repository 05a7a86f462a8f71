import { useState } from 'preact/hooks';
import type { Offer } from '../protocol.ts';
import { useWords } from '../words/index.ts';
import { type AskedStudy, type AskedVariant, MOST_SIDE_BY_SIDE } from './asked.ts';
import { useLabNames } from './names.ts';
import { Mark } from './plot.tsx';
import { RulesForm } from './rules-form.tsx';
import { useLabWords } from './words.ts';

interface Props {
  readonly offer: Offer;
  readonly asked: AskedStudy;
  onChange(asked: AskedStudy): void;
}

/** What is compared: the printed rules and up to three variants; below them the rules of the one that is chosen. */
export function VariantsForm({ offer, asked, onChange }: Props) {
  const words = useLabWords();
  const [chosen, setChosen] = useState(1);
  const { variants } = asked;
  const index = Math.min(chosen, variants.length - 1);
  const add = () => {
    onChange({ ...asked, variants: [...variants, { options: variants.at(-1)?.options ?? {} }] });
    setChosen(variants.length);
  };
  const remove = () => {
    onChange({ ...asked, variants: variants.filter((_, i) => i !== index) });
    setChosen(Math.max(1, index - 1));
  };
  return (
    <section class="lab-variants" aria-label={words.variants}>
      <h2>{words.variants}</h2>
      <ul>
        {variants.map((variant, i) => (
          <li key={letterOf(i)}>
            <VariantChoice
              game={asked.game}
              variant={variant}
              index={i}
              isChosen={i === index}
              onChoose={() => setChosen(i)}
            />
          </li>
        ))}
      </ul>
      <div class="choices start">
        {variants.length < MOST_SIDE_BY_SIDE && (
          <button type="button" class="choice" onClick={add}>
            {words.add}
          </button>
        )}
        {variants.length > 2 && index > 0 && (
          <button type="button" class="choice" onClick={remove}>
            {words.remove(letterOf(index))}
          </button>
        )}
      </div>
      {index > 0 && (
        <fieldset class="lab-rules">
          <legend>{words.rules(letterOf(index))}</legend>
          <RulesForm offer={offer} asked={asked} index={index} onChange={onChange} />
        </fieldset>
      )}
    </section>
  );
}

interface ChoiceProps {
  readonly game: string;
  readonly variant: AskedVariant;
  readonly index: number;
  readonly isChosen: boolean;
  onChoose(): void;
}

function VariantChoice({ game, variant, index, isChosen, onChoose }: ChoiceProps) {
  const words = useLabWords();
  const label = useVariantLabel(game);
  const inside = (
    <>
      <Mark mark={index} />
      <b>{index === 0 ? '' : words.variant(letterOf(index))}</b>
      <span>{label(variant, index)}</span>
    </>
  );
  if (index === 0) return <div class="lab-variant">{inside}</div>;
  return (
    <button type="button" class="lab-variant" aria-pressed={isChosen} onClick={onChoose}>
      {inside}
    </button>
  );
}

const letterOf = (index: number) => String.fromCharCode(64 + index);

/** What a variant is called: its own name, or what is changed in it. */
export function useVariantLabel(game: string): (variant: AskedVariant, index: number) => string {
  const { setup, code } = useWords();
  const words = useLabWords();
  const names = useLabNames(game, code);
  return ({ name, options = {} }, index) => {
    if (name !== undefined && name !== 'as printed') return name;
    const changed = Object.entries(options).map(([key, value]) => {
      const [option, part] = key.split('.');
      const rule =
        part === undefined
          ? (setup.option[option] ?? option)
          : (names[part] ?? setup.part[part] ?? part);
      return `${rule}: ${setup.value[String(value)] ?? String(value)}`;
    });
    if (changed.length > 0) return changed.join(', ');
    return index === 0 ? words.printed : words.same;
  };
}
