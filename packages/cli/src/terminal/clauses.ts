import { readFile } from 'node:fs/promises';
import { rulesPath } from '../rulebook.ts';

/** The numbered clauses of a game, from the page that the engine keeps beside its rules. */
export async function readRules(game: string): Promise<string> {
  return readFile(rulesPath(game), 'utf8');
}

/** One clause (`6.2`), one chapter (`6`), or everything; undefined if there is no such clause. */
export function clauseLines(rules: string, id: string, width: number): string[] | undefined {
  const wanted = id.replace(/^.*\//, '');
  const blocks = rules.split(/\n\s*\n/).map((block) => block.replace(/\s*\n\s*/g, ' ').trim());
  const found = blocks.filter((block, index) => fits(chapterAt(blocks, index), block, wanted));
  if (found.length === 0) return undefined;
  return found.flatMap((block) => [...wrap(tidy(block), width), '']).slice(0, -1);
}

function fits(chapter: string, block: string, wanted: string): boolean {
  if (wanted === '') return true;
  return /^\d+$/.test(wanted) ? chapter === wanted : block.startsWith(`**${wanted}**`);
}

/** The number of the heading that a block stands under. */
function chapterAt(blocks: readonly string[], index: number): string {
  for (let i = index; i >= 0; i--) {
    const [, number] = /^## (\d+)/.exec(blocks[i]) ?? [];
    if (number !== undefined) return number;
  }
  return '';
}

/** Without marks, and without the rulings that a clause comes from. */
function tidy(block: string): string {
  return block
    .replace(/\s*\[[A-Z0-9, ]+\]$/, '')
    .replace(/^#+ /, '')
    .replaceAll('**', '')
    .replaceAll('_', '')
    .replaceAll('`', '');
}

export function wrap(text: string, width: number): string[] {
  const lines = [''];
  for (const word of text.split(/\s+/)) {
    const last = lines[lines.length - 1];
    if (last === '') lines[lines.length - 1] = word;
    else if (last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
