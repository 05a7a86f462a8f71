import {
  type Choice,
  FastRandom,
  firstSeat,
  openMatch,
  perform,
  play,
  readChoice,
  resolveOptions,
  type View,
  yamv,
} from '@overtrick/engine';
import type { YamvState } from '@overtrick/engine/games/yamv';
import { moveOf } from '@overtrick/table';
import { expect, test } from 'vitest';
import { type HeldCard, ownCards } from '../../play/held.ts';
import type { Shown } from '../../play/state.ts';
import { offered } from './exchanged.ts';
import { exchanging } from './exchanging.tsx';

const game = yamv;
const random = new FastRandom('exchanges');

/** A deal played at random as far as the declarer has taken the stock, if it comes to that. */
function toExchange(): YamvState | undefined {
  const options = resolveOptions(game, 4, {});
  if (!options.ok) throw new Error(options.error);
  const state = game.deal(openMatch(game, 4, options.value, 0).setup, random);
  for (let acting = game.acting(state); acting !== 0; acting = game.acting(state)) {
    const seat = firstSeat(acting);
    if (game.view(state, seat).phase === 'exchange') return state;
    game.apply(state, seat, game.atRandom(state, seat, random), random);
  }
  return undefined;
}

/** What the rules say may follow these parts. */
function openAfter(state: YamvState, seat: number, parts: readonly Choice[]): View['legal'] {
  const next = game.copy(state);
  const actions = parts.flatMap((part) => readChoice(game, part) ?? []);
  expect(perform(game, next, seat, actions, random)).toBeUndefined();
  return game.view(next, seat).legal;
}

function pairsOf(cards: readonly HeldCard[]): HeldCard[][] {
  return cards.flatMap((one, i) => cards.slice(i + 1).map((other) => [one, other]));
}

test('[yamv/6.3] any two cards can be discarded, with the stock cards that the rules let one show', () => {
  const moves = { made: 0, chosen: 0 };
  for (let deal = 0; deal < 25; deal++) {
    const state = toExchange();
    if (!state) continue;
    const seat = firstSeat(game.acting(state));
    const view = game.view(state, seat);
    const own = [...ownCards(view.hand, 'hand'), ...ownCards(view.displays[seat], 'display')];
    for (const marks of pairsOf(own)) {
      const open = openAfter(state, seat, exchanging.parts?.(marks) ?? []);
      const shown = { marks, open, scene: { view }, showing: undefined } as unknown as Shown;
      const shows = offered(shown);
      const mustChoose = marks.filter(({ place }) => place === 'display').length === 1;
      for (const showing of mustChoose ? shows : [undefined]) {
        const move = moveOf(game, seat, exchanging.whole({ ...shown, showing }, view) ?? []);
        expect(move.ok && play(game, state, move.value, random).ok).toBe(true);
        moves.made++;
      }
      if (!mustChoose || shows.length === 1) continue;
      expect(exchanging.whole(shown, view)).toBeUndefined();
      moves.chosen++;
    }
  }
  expect(Math.min(moves.made, moves.chosen)).toBeGreaterThan(100);
});
