import type { Saying, Seat, View } from '@overtrick/engine';
import { lineWords } from '../../table/phrases.ts';
import { type PageWords, useWords } from '../../words/index.ts';
import { partOf } from '../claims.ts';
import type { ExampleAnswer } from '../example.ts';
import { rulesWordsOf } from '../words.ts';
import { type PictureProps, useNames } from './props.ts';

interface Step {
  readonly cards: number;
  readonly needed: number;
  readonly worth: number;
}

/** What bids of so many cards ask for, and bring. */
export function PricesPicture({ answer: { view } }: PictureProps) {
  const words = useWords();
  const steps = partOf(view, 'prices') as readonly Step[];
  return (
    <ol class="steps">
      {steps.map(({ cards, needed, worth }) => (
        <li key={cards} style={{ '--step': cards }}>
          <b>{rulesWordsOf(words).cards(cards)}</b>
          <span>{neededWords(words, view, needed)}</span>
          <em>{rulesWordsOf(words).worth(words.signed(worth))}</em>
        </li>
      ))}
    </ol>
  );
}

/** Card points where cards have points, else tricks. */
function neededWords(words: PageWords, { points }: View, needed: number): string {
  return points ? words.home.points(needed) : words.badge.tricks(needed);
}

/** What everybody scores, and for what. */
export function ScorePicture({ answer }: PictureProps) {
  const words = useWords();
  const name = useNames();
  const seats = answer.scores.map((_, seat) => seat);
  const names = seats.map(name);
  return (
    <table class="scored">
      <caption class="unseen">{rulesWordsOf(words).score}</caption>
      <thead>
        <tr>
          <td />
          {names.map((each) => (
            <th key={each} scope="col">
              {each}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {reasonsIn(answer).map((why) => (
          <tr key={why.key}>
            <th scope="row">{lineWords(words, { names, view: answer.view }, why)}</th>
            {seats.map((seat) => (
              <td key={seat}>{cell(words, lineOf(answer, seat, why))}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{rulesWordsOf(words).sum}</th>
          {answer.scores.map((score, seat) => (
            <td key={seat} data-gain={score > 0 || undefined} data-loss={score < 0 || undefined}>
              {words.signed(score)}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

/** Each reason once; lines without a score say nothing. */
function reasonsIn({ lines }: ExampleAnswer): Saying[] {
  const scored = lines.filter(({ score }) => score !== 0);
  return [...new Map(scored.map(({ why }) => [why.key, why])).values()];
}

function lineOf({ lines }: ExampleAnswer, seat: Seat, { key }: Saying): number {
  return lines
    .filter((line) => line.seat === seat && line.why.key === key)
    .reduce((sum, { score }) => sum + score, 0);
}

function cell(words: PageWords, score: number): string {
  return score === 0 ? '' : words.signed(score);
}
