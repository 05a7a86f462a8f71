import type { Trouble } from './trouble.ts';

/** One piece of JSON. Long words and figures are fine: what they mean is not asked here. */
const TOKEN = /\s*("(?:[^"\\]|\\[\s\S])*"|[{}[\],:]|true|false|null|-?\d[\d.eE+-]*)/y;
/** A piece that the end of the text may have cut in two. */
const HALF = /^\s*(?:"(?:[^"\\]|\\[\s\S]?)*|t|tr|tru|f|fa|fal|fals|n|nu|nul|-)?$/;
/** What may stand behind what: a value is any word, figure or text. */
const BEHIND: Readonly<Record<string, string>> = {
  '': '{[v',
  '{': '}v',
  '[': '][{v',
  ',': '[{v',
  ':': '[{v',
  '}': ',}]',
  ']': ',}]',
  v: ',:}]',
};
const CLOSES: Readonly<Record<string, string>> = { '}': '{', ']': '[' };

/** Where a text that is no JSON goes wrong: after so many characters it ends too early, or means nothing. */
export function placeOfTrouble(text: string): Trouble {
  const open: string[] = [];
  let [before, at] = ['', 0];
  for (let found = next(text, at); found; found = next(text, at)) {
    const { kind, end } = found;
    const isWrong = !BEHIND[before].includes(kind);
    if (isWrong || (CLOSES[kind] && open.pop() !== CLOSES[kind])) return damaged(at);
    if (kind === '{' || kind === '[') open.push(kind);
    [before, at] = [kind, end];
  }
  return HALF.test(text.slice(at)) ? { kind: 'record-cut', at: text.length } : damaged(at);
}

function next(text: string, at: number): { kind: string; end: number } | undefined {
  TOKEN.lastIndex = at;
  const found = TOKEN.exec(text);
  if (!found) return undefined;
  const kind = /^[{}[\],:]$/.test(found[1]) ? found[1] : 'v';
  return { kind, end: TOKEN.lastIndex };
}

function damaged(at: number): Trouble {
  return { kind: 'record-damaged', at: at + 1 };
}
