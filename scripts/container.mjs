// npm run container: does what the Dockerfile says where no container engine runs. Each stage is a folder; COPY, ENV, WORKDIR and RUN are
// carried out there, then the command is started, asked whether it is healthy, and ended by SIGTERM. What it cannot try: the images that
// the stages begin with, their users, and layers.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readArguments } from './arguments.mjs';
import { root } from './steps.mjs';

readArguments(`npm run container

Does what the Dockerfile says in a temporary folder, starts what it has built, asks whether it is
healthy and ends it. Takes some minutes, and the npm registry must be reachable.`);

const HEALTHY_WITHIN_MS = 60_000;

/** A stage: the folder that stands for its root, and what is set there. */
class Stage {
  /** @param {string} folder */
  constructor(folder) {
    this.folder = folder;
    this.place = '/';
    /** @type {Record<string, string>} */
    this.settings = {};
    mkdirSync(folder, { recursive: true });
  }

  /**
   * Where a path of the stage is on this machine.
   * @param {string} path
   */
  at(path) {
    return join(this.folder, resolve(this.place, path));
  }

  get env() {
    const { DATA } = this.settings;
    return { ...process.env, ...this.settings, ...(DATA && { DATA: this.at(DATA) }) };
  }

  /**
   * Paths from the root of the stage lie below its folder; whoever is made an owner there is who runs this.
   * @param {string} line
   */
  run(line) {
    const here = line
      .replace(/(?<=^|\s)\/(?=\w)/g, `${this.folder}/`)
      .replace(/ -o \w+ -g \w+/, '');
    mkdirSync(join(this.folder, 'usr/local/bin'), { recursive: true });
    const how = { cwd: this.at('.'), env: this.env, shell: true, stdio: 'inherit' };
    const { status } = spawnSync(
      here,
      /** @type {import('node:child_process').SpawnSyncOptions} */ (how),
    );
    if (status !== 0) throw new Error(`RUN ${line} ended with ${status}`);
  }
}

/** @param {string} text */
function linesOf(text) {
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}

/** What a container engine would send to the build: the files that are kept, but for those that .dockerignore leaves out. */
function filesOfContext() {
  const ignored = linesOf(readFileSync(join(root, '.dockerignore'), 'utf8'));
  const listed = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  const isIgnored = (/** @type {string} */ path) =>
    ignored.some((name) => path === name || path.startsWith(`${name}/`));
  return listed.stdout.split('\n').filter((path) => path !== '' && !isIgnored(path));
}

/**
 * @param {Stage} stage
 * @param {string} words
 * @param {Map<string, Stage>} stages
 */
function copy(stage, words, stages) {
  const [, from, source, target] = /^(?:--from=(\w+) )?(\S+) (\S+)$/.exec(words) ?? [];
  if (from === undefined) {
    for (const path of filesOfContext()) {
      const copied = join(stage.at(target), path);
      mkdirSync(dirname(copied), { recursive: true });
      if (existsSync(join(root, path))) cpSync(join(root, path), copied);
    }
    return;
  }
  const other = stages.get(from);
  if (!other) throw new Error(`COPY ${words}: there is no stage ${from}`);
  const name = target.endsWith('/') ? join(target, source.split('/').at(-1) ?? '') : target;
  // Links among the packages lead to where they led before, in the folder of this stage.
  cpSync(other.at(source), stage.at(name), { recursive: true, verbatimSymlinks: true });
}

/** @param {string} home */
function build(home) {
  /** @type {Map<string, Stage>} */
  const stages = new Map();
  /** @type {Stage | undefined} */
  let stage;
  /** @type {Record<string, string[]>} */
  const commands = {};
  for (const line of linesOf(readFileSync(join(root, 'Dockerfile'), 'utf8'))) {
    const [, word, rest] = /^(\w+) (.+)$/.exec(line) ?? [];
    console.log(`> ${line}`);
    if (word === 'FROM') {
      const name = / AS (\w+)$/.exec(rest)?.[1] ?? 'last';
      stage = new Stage(join(home, name));
      stages.set(name, stage);
    } else if (word === 'ARG' || word === 'USER' || word === 'VOLUME' || word === 'EXPOSE') {
      console.log('  (nothing to do here)');
    } else if (!stage) throw new Error(`${line}: no stage has begun`);
    else if (word === 'WORKDIR') {
      stage.place = rest;
      mkdirSync(stage.at('.'), { recursive: true });
    } else if (word === 'COPY') copy(stage, rest, stages);
    else if (word === 'RUN') stage.run(rest);
    else if (word === 'ENV') {
      for (const pair of rest.split(' ')) {
        const [name, value] = pair.split('=');
        stage.settings[name] = value;
      }
    } else if (word === 'HEALTHCHECK' || word === 'CMD') {
      commands[word] = JSON.parse(rest.slice(rest.indexOf('[')));
    } else throw new Error(`${line}: ${word} is not known here`);
  }
  if (!stage) throw new Error('the Dockerfile has no stage');
  return { stage, start: commands.CMD, check: commands.HEALTHCHECK };
}

async function freePort() {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = Object(server.address());
  server.close();
  return String(port);
}

/** @param {ReturnType<typeof build>} built */
async function tryOut({ stage, start, check }) {
  const how = { cwd: stage.at('.'), env: { ...stage.env, PORT: await freePort() } };
  const child = spawn(start[0], start.slice(1), { ...how, stdio: 'inherit' });
  try {
    const until = Date.now() + HEALTHY_WITHIN_MS;
    while (spawnSync(check[0], check.slice(1), how).status !== 0) {
      if (child.exitCode !== null || Date.now() > until) throw new Error('it is not healthy');
      await sleep(500);
    }
    console.log('It is healthy.');
    const isOver = once(child, 'exit');
    child.kill('SIGTERM');
    const [code] = await isOver;
    if (code !== 0) throw new Error(`SIGTERM ended it with ${code}, not 0`);
  } finally {
    if (child.exitCode === null) child.kill('SIGKILL');
  }
  const command = stage.at('/usr/local/bin/overtrick');
  const copied = join(stage.folder, 'tables.backup.gz');
  const { status } = spawnSync(command, ['backup', copied], { ...how, stdio: 'inherit' });
  if (status !== 0) throw new Error(`overtrick backup ended with ${status}`);
}

const home = mkdtempSync(join(tmpdir(), 'overtrick-container-'));
try {
  await tryOut(build(home));
  console.log(
    'Every line of the Dockerfile was carried out, but for its images, users and layers.',
  );
} finally {
  rmSync(home, { recursive: true, force: true });
}
