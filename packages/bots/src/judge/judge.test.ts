import { FastRandom, type Game, games, listMoves, type View } from '@overtrick/engine';
import type { Sitting } from '@overtrick/engine/kit';
import { beforeAll, describe, expect, test } from 'vitest';
import { openTable, playMatch, turnOf } from '../../test/table.ts';
import { isTrue } from '../../test/truths.ts';
import { judge } from '../games/judge.ts';
import { levels } from '../games/levels.ts';
import type { Judgement } from './judgement.ts';

/** As few as odds are told of. */
const WORLDS = 10;
const DEALS = 4;

/** Something is asked once in so many decisions; with so many questions it is enough. */
const APART = 6;
const ENOUGH = 8;

interface Question {
  readonly view: View;
  readonly state: Sitting;
}

/** Some decisions of a match among novices, from all that is decided in it. */
function questions(rules: Game): Question[] {
  const game = rules as Game<Sitting>;
  const found: Question[] = [];
  const asked = new Map<string, number>();
  const bots = [levels.novice];
  playMatch(game, openTable(game, game.seats[1]), bots, DEALS, (state) => {
    const view = game.view(state, turnOf(game, state));
    if (view.legal.length < 2) return;
    const n = asked.get(view.phase) ?? 0;
    asked.set(view.phase, n + 1);
    if (n % APART === 0 && found.length < ENOUGH) found.push({ view, state: game.copy(state) });
  });
  return found;
}

/** Another deal that these eyes cannot tell from the true one. */
function twinOf(game: Game, view: View): View {
  return game.view(game.guesser(view)(new FastRandom(3)), view.eyes);
}

function judged(view: View, seed = 1, worlds = WORLDS): Judgement {
  const judgement = judge(view, [], { worlds, seed });
  if (!judgement) throw new Error('nothing is asked');
  return judgement;
}

describe.each(games)('$name', (rules) => {
  const asked = questions(rules);
  const views = asked.map(({ view }) => view);
  let judgements: Judgement[] = [];
  beforeAll(() => {
    judgements = views.map((view) => judged(view));
  });

  test('every move is judged in all of the worlds', () => {
    expect(judgements.length).toBeGreaterThan(3);
    for (const { candidates, worlds } of judgements) {
      expect(worlds).toBe(WORLDS);
      expect(candidates.length).toBeGreaterThan(1);
      for (const { loss, aimLoss } of candidates) {
        expect([loss.worlds, aimLoss.worlds]).toEqual([WORLDS, WORLDS]);
      }
    }
  });

  test('every card that may be played is judged', () => {
    for (const [i, view] of views.entries()) {
      const cards = view.legal.filter(({ type, field }) => type === 'play' && field === 'card');
      const told = new Set(judgements[i].candidates.map(({ move }) => move.card));
      for (const { value } of cards) expect(told).toContain(value);
    }
  });

  test('the same seed and worlds give the same judgement, another seed another', () => {
    expect(views.map((view) => judged(view))).toEqual(judgements);
    expect(views.map((view) => judged(view, 2))).not.toEqual(judgements);
  });

  test('where the hidden cards lie makes no difference', () => {
    const twins = views.map((view) => twinOf(rules, view));
    expect(twins.map((view) => judged(view))).toEqual(judgements);
  });

  test('a move asked about is judged, or refused by its rule', () => {
    for (const view of views) {
      const { moves } = listMoves(rules, rules.guesser(view)(new FastRandom(3)), view.eyes, 200);
      const last = moves[moves.length - 1];
      const strange = { seat: view.eyes, type: 'play', card: 'X9' };
      const judgement = judge(view, [last, strange], { worlds: 1 });
      expect(judgement?.candidates.map(({ move }) => move)).toContainEqual(last);
      expect(judgement?.refused.map(({ move }) => move)).toEqual([strange]);
    }
  });

  test('stopped, it tells what it has, in whole worlds', () => {
    const [view] = views;
    let asked = 0;
    const stopped = () => ++asked > 60;
    const judgement = judge(view, [], { stopped });
    expect(asked).toBeLessThan(64);
    expect(new Set(judgement?.candidates.map(({ loss }) => loss.worlds))).toEqual(
      new Set([judgement?.worlds]),
    );
    expect(judge(view, [], { stopped: () => true })).toMatchObject({ worlds: 0 });
  });

  test('every reason is true by the rules', () => {
    for (const [i, { view, state }] of asked.entries()) {
      const { candidates } = judgements[i];
      for (const { move, reasons, against = [] } of candidates) {
        const claim = { game: rules as Game<Sitting>, view, state, candidates, move };
        for (const reason of [...reasons, ...against]) {
          expect(isTrue(claim, reason) || JSON.stringify({ reason, move, view })).toBe(true);
        }
      }
    }
  });

  test('a move that loses is shown in deals that these eyes could meet', () => {
    const losing = judgements.flatMap(({ candidates }, i) =>
      candidates.flatMap((each) => each.losing.map((deal) => ({ deal, view: views[i] }))),
    );
    expect(losing.length).toBeGreaterThan(0);
    for (const { deal, view } of losing) {
      expect(deal.loss).toBeGreaterThan(0);
      expect([...deal.left[view.eyes]].sort()).toEqual(
        [...view.hand, ...view.displays[view.eyes]].sort(),
      );
      expect(rules.check(view.setup, deal)).toBeUndefined();
    }
  });
});
