// Writes rows down in groups, as the writer of the server does: one flush serves all that wait.
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { DatabaseSync } from '@photostructure/sqlite';

/** As many at once as the server takes. */
const MOST = 64;
const database = new DatabaseSync(workerData);
for (const pragma of ['locking_mode = EXCLUSIVE', 'journal_mode = WAL', 'synchronous = FULL']) {
  database.prepare(`PRAGMA ${pragma}`).get();
}
database.exec('CREATE TABLE rows (id INTEGER PRIMARY KEY, body TEXT NOT NULL) STRICT');
const insert = database.prepare('INSERT INTO rows (body) VALUES (?)');
const port = parentPort;
if (!port) throw new Error('this is started as a thread, by bare.mjs');

port.on('message', (first) => {
  const asked = [first];
  while (asked.length < MOST) {
    const next = receiveMessageOnPort(port);
    if (!next) break;
    asked.push(next.message);
  }
  database.exec('BEGIN IMMEDIATE');
  for (const { text } of asked) insert.run(text);
  database.exec('COMMIT');
  port.postMessage(asked.map(({ call }) => call));
});
