import { fieldsOf } from '@overtrick/engine';
import type { Offer, OfferedOption, WishFault } from '../protocol.ts';
import { type PageWords, useWords } from '../words/index.ts';
import { faultWords } from './faults.tsx';

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
  const words = useWords();
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
      <summary>{words.setup.options}</summary>
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
          {words.setup.reset}
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
  const { name: game } = offer;
  const { name, clause, about, kind } = option;
  const label = words.setup.option[name] ?? about;
  const head = (
    <span>
      {label} <a href={`#/rules/${game}?clause=${clause}`}>{clause.split('/')[1]}</a>
      {fault && <small class="wrong">{faultWords(words, offer, fault)}</small>}
    </span>
  );
  switch (kind) {
    case 'flag':
      return (
        <label class="field check">
          <input
            type="checkbox"
            checked={value === true}
            onChange={(e) => onChange(e.currentTarget.checked)}
          />
          {head}
        </label>
      );
    case 'count':
      return (
        <label class="field">
          {head}
          <input
            type="number"
            min={option.least ?? 0}
            max={option.most}
            placeholder={words.setup.none}
            value={value === null ? '' : String(value)}
            onChange={(e) => onChange(countFrom(e.currentTarget.value, option, usual))}
          />
        </label>
      );
    case 'choice':
      return (
        <label class="field">
          {head}
          <select
            value={String(value)}
            onChange={(e) =>
              onChange(option.among?.find((each) => String(each) === e.currentTarget.value))
            }
          >
            {option.among?.map((each) => (
              <option key={each} value={String(each)}>
                {words.setup.value[each] ?? each}
              </option>
            ))}
          </select>
        </label>
      );
    case 'list':
      return (
        <ListField head={head} option={option} value={value} words={words} onChange={onChange} />
      );
    default:
      return (
        <PartsField
          head={head}
          most={option.most}
          value={value}
          words={words}
          onChange={onChange}
        />
      );
  }
}

function countFrom(text: string, { nullable }: OfferedOption, usual: unknown): unknown {
  if (text === '') return nullable ? null : usual;
  return Number(text);
}

interface PartProps {
  readonly head: preact.ComponentChildren;
  readonly value: unknown;
  readonly words: PageWords;
  onChange(value: unknown): void;
}

function ListField({
  head,
  option,
  value,
  words,
  onChange,
}: PartProps & { option: OfferedOption }) {
  const chosen = Array.isArray(value) ? value : [];
  const toggle = (each: string | number) =>
    onChange(
      chosen.includes(each)
        ? chosen.filter((other) => other !== each)
        : [...chosen, each].slice(-2),
    );
  return (
    <div class="field">
      {head}
      <div class="picks">
        {option.among?.map((each) => (
          <label key={each} class="pick">
            <input type="checkbox" checked={chosen.includes(each)} onChange={() => toggle(each)} />
            <span>{words.suit(String(each))}</span>
          </label>
        ))}
      </div>
    </div>
  );
}

function PartsField({ head, most, value, words, onChange }: PartProps & { most: number }) {
  const parts = Object.entries(fieldsOf(value));
  return (
    <fieldset class="field parts">
      <legend>{head}</legend>
      {parts.map(([part, amount]) => (
        <label key={part}>
          <span>{words.setup.part[part] ?? part}</span>
          <input
            type="number"
            min={0}
            max={most}
            value={String(amount)}
            onChange={(e) =>
              onChange({ ...fieldsOf(value), [part]: Number(e.currentTarget.value) })
            }
          />
        </label>
      ))}
    </fieldset>
  );
}
