// `npm run train -- ARGS`: learns the weights of the bots from self-play and writes them to their
// sources (docs/training.md).
import { fileURLToPath } from 'node:url';
import { setUpOrExit } from './setup.mjs';

await setUpOrExit();
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const { main } = await import('../packages/cli/dist/main.js');

// Help says what can be typed in a clone.
process.env.OVERTRICK_COMMAND = 'npm run';
process.exitCode = await main(['train', ...process.argv.slice(2)]);
