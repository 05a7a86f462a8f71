/** What the log may say of an event: never a card, a token, a secret, an address, or what somebody wrote to others. */
export interface JournalFields {
  readonly table?: string;
  /** Somebody's id, which says nothing of who they are. */
  readonly guest?: string;
  /** What somebody reports to whoever runs the server. */
  readonly report?: string;
  readonly seat?: number;
  readonly seq?: number;
  readonly count?: number;
  readonly ms?: number;
  readonly status?: number;
  readonly why?: string;
  readonly method?: string;
  /** The pattern of a path, without what stood in it. */
  readonly route?: string;
}

export type JournalLevel = 'info' | 'warn';

/** One structured log: one JSON object a line. */
export class Journal {
  private readonly write: (line: string) => void;
  private readonly now: () => number;

  constructor(write: (line: string) => void, now: () => number) {
    this.write = write;
    this.now = now;
  }

  note(event: string, fields: JournalFields = {}): void {
    this.put('info', event, fields);
  }

  warn(event: string, fields: JournalFields = {}): void {
    this.put('warn', event, fields);
  }

  private put(level: JournalLevel, event: string, fields: JournalFields): void {
    const time = new Date(this.now()).toISOString();
    this.write(`${JSON.stringify({ time, level, event, ...fields })}\n`);
  }
}

/** An error whose message was written for the log, and has nothing of anybody's in it. */
export class Sayable extends Error {}

const FRAMES = 3;

/** What may be said of an error: of our own bugs where they are, as their words may name a card. */
export function causeOf(error: unknown): string {
  if (error instanceof Sayable) return error.message;
  if (!(error instanceof Error)) return typeof error;
  const frames = (error.stack ?? '').split('\n').filter((line) => /^ +at /.test(line));
  const code = 'code' in error && typeof error.code === 'string' ? [error.code] : [];
  return [error.name, ...code, ...frames.slice(0, FRAMES).map((line) => line.trim())].join(' ');
}
