import type { Choice } from '@overtrick/engine';
import { words } from './answer.ts';
import type { Claims, Example, ExampleAnswer } from './example.ts';

/** What an example claims and what the engine says of it, wherever they differ. */
export interface Difference {
  readonly what: string;
  readonly claimed: unknown;
  readonly found: unknown;
}

/** Every claim, held against the answer. An example without any claim differs in that. */
export function differences({ claims }: Example, answer: ExampleAnswer): Difference[] {
  const held = heldOf(claims, answer);
  if (held.length === 0) return [{ what: 'claims', claimed: 'something', found: 'nothing' }];
  return held.filter(({ claimed, found }) => JSON.stringify(claimed) !== JSON.stringify(found));
}

function heldOf(claims: Claims, { view, refusal, trick, scores }: ExampleAnswer): Difference[] {
  const { winner, points, legal, illegal, trumps, view: parts = {} } = claims;
  const open = new Set(view.legal.map(choiceText));
  const among = (text: string, isLegal: boolean) =>
    words(text).filter((each) => open.has(each) === isLegal);
  const held: Difference[] = [
    { what: 'winner', claimed: winner, found: trick?.winner },
    { what: 'points', claimed: points, found: trick?.points },
    { what: 'refusal', claimed: claims.refusal, found: refusal?.clause },
    { what: 'trumps', claimed: trumps, found: tiersOf(view.trumps) },
    { what: 'scores', claimed: claims.scores, found: scores },
    { what: 'legal', claimed: legal && words(legal), found: legal && among(legal, true) },
    {
      what: 'illegal',
      claimed: illegal && words(illegal),
      found: illegal && among(illegal, false),
    },
    ...Object.entries(parts).map(([path, claimed]) => ({
      what: path,
      claimed,
      found: partOf(view, path),
    })),
  ];
  return held.filter(({ claimed }) => claimed !== undefined);
}

/** What a choice is written as: a card, a name, a number; or its kind, if there is nothing else to it. */
export function choiceText({ type, value }: Choice): string {
  return value === undefined ? type : String(value);
}

/** From high to low, in the way of claims. */
function tiersOf(trumps: readonly (readonly string[])[]): string {
  return [...trumps]
    .reverse()
    .map((tier) => tier.join(' '))
    .join(' > ');
}

/** A part of something by its path: `bidToken.goal`. */
export function partOf(whole: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((part, key) => Object(part)[key as keyof unknown], whole);
}
