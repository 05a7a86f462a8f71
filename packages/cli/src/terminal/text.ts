/** How many columns a text takes: colours take none. */
export function widthOf(text: string): number {
  return [...plain(text)].length;
}

/** The text without colours. */
export function plain(text: string): string {
  return text.replace(ESCAPES, '');
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with the escape character
const ESCAPES = /(\x1b\[[0-9;]*m)/g;
const RESET = '\x1b[0m';

/** Cut to a width, with an ellipsis where something is missing. */
export function fit(text: string, width: number): string {
  if (widthOf(text) <= width) return text;
  let left = Math.max(0, width - 1);
  let cut = '';
  for (const piece of text.split(ESCAPES)) {
    if (piece.startsWith('\x1b')) {
      cut += piece;
      continue;
    }
    const letters = [...piece].slice(0, left);
    left -= letters.length;
    cut += letters.join('');
  }
  return `${cut}${cut.includes('\x1b') ? RESET : ''}…`;
}

/** Filled with spaces, or cut, to exactly this width. */
export function pad(text: string, width: number): string {
  const cut = fit(text, width);
  return cut + ' '.repeat(Math.max(0, width - widthOf(cut)));
}

/** Pieces side by side, on as many lines as they need; later lines are indented. */
export function flow(
  pieces: readonly string[],
  width: number,
  { gap = '  ', indent = '' } = {},
): string[] {
  const lines: string[] = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(last) + widthOf(gap) + widthOf(piece) <= width) {
      lines[lines.length - 1] = last + gap + piece;
    } else lines.push((lines.length === 0 ? '' : indent) + piece);
  }
  return lines.flatMap((line) => fold(line, width, indent));
}

/** A line that is too long goes on below, from blank to blank; nothing of it is lost. */
export function fold(line: string, width: number, indent = `${startOf(line)}  `): string[] {
  if (widthOf(line) <= width) return [line];
  const lines: string[] = [];
  for (const word of line.split(/(?<=\S) +/)) {
    const last = lines.at(-1);
    if (last === undefined) lines.push(word);
    else if (widthOf(last) + 1 + widthOf(word) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(indent + word);
  }
  return lines;
}

function startOf(line: string): string {
  return /^ */.exec(line)?.[0] ?? '';
}

/** Two columns beside each other; the first is padded to its width. */
export function beside(left: readonly string[], right: readonly string[], width: number): string[] {
  const rows = Math.max(left.length, right.length);
  return Array.from({ length: rows }, (_, row) => {
    const aside = right[row] ?? '';
    return aside === '' ? (left[row] ?? '') : pad(left[row] ?? '', width) + aside;
  });
}
