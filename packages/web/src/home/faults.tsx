import { sayIn } from '@overtrick/engine';
import type { Offer, WishFault } from '../protocol.ts';
import { speechOf } from '../table/phrases.ts';
import { clauseName } from '../words/clauses.ts';
import { type PageWords, useWords } from '../words/index.ts';
import type { Doubt } from './filled.ts';

const NOBODY = -1;

/** What is wrong with an option, with its clause as it is said at the table: "Mü 8.1". */
export function faultWords(words: PageWords, offer: Offer, { option, why }: WishFault): string {
  const table = { names: [], view: { eyes: NOBODY } };
  const said = sayIn(words.says, why, speechOf(words, table));
  const clause = offer.options.find(({ name }) => name === option)?.clause;
  return clause
    ? `${said} (${clauseName({ game: offer.name, title: offer.title }, clause)})`
    : said;
}

/** Words that the worker has found itself are English. */
const isQuoted = ({ why }: WishFault) => why.key === 'said';

function Fault({ offer, fault }: { offer: Offer; fault: WishFault }) {
  const said = faultWords(useWords(), offer, fault);
  return isQuoted(fault) ? <q lang="en">{said}</q> : <span>{said}</span>;
}

const MOST_QUOTED = 60;

/** Says which parts of the address made no sense and were left out. */
export function Doubts({ doubts, offer }: { doubts: readonly Doubt[]; offer: Offer }) {
  const words = useWords();
  if (doubts.length === 0) return null;
  return (
    <div class="doubts" role="alert">
      <p>{words.setup.doubts}</p>
      <ul>
        {doubts.map(({ given, why }) => (
          <li key={given}>
            <code>{given.slice(0, MOST_QUOTED)}</code> {why && <Fault offer={offer} fault={why} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Why the table cannot be opened as it was entered. */
export function Faults({ faults, offer }: { faults: readonly WishFault[]; offer: Offer }) {
  const words = useWords();
  if (faults.length === 0) return null;
  const labelOf = ({ option }: WishFault) =>
    option === undefined ? '' : (words.setup.option[option] ?? option);
  return (
    <div class="doubts" role="alert">
      <p>
        {words.setup.wrong} {faults.some(isQuoted) && words.table.detail}
      </p>
      <ul>
        {faults.map((fault) => (
          <li key={fault.option}>
            {words.setup.fault(labelOf(fault))} <Fault offer={offer} fault={fault} />
          </li>
        ))}
      </ul>
    </div>
  );
}
