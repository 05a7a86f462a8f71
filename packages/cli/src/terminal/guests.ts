import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { adviser, type Levels, levels, type Thought } from '@overtrick/bots';
import { FastRandom, type Game, type Seat, type View } from '@overtrick/engine';
import { isProgram, Program, readProgram } from '@overtrick/lab';
import { type House, house, type Mind, mindOf, type Sitter, type Task } from '@overtrick/table';

/** The house with these programs among its levels: they can sit down, and nothing is started. */
export function houseWith(bots: readonly (string | null)[]): House {
  const guests: Record<string, Levels[string]> = {};
  for (const text of programsIn(bots)) guests[text] = { ...levels[standInOf(text)], name: text };
  return { games: house.games, levels: { ...house.levels, ...guests } };
}

/** The programs among them, each once. */
export function programsIn(bots: readonly (string | null)[]): string[] {
  return [...new Set(bots.flatMap((text) => (text !== null && isProgram(text) ? [text] : [])))];
}

/** Who sits in each seat as people write it: a level, a program, or nothing for a person. */
export function botsAt(sitters: readonly Sitter[]): (string | null)[] {
  return sitters.map((sitter) => (sitter.kind === 'bot' ? sitter.level : null));
}

function standInOf(text: string | null): string {
  const read = text !== null && isProgram(text) ? readProgram(text) : undefined;
  return (read?.ok && read.value.instead) || 'novice';
}

/** A program that has failed so often in a row is asked no more. */
const PATIENCE = 3;
/** What starting a program, or a busy machine, may take besides the thought itself, in milliseconds. */
const SPARE = 20_000;

/** A program that one waits for no more. */
class Dismissed extends Error {}

/** Lets keys and signals in. */
function rest(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** One of our own bots, thinking here. */
export function ownMind(level: string): Mind | undefined {
  return Object.hasOwn(levels, level) ? mindOf(levels[level], rest) : undefined;
}

/** Who compares moves for people, likewise. */
export const ownAdviser = mindOf(adviser, rest);

/** Who thinks at a table in the terminal: our own bots, and somebody's programs. The game goes on whatever they do. */
export class Guests {
  /** Where programs write their notes: on the screen they would be in the way. */
  readonly notes: string;
  private readonly sitters: readonly Sitter[];
  private readonly bySeat = new Map<Seat, { readonly program: Program; failures: number }>();
  private readonly file: number | 'ignore';

  constructor(game: Game, sitters: readonly Sitter[], folder: string) {
    const bots = botsAt(sitters);
    this.sitters = sitters;
    this.notes = join(folder, 'programs.log');
    this.file = programsIn(bots).length > 0 ? emptied(this.notes) : 'ignore';
    for (const [seat, text] of bots.entries()) {
      const read = text !== null && isProgram(text) ? readProgram(text) : undefined;
      if (!read?.ok) continue;
      // The host knows who stands in: the program need not.
      const { instead: _, ...spec } = read.value;
      const program = new Program(spec, { game, seat, errors: this.file });
      this.bySeat.set(seat, { program, failures: 0 });
    }
  }

  readonly mindOf = (level: string): Mind | undefined => {
    const guest = { think: (view: View, task: Task) => this.ask(view, task) };
    return isProgram(level) ? guest : ownMind(level);
  };

  /** Whoever stands in for the bot in a seat. */
  readonly quick: Mind = {
    think: (view, task) => {
      const level = standInOf(botsAt(this.sitters)[view.eyes]);
      return mindOf(levels[level], rest).think(view, task);
    },
  };

  /** How long the host waits for anybody who may take so long to think. */
  patience(think: number): number {
    const deadlines = [...this.bySeat.values()].map(({ program }) => program.spec.deadline);
    return SPARE + Math.max(think, ...deadlines);
  }

  private async ask(view: View, { seed, budget }: Task): Promise<Thought> {
    const guest = this.bySeat.get(view.eyes);
    if (!guest) throw new Error('there is no such program');
    if (guest.failures >= PATIENCE) throw new Dismissed();
    const { thought, failing } = await guest.program.think(view, new FastRandom(seed), budget);
    guest.failures = failing ? guest.failures + 1 : 0;
    if (!thought) throw new Error(failing?.why);
    return thought;
  }

  /** What is said when the house had to move for a bot; nothing of one that is asked no more. */
  regret(seat: Seat, why: unknown): string | undefined {
    if (why instanceof Dismissed) return undefined;
    const sitter = this.sitters[seat];
    if (sitter.kind !== 'bot') return undefined;
    const isLast = (this.bySeat.get(seat)?.failures ?? 0) >= PATIENCE;
    const next = isLast
      ? 'It is asked no more: a quick bot plays on.'
      : 'A quick bot moved for it.';
    const notes = this.file === 'ignore' ? '' : ` Its notes are in ${this.notes}.`;
    return `${sitter.name} (${sitter.level}) failed: ${wordsOf(why)}. ${next}${notes}`;
  }

  async close(): Promise<void> {
    await Promise.all([...this.bySeat.values()].map(({ program }) => program.close()));
    if (this.file !== 'ignore') closeSync(this.file);
  }
}

/** An exception, a sentence, or a refusal. */
function wordsOf(why: unknown): string {
  if (why instanceof Error) return why.message;
  return typeof why === 'string' ? why : String(Object(why).why);
}

/** Those of earlier games are gone. */
function emptied(path: string): number | 'ignore' {
  try {
    mkdirSync(join(path, '..'), { recursive: true });
    closeSync(openSync(path, 'w'));
    return openSync(path, 'a');
  } catch {
    return 'ignore';
  }
}
