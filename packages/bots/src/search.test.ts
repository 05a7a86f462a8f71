import { FastRandom, mutwo } from '@overtrick/engine';
import type { Sitting } from '@overtrick/engine/kit';
import { expect, test } from 'vitest';
import { after, answer, openTable, turnOf } from '../test/table.ts';
import type { Thought } from './bot.ts';
import { knowledgeOf } from './games/index.ts';
import { levels } from './games/levels.ts';
import type { Weights } from './play/policy.ts';
import { thumbOf } from './play/thumb.ts';
import { type Search, search } from './search.ts';

const knowledge = knowledgeOf('mutwo');
const thumb = thumbOf(knowledge);
const backwards = thumb.map((weight) => -weight);

/** The first lead of a deal that novices have called. */
function firstLead() {
  const { setup } = openTable(mutwo, 5);
  let state = mutwo.deal(setup as never, new FastRandom(4));
  while (mutwo.view(state, 0).phase !== 'play') {
    state = after(mutwo, state, answer(levels.novice, mutwo, state), new FastRandom(1));
  }
  return state;
}

const lead = firstLead();

/** The second trick, as novices come to it. */
function secondLead() {
  let state = lead;
  while (mutwo.view(state, 0).tricks.length === 0) {
    state = after(mutwo, state, answer(levels.novice, mutwo, state), new FastRandom(1));
  }
  return state;
}

test('worlds are played out by one policy after the other', () => {
  const state = lead;
  const view = mutwo.view(state, turnOf(mutwo, state));
  const meansBy = (policies: readonly [Weights, ...Weights[]], worlds: number) => {
    const how = { knowledge, policies, worlds: () => mutwo.copy(state) as never };
    const { candidates } = search(how, view, new FastRandom(2), { worlds });
    return new Map(candidates.map(({ move, mean }) => [JSON.stringify(move), mean]));
  };
  const [one, two] = [meansBy([thumb], 1), meansBy([backwards], 1)];
  expect(one).not.toEqual(two);
  for (const [move, mean] of meansBy([thumb, backwards], 2)) {
    expect(mean).toBeCloseTo(((one.get(move) ?? 0) + (two.get(move) ?? 0)) / 2, 9);
  }
});

test('worlds are played out in another way after calls than after cards, if there is one', () => {
  const auction = mutwo.deal(openTable(mutwo, 5).setup as never, new FastRandom(4));
  const meansIn = (
    state: typeof lead,
    ways: Pick<Search<Sitting>, 'policies' | 'callPolicies'>,
  ) => {
    const how = { knowledge, ...ways, worlds: () => mutwo.copy(state) as never };
    const view = mutwo.view(state, turnOf(mutwo, state));
    return search(how, view, new FastRandom(2), { worlds: 1 }).candidates.map(({ mean }) => mean);
  };
  const both = { policies: [thumb], callPolicies: [backwards] } as const;
  expect(meansIn(auction, both)).not.toEqual(meansIn(auction, { policies: [thumb] }));
  expect(meansIn(auction, both)).toEqual(meansIn(auction, { policies: [backwards] }));
  expect(meansIn(lead, both)).toEqual(meansIn(lead, { policies: [thumb] }));
});

test('what a deal shows too much after a call is not taken off after a card', () => {
  const auction = mutwo.deal(openTable(mutwo, 5).setup as never, new FastRandom(4));
  const soberedIn = (state: typeof lead) => {
    let count = 0;
    const sobering = { ...knowledge, sober: () => count++ };
    const worlds = () => mutwo.copy(state) as never;
    const view = mutwo.view(state, turnOf(mutwo, state));
    const how = { knowledge: sobering, policies: [thumb] as const, worlds };
    const { candidates } = search(how, view, new FastRandom(2), { worlds: 1 });
    return count / candidates.length;
  };
  expect(soberedIn(auction)).toBeGreaterThan(0);
  expect(soberedIn(lead)).toBe(0);
});

test.each(['club', 'master'])('%s answers with what it has as soon as it is stopped', (level) => {
  const state = lead;
  const view = mutwo.view(state, turnOf(mutwo, state));
  let asked = 0;
  const stopped = () => ++asked > 20;
  const thought = levels[level].think(view, new FastRandom(2), { stopped });
  expect(asked).toBe(22);
  expect(thought.worlds).toBeLessThan(20);
  expect(thought.candidates.map(({ move }) => move)).toContainEqual(thought.move);
});

test.each([
  ['club', 5, 15],
  ['club', 30, 90],
  ['master', 5, 60],
  ['master', 30, 240],
  ['master', 300, 300],
])('%s with %i worlds looks at %i for a card: by bits they are cheap', (level, worlds, most) => {
  const state = secondLead();
  const view = mutwo.view(state, turnOf(mutwo, state));
  expect(levels[level].think(view, new FastRandom(2), { worlds }).worlds).toBe(most);
});

test.each([
  ['club', 30],
  ['master', 240],
])('of the first trick a %s with 30 worlds looks at %i', (level, most) => {
  const view = mutwo.view(lead, turnOf(mutwo, lead));
  expect(levels[level].think(view, new FastRandom(2), { worlds: 30 }).worlds).toBe(most);
});

/** Every decision of a deal among five clubs that look at a few worlds each. */
function decisions(worlds: number) {
  const thoughts: { type: string; thought: Thought }[] = [];
  const random = new FastRandom(4);
  let state = mutwo.deal(openTable(mutwo, 5).setup as never, random);
  while (mutwo.acting(state) !== 0) {
    const thought = levels.club.think(mutwo.view(state, turnOf(mutwo, state)), random, { worlds });
    thoughts.push({ type: thought.move.type, thought });
    state = after(mutwo, state, thought.move, random);
  }
  return thoughts;
}

test('calls get more worlds than cards do', () => {
  const most = (isCall: boolean) =>
    Math.max(
      ...decisions(5)
        .filter(({ type }) => (type !== 'play') === isCall)
        .map(({ thought }) => thought.worlds),
    );
  expect([most(true), most(false)]).toEqual([30, 15]);
});

test('what looked better in a few worlds is not taken for better than the usual move', () => {
  const modest = decisions(5).filter(({ thought: { candidates } }) =>
    candidates.some(({ mean }) => mean > candidates[0].mean),
  );
  expect(modest.length).toBeGreaterThan(0);
  for (const { thought } of modest) {
    expect(thought.candidates[0].reasons.at(-1)?.key).toBe('doubt');
  }
});
