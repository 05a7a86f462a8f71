import {
  type CardPlay,
  type Field,
  firstSeat,
  type Game,
  isPlay,
  legalActions,
  type Move,
  play,
  type Random,
  resolveOptions,
  type ScoreLine,
  scoresOf,
  type View,
} from '@overtrick/engine';
import type { AnsweredTrick, Example, ExampleAnswer } from './example.ts';

/** Chance that always says the same: an example comes out the same every time. */
function always(chance = 0): Random {
  return { below: (n) => chance % n };
}

/** Lays the cards, makes the moves, and says what there is to be seen. Throws where a move is refused that should not be. */
export function answerOf(game: Game, example: Example): ExampleAnswer {
  const random = always(example.chance);
  let state = laid(game, example);
  for (const text of listed(example.moves)) {
    const done = play(game, state, moveOf(game, state, text), random);
    if (!done.ok) throw new Error(`${text} is refused by ${done.error.clause}`);
    state = done.value.state;
  }
  if (example.isPlayedOut) state = playedOut(game, state, random);
  const view = game.view(state, example.eyes ?? 0);
  const lines: ExampleAnswer['lines'][number][] = [];
  const isOver = game.acting(state) === 0;
  const line: ScoreLine = (seat, score, clause, why) => lines.push({ seat, score, clause, why });
  if (isOver) game.score(state, line);
  return {
    view,
    refusal: example.tried === undefined ? null : refusalOf(game, state, example.tried),
    trick: trickOf(view),
    lines,
    scores: isOver ? scoresOf(game, state, example.hands.length) : [],
  };
}

function laid(game: Game, { hands, stock, turnUp, ...rest }: Example): unknown {
  const players = hands.length;
  const options = resolveOptions(game, players, rest.options);
  if (!options.ok) throw new Error(options.error);
  const { dealer = 0, deal = 0 } = rest;
  const carry = carriedIn(game, rest.carry, players) ?? game.first(players, options.value);
  return game.lay(
    { players, options: options.value, dealer, deal, carry },
    {
      hands: hands.map(words),
      ...(stock === undefined ? {} : { stock: words(stock) }),
      ...(turnUp === undefined ? {} : { turnUp }),
    },
  );
}

/** What earlier deals have left, as the game itself has it or as people write it. */
function carriedIn(game: Game, carry: unknown, players: number): unknown {
  return game.carried && carry !== undefined ? game.carried(carry, players) : carry;
}

function playedOut(game: Game, from: unknown, random: Random): unknown {
  const state = game.copy(from);
  for (let acting = game.acting(state); acting !== 0; acting = game.acting(state)) {
    const seat = firstSeat(acting);
    game.apply(state, seat, legalActions(game, state, seat)[0], random);
  }
  return state;
}

function refusalOf(game: Game, state: unknown, text: string): ExampleAnswer['refusal'] {
  const done = play(game, state, moveOf(game, state, text), always());
  return done.ok ? null : done.error;
}

/** The move of the seat whose turn it is, or of the one before a colon. */
function moveOf(game: Game, state: unknown, text: string): Move {
  const [, who, rest = ''] = /^(?:(\d):\s*)?(.*)$/.exec(text) ?? [];
  const seat = who === undefined ? firstSeat(game.acting(state)) : Number(who);
  const [type, ...values] = words(rest);
  const fields = (game.grammar[type] ?? []).flatMap((field) => fieldFrom(field, values));
  return { seat, type, ...Object.fromEntries(fields) };
}

/** A list goes up to a slash, or to the end; one that may be left out is there only with a slash. */
function fieldFrom(
  { name, list, of, optional }: Field,
  values: string[],
): [name: string, value: Move[string]][] {
  if (!list) {
    const value = values.shift() ?? '';
    return [[name, of === 'seat' || of === 'number' ? Number(value) : value]];
  }
  const end = values.indexOf('/');
  if (optional && end < 0) return [];
  const taken = values.splice(0, end < 0 ? values.length : end);
  values.shift();
  return [[name, taken]];
}

/** The trick on the table as far as it goes, or else the last one. */
function trickOf({ history, table, tricks, winning, points }: View): AnsweredTrick | null {
  const played = history.filter(isPlay);
  const last = tricks.at(-1);
  const isComplete = table.length === 0;
  if (played.length === 0 || (isComplete && !last)) return null;
  const cards = isComplete ? played.slice(-played.length / tricks.length) : table;
  const worth = ({ card }: CardPlay) => points?.cards[card] ?? 0;
  return {
    plays: cards.map(({ seat, card, tokens }) => ({ seat, card, tokens: tokensOf(tokens) })),
    winner: (isComplete ? last?.winner : winning) ?? 0,
    points: points && cards.reduce((sum, each) => sum + worth(each), 0),
    isComplete,
  };
}

function tokensOf(tokens: Move[string] | undefined): readonly string[] {
  return Array.isArray(tokens) ? tokens.map(String) : [];
}

export function words(text = ''): string[] {
  return text.split(' ').filter((word) => word !== '');
}

/** `pass*3` is the same three times. */
function listed(moves = ''): string[] {
  return moves.split(',').flatMap((text) => {
    const [move, times = '1'] = text.trim().split('*');
    return move === '' ? [] : Array<string>(Number(times)).fill(move);
  });
}
