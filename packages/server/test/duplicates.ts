// What must hold of the results of the same deals, wherever a server keeps them.
import { BOTS_VERSION } from '@overtrick/bots';
import { codeOfSet, type DealSet } from '@overtrick/table/again';
import { expect } from 'vitest';
import type { Served } from './served.ts';

const set: DealSet = {
  ...{ game: 'mu', players: 5, options: {}, level: 'club', deals: 2 },
  ...{ seed: 'friends', bots: BOTS_VERSION, rules: 2 },
};
export const path = `/api/duplicates/${codeOfSet(set)}`;

/** Another server on the same store, each time. */
export type Serve = () => Promise<Served>;

export const duplicateChecks: Readonly<Record<string, (serve: Serve) => Promise<void>>> = {
  async 'what friends made of the same deals is told to each of them, by whichever server'(serve) {
    const [here, there] = [await serve(), await serve()];
    const ada = await here.guest('Ada');
    const ben = await there.guest('Ben');
    await ada.post(path, { scores: [12, null] });
    await ben.post(path, { scores: [-4, 30] });
    const { body } = await ada.ask('GET', path);
    expect(body.results).toEqual([
      { name: 'Ada', scores: [12, null], isMe: true },
      { name: 'Ben', scores: [-4, 30], isMe: false },
    ]);
  },
  async 'what was told of a deal stands; only what was not told is added'(serve) {
    const ada = await (await serve()).guest('Ada');
    await ada.post(path, { scores: [12, null] });
    const { results } = await ada.post(path, { scores: [99, 5] });
    expect(results).toEqual([{ name: 'Ada', scores: [12, 5], isMe: true }]);
  },
  async 'friends who tell at once, at different servers, are all there'(serve) {
    const servers = [await serve(), await serve()];
    const names = ['Ada', 'Ben', 'Cleo', 'Dora'];
    const people = await Promise.all(names.map((name, i) => servers[i % 2].guest(name)));
    await Promise.all(people.map((each, i) => each.post(path, { scores: [i, null] })));
    const { body } = await people[0].ask('GET', path);
    const told = body.results as { name: string; scores: unknown }[];
    const sorted = told.map(({ name, scores }) => [name, scores]).sort();
    expect(sorted).toEqual(names.map((name, i) => [name, [i, null]]));
  },
};
