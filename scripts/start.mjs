// `npm start`: builds the page if needed and serves it on one port (PORT; 8080 unless told), to this
// machine alone unless HOST says otherwise.
import { fileURLToPath } from 'node:url';
import { addressesOf, problemOf, readAddress } from '../packages/web/site/address.mjs';
import { serve } from '../packages/web/site/serve.mjs';
import { setUpOrExit } from './setup.mjs';

const PARENT = process.ppid;
const LOOK_MS = 500;

const folder = fileURLToPath(new URL('../packages/web/dist/page', import.meta.url));
const wanted = readAddress(process.env);
if (wanted.problem) stop(wanted.problem);
await setUpOrExit({ withPage: true });
endWithNpm();
// Whoever read what we say may be gone, as in `npm start | head`.
process.stdout.on('error', () => {});
tell(await listen());

async function listen() {
  try {
    return await serve(folder, wanted.port, wanted.host);
  } catch (error) {
    const problem = problemOf(error, wanted);
    if (problem === undefined) throw error;
    return stop(problem);
  }
}

function tell(server) {
  const { own, others } = addressesOf(server.address());
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

function stop(problem) {
  console.error(problem);
  process.exit(2);
}
