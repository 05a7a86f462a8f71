import type { Fault } from '@overtrick/engine';
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

/** The rules speak English; where in the game it is, and by which clause, is said in words of the page. */
function FaultWords({ fault: { deal, move, clause, message } }: { fault: Fault }) {
  const words = useLookWords();
  const place = words.loss.place(deal, move);
  return (
    <>
      <p>
        {place && `${place}: `}
        <q lang="en">{message}</q>
      </p>
      <p class="soft">{words.loss.clause(clause)}</p>
    </>
  );
}
