// `npm run -s overtrick -- ARGS`: sets up if needed, then runs the command in this process; without
// arguments that is the menu.
import { setUpOrExit } from './setup.mjs';

await setUpOrExit();
const { main } = await import('../packages/cli/dist/main.js');

// npm runs scripts at the root; files named in arguments are meant from where the user stands.
const isNpmScript = process.env.npm_lifecycle_event === 'overtrick';
if (isNpmScript && process.env.INIT_CWD) process.chdir(process.env.INIT_CWD);

// The command is not on the path of who has a clone: help and hints say what can be typed.
process.env.OVERTRICK_COMMAND = 'npm run -s overtrick --';
process.exitCode = await main(process.argv.slice(2));
