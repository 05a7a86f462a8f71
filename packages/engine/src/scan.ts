import { KeyReader, Keys } from './keys.ts';

/** What a record may be at most; docs/records.md. */
export const MOST_BYTES = 64_000_000;
export const MOST_LEVELS = 16;

const TOO_LONG = `a record has at most ${MOST_BYTES / 1e6} MB`;
const TOO_DEEP = `a record is at most ${MOST_LEVELS} levels deep`;
const TWICE = 'a key stands in the same object twice';
const NOT_PLAIN = 'numbers are whole and written plainly: 5, not 5.0, 5e0 or -0';

/** Where a text is not what a record is written as; lines and columns count from 1, columns in bytes. */
export interface TextFault {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

const code = (character: string): number => character.charCodeAt(0);
const QUOTE = code('"');
const BACKSLASH = code('\\');
const ZERO = code('0');
const NINE = code('9');
/** Bytes that mean something outside of texts; all others are passed over. */
const MATTERS = new Uint8Array(256);
for (const character of '"{}[],:.0eE\n') MATTERS[code(character)] = 1;

/**
 * Looks at the bytes of one record as they come, and finds at once what `JSON.parse` would let through or choke on:
 * too many bytes or levels, a key that stands twice, a number that is not written plainly. What is not JSON at all is
 * left to `JSON.parse`. It keeps no bytes, only the keys of the objects that are open.
 */
export class RecordScan {
  /** Nothing but blanks so far. */
  isEmpty = true;
  readonly #keys = Array.from({ length: MOST_LEVELS + 1 }, () => new Keys());
  readonly #isObject: boolean[] = [];
  readonly #reader = new KeyReader();
  #level = 0;
  /** All bytes of earlier pieces, and the last of them. */
  #bytes = 0;
  #last = 0;
  #line = 1;
  #lineStart = 0;
  #inText = false;
  #isEscaped = false;
  /** A text that begins now is a key. */
  #awaitsKey = false;
  /** The level of the object whose `meta` is being read: how numbers look in there is nobody's business. */
  #metaLevel = 0;

  /** The next bytes; the first thing that is wrong with them. */
  take(bytes: Uint8Array): TextFault | undefined {
    const end = Math.min(bytes.length, MOST_BYTES - this.#bytes);
    let at = 0;
    while (at < end) {
      if (this.#inText) at = this.#passText(bytes, at, end);
      else if (MATTERS[bytes[at]] === 0) at++;
      else {
        const wrong = this.#note(bytes, at);
        if (wrong) return this.#fault(at, wrong);
        at++;
      }
      if (at < 0) return this.#fault(-1 - at, TWICE);
    }
    if (end < bytes.length) return this.#fault(end, TOO_LONG);
    this.#bytes += end;
    if (end > 0) this.#last = bytes[end - 1];
    this.isEmpty &&= isBlank(bytes);
    return undefined;
  }

  #fault(at: number, message: string): TextFault {
    return { line: this.#line, column: this.#bytes + at - this.#lineStart + 1, message };
  }

  /** To behind the text, or as far as the bytes go; negative if the text is a key that was there before. */
  #passText(bytes: Uint8Array, from: number, end: number): number {
    let at = from;
    if (this.#isEscaped) {
      this.#isEscaped = false;
      at++;
    }
    for (; at < end && bytes[at] !== QUOTE; at++) if (bytes[at] === BACKSLASH) at++;
    if (at < end) {
      this.#inText = false;
      return this.#awaitsKey && !this.#isNew(bytes, from, at) ? -1 - at : at + 1;
    }
    this.#isEscaped = at > end;
    if (this.#awaitsKey) this.#reader.begin(bytes.subarray(from, end));
    return end;
  }

  #isNew(bytes: Uint8Array, from: number, to: number): boolean {
    const key = this.#reader.end(bytes, from, to);
    this.#awaitsKey = false;
    // A saved table holds its record one level down.
    if (key === 'meta' && this.#level <= 2 && this.#metaLevel === 0) this.#metaLevel = this.#level;
    return this.#keys[this.#level].add(key);
  }

  #note(bytes: Uint8Array, at: number): string | undefined {
    switch (bytes[at]) {
      case QUOTE:
        this.#inText = true;
        return undefined;
      case code('{'):
      case code('['):
        return this.#open(bytes[at] === code('{'));
      case code('}'):
      case code(']'):
        this.#level = Math.max(0, this.#level - 1);
        this.#awaitsKey = false;
        if (this.#metaLevel > this.#level) this.#metaLevel = 0;
        return undefined;
      case code(','):
        this.#awaitsKey = this.#level > 0 && this.#isObject[this.#level];
        if (this.#metaLevel === this.#level) this.#metaLevel = 0;
        return undefined;
      case code('\n'):
        this.#line++;
        this.#lineStart = this.#bytes + at + 1;
        return undefined;
    }
    const before = at > 0 ? bytes[at - 1] : this.#last;
    return this.#metaLevel === 0 && isOdd(bytes[at], before) ? NOT_PLAIN : undefined;
  }

  #open(isObject: boolean): string | undefined {
    this.#level++;
    if (this.#level > MOST_LEVELS) return TOO_DEEP;
    this.#isObject[this.#level] = isObject;
    this.#awaitsKey = isObject;
    if (isObject) this.#keys[this.#level].clear();
    return undefined;
  }
}

/** A byte of a number that is not written plainly. The e of true and false follows a letter. */
function isOdd(byte: number, before: number): boolean {
  if (byte === code('.')) return true;
  if (byte === ZERO) return before === code('-');
  return (byte === code('e') || byte === code('E')) && before >= ZERO && before <= NINE;
}

function isBlank(bytes: Uint8Array): boolean {
  return bytes.every((byte) => byte <= 0x20);
}
