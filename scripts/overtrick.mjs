// `npm run -s overtrick -- ARGS`: sets up if needed, then runs the command in this process; without
// arguments that is the menu.
import { setUpOrExit } from './setup.mjs';

await setUpOrExit();
const { main } = await import('../packages/cli/dist/main.js');

// npm runs scripts at the root; files named in arguments are meant from where the user stands.
const isNpmScript = process.env.npm_lifecycle_event === 'overtrick';
if (isNpmScript && process.env.INIT_CWD) process.chdir(process.env.INIT_CWD);

process.exitCode = await main(process.argv.slice(2));
