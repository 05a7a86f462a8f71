import type { Game, View } from '@overtrick/engine';
import { type Deck, type Sitting, WORDS } from '@overtrick/engine/kit';
import { isLast, type Sight, type Stance } from '../play/features.ts';

/** The own cards, and all that somebody else may have: more than they do, where cards lie aside. */
export function seenIn<State extends Sitting>(
  game: Game<State>,
  { hand, displays, eyes, history }: View,
  { setup, tricks }: State,
  stance: Stance,
): Sight {
  const { deck } = stance.ranks;
  const gone = history.flatMap(({ type, card, discard }) =>
    type === 'play' ? [card] : [discard ?? []].flat(),
  );
  const own = [...hand, ...displays[eyes]];
  const out = without(game.deck(setup), [...own, ...gone.map(String)]);
  return {
    own: wordsOf(deck, own),
    out: wordsOf(deck, out),
    shown: wordsOf(deck, displays[eyes]),
    played: tricks.count,
    last: isLast(eyes, tricks.count, setup.players, stance),
  };
}

function without(codes: readonly string[], gone: readonly string[]): string[] {
  const left = [...codes];
  for (const code of gone) {
    const at = left.indexOf(code);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** As sets are kept: a bit for one copy of a kind, and its twin for the second. */
function wordsOf(deck: Deck, codes: readonly string[]): number[] {
  const words = Array<number>(WORDS).fill(0);
  for (const code of codes) {
    const kind = deck.kind(code);
    const word = deck.wordOf[kind];
    words[word] |= words[word] & deck.bitOf[kind] ? deck.twinOf[kind] : deck.bitOf[kind];
  }
  return words;
}
