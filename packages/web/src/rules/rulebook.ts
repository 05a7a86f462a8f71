/** A rulebook taken apart: plain text only, so nothing in it can be anything but words. */
export interface Lawbook {
  readonly title: string;
  readonly introduction: string;
  readonly sections: readonly LawSection[];
}

export interface LawSection {
  readonly number: string;
  readonly title: string;
  readonly entries: readonly LawEntry[];
}

export type LawEntry =
  | { readonly kind: 'clause'; readonly number: string; readonly text: string }
  /** An example or remark on what stands before it. */
  | { readonly kind: 'note'; readonly text: string }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] };

export function lawOf(book: string): Lawbook {
  const [start, ...sections] = book.split(/^## /m);
  const [title = '', ...introduction] = blocksOf(start);
  return {
    title: title.replace(/^# /, ''),
    introduction: plain(introduction.join(' ')).replace(ABOUT_NUMBERS, ''),
    sections: sections.map(sectionOf),
  };
}

/** What is said of numbers and brackets is for those who read the file. */
const ABOUT_NUMBERS = /\s(?:Each clause has|Jede Regel hat) .*$/;

function sectionOf(text: string): LawSection {
  const [heading = '', ...blocks] = blocksOf(text);
  const [, number = '', title = heading] = /^(\S+)\s+(.*)$/.exec(heading) ?? [];
  return { number, title: plain(title), entries: blocks.map(entryOf) };
}

function entryOf(block: string): LawEntry {
  if (block.startsWith('|')) return { kind: 'table', rows: rowsOf(block) };
  const [, number, text] = /^\*\*([\d.]+)\*\* (.*)$/.exec(block) ?? [];
  if (number !== undefined) return { kind: 'clause', number, text: plain(text) };
  return { kind: 'note', text: plain(block) };
}

/** Without the line between head and body. */
function rowsOf(table: string): string[][] {
  return table
    .split('\n')
    .filter((line) => !/^[|\s-]+$/.test(line))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => plain(cell.trim())),
    );
}

/** Paragraphs, each in one line; tables keep theirs. */
function blocksOf(text: string): string[] {
  return text
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .map((block) => (block.startsWith('|') ? block : block.replace(/\s*\n\s*/g, ' ')))
    .filter((block) => block !== '');
}

/** Without marks of emphasis, and without what is for those who build it or type commands: rulings, options. */
function plain(text: string): string {
  return text
    .replace(/\s*\[[A-Z]+\d+(?:, [A-Z]+\d+)*\]/g, '')
    .replace(/\s*\(`[^()]*`(?: = \d+)?\)/g, '')
    .replace(/`([^`]*)`/g, '$1')
    .replace(/(^|\W)_([^_]+)_(?=\W|$)/g, '$1$2')
    .replace(/\*\*/g, '');
}
