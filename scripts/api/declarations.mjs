// Reads the declarations that the compiler writes: what a module exports, with comment and signature. TypeScript 7
// has no interface for programs, but its files have a plain form: a declaration begins at the left margin, and what
// belongs to it is indented or closes a bracket.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * An export: where it is declared, its comment as plain text, its signature.
 * @typedef {{ file: string, name: string, comment: string, code: string }} Declaration
 */

const DECLARED = /^export (?:declare )?(?:abstract )?(?:function|const|class|interface|type) (\w+)/;
const REPEATED = /^export (?:type )?\{(.*)\}(?: from ['"](.*)['"])?;$/s;
/** The same once more, for those who load a game by its name. */
const BY_DEFAULT = /^export default \w+;$/;
const EVERYTHING = /^export \* from ['"](.*)['"];$/;

/**
 * All that a `.d.ts` exports, by name, wherever it is declared.
 * @param {string} file
 * @returns {Map<string, Declaration>}
 */
export function declarationsIn(file) {
  const pieces = piecesOf(readFileSync(file, 'utf8'));
  return new Map(
    pieces.flatMap((piece) => exportsOf(file, piece, pieces)).map((found) => [found.name, found]),
  );
}

/**
 * @param {string} file
 * @param {{ comment: string, code: string }} piece
 * @param {{ code: string }[]} pieces
 * @returns {Declaration[]}
 */
function exportsOf(file, { comment, code }, pieces) {
  const [, name] = DECLARED.exec(code) ?? [];
  if (name) return [{ file, name, comment, code: tidy(code) }];
  if (BY_DEFAULT.test(code)) return [];
  const [, all] = EVERYTHING.exec(code) ?? [];
  if (all) return [...declarationsIn(targetOf(file, all)).values()];
  const [, names = '', from] = REPEATED.exec(code) ?? [];
  const isRead = names !== '' || !/^export (?!\{\})/.test(code);
  if (!isRead) throw new Error(`${file}: cannot read ${code}`);
  return names
    .split(',')
    .map((each) => each.trim().replace(/^type /, ''))
    .filter((each) => each !== '')
    .map((each) => repeated(file, each, from ?? importerOf(each, pieces)));
}

/**
 * What another file declares, and this one exports, perhaps by another name.
 * @param {string} file
 * @param {string} text
 * @param {string} from
 */
function repeated(file, text, from) {
  const [theirs, ours] = text.split(' as ');
  const found = declarationsIn(targetOf(file, from)).get(theirs);
  if (!found) throw new Error(`${file} exports ${theirs}, which ${from} does not declare`);
  return { ...found, name: ours ?? theirs };
}

/**
 * The file from which a name comes that is exported without saying so.
 * @param {string} name
 * @param {{ code: string }[]} pieces
 */
function importerOf(name, pieces) {
  const named = new RegExp(`^import .*\\b${name}\\b.* from ['"](.*)['"];$`, 's');
  const found = pieces.map(({ code }) => named.exec(code)?.[1]).find((from) => from);
  if (!found) throw new Error(`nothing says where ${name} comes from`);
  return found;
}

/**
 * @param {string} file
 * @param {string} target
 */
function targetOf(file, target) {
  return join(dirname(file), target.replace(/\.[jt]s$/, '.d.ts'));
}

/** @param {string} text */
function piecesOf(text) {
  /** @type {{ comment: string, code: string }[]} */
  const pieces = [];
  let comment = '';
  for (const piece of text.split(/\n(?=[^\s})\]])/)) {
    const last = pieces.at(-1);
    if (last && isOpenType(last.code)) last.code += `\n${piece.trimEnd()}`;
    else if (piece.startsWith('/**')) comment = plain(piece);
    else if (!piece.startsWith('//')) {
      pieces.push({ comment, code: piece.trim() });
      comment = '';
    }
  }
  return pieces;
}

/**
 * The members of a union begin a line, each with its comment before it.
 * @param {string} code
 */
function isOpenType(code) {
  return /^export type /.test(code) && !code.endsWith(';');
}

/** @param {string} comment */
function plain(comment) {
  const lines = comment.replace(/^\/\*\*|\*\/\s*$/g, '').split('\n');
  return lines
    .map((line) => line.replace(/^\s*\*? ?/, ''))
    .join('\n')
    .trim();
}

/**
 * Without what says nothing to those who use it.
 * @param {string} code
 */
function tidy(code) {
  return code
    .replace(/^export (declare )?/, '')
    .replace(/^ +(#private|private .*);\n/gm, '')
    .replace(/import\("[^"]*"\)\./g, '');
}
