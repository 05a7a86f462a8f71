// `npm run api`: writes docs/api, a page a package, from the declarations of its build. `npm test` fails when a page
// is not what the declarations say.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { declarationsIn } from './api/declarations.mjs';
import { readArguments } from './arguments.mjs';
import { setUpOrExit } from './setup.mjs';
import { root } from './steps.mjs';

/** The packages that can be published: those that do not say that they are private. */
export const published = readdirSync(join(root, 'packages')).filter((name) => {
  const manifest = join(root, 'packages', name, 'package.json');
  return existsSync(manifest) && !JSON.parse(readFileSync(manifest, 'utf8')).private;
});

/** @typedef {import('./api/declarations.mjs').Declaration} Declaration */
/** @typedef {{ name: string, intro: string, members: Declaration[] }} Module */

/**
 * Every way to import a package, patterns written out: the name, and its file under each condition.
 * @param {string} folder
 * @returns {{ name: string, files: Record<string, string> }[]}
 */
export function entriesOf(folder) {
  const { name, exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return Object.entries(exports).flatMap(([path, target]) => {
    const files = typeof target === 'string' ? { default: target } : target;
    const whole = name + path.slice(1);
    return path.includes('*') ? spelledOut(folder, whole, files) : [{ name: whole, files }];
  });
}

/**
 * @param {string} folder
 * @param {string} name
 * @param {Record<string, string>} files
 */
function spelledOut(folder, name, files) {
  const [before, after] = files.default.split('*');
  return readdirSync(join(folder, before))
    .sort()
    .filter((part) => existsSync(join(folder, before + part + after)))
    .map((part) => {
      const filled = Object.entries(files).map(([key, file]) => [key, file.replace('*', part)]);
      return { name: name.replace('*', part), files: Object.fromEntries(filled) };
    });
}

/**
 * The page of the package in a folder.
 * @param {string} folder
 */
export function apiPage(folder) {
  const { name, description } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const [index, ...modules] = entriesOf(folder)
    .filter(({ files }) => files.types)
    .map((entry) => moduleAt(folder, entry));
  const whereabouts = new Map(
    modules.flatMap((module) => module.members.map((each) => [keyOf(each), module.name])),
  );
  const own = index.members.filter((each) => !whereabouts.has(keyOf(each)));
  const shown = [{ ...index, members: own }, ...modules];
  const code = formatted(shown.flatMap(({ members }) => members.map((each) => each.code)));
  const sections = shown.map((module) => section(module, () => code.shift() ?? ''));
  const also = elsewhere(index.members, whereabouts);
  const head = `# ${name}\n\n${description}.\n\nMade from the declarations by \`npm run api\`.\n`;
  return [head, sections[0], also, ...sections.slice(1)].filter((part) => part !== '').join('\n');
}

/**
 * @param {string} folder
 * @param {{ name: string, files: Record<string, string> }} entry
 * @returns {Module}
 */
function moduleAt(folder, { name, files }) {
  const members = [...declarationsIn(join(folder, files.types)).values()];
  const source = readFileSync(join(folder, files['overtrick-source']), 'utf8');
  const [intro] = /^(\/\/.*\n)*/.exec(source) ?? [''];
  return { name, intro: intro.replace(/^\/\/ /gm, ''), members: members.sort(byName) };
}

/**
 * @param {Declaration} a
 * @param {Declaration} b
 */
function byName(a, b) {
  return a.name.localeCompare(b.name, 'en');
}

/** @param {Declaration} declaration */
function keyOf({ file, name }) {
  return `${file} ${name}`;
}

/**
 * @param {Module} module
 * @param {() => string} nextCode
 */
function section({ name, intro, members }, nextCode) {
  const parts = members.map(
    (each) => `### ${each.name}\n\n${paragraph(each.comment)}\`\`\`ts\n${nextCode()}\n\`\`\`\n`,
  );
  return [`## \`${name}\`\n`, ...(intro ? [intro] : []), ...parts].join('\n');
}

/** @param {string} comment */
function paragraph(comment) {
  return comment && `${comment}\n\n`;
}

/**
 * What the index exports of what belongs to modules.
 * @param {Declaration[]} members
 * @param {Map<string, string>} whereabouts
 */
function elsewhere(members, whereabouts) {
  const lines = [...new Set(whereabouts.values())].flatMap((module) => {
    const names = members.filter((each) => whereabouts.get(keyOf(each)) === module);
    const listed = names.map(({ name }) => `\`${name}\``).join(', ');
    return names.length > 0 ? [`- [${module}](#${module.replace(/[@/]/g, '')}): ${listed}`] : [];
  });
  return lines.length > 0 ? `From its modules it also has:\n\n${lines.join('\n')}\n` : '';
}

/**
 * Signatures as our formatter writes them.
 * @param {string[]} pieces
 */
function formatted(pieces) {
  const cut = '\n// ✂\n';
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/@biomejs/biome/bin/biome'), 'format', '--stdin-file-path=api.d.ts'],
    { cwd: root, encoding: 'utf8', input: pieces.join(cut) },
  );
  if (status !== 0) throw new Error(stderr);
  return stdout.split(cut).map((piece) => piece.trim());
}

/** @param {string} name */
export function pageOf(name) {
  return join(root, 'docs/api', `${name}.md`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  readArguments(
    'npm run api\n\nWrites docs/api, a page a package, from the declarations of its build.',
  );
  await setUpOrExit();
  mkdirSync(join(root, 'docs/api'), { recursive: true });
  for (const name of published) {
    writeFileSync(pageOf(name), apiPage(join(root, 'packages', name)));
  }
}
