/** Where things stand in a JSON text. */
export interface JsonLines {
  /** By path (`variants.1.options.target`), the line of its key or element. */
  readonly lines: ReadonlyMap<string, number>;
  /** The first key that its object has already: of two a reader of JSON takes the last, and says nothing. */
  readonly again: { readonly key: string; readonly line: number } | undefined;
}

export function linesOf(text: string): JsonLines {
  return new Locator(text).run();
}

/** A string, a bracket, or what stands between: numbers, words, commas and colons. Line ends are counted. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+|\n/g;

interface Level {
  readonly path: string;
  /** The number of the element, or undefined in an object. */
  element: number | undefined;
  /** The key that the next value belongs to. */
  key: string | undefined;
}

/** Trusts that the text is JSON: it is asked after `JSON.parse`. */
class Locator {
  readonly #tokens: IterableIterator<RegExpExecArray>;
  readonly #lines = new Map<string, number>([['', 1]]);
  readonly #levels: Level[] = [];
  #line = 1;
  #again: JsonLines['again'];

  constructor(text: string) {
    this.#tokens = text.matchAll(TOKEN);
  }

  run(): JsonLines {
    for (const [token] of this.#tokens) this.#take(token);
    return { lines: this.#lines, again: this.#again };
  }

  #take(token: string): void {
    const level = this.#levels.at(-1);
    if (token === '\n') this.#line++;
    else if (token === '{' || token === '[') this.#enter(token);
    else if (token === '}' || token === ']') this.#levels.pop();
    else if (token === ',') this.#next(level);
    else if (token !== ':') this.#value(level, token);
  }

  #enter(token: string): void {
    const path = this.#begin(this.#levels.at(-1));
    this.#levels.push({ path, element: token === '[' ? 0 : undefined, key: undefined });
  }

  #next(level: Level | undefined): void {
    if (!level) return;
    if (level.element !== undefined) level.element++;
    level.key = undefined;
  }

  #value(level: Level | undefined, token: string): void {
    const isKey = level && level.element === undefined && level.key === undefined;
    if (isKey) this.#name(level, JSON.parse(token));
    this.#begin(level);
  }

  #name(level: Level, key: string): void {
    level.key = key;
    if (this.#lines.has(pathIn(level))) this.#again ??= { key, line: this.#line };
  }

  /** The path of what begins here. */
  #begin(level: Level | undefined): string {
    const path = level ? pathIn(level) : '';
    if (!this.#lines.has(path)) this.#lines.set(path, this.#line);
    return path;
  }
}

/** Of what comes next. */
function pathIn({ path, element, key }: Level): string {
  return [path, element ?? key].filter((part) => part !== '').join('.');
}
