// Whether a value is a game record at all: every field, every option, every move's exact keys.
import { createHash } from 'node:crypto';
import { at } from './cards.ts';
import { rulesOf } from './games.ts';
import { isObject, optionViolations } from './options.ts';
import { TOKENS } from './tokens.ts';
import type { GameName, Violation } from './types.ts';

const CODES: Record<GameName, RegExp> = {
  mu: /^[RBGYK][0-9]$/,
  mutwo: /^[RBGYK]([1-9]|1[0-2])$/,
  yamv: /^([SHDC]([1-9]|1[0-2])|JK)$/,
  gamut: /^[SHDC][AKQJT987]$/,
  'ninja-whist': /^([WFNT](A|[2-9]|10|K)|AR|LA)$/,
};

interface Place {
  game: GameName;
  players: number;
}

type Test = (value: unknown, place: Place) => boolean;

const isCard: Test = (value, place) => typeof value === 'string' && CODES[place.game].test(value);
const isSeat: Test = (value, place) => isCount(value, place) && Number(value) < place.players;
const isCount: Test = (value) =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
const isNumber: Test = (value) => typeof value === 'number' && Number.isSafeInteger(value);
const isText: Test = (value) => typeof value === 'string';
const isToken: Test = (value) => typeof value === 'string' && TOKENS.includes(value);
const isContract: Test = (value) => value === 'hearts' || value === 'spades' || value === 'clubs';

const isHash: Test = (value) => typeof value === 'string' && /^[0-9a-fA-F]{64}$/.test(value);
const isAdded: Test = (value) => typeof value === 'string' && /^[0-9a-fA-F]{1,64}$/.test(value);

/** A list of `least` to `most` things. */
const list =
  (test: Test, least = 0, most = Number.POSITIVE_INFINITY): Test =>
  (value, place) =>
    Array.isArray(value) &&
    value.length >= least &&
    value.length <= most &&
    value.every((item) => test(item, place));

/** A list with one thing for each seat. */
const bySeat =
  (test: Test): Test =>
  (value, place) =>
    list(test, place.players, place.players)(value, place);

const either =
  (...tests: Test[]): Test =>
  (value, place) =>
    tests.some((test) => test(value, place));

/** Field names to tests; a name that ends in `?` may be left out. */
type Shape = Record<string, Test>;

const AUCTION: Record<string, Shape> = {
  bid: { cards: list(isCard, 1) },
  pass: {},
  trump: { name: isText },
  partner: { partner: isSeat },
  play: { card: isCard },
};

const MOVES: Record<GameName, Record<string, Shape>> = {
  mu: AUCTION,
  mutwo: AUCTION,
  yamv: { ...AUCTION, exchange: { discard: list(isCard, 2, 2), show: list(isCard, 0, 2) } },
  gamut: {
    bid: { tricks: isCount },
    pass: {},
    choose: { contract: isContract },
    give: { left: isCard, right: isCard },
    fold: {},
    stay: {},
    play: { card: isCard },
  },
  'ninja-whist': {
    bid: { tricks: isCount },
    play: { card: isCard, 'tokens?': list(isToken) },
    take: { from: isSeat, token: isToken },
  },
};

const RECORD: Shape = {
  format: (value) => value === 'overtrick/1',
  game: isText,
  players: isCount,
  options: isObject,
  'names?': bySeat(isText),
  'seed?': isText,
  'commitment?': isHash,
  'meta?': () => true,
  deals: list(isObject, 1),
  winners: list(isSeat),
};

function dealShape(game: GameName): Shape {
  return {
    dealer: isSeat,
    hands: bySeat(list(isCard)),
    moves: list(isObject),
    tricks: list(isObject),
    scores: either(list(isNumber, 0, 0), bySeat(isNumber)),
    totals: either(list(isNumber, 0, 0), bySeat(isNumber)),
    'seed?': isText,
    'commitment?': isHash,
    'entropy?': list(isAdded),
    ...(game === 'yamv' ? { stock: list(isCard, 2, 2) } : {}),
    ...(game === 'gamut' ? { turnUp: isCard } : {}),
    ...(game === 'ninja-whist' ? { turnUp: either(isCard, (value) => value === null) } : {}),
  };
}

