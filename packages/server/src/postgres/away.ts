/** What the system says of a connection that is none. */
const SYSTEM =
  /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENETDOWN|EAI_AGAIN|ENOTFOUND|ENOENT)/;
/**
 * What PostgreSQL says while it stops, starts, is full, or is a copy that cannot write (classes 08, 53, 57P; 25006).
 */
const SERVER = /^(08...|53...|57P..|25006)$/;
/** What the library says, which has no code for it. */
const LIBRARY = /terminated|timeout|not queryable|closed the connection|connection error/i;

/** Whether a question failed only because the database is away: it may be asked again. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  return code === undefined ? LIBRARY.test(error.message) : SYSTEM.test(code) || SERVER.test(code);
}

export function codeOf(error: unknown): string | undefined {
  const { code } = Object(error);
  return typeof code === 'string' ? code : undefined;
}
