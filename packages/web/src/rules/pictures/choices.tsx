import type { Choice, Seat } from '@overtrick/engine';
import type { ComponentChildren } from 'preact';
import { TrumpToken } from '../../cards/pieces.tsx';
import { Portrait } from '../../portraits/portrait.tsx';
import { useWords } from '../../words/index.ts';
import { words as split } from '../answer.ts';
import { choiceText } from '../claims.ts';
import { useRulesWords } from '../words.ts';
import { filled, type PictureProps, useNames } from './props.ts';

/** What one might think of choosing; what may not be chosen is struck out. */
export function ChoicesPicture(props: PictureProps) {
  const rules = useRulesWords();
  const { example, answer, text } = props;
  const { notes = {} } = text;
  const legal = new Set(answer.view.legal.map(choiceText));
  const { legal: open = '', illegal: closed = '' } = example.claims;
  return (
    <ul class="tiles">
      {split(`${open} ${closed}`).map((value) => (
        <li key={value} data-legal={legal.has(value) || undefined}>
          <Chosen {...props} value={value} />
          {notes[value] && <small>{filled(notes[value], answer)}</small>}
          <span class="unseen">{legal.has(value) ? rules.choosable : rules.unchoosable}</span>
        </li>
      ))}
    </ul>
  );
}

/** A choice, drawn as far as it is a thing, and its name. */
function Chosen({ answer, text, book, value }: PictureProps & { value: string }) {
  const words = useWords();
  const name = useNames();
  const sign = book.room.trumpSign?.(value) ?? (value === 'none' ? '–' : value);
  const kinds: Readonly<Record<string, () => [ComponentChildren, string]>> = {
    trump: () => [<TrumpToken key={value} name={value} sign={sign} />, words.trump(value)],
    partner: () => [<Seated key={value} seat={Number(value)} />, name(Number(value))],
  };
  const [drawn, label] = kinds[kindOf(answer.view.legal)]?.() ?? [null, value];
  return (
    <>
      {drawn}
      <b>{text.labels?.[value] ?? label}</b>
    </>
  );
}

/** All that is open at one time is one kind of move. */
function kindOf([first]: readonly Choice[]): string {
  return first?.type ?? '';
}

export function Seated({ seat }: { seat: Seat }) {
  const name = useNames();
  return <Portrait name={name(seat)} who={seat === 0 ? 'me' : 'bot'} />;
}
