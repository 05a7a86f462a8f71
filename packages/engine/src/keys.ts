import { utf8 } from './bytes.ts';

const PIECE = 4096;
/** Objects of records have a handful of keys; a larger one is looked up. */
const FEW = 16;

/** The keys of one open object. */
export class Keys {
  readonly #few: string[] = [];
  #many: Set<string> | undefined;

  clear(): void {
    this.#few.length = 0;
    this.#many = undefined;
  }

  /** False if it is there already. */
  add(key: string): boolean {
    if (this.#many) return this.#many.size < this.#many.add(key).size;
    if (this.#few.includes(key)) return false;
    this.#few.push(key);
    if (this.#few.length > FEW) this.#many = new Set(this.#few);
    return true;
  }
}

/** Reads keys, of which the same few come again and again. */
export class KeyReader {
  readonly #known: string[] = Array(256).fill('');
  /** The beginning of a key of which the end is still to come. */
  #begun: Uint8Array[] = [];

  begin(bytes: Uint8Array): void {
    this.#begun.push(bytes);
  }

  /** The key, one character a byte, however it is written. */
  end(bytes: Uint8Array, from: number, to: number): string {
    if (this.#begun.length === 0) return this.#read(bytes, from, to);
    const raw = [...this.#begun, bytes.subarray(from, to)].map(letters).join('');
    this.#begun = [];
    return plainKey(raw);
  }

  #read(bytes: Uint8Array, from: number, to: number): string {
    const place = (bytes[from] * 7 + (to - from) + bytes[to - 1] * 31) & 255;
    if (isSame(this.#known[place], bytes, from, to)) return this.#known[place];
    const raw = letters(bytes.subarray(from, to));
    const key = plainKey(raw);
    if (key === raw && raw.length < PIECE) this.#known[place] = raw;
    return key;
  }
}

function isSame(text: string, bytes: Uint8Array, from: number, to: number): boolean {
  if (text.length !== to - from) return false;
  for (let i = from; i < to; i++) if (text.charCodeAt(i - from) !== bytes[i]) return false;
  return true;
}

function letters(bytes: Uint8Array): string {
  if (bytes.length <= PIECE) return String.fromCharCode(...bytes);
  let text = '';
  for (let at = 0; at < bytes.length; at += PIECE) text += letters(bytes.subarray(at, at + PIECE));
  return text;
}

/** Escapes replaced by the bytes that they stand for. One that means nothing is left to `JSON.parse`. */
function plainKey(raw: string): string {
  if (!raw.includes('\\')) return raw;
  return raw.replace(/(?:\\(?:u[0-9a-f]{4}|[^u]))+/gi, (escapes) => {
    try {
      return letters(utf8(JSON.parse(`"${escapes}"`)));
    } catch {
      return escapes;
    }
  });
}
