import { readFileSync } from 'node:fs';
import {
  firstSeat,
  type Game,
  layPosition,
  type Move,
  type Position,
  type View,
} from '@overtrick/engine';

/** A position of a deal among masters, and a move in it that no good player would make. */
export interface Blunder extends Position {
  /** What is wrong with it. */
  readonly about: string;
  readonly planted: Move;
}

/** A line a blunder. */
export function blundersIn({ name }: Game): Blunder[] {
  const text = readFileSync(new URL(`blunders/${name}.jsonl`, import.meta.url), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** What the seat sees that is about to make it. */
export function viewOf(blunder: Blunder): View {
  const laid = layPosition(blunder);
  if (!laid.ok) throw new Error(`${blunder.about}: ${laid.error}`);
  const { game, state } = laid.value;
  return game.view(state, firstSeat(game.acting(state)));
}
