import { BareTable } from '../table/dealing.tsx';
import { useWords } from '../words/index.ts';
import { FaultWords } from './fault-words.tsx';
import type { LookLoss } from './looking.ts';
import { useLookWords } from './words.ts';

interface Props {
  readonly loss: LookLoss;
  /** Where another game can be brought to at once: a link would lead to where one is. */
  onOther?(): void;
}

/** A game that cannot be shown: what is wrong with it and where, and that nothing else is harmed. */
export function LookFailed({ loss, onOther }: Props) {
  const { table } = useWords();
  const words = useLookWords();
  return (
    <BareTable>
      <div class="lost" role="alert">
        <h1>{words.loss.title}</h1>
        {'fault' in loss ? (
          <FaultWords fault={loss.fault} />
        ) : (
          <p>{loss.kind === 'gone' ? words.loss.gone : table[loss.kind]}</p>
        )}
        <p class="soft">{words.loss.kept}</p>
      </div>
      <div class="choices">
        {onOther ? (
          <button type="button" class="choice" onClick={onOther}>
            {words.loss.other}
          </button>
        ) : (
          <a class="choice" href="#/look">
            {words.loss.other}
          </a>
        )}
        <a class="choice" href="#/">
          {table.leave}
        </a>
      </div>
    </BareTable>
  );
}
