/**
 * The processes that are programs' own. Each leads a group, so that what a shell has started for it ends with it, and
 * Ctrl-C comes to us alone; in return none of them may outlive us.
 */
const groups = new Set<number>();

/** In a thread, whoever outlives it is told of every process that begins or ends. */
let keeper: ((told: ProcessNews) => void) | undefined;

export interface ProcessNews {
  readonly pid: number;
  readonly runs: boolean;
}

export function entrust(to: (told: ProcessNews) => void): void {
  keeper = to;
}

export function note(told: ProcessNews): void {
  if (keeper) return keeper(told);
  if (groups.size === 0) process.once('exit', endAll);
  if (told.runs) groups.add(told.pid);
  else groups.delete(told.pid);
  if (groups.size === 0) process.off('exit', endAll);
}

/** Ends a program with all that it has started. */
export function end(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has gone by itself.
  }
}

function endAll(): void {
  for (const pid of groups) end(pid);
}
