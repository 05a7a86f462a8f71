// `npm start`: builds the page if needed and serves page, tables and API on one port, to this machine alone unless HOST says
// otherwise. docs/server.md has every setting.
import { fileURLToPath } from 'node:url';
import { addressesOf, isLoopback, problemOf } from '../packages/web/site/address.mjs';
import { HEADERS } from '../packages/web/site/headers.mjs';
import { pageIn } from '../packages/web/site/serve.mjs';
import { plain, readArguments } from './arguments.mjs';
import { setUpOrExit } from './setup.mjs';

const PARENT = process.ppid;
const LOOK_MS = 500;
/** What a process ends with whose disk has failed. */
const DISK_FAILED = 74;

const folder = fileURLToPath(new URL('../packages/web/dist/page', import.meta.url));
const HELP = `npm start [-- --built]

Builds the page if needed and serves it, with tables for friends. With --built it serves what was built before, and looks
for nothing that has changed since.

  PORT=N      where it listens (8080)
  HOST=NAME   for whom: this machine alone unless told, 0.0.0.0 for the whole network
  DATA=PATH   the folder in which tables are kept (data)
  DATABASE_URL=postgres://…   a database in which they are kept instead

docs/server.md has the others.`;

const { flags } = readArguments(HELP, { options: { built: { type: 'boolean' } } });
if (!flags.built) await setUpOrExit();
const { readConfig, startServer, Unusable } = await import('@overtrick/server');
const config = readConfig(process.env);
if (!config.ok) stop(config.error);
if (!flags.built) await setUpOrExit({ withPage: true });
// Whoever read what we say may be gone, as in `npm start | head`.
process.stdout.on('error', () => {});
process.stderr.on('error', () => {});
const server = await listen(config.value);
tell(server.address, config.value.publicUrl);
endGracefully(server);

/** @param {import('@overtrick/server').Config} wanted */
async function listen(wanted) {
  try {
    return await startServer(wanted, {
      headers: HEADERS,
      page: pageIn(folder),
      write: (line) => process.stderr.write(line),
      end: () => process.exit(DISK_FAILED),
    });
  } catch (error) {
    const problem = error instanceof Unusable ? error.message : problemOf(error, wanted);
    if (problem === undefined) throw error;
    return stop(problem);
  }
}

/**
 * @param {import('node:net').AddressInfo} place
 * @param {string | null} publicUrl
 */
function tell(place, publicUrl) {
  const { own, others } = addressesOf(place);
  console.log(`Overtrick is at ${own}`);
  if (publicUrl !== null) console.log(`Links lead to ${publicUrl}`);
  for (const address of others) console.log(`In the same network: ${address}`);
  // Where a proxy stands before it, others come by that.
  if (isLoopback(place.address) && publicUrl === null)
    console.log('Only this computer sees it. For others in your network: HOST=0.0.0.0 npm start');
}

/**
 * On the first signal everybody is told to come again; on the second it ends at once. npm hands SIGTERM to the shell between
 * us, and that shell may die of it without a word: whoever was started by npm ends with it. Started in any other way, one may
 * well outlive one's parent.
 * @param {import('@overtrick/server').Running} running
 */
function endGracefully(running) {
  let isEnding = false;
  const end = () => {
    if (isEnding) process.exit(130);
    isEnding = true;
    running.stop().then(() => process.exit(0));
  };
  for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, end);
  if (process.env.npm_lifecycle_event !== 'start') return;
  setInterval(() => process.ppid === PARENT || isEnding || end(), LOOK_MS).unref();
}

/**
 * @param {string} problem
 * @returns {never}
 */
function stop(problem) {
  console.error(plain(problem));
  process.exit(2);
}
