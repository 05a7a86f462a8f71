/** As much of a foreign value as fits into a sentence. */
const MOST = 40;

/**
 * A value from outside, to be named in a refusal: short however long it is, without looking into it, and
 * without characters that could command the terminal that shows it.
 */
export function quote(value: unknown): string {
  if (typeof value === 'string') return quoteText(value);
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  if (value === undefined) return 'nothing';
  return Object.is(value, -0) ? '-0' : String(value);
}

function quoteText(text: string): string {
  const short = text.length > MOST ? `${text.slice(0, MOST)}…` : text;
  return JSON.stringify(short).replace(/[\p{Cc}\p{Cf}]/gu, escaped);
}

function escaped(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return `\\u{${code.toString(16)}}`;
}
