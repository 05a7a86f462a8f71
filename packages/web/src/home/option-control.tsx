import { fieldsOf } from '@overtrick/engine';
import { Segments } from '../controls/segments.tsx';
import { Switch } from '../controls/switch.tsx';
import type { OfferedOption } from '../protocol.ts';
import { useWords } from '../words/index.ts';

interface ControlProps {
  readonly option: OfferedOption;
  readonly usual: unknown;
  readonly value: unknown;
  onChange(value: unknown): void;
}

/** A switch, a few segments or a number: whatever the rule is. */
export function OptionControl(props: ControlProps) {
  const { setup } = useWords();
  const { option, value, onChange } = props;
  const label = setup.option[option.name] ?? option.about;
  switch (option.kind) {
    case 'flag':
      return <Switch label={label} isOn={value === true} onChange={onChange} />;
    case 'count':
      return <CountField {...props} label={label} />;
    case 'choice':
      return <ChoiceField {...props} label={label} />;
    case 'list':
      return <ListField {...props} label={label} />;
    default:
      return <PartsField {...props} label={label} />;
  }
}

type Labelled = ControlProps & { readonly label: string };

function CountField({ option, usual, value, label, onChange }: Labelled) {
  const { setup } = useWords();
  return (
    <label class="field number">
      <span>{label}</span>
      <input
        type="number"
        inputMode="numeric"
        min={option.least ?? 0}
        max={option.most}
        placeholder={setup.none}
        value={value === null ? '' : String(value)}
        onChange={(e) => onChange(countFrom(e.currentTarget.value, option, usual))}
      />
    </label>
  );
}

function countFrom(text: string, { nullable }: OfferedOption, usual: unknown): unknown {
  if (text === '') return nullable ? null : usual;
  return Number(text);
}

function ChoiceField({ option, value, label, onChange }: Labelled) {
  const { setup } = useWords();
  const segments = (option.among ?? []).map((each) => ({
    value: String(each),
    label: setup.value[each] ?? each,
  }));
  const choose = (text: string) => onChange(option.among?.find((each) => String(each) === text));
  return <Segments label={label} segments={segments} value={String(value)} onChange={choose} />;
}

/** As many of them are chosen as the usual rule has; the first that was chosen gives way. */
function ListField({ option, usual, value, label, onChange }: Labelled) {
  const words = useWords();
  const chosen = Array.isArray(value) ? value : [];
  const size = Array.isArray(usual) ? usual.length : chosen.length;
  const toggle = (each: string | number) =>
    onChange(
      chosen.includes(each)
        ? chosen.filter((other) => other !== each)
        : [...chosen, each].slice(-size),
    );
  return (
    <fieldset class="segments">
      <legend>{label}</legend>
      <div class="segment-row" data-many>
        {option.among?.map((each) => (
          <label key={each}>
            <input type="checkbox" checked={chosen.includes(each)} onChange={() => toggle(each)} />
            <span>{words.suit(String(each))}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function PartsField({ option, value, label, onChange }: Labelled) {
  const { setup } = useWords();
  const parts = Object.entries(fieldsOf(value));
  return (
    <fieldset class="parts">
      <legend>{label}</legend>
      {parts.map(([part, amount]) => (
        <label key={part} class="field number">
          <span>{setup.part[part] ?? part}</span>
          <input
            type="number"
            inputMode="numeric"
            min={0}
            max={option.most}
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
