import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  arrows,
  findAsking,
  findAskingIn,
  findConditions,
  findCycles,
  findHomonyms,
  findTrespasses,
  sourcesOf,
} from './boundaries.mjs';

const anyPackage = fc.constantFrom(...Object.keys(arrows));

/**
 * The ways to write an import of `target`.
 * @param {string} target
 */
const spellings = (target) => [
  `import { a } from '${target}';`,
  `import type { A } from '${target}';`,
  `import {\n  a,\n  b,\n} from "${target}";`,
  `import '${target}';`,
  `export * from '${target}';`,
  `const a = await import('${target}');`,
  `type A = import('${target}').A;`,
];

describe('boundaries', () => {
  test('an import is refused exactly when no arrow allows it, however it is written', () => {
    fc.assert(
      fc.property(anyPackage, anyPackage, (from, to) => {
        const isAllowed = from === to || arrows[from].includes(to);
        for (const text of spellings(`@overtrick/${to}`)) {
          expect(findTrespasses(`packages/${from}/src/a.ts`, text)).toHaveLength(isAllowed ? 0 : 1);
        }
      }),
    );
  });

  test('no arrow points both ways', () => {
    for (const [from, allowed] of Object.entries(arrows)) {
      for (const to of allowed) expect(arrows[to]).not.toContain(from);
    }
  });

  test.each(spellings('node:fs').concat(spellings('commander')))(
    'the engine refuses %j',
    (text) => {
      expect(findTrespasses('packages/engine/src/a.ts', text)).toHaveLength(1);
      expect(findTrespasses('packages/engine/src/a.test.ts', text)).toHaveLength(0);
    },
  );

  test.each(spellings('@overtrick/engine/kit'))(
    'only bots and tables are built with %j',
    (text) => {
      const found = (/** @type {string} */ name) =>
        findTrespasses(`packages/${name}/src/a.ts`, text);
      expect(['web', 'cli'].map((name) => found(name).length)).toEqual([1, 1]);
      expect(['bots', 'table', 'lab'].flatMap(found)).toEqual([]);
    },
  );

  test.each(spellings('@overtrick/lab/study'))('of the lab the page has only %j', (text) => {
    const found = (/** @type {string} */ name) => findTrespasses(`packages/${name}/src/a.ts`, text);
    expect(['web', 'cli'].flatMap(found)).toEqual([]);
    expect(['table', 'server'].map((name) => found(name).length)).toEqual([1, 1]);
  });

  test.each(['source', 'overtrick-sources'])(
    'a condition that no package has is found: %s',
    (name) => {
      const text = `const args = ['--import', 'tsx', '--conditions=${name}'];`;
      expect(findConditions('a.ts', text)).toHaveLength(1);
      expect(findConditions('a.ts', text.replace(name, 'overtrick-source'))).toEqual([]);
    },
  );

  test('a file path may not leave its package', () => {
    const text = "import { a } from '../../engine/src/card.ts';";
    expect(findTrespasses('packages/bots/src/a.ts', text)).toHaveLength(1);
    expect(findTrespasses('packages/engine/test/a.ts', "import '../src/card.ts';")).toHaveLength(0);
  });

  test.each([
    ['export interface Order {}', 'type Order = 1;', 1],
    ['export class Order {}', 'export abstract class Order<T> {}', 1],
    ['interface Order {}', 'type Order = 1;', 0],
    ['export interface Order {}', "export type { Order } from './a.ts';", 0],
    ['export interface Order {}', 'export interface Orders {}', 0],
  ])('a name that others can import has one meaning: %j and %j', (a, b, count) => {
    const texts = new Map([
      ['packages/engine/src/a.ts', a],
      ['packages/web/src/b.ts', b],
    ]);
    expect(findHomonyms(texts)).toHaveLength(count);
  });

  test.each(spellings('./a.ts'))('a ring of imports is found, closed by %j', (closing) => {
    const ring = new Map([
      ['packages/bots/src/a.ts', "import { b } from './deep/b.ts';"],
      ['packages/bots/src/deep/b.ts', "import type { C } from '../c.ts';"],
      ['packages/bots/src/c.ts', closing],
    ]);
    const files = 'a.ts deep/b.ts c.ts a.ts'.split(' ').map((file) => `packages/bots/src/${file}`);
    expect(findCycles(ring)).toEqual([`imports go round: ${files.join(' → ')}`]);
  });

  test('a ring is found from outside of it, and a file that imports itself is one', () => {
    const tail = new Map([
      ['a.ts', "import './b.ts';\nimport './c.ts';"],
      ['b.ts', "import './c.ts';"],
      ['c.ts', "import './d.ts';"],
      ['d.ts', "import './c.ts';"],
    ]);
    expect(findCycles(tail)).toEqual(['imports go round: c.ts → d.ts → c.ts']);
    expect(findCycles(new Map([['a.ts', "import './a.ts';"]]))).toHaveLength(1);
  });

  test('two ways to the same file are no ring', () => {
    const diamond = new Map([
      ['a.ts', "import './b.ts';\nimport './c.ts';"],
      ['b.ts', "import './d.ts';"],
      ['c.ts', "import './d.ts';"],
      ['d.ts', "import './gone.css';"],
    ]);
    expect(findCycles(diamond)).toEqual([]);
  });

  describe('a line that asks which game it is', () => {
    const found = (/** @type {string} */ line, path = 'packages/web/src/table/a.tsx') =>
      findAsking(path, `const a = 1;\n${line}\n`, ['mu', 'ninja-whist']);

    test.each([
      "if (game === 'mu') return 0;",
      "const isNinja = scene.game !== 'ninja-whist';",
      "if (view.game === 'bridge') return 1;",
      'switch (scene.game) {',
      "const clauses = ['mu/6.2'];",
      "if ('bidToken' in view) return 2;",
      "const roles = 'lead' in scene.view;",
      'const { crown } = view as MuView;',
      'const { folded } = view as unknown as { folded?: number[] };',
    ])('is found: %s', (line) => {
      expect(found(line)).toEqual([expect.stringContaining('packages/web/src/table/a.tsx:2 asks')]);
    });

    test.each([
      "if (typeof game === 'string') return game;",
      'const own = rooms.find(({ name }) => name === game);',
      "// In 'mu' a tie ends the deal.",
      "/** As in 'mu/6.2'. */",
      "const text = 'overtrick simulate mu';",
    ])('is not: %s', (line) => {
      expect(found(line)).toEqual([]);
    });

    test('is nowhere in the packages', () => {
      expect(findAskingIn(sourcesOf('packages'))).toEqual([]);
    });

    test("may stand in a game's own folder", () => {
      const line = "const clause = 'mu/3.2';";
      expect(found(line, 'packages/web/src/games/mu/index.ts')).toEqual([]);
      expect(found(line, 'packages/engine/src/games/mu/rules.ts')).toEqual([]);
    });
  });
});
