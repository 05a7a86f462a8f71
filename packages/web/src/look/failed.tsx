import { FORMAT } from '@overtrick/engine';
import type { BroughtFault } from '@overtrick/table/links';
import { BareTable } from '../table/dealing.tsx';
import { useWords } from '../words/index.ts';
import type { LookLoss } from './looking.ts';
import { useLookWords } from './words.ts';

/** A game that cannot be shown: what is wrong with it and where, and that nothing else is harmed. */
export function LookFailed({ loss }: { loss: LookLoss }) {
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
        <a class="choice" href="#/look">
          {words.loss.other}
        </a>
        <a class="choice" href="#/">
          {table.leave}
        </a>
      </div>
    </BareTable>
  );
}

/** What is wrong and where, in words of the page; of a broken rule, what exactly is said by those who found it, in English. */
function FaultWords({ fault: { deal, move, clause, message, trouble } }: { fault: BroughtFault }) {
  const { loss } = useLookWords();
  const place = loss.place(deal, move);
  if (trouble) {
    const { kind, at = 0, of = 0 } = trouble;
    return (
      <>
        <p>{loss.trouble[kind](at, of)}</p>
        <p class="soft">{loss.clause(clause)}</p>
      </>
    );
  }
  const what = clause === FORMAT ? loss.format : loss.rule;
  return (
    <>
      <p>
        {place && `${place}: `}
        {what}
      </p>
      <p class="soft">{loss.clause(clause)}</p>
      <p class="soft">
        {loss.exactly} <q lang="en">{message}</q>
      </p>
    </>
  );
}
