// Text to bytes and back. The engine runs in pages and workers alike and takes nothing from its host,
// so it brings its own UTF-8 and hexadecimal.

/** The UTF-8 bytes of a text; a lone surrogate becomes U+FFFD, as in TextEncoder. */
export function utf8(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const character of text) push(bytes, scalar(character));
  return Uint8Array.from(bytes);
}

function scalar(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  return code >= 0xd800 && code <= 0xdfff ? 0xfffd : code;
}

function push(bytes: number[], code: number): void {
  if (code < 0x80) bytes.push(code);
  else if (code < 0x800) bytes.push(0xc0 | (code >> 6), tail(code));
  else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), tail(code >> 6), tail(code));
  else bytes.push(0xf0 | (code >> 18), tail(code >> 12), tail(code >> 6), tail(code));
}

const tail = (bits: number): number => 0x80 | (bits & 0x3f);

/** Lower-case hexadecimal, two digits a byte. */
export function toHex(bytes: Uint8Array): string {
  let hex = '';
  for (const byte of bytes) hex += byte.toString(16).padStart(2, '0');
  return hex;
}

/** The bytes of an even number of hexadecimal digits, in either case. */
export function fromHex(hex: string): Uint8Array {
  if (!/^(?:[0-9a-f]{2})*$/i.test(hex)) throw new RangeError('not pairs of hexadecimal digits');
  const bytes = new Uint8Array(hex.length / 2);
  for (let i = 0; i < bytes.length; i++)
    bytes[i] = (digit(hex, 2 * i) << 4) | digit(hex, 2 * i + 1);
  return bytes;
}

function digit(hex: string, at: number): number {
  const code = hex.charCodeAt(at);
  return code <= 57 ? code - 48 : (code & 15) + 9;
}
