import {
  FastRandom,
  type Game,
  game,
  openMatch,
  resolveOptions,
  type View,
} from '@overtrick/engine';
import { describe, expect, test } from 'vitest';
import { sideOf } from './sides.ts';

const PLAYERS = 4;
const SEATS = [...Array(PLAYERS).keys()];

/** Every moment of some random deals, as each seat sees it. */
function moments(name: string): View[][] {
  const rules = game(name) as Game;
  const random = new FastRandom(`sides of ${name}`);
  const options = resolveOptions(rules, PLAYERS, {});
  if (!options.ok) throw new Error(options.error);
  const { setup } = openMatch(rules, PLAYERS, options.value, 0);
  return Array.from({ length: 20 }, () => rules.deal(setup, random)).flatMap((state) => {
    const seen: View[][] = [];
    for (;;) {
      seen.push(SEATS.map((seat) => rules.view(state, seat)));
      const seat = seen.at(-1)?.[0].acting[0];
      if (seat === undefined) return seen;
      rules.apply(state, seat, rules.atRandom(state, seat, random), random);
    }
  });
}

/** Whose promise it is for every seat. */
const sidesIn = (views: readonly View[]) => views.map(sideOf);

describe.each(['mu', 'mutwo', 'yamv'])('%s', (name) => {
  const all = moments(name);

  test('a contract is mine as declarer or partner, and the others’ when cards are played', () => {
    const played = all.filter(([{ phase }]) => phase === 'play');
    expect(played.length).toBeGreaterThan(0);
    for (const views of played) {
      const named = views[0].history.find(({ type }) => type === 'partner');
      const team = SEATS.filter((each) => each === named?.seat || each === named?.partner);
      const said = SEATS.map((each) => (team.includes(each) ? 'contract' : 'defence'));
      expect(sidesIn(views)).toEqual(said);
    }
  });

  test('before a partner is chosen only the declarer and the head defender know their side', () => {
    const choosing = all.filter(([{ phase }]) => phase === 'partner');
    expect(choosing.length).toBeGreaterThan(0);
    for (const views of choosing) {
      const [{ acting }] = views;
      const said = sidesIn(views);
      expect(SEATS.filter((seat) => said[seat] === 'contract')).toEqual(acting);
      expect(said.filter((each) => each === 'defence').length).toBeLessThanOrEqual(1);
      expect(said).toContain('open');
    }
  });

  test('in the auction every side is open', () => {
    for (const views of all.filter(([{ phase }]) => phase === 'auction'))
      expect(new Set(sidesIn(views))).toEqual(new Set(['open']));
  });
});

test.each(['gamut', 'ninja-whist'])('in %s the promise is one’s own, or a team’s', (name) => {
  for (const views of moments(name)) expect(new Set(sidesIn(views))).toEqual(new Set(['own']));
});
