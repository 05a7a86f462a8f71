// Completes package-lock.json for platforms other than the one that wrote it.
//
// Where a registry hides other platforms' builds, npm leaves their optional packages out of the
// lock, and `npm ci` then refuses it ("Missing: @biomejs/cli-darwin-arm64 from lock file"). Each
// such package pins an exact version, so its entry can be written down from its name alone.
// Run it after every change of dependencies: `npm install … && npm run lock`.
import { readFileSync, writeFileSync } from 'node:fs';
import { readArguments } from './arguments.mjs';

readArguments(`npm run lock

Completes package-lock.json for platforms other than the one that wrote it; run it after
every change of dependencies.`);

const systems = 'aix android darwin freebsd linux netbsd openbsd openharmony sunos win32'.split(
  ' ',
);
const processors = 'arm arm64 ia32 loong64 mips64el ppc64 riscv64 s390x wasm32 x64'.split(' ');

const file = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(file, 'utf8'));
const added = [];

for (const [path, entry] of Object.entries(lock.packages)) {
  // `resolved` would name a registry; only links to our own packages may keep theirs.
  if (!entry.link) delete entry.resolved;
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const isKnown =
      lock.packages[`node_modules/${name}`] ?? lock.packages[`${path}/node_modules/${name}`];
    if (isKnown) continue;
    lock.packages[`node_modules/${name}`] = platformEntry(name, version, entry.dev);
    added.push(`${name}@${version}`);
  }
}

lock.packages = Object.fromEntries(
  Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)),
);
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(added.length === 0 ? 'The lock is complete.' : `Added ${added.join(', ')}`);

/**
 * @param {string} name
 * @param {string} version
 * @param {boolean | undefined} dev
 */
function platformEntry(name, version, dev) {
  if (!/^\d+\.\d+\.\d+/.test(version)) {
    throw new Error(`${name} asks for "${version}": only an exact version can be completed`);
  }
  const words = name.split(/[-/]/);
  const os = words.filter((word) => systems.includes(word));
  const cpu = words.filter((word) => processors.includes(word));
  const libc = words.flatMap((word) =>
    word.startsWith('musl') ? ['musl'] : word.startsWith('gnu') ? ['glibc'] : [],
  );
  if (os.length + cpu.length === 0) throw new Error(`${name} names no platform`);
  return {
    version,
    ...(cpu.length > 0 && { cpu }),
    ...(dev && { dev }),
    ...(libc.length > 0 && { libc }),
    optional: true,
    ...(os.length > 0 && { os }),
  };
}
