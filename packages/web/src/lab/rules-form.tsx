import { fieldsOf } from '@overtrick/engine';
import { OptionControl } from '../home/option-control.tsx';
import type { Offer, OfferedOption } from '../protocol.ts';
import { clauseName } from '../words/clauses.ts';
import { useWords } from '../words/index.ts';
import { type AskedStudy, valueIn, withRule } from './asked.ts';
import { NumberFault } from './number-fault.tsx';
import { isAllowed, Slider } from './slider.tsx';
import { useLabWords } from './words.ts';

interface Props {
  readonly offer: Offer;
  readonly asked: AskedStudy;
  /** Which variant, from 1. */
  readonly index: number;
  onChange(asked: AskedStudy): void;
}

/** So many rules stand open; the others are one tap away. */
const MOST_OPEN = 2;

/** Every rule of the game that can be changed, for one variant: numbers as sliders, the rest as on the form for a table. */
export function RulesForm(props: Props) {
  const { offer, asked, index } = props;
  const { more } = useLabWords();
  const open = offer.options
    .filter(({ players: at }) => !at || (asked.players >= at[0] && asked.players <= at[1]))
    .sort((a, b) => rankOf(a) - rankOf(b));
  const isChanged = ({ name }: OfferedOption) =>
    Object.keys(asked.variants[index].options ?? {}).some((key) => key.split('.')[0] === name);
  const first = open.filter((option, i) => i < MOST_OPEN || isChanged(option));
  const rest = open.filter((option) => !first.includes(option));
  return (
    <>
      {first.map((option) => (
        <Rule key={option.name} {...props} option={option} />
      ))}
      {rest.length > 0 && (
        <details>
          <summary>{more(rest.length)}</summary>
          {rest.map((option) => (
            <Rule key={option.name} {...props} option={option} />
          ))}
        </details>
      )}
    </>
  );
}

/** What has several numbers first, then numbers, then switches. */
function rankOf({ kind, nullable }: OfferedOption): number {
  if (nullable) return 3;
  return kind === 'parts' ? 0 : kind === 'count' ? 1 : 2;
}

function Rule(props: Props & { readonly option: OfferedOption }) {
  const { offer, option } = props;
  const words = useWords();
  const cited = clauseName({ game: offer.name, title: offer.title }, option.clause);
  return (
    <div class="option" data-option={option.name}>
      <RuleControl {...props} />
      <a
        class="clause-sign"
        href={`#/rules/${offer.name}?clause=${option.clause}`}
        aria-label={words.refusals.clause(cited)}
        title={words.refusals.clause(cited)}
      >
        <span>§</span>
      </a>
    </div>
  );
}

function RuleControl({ asked, index, option, onChange }: Props & { option: OfferedOption }) {
  const { setup } = useWords();
  const { players } = asked;
  const usual = option.defaults[players];
  const value = valueIn(asked.variants[index], option, { players });
  const set = (key: string, to: unknown, was: unknown) =>
    onChange(withRule(asked, index, key, to, was));
  const label = setup.option[option.name] ?? option.about;
  if (option.kind === 'parts') {
    const parts = Object.entries(fieldsOf(usual)).map(
      ([part, was]) => [part, Number(was)] as const,
    );
    const far = farOf(Math.max(...parts.map(([, was]) => was)));
    return (
      <fieldset class="lab-parts">
        <legend>{label}</legend>
        {parts.map(([part, was]) => (
          <Slider
            key={part}
            label={setup.part[part] ?? part}
            value={Number(valueIn(asked.variants[index], option, { players, part }))}
            usual={was}
            least={0}
            most={option.most}
            far={far}
            onChange={(to) => set(`${option.name}.${part}`, to, was)}
          />
        ))}
      </fieldset>
    );
  }
  if (option.kind === 'count' && typeof value === 'number' && typeof usual === 'number') {
    return (
      <Slider
        label={label}
        value={value}
        usual={usual}
        least={option.least ?? 0}
        most={option.most}
        far={farOf(usual)}
        onChange={(to) => set(option.name, to, usual)}
      />
    );
  }
  const isWrong =
    option.kind === 'count' &&
    value !== null &&
    !isAllowed(String(value), option.least ?? 0, option.most);
  return (
    <div>
      <OptionControl
        option={option}
        usual={usual}
        value={value}
        onChange={(to) => set(option.name, to, usual)}
      />
      {isWrong && <NumberFault least={option.least ?? 0} most={option.most} />}
    </div>
  );
}

/** Twice what is printed is as far as most would go; further can be typed. */
function farOf(usual: number): number {
  return Math.max(10, 2 * usual);
}
