/** Where things stand in a JSON text: by path (`variants.1.options.target`), the line of its key or element. */
export function linesOf(text: string): ReadonlyMap<string, number> {
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

  constructor(text: string) {
    this.#tokens = text.matchAll(TOKEN);
  }

  run(): ReadonlyMap<string, number> {
    for (const [token] of this.#tokens) this.#take(token);
    return this.#lines;
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
    if (isKey) level.key = JSON.parse(token);
    this.#begin(level);
  }

  /** The path of what begins here. */
  #begin(level: Level | undefined): string {
    if (!level) return '';
    const path = [level.path, level.element ?? level.key].filter((part) => part !== '').join('.');
    if (!this.#lines.has(path)) this.#lines.set(path, this.#line);
    return path;
  }
}
