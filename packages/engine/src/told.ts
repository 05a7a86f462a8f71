/** Characters that command a terminal, turn text around, break a line or cannot be seen. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
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

/** A value from outside in a message: a text in quotes and no more than a line of it. */
export function told(value: unknown): string {
  if (typeof value === 'string') {
    return (
      plainText(JSON.stringify(value.slice(0, LONGEST)).slice(0, -1)) +
      (value.length > LONGEST ? '…"' : '"')
    );
  }
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  return String(value);
}
