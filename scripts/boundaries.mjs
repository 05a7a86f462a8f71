// Fails when an import points against the arrows: engine ← bots ← table ← lab, server, web ← cli, and lab/study ← web.
// The engine imports nothing but its own files. No file imports itself in the end, not even for its types:
// in a ring there is none that can be read first. A word that one file gives to others as the name of a
// type has no second meaning anywhere. Outside of the games' own folders no line asks which game it is.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * For each package, the packages that it may import.
 * @type {Record<string, string[]>}
 */
export const arrows = {
  engine: [],
  bots: ['engine'],
  table: ['engine', 'bots'],
  lab: ['engine', 'bots', 'table'],
  server: ['engine', 'bots', 'table'],
  web: ['engine', 'bots', 'table'],
  cli: ['engine', 'bots', 'table', 'lab', 'server', 'web'],
};

/** What bots and experiments are built from. Those who show games to people need none of it. */
const inner = ['@overtrick/engine/kit', '@overtrick/bots/training'];
const showing = ['web', 'cli'];
/**
 * What a package may import besides, and no more of where it comes from: the rest of the lab is made of threads and files.
 * @type {Record<string, string[]>}
 */
const doors = { web: ['@overtrick/lab/study'] };

/**
 * What is wrong with the imports of one file, given by its path from the root and its text.
 * @param {string} path
 * @param {string} text
 */
export function findTrespasses(path, text) {
  return importsOf(text).flatMap(({ line, target }) => {
    const reason = refuse(path, target);
    return reason ? [`${path}:${line} imports '${target}': ${reason}`] : [];
  });
}

/**
 * @param {string} path
 * @param {string} target
 */
function refuse(path, target) {
  const [, owner, folder] = path.split('/');
  if (target.startsWith('.')) {
    const reached = join(dirname(path), target).split(sep).join('/');
    return reached.startsWith(`packages/${owner}/`) ? '' : 'it leaves its package by a file path';
  }
  const [, other] = /^@overtrick\/([^/]+)/.exec(target) ?? [];
  if (other) {
    if (showing.includes(owner) && inner.includes(target)) return 'it is there to build bots from';
    if (doors[owner]?.includes(target)) return '';
    return other === owner || arrows[owner].includes(other) ? '' : arrowReason(owner, other);
  }
  const isPure = owner === 'engine' && folder === 'src' && !path.endsWith('.test.ts');
  return isPure ? 'the engine has no dependencies and no I/O' : '';
}

/**
 * @param {string} owner
 * @param {string} other
 */
function arrowReason(owner, other) {
  const allowed = arrows[owner].join(', ') || 'nothing';
  return `${owner} may import ${allowed}, not ${other}`;
}

