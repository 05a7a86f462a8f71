// Reads the text of one record, letter by letter: JSON, and what the format asks of it beyond that.
import { Foul, must } from './foul.ts';

const MOST_BYTES = 64_000_000;
const MOST_LEVELS = 16;
const BLANK = /[ \t\r\n]*/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON has none in texts
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /true|false|null/y;
const PLAIN = /^(?:0|-?[1-9]\d*)$/;

/** The value of a text; throws a Foul if the format refuses it. */
export function readText(text: string): unknown {
  must(Buffer.byteLength(text) <= MOST_BYTES, 'FORMAT', 'more than 64 MB');
  const reader = new TextReader(text);
  const value = reader.value([]);
  reader.end();
  return value;
}

class TextReader {
  private readonly text: string;
  private at = 0;

  constructor(text: string) {
    this.text = text;
  }

  end(): void {
    this.eat(BLANK);
    must(this.at === this.text.length, 'FORMAT', `something after the value at ${this.at}`);
  }

  /** `path` are the keys and list signs above the value. */
  value(path: string[]): unknown {
    this.eat(BLANK);
    const first = this.text[this.at];
    if (first === '{') return this.object(path);
    if (first === '[') return this.list(path);
    if (first === '"') return this.string();
    const word = this.eat(WORD);
    return word === undefined ? this.number(path) : JSON.parse(word);
  }

  private eat(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    this.at += found?.length ?? 0;
    return found;
  }

  private need(pattern: RegExp, what: string): string {
    const found = this.eat(pattern);
    must(found !== undefined, 'FORMAT', `not JSON: no ${what} at ${this.at}`);
    return found;
  }

  private string(): string {
    return JSON.parse(this.need(STRING, 'text'));
  }

  private number(path: string[]): number {
    const written = this.need(NUMBER, 'value');
    const isMeta = path[0] === 'meta' || (path[0] === 'record' && path[1] === 'meta');
    must(isMeta || PLAIN.test(written), 'FORMAT', `${written} is not written plainly`);
    return Number(written);
  }

  private isLast(close: RegExp): boolean {
    this.eat(BLANK);
    if (this.eat(close) !== undefined) return true;
    this.need(/,/y, 'comma');
    return false;
  }

  private list(path: string[]): unknown[] {
    this.enter(path);
    const values: unknown[] = [];
    if (this.eat(/\]/y) !== undefined) return values;
    do values.push(this.value([...path, '[]']));
    while (!this.isLast(/\]/y));
    return values;
  }

  private object(path: string[]): Record<string, unknown> {
    this.enter(path);
    const values = new Map<string, unknown>();
    if (this.eat(/\}/y) === undefined) {
      do {
        this.eat(BLANK);
        const key = this.string();
        if (values.has(key)) throw new Foul('FORMAT', `key ${key} twice`);
        this.eat(BLANK);
        this.need(/:/y, 'colon');
        values.set(key, this.value([...path, key]));
      } while (!this.isLast(/\}/y));
    }
    return Object.fromEntries(values);
  }

  private enter(path: string[]): void {
    must(path.length < MOST_LEVELS, 'FORMAT', `more than ${MOST_LEVELS} levels`);
    this.at++;
    this.eat(BLANK);
  }
}
