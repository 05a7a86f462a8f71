import { type Breach, FORMAT, sayIn } from '@overtrick/engine';
import type { BroughtFault } from '@overtrick/table/links';
import type { ComponentChildren } from 'preact';
import { speechOf } from '../table/phrases.ts';
import { useWords, WordsAt } from '../words/index.ts';
import { asSentence } from '../words/speech.ts';
import { useLookWords } from './words.ts';

/** What is wrong with a game that was brought, and where. What a language has no words for is said as it was found, in English. */
export function FaultWords({ fault }: { fault: BroughtFault }) {
  const { loss } = useLookWords();
  const { trouble, breach, clause, message } = fault;
  if (trouble) {
    const { kind, at = 0, of = 0 } = trouble;
    return <Told clause={clause}>{loss.trouble[kind](at, of)}</Told>;
  }
  return (
    <>
      <Told clause={clause}>{placed(loss.place(fault.deal, fault.move), whatOf(fault, loss))}</Told>
      {breach ? (
        <WordsAt game={breach.game}>
          <BreachTold breach={breach} />
        </WordsAt>
      ) : (
        <p class="soft">
          {loss.exactly} <q lang="en">{message}</q>
        </p>
      )}
    </>
  );
}

function Told({ clause, children }: { clause: string; children: ComponentChildren }) {
  const { loss } = useLookWords();
  return (
    <>
      <p>{children}</p>
      <p class="soft">{loss.clause(clause)}</p>
    </>
  );
}

function whatOf({ clause }: BroughtFault, loss: Record<'format' | 'rule', string>): string {
  return clause === FORMAT ? loss.format : loss.rule;
}

function placed(place: string, what: string): string {
  return place ? `${place}: ${what}` : what;
}

/** Seats are counted here as the page counts them; of their names nothing is known yet. */
const MOST_SEATS = 9;

/** The rule, as whoever broke it would have heard it at the table. */
function BreachTold({ breach: { why, cards, seat } }: { breach: Breach }) {
  const words = useWords();
  const { loss, nameless } = useLookWords();
  const names = Array.from({ length: MOST_SEATS }, (_, each) => `${nameless} ${each + 1}`);
  const speech = speechOf(words, { names, view: { eyes: seat ?? -1 } }, cards);
  const told = asSentence(sayIn({ ...words.says, ...loss.breaches }, why, speech));
  if (seat === undefined) return <p>{told}</p>;
  return (
    <p>
      {loss.refused(`${nameless} ${seat + 1}`)} <q>{told}</q>
    </p>
  );
}