function trickShape(game: GameName): Shape {
  return { leader: isSeat, winner: isSeat, ...(game === 'ninja-whist' ? { token: isToken } : {}) };
}

function shapeFaults(value: Record<string, unknown>, shape: Shape, place: Place): string[] {
  const faults: string[] = [];
  const names = Object.keys(shape).map((name) => name.replace('?', ''));
  for (const key of Object.keys(value)) {
    if (!names.includes(key)) faults.push(`unexpected field ${key}`);
  }
  for (const [key, test] of Object.entries(shape)) {
    const name = key.replace('?', '');
    if (!Object.hasOwn(value, name)) {
      if (!key.endsWith('?')) faults.push(`field ${name} is missing`);
    } else if (!test(value[name], place))
      faults.push(`field ${name} cannot be ${JSON.stringify(value[name])}`);
  }
  return faults;
}

function moveFaults(move: Record<string, unknown>, place: Place): string[] {
  const shapes = MOVES[place.game];
  const type = move.type;
  if (typeof type !== 'string' || !Object.hasOwn(shapes, type))
    return [`no move ${JSON.stringify(type)} in this game`];
  return shapeFaults(move, { seat: isSeat, type: isText, ...shapes[type] }, place);
}

function dealViolations(deal: Record<string, unknown>, index: number, place: Place): Violation[] {
  const faults = shapeFaults(deal, dealShape(place.game), place);
  if (faults.length > 0) return faults.map((message) => ({ deal: index, rule: 'FORMAT', message }));
  const tricks = deal.tricks as Record<string, unknown>[];
  const moves = deal.moves as Record<string, unknown>[];
  return [
    ...tricks.flatMap((trick, i) =>
      shapeFaults(trick, trickShape(place.game), place).map((fault) => ({
        deal: index,
        rule: 'FORMAT',
        message: `trick ${i}: ${fault}`,
      })),
    ),
    ...moves.flatMap((move, i) =>
      moveFaults(move, place).map((message) => ({ deal: index, move: i, rule: 'FORMAT', message })),
    ),
  ];
}

/** A commitment is the hash of the seed beside it; alone it stands only while nobody has won. */
function sealFault(place: Record<string, unknown>, isOver: boolean): string[] {
  const { seed, commitment } = place;
  if (commitment === undefined) return [];
  if (seed === undefined) return isOver ? ['a commitment without its seed'] : [];
  const text = String(seed);
  const bytes = /^[0-9a-fA-F]{64}$/.test(text)
    ? Buffer.from(text, 'hex')
    : createHash('sha256').update(text).digest();
  const hash = createHash('sha256').update(bytes).digest('hex');
  return hash === String(commitment).toLowerCase() ? [] : ['the commitment is to another seed'];
}

/** Everything that is wrong with the form of a record; with no violation it can be trusted to be a GameRecord. */
export function formatViolations(record: unknown): Violation[] {
  if (!isObject(record)) return [{ rule: 'FORMAT', message: 'not an object' }];
  const game = record.game;
  if (typeof game !== 'string' || !Object.hasOwn(CODES, game)) {
    return [{ rule: 'FORMAT', message: `no game ${JSON.stringify(game)}` }];
  }
  const place: Place = { game: game as GameName, players: Number(record.players) };
  const faults = shapeFaults(record, RECORD, place);
  if (faults.length > 0) return faults.map((message) => ({ rule: 'FORMAT', message }));
  const seats = rulesOf(place.game).seats;
  if (place.players < at(seats, 0) || place.players > at(seats, 1)) {
    return [{ rule: 'FORMAT', message: `${game} is not played by ${place.players}` }];
  }
  const deals = record.deals as Record<string, unknown>[];
  const isOver = (record.winners as unknown[]).length > 0;
  return [
    ...sealFault(record, isOver).map((message) => ({ rule: 'FORMAT', message })),
    ...deals.flatMap((deal, i) =>
      sealFault(deal, isOver).map((message) => ({ deal: i, rule: 'FORMAT', message })),
    ),
    ...optionViolations(place.game, place.players, record.options as Record<string, unknown>),
    ...deals.flatMap((deal, i) => dealViolations(deal, i, place)),
  ];
}
