// How scripts read their arguments: `--help` tells what there is, and what there is not is refused.
import { parseArgs } from 'node:util';

/**
 * The options and words of this script. `help` begins with how it is called; `words` says whether it takes
 * words besides options. For `--help` the process ends with 0, for what is unknown with 2.
 */
export function readArguments(help, { options = {}, words = false, args } = {}) {
  const known = { ...options, help: { type: 'boolean', short: 'h' } };
  const read = parse({ args, options: known, allowPositionals: words }, help);
  if (read.values.help) end(0, console.log, help);
  return { flags: read.values, words: read.positionals };
}

/** Ends the script: it was called wrongly. */
export function refuse(message, help) {
  end(2, console.error, `${message}\n\n${help}`);
}

function parse(config, help) {
  try {
    return parseArgs(config);
  } catch ({ message }) {
    return refuse(message, help);
  }
}

function end(code, print, text) {
  print(text);
  process.exit(code);
}
