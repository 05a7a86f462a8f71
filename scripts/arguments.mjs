// How scripts read their arguments: `--help` tells what there is, and what there is not is refused.
import { parseArgs } from 'node:util';

/** @typedef {NonNullable<import('node:util').ParseArgsConfig['options']>} Options */

/**
 * What `parseArgs` reads for these options.
 * @template {Options} O
 * @typedef {ReturnType<typeof parseArgs<{ options: O }>>['values']} Flags
 */

/**
 * The options and words of this script. `help` begins with how it is called; `words` says whether it takes
 * words besides options. For `--help` the process ends with 0, for what is unknown with 2.
 * @template {Options} const O
 * @param {string} help
 * @param {{ options?: O, words?: boolean, args?: string[] }} [known]
 * @returns {{ flags: Flags<O>, words: string[] }}
 */
export function readArguments(help, { options, words = false, args } = {}) {
  /** @type {Options} */
  const known = { ...options, help: { type: 'boolean', short: 'h' } };
  const config = { options: known, allowPositionals: words, ...(args && { args }) };
  const { values, positionals } = parse(config, help);
  if (values.help) end(0, console.log, help);
  return { flags: /** @type {Flags<O>} */ (/** @type {unknown} */ (values)), words: positionals };
}

/**
 * Ends the script: it was called wrongly.
 * @param {string} message
 * @param {string} help
 * @returns {never}
 */
export function refuse(message, help) {
  return end(2, console.error, `${plain(message)}\n\n${help}`);
}

/**
 * What was typed, to be repeated: no character in it commands the terminal.
 * @param {string} text
 */
export function plain(text) {
  return text.replace(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
    (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`,
  );
}

/**
 * @param {import('node:util').ParseArgsConfig} config
 * @param {string} help
 */
function parse(config, help) {
  try {
    return parseArgs(config);
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error), help);
  }
}

/**
 * @param {number} code
 * @param {(text: string) => void} print
 * @param {string} text
 * @returns {never}
 */
function end(code, print, text) {
  print(text);
  process.exit(code);
}
