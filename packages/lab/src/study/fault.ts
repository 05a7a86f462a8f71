import { nearest } from '@overtrick/engine';

/** What is wrong with a study, at which path of it, and what is allowed. */
export class StudyFault extends Error {
  readonly path: string;

  constructor(path: string, message: string) {
    super(message);
    this.path = path;
  }
}

/** A name that must be a known one. */
export function among(what: string, name: unknown, known: readonly string[], path: string): string {
  if (typeof name === 'string' && known.includes(name)) return name;
  const near = typeof name === 'string' ? nearest(name, known) : undefined;
  const hint = near === undefined ? '' : ` Did you mean ${near}?`;
  throw new StudyFault(
    path,
    `there is no ${what} ${JSON.stringify(name)}.${hint} Allowed: ${known.join(', ')}`,
  );
}
