// `npm start` and `npm run -s overtrick -- ARGS`: set up if needed, then the command in this process.
import { setUpOrExit } from './setup.mjs';

await setUpOrExit();
const { main } = await import('../packages/cli/dist/main.js');

// npm runs scripts at the root; files named in arguments are meant from where the user stands.
const isNpmScript = ['start', 'overtrick'].includes(process.env.npm_lifecycle_event ?? '');
if (isNpmScript && process.env.INIT_CWD) process.chdir(process.env.INIT_CWD);

process.exitCode = await main(process.argv.slice(2));
