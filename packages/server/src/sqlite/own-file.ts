import { chmodSync, closeSync, openSync } from 'node:fs';

/** What SQLite and we put beside the file of a database. */
const BESIDE = ['', '-wal', '-shm', '-journal', '-count'];
/** Reads and writes for whoever runs the server, nothing for anybody else. */
const OWN = 0o600;

/**
 * The file is there, and nobody else on the machine can read it, whatever its folder allows: it holds all cards. SQLite gives
 * what it puts beside it the same rights; what earlier servers have left there gets them now.
 */
export function makeOwn(path: string): void {
  try {
    closeSync(openSync(path, 'a', OWN));
  } catch {
    // SQLite says in its own words why it cannot be opened.
    return;
  }
  for (const each of BESIDE) allowOwner(path + each);
}

function allowOwner(path: string): void {
  try {
    chmodSync(path, OWN);
  } catch {
    // It is not there, or somebody else's who may say themselves who reads it.
  }
}
