import type { Offer, OfferedOption, WishFault } from '../protocol.ts';
import { clauseName } from '../words/clauses.ts';
import { useWords } from '../words/index.ts';
import { faultWords } from './faults.tsx';
import { OptionControl } from './option-control.tsx';

type Values = Readonly<Record<string, unknown>>;

interface Props {
  readonly offer: Offer;
  readonly players: number;
  readonly options: Values;
  readonly faults: readonly WishFault[];
  onChange(options: Values): void;
}

/** The rules that can be changed, each beside its clause. Only what differs is kept. */
export function OptionFields({ offer, players, options, faults, onChange }: Props) {
  const { setup } = useWords();
  const open = offer.options.filter(
    ({ players: at }) => !at || (players >= at[0] && players <= at[1]),
  );
  const set = (option: OfferedOption, value: unknown) => {
    const { [option.name]: _, ...others } = options;
    const isUsual = textOf(value) === textOf(option.defaults[players]);
    onChange(isUsual ? others : { ...others, [option.name]: value });
  };
  const changed = open.filter(({ name }) => name in options).length;
  return (
    <details class="options" open={changed > 0}>
      <summary>
        {setup.options}{' '}
        <small>{changed > 0 ? setup.optionsChanged(changed) : setup.optionsNone}</small>
      </summary>
      {open.map((option) => (
        <OptionField
          key={option.name}
          option={option}
          usual={option.defaults[players]}
          value={options[option.name] ?? option.defaults[players]}
          fault={faults.find((each) => each.option === option.name)}
          offer={offer}
          onChange={(value) => set(option, value)}
        />
      ))}
      {changed > 0 && (
        <button type="button" class="choice" onClick={() => onChange({})}>
          {setup.reset}
        </button>
      )}
    </details>
  );
}

/** A value to compare: the order of a list says nothing. */
function textOf(value: unknown): string {
  return JSON.stringify(Array.isArray(value) ? [...value].sort() : value);
}

interface FieldProps {
  readonly option: OfferedOption;
  readonly usual: unknown;
  readonly value: unknown;
  readonly fault: WishFault | undefined;
  readonly offer: Offer;
  onChange(value: unknown): void;
}

function OptionField({ offer, option, usual, value, fault, onChange }: FieldProps) {
  const words = useWords();
  const { name, clause } = option;
  const cited = clauseName({ game: offer.name, title: offer.title }, clause);
  return (
    <div class="option" data-option={name}>
      <OptionControl option={option} usual={usual} value={value} onChange={onChange} />
      <a
        class="clause-sign"
        href={`#/rules/${offer.name}?clause=${clause}`}
        aria-label={words.refusals.clause(cited)}
        title={words.refusals.clause(cited)}
      >
        <span>§</span>
      </a>
      {fault && <small class="wrong">{faultWords(words, offer, fault)}</small>}
    </div>
  );
}