/** @param {string} text */
function importsOf(text) {
  const pattern = /(?:^|[\s;}*(=])(?:from|import|require)\s*\(?\s*(['"`])([^'"`\n]+)\1/g;
  return [...text.matchAll(pattern)].map((match) => ({
    line: text.slice(0, match.index + match[0].length).split('\n').length,
    target: match[2],
  }));
}

/**
 * Rings of imports among files, given by their paths from the root and their texts: one line for each.
 * @param {Map<string, string>} texts
 */
export function findCycles(texts) {
  const edges = new Map([...texts].map(([path, text]) => [path, neighbours(path, text, texts)]));
  const done = new Set();
  /** @type {string[]} */
  const found = [];
  /** @type {(path: string, way: string[]) => void} */
  const visit = (path, way) => {
    if (way.includes(path)) {
      found.push(`imports go round: ${[...way.slice(way.indexOf(path)), path].join(' → ')}`);
    }
    if (done.has(path)) return;
    done.add(path);
    for (const next of edges.get(path) ?? []) visit(next, [...way, path]);
  };
  for (const path of edges.keys()) visit(path, []);
  return found;
}

/**
 * The files that one imports by path; what is built or is no code is not among the texts.
 * @param {string} path
 * @param {string} text
 * @param {Map<string, string>} texts
 */
function neighbours(path, text, texts) {
  return importsOf(text)
    .filter(({ target }) => target.startsWith('.'))
    .map(({ target }) => join(dirname(path), target).split(sep).join('/'))
    .filter((reached) => texts.has(reached));
}

/**
 * Types that others can import under a name that is declared a second time: one line for each name.
 * @param {Map<string, string>} texts
 */
export function findHomonyms(texts) {
  /** @type {Map<string, { path: string, isExported: boolean }[]>} */
  const byName = new Map();
  for (const [path, text] of texts) {
    for (const [, given, name] of text.matchAll(DECLARED)) {
      const known = byName.get(name) ?? [];
      byName.set(name, [...known, { path, isExported: given !== undefined }]);
    }
  }
  return [...byName]
    .filter(([, all]) => all.length > 1 && all.some(({ isExported }) => isExported))
    .map(([name, all]) => {
      const paths = all.map(({ path }) => path).join(', ');
      return `${name} is the name of ${all.length} types: ${paths}; give each a name of its own`;
    });
}

const DECLARED =
  /^(export )?(?:default )?(?:declare )?(?:abstract )?(?:interface|type|class|enum) (\w+)/gm;

/** Where games lie: their rules, what bots know of them, what the page knows of them. */
const ROOMS = /\/src\/(games|examples)\//;

/** Lists with a line for each game. */
const REGISTRIES = ['packages/engine/src/index.ts', 'packages/table/src/standing/scales.ts'];

/**
 * Lines that ask which game it is, in a file that is no game's own: by its name or a clause of its rules, by
 * the type of its view, or by a field that only its view has.
 * @param {string} path
 * @param {string} text
 * @param {readonly string[]} games
 */
export function findAsking(path, text, games) {
  if (ROOMS.test(path) || REGISTRIES.includes(path)) return [];
  const names = games.join('|');
  const types = games.map((name) => pascal(name)).join('|');
  const signs = [
    new RegExp(`(['"\`])(?:${names})(?:/[^'"\`]*)?\\1`),
    new RegExp(`\\b(?:${types})View\\b`),
    /(?<!typeof [\w.]*)\b(?:game|game\.name|view\.game|scene\.game)\s*[!=]==?\s*['"`]/,
    /\bswitch \((?:game|game\.name|(?:view|scene)\.game)\)/,
    /['"`]\w+['"`] in (?:\w+\.)?view\b/,
    /\bview as (?:unknown as )?\{/,
  ];
  return withoutComments(text)
    .split('\n')
    .flatMap((line, i) =>
      signs.some((sign) => sign.test(line))
        ? [`${path}:${i + 1} asks which game it is: that belongs in a folder games/NAME`]
        : [],
    );
}

/**
 * `ninja-whist` begins the names of its types with Ninja.
 * @param {string} name
 */
function pascal(name) {
  const [first] = name.split('-');
  return first[0].toUpperCase() + first.slice(1);
}

/**
 * The same lines, with nothing in place of comments.
 * @param {string} text
 */
function withoutComments(text) {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
    .replace(/(^|\s)\/\/.*$/gm, '$1');
}

/** @param {string} path */
const isSource = (path) => path.includes('/src/') && !/\.test\.tsx?$/.test(path);

/**
 * Conditions that no package knows: Node would pass over them in silence, and take the build for the sources.
 * @param {string} path
 * @param {string} text
 */
export function findConditions(path, text) {
  return [...text.matchAll(/--conditions=([\w-]+)/g)]
    .filter(([, name]) => name !== 'overtrick-source')
    .map(([, name]) => `${path}: no package has the condition '${name}', but 'overtrick-source'`);
}

/** @param {string} name */
function checkPackage(name) {
  if (!(name in arrows)) return [`packages/${name}: give it its arrows in scripts/boundaries.mjs`];
  const folder = `packages/${name}`;
  const texts = textsUnder(folder);
  return [
    ...checkManifest(name),
    ...checkReference(folder),
    ...[...texts].flatMap(([path, text]) => findTrespasses(path, text)),
    ...[...texts].flatMap(([path, text]) => findConditions(path, text)),
    ...findCycles(texts),
  ];
}

/**
 * The code in a folder, by path.
 * @param {string} folder
 */
export function textsUnder(folder) {
  const files = filesUnder(folder).filter((path) => /\.([cm]?[jt]s|tsx)$/.test(path));
  return new Map(files.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

/** @param {string} name */
function checkManifest(name) {
  const path = `packages/${name}/package.json`;
  const manifest = JSON.parse(readFileSync(join(root, path), 'utf8'));
  const asked = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  if (name === 'engine' && asked.length > 0) return [`${path}: the engine has no dependencies`];
  return asked
    .filter((other) => other.startsWith('@overtrick/'))
    .map((other) => other.slice('@overtrick/'.length))
    .filter((other) => !arrows[name].includes(other) && !hasDoor(name, other))
    .map((other) => `${path}: ${arrowReason(name, other)}`);
}

/**
 * @param {string} name
 * @param {string} other
 */
function hasDoor(name, other) {
  return doors[name]?.some((target) => target.startsWith(`@overtrick/${other}/`)) ?? false;
}

/**
 * A package that the root project does not list would never have its types checked.
 * @param {string} folder
 */
function checkReference(folder) {
  const { references } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8'));
  return references.some((/** @type {{ path: string }} */ { path }) => path === folder)
    ? []
    : [`${folder} is not among the references of tsconfig.json`];
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesUnder(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) return [path];
    return /^(node_modules|dist.*)$/.test(entry.name) ? [] : filesUnder(path);
  });
}

/**
 * What a package is made of, without its tests.
 * @param {string} folder
 */
export function sourcesOf(folder) {
  return new Map([...textsUnder(folder)].filter(([path]) => isSource(path)));
}

/** @param {Map<string, string>} sources */
export function findAskingIn(sources) {
  const games = gameNames();
  return [...sources].flatMap(([path, text]) => findAsking(path, text, games));
}

/** Every folder of a game that there are rules of. */
function gameNames() {
  const games = readdirSync(join(root, 'packages/engine/src/games'), { withFileTypes: true });
  return games.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

function run() {
  const names = readdirSync(join(root, 'packages')).filter((name) =>
    existsSync(join(root, 'packages', name, 'package.json')),
  );
  const sources = sourcesOf('packages');
  const scripts = textsUnder('scripts');
  const found = [
    ...names.flatMap(checkPackage),
    ...[...scripts].flatMap(([path, text]) => findConditions(path, text)),
    ...findCycles(scripts),
    ...findHomonyms(sources),
    ...findAskingIn(sources),
  ];
  for (const line of found) console.error(line);
  process.exitCode = found.length > 0 ? 1 : 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) run();
