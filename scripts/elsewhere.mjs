// Packs the packages and installs them in an empty folder, as somebody elsewhere would: with npm itself, an empty cache
// and no registry. What they ask for besides each other is packed from where it is installed here.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { published } from './api.mjs';
import { root } from './steps.mjs';

export class Elsewhere {
  constructor() {
    this.home = mkdtempSync(join(tmpdir(), 'overtrick packages '));
    this.folder = join(this.home, 'program');
    mkdirSync(this.folder);
    writeFileSync(join(this.folder, 'package.json'), '{ "private": true, "type": "module" }');
  }

  /** Every package as npm would send it to a registry, then all of them installed. */
  install() {
    const ours = published.map((name) => `./packages/${name}`);
    const others = strangers().map((name) => `./node_modules/${name}`);
    const tarballs = join(this.home, 'tarballs');
    mkdirSync(tarballs);
    this.#npm(root, 'pack', ...ours, ...others, '--pack-destination', tarballs);
    const files = readdirSync(tarballs).map((name) => join(tarballs, name));
    this.#npm(this.folder, 'install', '--offline', '--no-audit', '--no-fund', ...files);
  }

  /**
   * Where a package is installed.
   * @param {string} name
   */
  packageAt(name) {
    return join(this.folder, 'node_modules/@overtrick', name);
  }

  /**
   * Runs a Node program there and answers what it printed.
   * @param {string[]} args
   */
  node(...args) {
    return this.#run(this.folder, process.execPath, args);
  }

  /**
   * A line of a document for the shell, with the commands of the installed packages.
   * @param {string} line
   */
  shell(line) {
    return this.#run(this.folder, line, [], { shell: true });
  }

  remove() {
    rmSync(this.home, { recursive: true, force: true });
  }

  /**
   * @param {string} cwd
   * @param {string[]} args
   */
  #npm(cwd, ...args) {
    const script = process.env.npm_execpath;
    const quiet = ['--silent', '--cache', join(this.home, 'cache')];
    if (script?.endsWith('npm-cli.js')) {
      this.#run(cwd, process.execPath, [script, ...args, ...quiet]);
    } else this.#run(cwd, 'npm', [...args, ...quiet]);
  }

  /**
   * @param {string} cwd
   * @param {string} file
   * @param {string[]} args
   * @param {{ shell?: boolean }} [how]
   * @returns {string}
   */
  #run(cwd, file, args, how = {}) {
    const env = this.#environment();
    const done = spawnSync(file, args, { cwd, env, encoding: 'utf8', ...how });
    if (done.status !== 0) {
      throw new Error(`${file} ${args.join(' ')}\n${done.error ?? ''}${done.stdout}${done.stderr}`);
    }
    return done.stdout;
  }

  /** Nothing of the npm and the test runner that this may run under. */
  #environment() {
    const kept = Object.entries(process.env).filter(([name]) => !/^(npm_|node_|vite)/i.test(name));
    const path = [join(this.folder, 'node_modules/.bin'), process.env.PATH].join(delimiter);
    return { ...Object.fromEntries(kept), PATH: path, HOME: this.home, NO_COLOR: '1' };
  }
}

/** What our packages depend on that is not ours. */
function strangers() {
  const asked = published.flatMap((name) => {
    const manifest = readFileSync(join(root, 'packages', name, 'package.json'), 'utf8');
    return Object.keys(JSON.parse(manifest).dependencies ?? {});
  });
  return [...new Set(asked)].filter((name) => !name.startsWith('@overtrick/'));
}
