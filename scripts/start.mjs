// `npm start`: builds the page if needed and serves it on one port (PORT; 8080 unless told), to this
// machine alone unless HOST says otherwise.
import { fileURLToPath } from 'node:url';
import { addressesOf, problemOf, readAddress } from '../packages/web/site/address.mjs';
import { placeOf, serve } from '../packages/web/site/serve.mjs';
import { plain, readArguments } from './arguments.mjs';
import { setUpOrExit } from './setup.mjs';

const PARENT = process.ppid;
const LOOK_MS = 500;

const folder = fileURLToPath(new URL('../packages/web/dist/page', import.meta.url));
readArguments(`npm start

Builds the page if needed and serves it.

  PORT=N      where it listens (8080)
  HOST=NAME   for whom: this machine alone unless told, 0.0.0.0 for the whole network`);

const wanted = readAddress(process.env);
if ('problem' in wanted) stop(wanted.problem);
await setUpOrExit({ withPage: true });
endWithNpm();
// Whoever read what we say may be gone, as in `npm start | head`.
process.stdout.on('error', () => {});
tell(await listen(wanted));

/** @param {import('../packages/web/site/address.mjs').Wanted} wanted */
async function listen(wanted) {
  try {
    return await serve(folder, wanted.port, wanted.host);
  } catch (error) {
    const problem = problemOf(error, wanted);
    if (problem === undefined) throw error;
    return stop(problem);
  }
}

/** @param {import('node:http').Server} server */
function tell(server) {
  const { own, others } = addressesOf(placeOf(server));
  console.log(`Overtrick is at ${own}`);
  for (const address of others) console.log(`In the same network: ${address}`);
}

/**
 * npm hands SIGTERM to the shell between us, and that shell may die of it without a word: whoever was
 * started by npm ends with it. Started in any other way, one may well outlive one's parent.
 */
function endWithNpm() {
  if (process.env.npm_lifecycle_event !== 'start') return;
  setInterval(() => process.ppid === PARENT || process.exit(), LOOK_MS).unref();
}

/**
 * @param {string} problem
 * @returns {never}
 */
function stop(problem) {
  console.error(plain(problem));
  process.exit(2);
}
