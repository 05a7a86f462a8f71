import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Budget, levels, type Thought } from '@overtrick/bots';
import {
  FastRandom,
  fieldsOf,
  type Game,
  listMoves,
  no,
  ok,
  type Random,
  type Result,
  type Seat,
  type View,
} from '@overtrick/engine';
import { answers, PROTOCOL, type Question, readAnswer, readHello } from './answer.ts';
import { Child, type Launch } from './child.ts';
import type { ProgramSpec } from './spec.ts';

/** Why a program gave no move, and the lines that it was sent, by which it can be seen again. */
export interface Failing {
  readonly why: string;
  readonly lines: readonly string[];
}

/** What came of a question. Where the program failed, the thought is its stand-in's, if it has one. */
export interface ProgramReply {
  readonly thought?: Thought;
  readonly failing?: Failing;
}

/** Where it sits, and what is not for everybody. */
export interface ProgramSeat {
  readonly game: Game;
  readonly seat: Seat;
  readonly errors?: Launch['errors'];
  /** How long it may take to start, in milliseconds. */
  readonly start?: number;
}

/** More whole moves than these are not listed. */
const MOST_MOVES = 200;
const START_MS = 10_000;
/** A program that thinks as long as it is told to should not be late for that. */
const SHARE = 0.9;

/** Somebody's own program in one seat, started when it is first asked and again after a failure. */
export class Program {
  readonly spec: ProgramSpec;
  readonly #place: ProgramSeat;
  #child: Child | undefined;
  #asked = 0;

  constructor(spec: ProgramSpec, place: ProgramSeat) {
    this.spec = spec;
    this.#place = place;
  }

  /** It gets a view and a seed, and nothing else of the table. */
  async think(view: View, random: Random, budget: Budget = {}): Promise<ProgramReply> {
    const { game } = this.#place;
    const world = game.guesser(view)(new FastRandom(0));
    const question = { game, view, world, id: ++this.#asked };
    const lines = [this.#hello(), this.#decide(question, random, budget)];
    const thought = await this.#ask(lines, question);
    if (thought.ok) return { thought: thought.value };
    const failing = { why: thought.error, lines };
    const { instead } = this.spec;
    return instead ? { thought: levels[instead].think(view, random, {}), failing } : { failing };
  }

  /** Lets it go, as it does when all is over. */
  async close(): Promise<void> {
    await this.#parted()?.close();
  }

  async #discard(): Promise<void> {
    await this.#parted()?.discard();
  }

  #parted(): Child | undefined {
    const child = this.#child;
    this.#child = undefined;
    return child;
  }

  async #ask([hello, decide]: string[], question: Question): Promise<Result<Thought, string>> {
    const child = await this.#start(hello);
    if (!child.ok) return child;
    const heard = await child.value.ask(decide, this.spec.deadline);
    const thought = heard.ok ? readAnswer(heard.value, question) : heard;
    // Gone, or out of step: the next question is for a new one.
    if (!heard.ok || !answers(heard.value, question)) await this.#discard();
    return thought;
  }

  async #start(hello: string): Promise<Result<Child, string>> {
    if (this.#child) return ok(this.#child);
    const launch = launchOf(this.spec, this.#place.errors ?? 'inherit');
    if (!launch.ok) return launch;
    const child = new Child(launch.value);
    this.#child = child;
    const heard = await child.ask(hello, this.#place.start ?? START_MS);
    const read = heard.ok ? readHello(heard.value) : heard;
    if (read.ok) return ok(child);
    await this.#discard();
    return no(`at the hello, ${read.error}`);
  }

  #hello(): string {
    const { game, seat } = this.#place;
    const { name, title, version } = game;
    const { deadline } = this.spec;
    return JSON.stringify({
      type: 'hello',
      protocol: PROTOCOL,
      game: name,
      title,
      version,
      seat,
      deadline,
    });
  }

  #decide({ game, view, world, id }: Question, random: Random, { ms }: Budget): string {
    const most = Math.ceil(SHARE * this.spec.deadline);
    return JSON.stringify({
      type: 'decide',
      protocol: PROTOCOL,
      id,
      game: game.name,
      seat: view.eyes,
      budget: { ms: Math.min(ms ?? most, most) },
      seed: random.below(2 ** 20) * 2 ** 20 + random.below(2 ** 20),
      ...listMoves(game, world, view.eyes, MOST_MOVES),
      view,
    });
  }
}

/** A command is the shell's; a file is imported by a process of ours that speaks for it. */
function launchOf(spec: ProgramSpec, errors: Launch['errors']): Result<Launch, string> {
  if (spec.kind === 'command') return ok({ command: spec.what, errors });
  const file = resolve(spec.what);
  const loader = loaderOf(file);
  if (!loader.ok) return loader;
  const isSource = import.meta.url.endsWith('.ts');
  const host = new URL(isSource ? './host.ts' : './host.js', import.meta.url);
  const ours = isSource
    ? ['--conditions=overtrick-source', ...tsxFrom(import.meta.url)]
    : loader.value;
  const args = [...ours, fileURLToPath(host), pathToFileURL(file).href];
  return ok({ command: process.execPath, args, errors });
}

/** What this Node needs to import the file: nothing, or tsx for TypeScript before 22.18. */
function loaderOf(file: string): Result<string[], string> {
  const { typescript } = fieldsOf(process.features);
  if (!/\.[cm]?ts$/.test(file) || typescript) return ok([]);
  try {
    return ok(tsxFrom(pathToFileURL(file).href));
  } catch {
    return no(
      `Node ${process.versions.node} cannot import TypeScript: take Node 22.18 or newer, install tsx beside it, or compile it`,
    );
  }
}

/** How Node takes the tsx that a file would import. */
function tsxFrom(url: string): string[] {
  return ['--import', pathToFileURL(createRequire(url).resolve('tsx')).href];
}
