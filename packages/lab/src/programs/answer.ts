import { type Candidate, reasonsEnglish, type Thought } from '@overtrick/bots';
import {
  actionsOf,
  type Dictionary,
  FastRandom,
  fieldsOf,
  type Game,
  isObject,
  type Move,
  no,
  ok,
  perform,
  quote,
  type Result,
  readMove,
  type Saying,
  say,
  type View,
} from '@overtrick/engine';

/** What the protocol is called: it rises when a program that was right would be wrong. */
export const PROTOCOL = 1;

/** What was asked: the view, and any deal that it allows, in which the same moves are legal. */
export interface Question {
  readonly game: Game;
  readonly view: View;
  readonly world: unknown;
  readonly id: number;
}

type Data = Readonly<Record<string, unknown>>;

/** One line of JSON with an object in it, or what else it is. */
export function readLine(line: string): Result<Data, string> {
  try {
    const value: unknown = JSON.parse(line);
    if (!isObject(value)) return no(`it answered ${quote(line)}, which is no JSON object`);
    const { error } = value;
    return error === undefined ? ok(value) : no(`it gave up: ${quote(error)}`);
  } catch {
    return no(
      `it answered ${quote(line)}, which is not JSON; notes belong on standard error, not on standard output`,
    );
  }
}

/** Reads the answer to the hello. */
export function readHello(line: string): Result<Data, string> {
  const read = readLine(line);
  if (!read.ok || read.value.protocol === PROTOCOL) return read;
  return no(
    `it speaks protocol ${quote(read.value.protocol)}; answer the hello with {"protocol":${PROTOCOL}}`,
  );
}

/** Whether the line is about this question, whatever is wrong with it. */
export function answers(line: string, { id }: Question): boolean {
  try {
    return Object(JSON.parse(line)).id === id;
  } catch {
    return false;
  }
}

/** Reads a decision: a legal move, or candidates of which the best is taken. */
export function readAnswer(line: string, question: Question): Result<Thought, string> {
  const read = readLine(line);
  if (!read.ok) return read;
  const { id, move: chosen, candidates: told = [], worlds = 0 } = read.value;
  if (id !== question.id) return no(`it answered question ${quote(id)}, not ${question.id}`);
  if (!Array.isArray(told)) return no('its "candidates" must be a list');
  const candidates = readCandidates(told, question);
  if (!candidates.ok) return candidates;
  const ranked = [...candidates.value].sort((a, b) => b.mean - a.mean);
  if (chosen === undefined && ranked.length === 0) return no('it named no "move"');
  const move = chosen === undefined ? ok(ranked[0].move) : readLegal(chosen, question);
  if (!move.ok) return move;
  return ok(thoughtOf(move.value, ranked, isCount(worlds) ? worlds : 0));
}

/** The chosen candidate comes first, with the very move that was chosen. */
function thoughtOf(move: Move, ranked: readonly Candidate[], worlds: number): Thought {
  const text = JSON.stringify(move);
  const first = ranked.find((each) => JSON.stringify(each.move) === text);
  const others = ranked.filter((each) => each !== first);
  return { move, candidates: first ? [{ ...first, move }, ...others] : others, worlds };
}

function readCandidates(
  told: readonly unknown[],
  question: Question,
): Result<readonly Candidate[], string> {
  const candidates: Candidate[] = [];
  for (const each of told) {
    const { move, mean, spread = 0, odds, reasons = [] } = fieldsOf(each);
    const legal = readLegal(move, question);
    if (!legal.ok) return no(`of a candidate, ${legal.error}`);
    if (!isFigure(mean) || !isFigure(spread)) return no('a candidate needs a "mean", a number');
    if (!isOdds(odds)) return no(`"odds" are from 0 to 1, not ${quote(odds)}`);
    const told = { move: legal.value, mean, spread, reasons: readReasons(reasons) };
    candidates.push(odds === undefined ? told : { ...told, odds });
  }
  return ok(candidates);
}

/** Reasons are for people: what cannot be read as one is left out. */
function readReasons(reasons: unknown): Saying[] {
  return Array.isArray(reasons) ? reasons.flatMap(readReason) : [];
}

/** A text, words with a figure, or one of the reasons that our own bots give. */
function readReason(reason: unknown): Saying[] {
  const { key, values } = fieldsOf(reason);
  const isOwn = typeof key === 'string' && Object.hasOwn(reasonsEnglish, key);
  const { words, figure } = fieldsOf(isOwn ? values : reason);
  if (typeof reason === 'string') return [{ key: 'said', values: { words: reason } }];
  if (typeof words === 'string') {
    return isFigure(figure)
      ? [{ key: 'said-figure', values: { words, figure } }]
      : [{ key: 'said', values: { words } }];
  }
  if (!isOwn) return [];
  if (isFigure(figure)) return [{ key, values: { figure } }];
  return isPlain(key) ? [{ key }] : [];
}

/** Whether nothing goes into the sentence. */
function isPlain(key: string): boolean {
  const sentences: Dictionary = reasonsEnglish;
  return typeof sentences[key] === 'string';
}

/** A move needs no seat: it can only be that of who was asked. */
function readLegal(move: unknown, { game, view, world }: Question): Result<Move, string> {
  const seat = view.eyes;
  const read = readMove(game, isObject(move) ? { seat, ...move } : move);
  if (!read.ok) return no(`its move cannot be read: ${say(game, read.error.why)}`);
  if (read.value.seat !== seat) return no(`its move is of seat ${read.value.seat}, not of ${seat}`);
  const actions = actionsOf(game, read.value);
  const refusal = actions.ok
    ? perform(game, game.copy(world), seat, actions.value, new FastRandom(0))
    : actions.error;
  if (!refusal) return ok(read.value);
  const why = `${say(game, refusal.why)} (${refusal.clause})`;
  return no(`its move ${JSON.stringify(move)} is illegal: ${why}`);
}

/** They may be left out. */
function isOdds(value: unknown): value is number | undefined {
  return value === undefined || (isFigure(value) && value >= 0 && value <= 1);
}

function isFigure(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

function isCount(value: unknown): value is number {
  return isFigure(value) && value >= 0;
}
