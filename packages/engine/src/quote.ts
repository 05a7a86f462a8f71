/** Characters that command a terminal, turn text around, break a line or cannot be seen. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
/** As much of a foreign text as fits into a sentence. */
const LONGEST = 60;

/** A text from outside as it may be shown: on one line, every character to be seen. */
export function plainText(text: string, longest = Number.POSITIVE_INFINITY): string {
  const isLong = text.length > longest;
  return (isLong ? `${text.slice(0, longest)}…` : text).replace(UNSEEN, written);
}

function written(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return code > 0xffff ? `\\u{${code.toString(16)}}` : `\\u${code.toString(16).padStart(4, '0')}`;
}

/** A value from outside, to be named in a refusal: short however long it is, without looking into it. */
export function quote(value: unknown): string {
  if (typeof value === 'string') return quoteText(value);
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  if (value === undefined) return 'nothing';
  return Object.is(value, -0) ? '-0' : String(value);
}

function quoteText(text: string): string {
  const short = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  return plainText(JSON.stringify(short));
}
