/** A rulebook taken apart: plain text only, so nothing in it can be anything but words. */
export interface Block {
  readonly kind: 'title' | 'section' | 'clause' | 'note';
  readonly clause: string;
  readonly text: string;
}

export function blocksOf(book: string): Block[] {
  return book
    .split(/\n{2,}/)
    .map((block) => block.replace(/\s*\n\s*/g, ' ').trim())
    .filter((block) => block !== '')
    .map(blockOf);
}

function blockOf(block: string): Block {
  const [, marks, title] = /^(#+) (.*)$/.exec(block) ?? [];
  if (title !== undefined) {
    return { kind: marks === '#' ? 'title' : 'section', clause: '', text: plain(title) };
  }
  const [, clause, text] = /^\*\*([\d.]+)\*\* (.*)$/.exec(block) ?? [];
  if (clause !== undefined) return { kind: 'clause', clause, text: plain(text) };
  return { kind: 'note', clause: '', text: plain(block) };
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
