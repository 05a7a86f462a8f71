// Speaks the protocol for a bot that is a module: `node host.js file:///…/mybot.mjs`. See docs/bots.md.
import { Console } from 'node:console';
import { createInterface } from 'node:readline';
import type { Bot, Budget, Thought } from '@overtrick/bots';
import {
  FastRandom,
  type Listed,
  type Move,
  messageOf,
  type Random,
  type View,
} from '@overtrick/engine';
import { PROTOCOL } from './answer.ts';

/** What a module may export: a bot, or only what it thinks. The moves that are listed are for those who build none. */
export type Think = (
  view: View,
  random: Random,
  budget: Budget,
  listed: Listed,
) => Move | Thought | Promise<Move | Thought>;

type Answer = Readonly<Record<string, unknown>>;

interface QuestionLine extends Listed {
  readonly type: string;
  readonly id: number;
  readonly seed: number;
  readonly budget: Budget;
  readonly view: View;
}

// Standard output is for answers; whatever the module says goes where its author can read it.
const answers = process.stdout;
globalThis.console = new Console(process.stderr);

const { think, name } = await load(process.argv[2]);

for await (const line of createInterface({ input: process.stdin })) {
  const asked: QuestionLine = JSON.parse(line);
  const answer = asked.type === 'hello' ? { protocol: PROTOCOL, name } : await decide(asked);
  answers.write(`${JSON.stringify(answer)}\n`);
}

async function decide({ id, view, seed, budget, moves, all }: QuestionLine): Promise<Answer> {
  try {
    const answer = await think(view, new FastRandom(seed), budget, { moves, all });
    const isThought = 'move' in Object(answer) || 'candidates' in Object(answer);
    return { id, ...(isThought ? answer : { move: answer }) };
  } catch (error) {
    console.error(error);
    return { id, error: messageOf(error) };
  }
}

async function load(url: string): Promise<{ think: Think; name: string }> {
  try {
    const { default: bot }: { default?: Think | Bot } = await import(url);
    if (typeof bot === 'function') return { think: bot, name: bot.name };
    if (typeof bot?.think === 'function') {
      return { think: (view, random, budget) => bot.think(view, random, budget), name: bot.name };
    }
    throw new Error('its default export must be a bot, or a function that answers with a move');
  } catch (error) {
    console.error(error);
    answers.write(`${JSON.stringify({ error: messageOf(error) })}\n`);
    process.exit(1);
  }
}
