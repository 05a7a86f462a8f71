import { FORMAT } from './play.ts';
import { quote } from './quote.ts';
import { type Fault, type GameRecord, RECORD_FORMAT } from './record.ts';
import { isSeat, isWhole } from './seats.ts';
import { isObject } from './shape.ts';

const RECORD_KEYS = new Set(
  'format game players options names seed commitment deals winners meta'.split(' '),
);
const DEAL_KEYS = new Set(
  'dealer hands stock turnUp moves tricks scores totals seed commitment entropy'.split(' '),
);
const TRICK_KEYS = new Set(['leader', 'winner', 'token']);

/** What is missing or of the wrong kind in the head of something that should be a record. */
export function headFault(value: unknown): Fault | undefined {
  if (!isObject(value)) return fault('a record is a JSON object');
  if (value.format !== RECORD_FORMAT) {
    return fault(`the format is ${quote(value.format)}, not "${RECORD_FORMAT}"`);
  }
  const extra = unknownKey(value, RECORD_KEYS);
  if (extra !== undefined)
    return fault(`a record has no ${quote(extra)}; "meta" is the place for more`);
  if (typeof value.game !== 'string') return fault('"game" must be a text');
  const { players } = value;
  if (!isWhole(players)) return fault('"players" must be a whole number');
  if (!isObject(value.options)) return fault('"options" must be an object');
  if (!isList(value.winners, (each) => sits(each, players)))
    return fault('"winners" must be a list of seats');
  if (!areNames(value.names, players)) return fault(`"names" must be ${players} texts`);
  const seal = sealShape(value);
  if (seal) return fault(seal);
  if (Array.isArray(value.deals) && value.deals.length > 0) return undefined;
  return fault('"deals" must be a list with at least one deal');
}

/** The same for its deals and their moves. */
export function dealsFault({ deals, players }: GameRecord): Fault | undefined {
  for (const [deal, each] of deals.entries()) {
    const message = dealFault(each, players) ?? dealSealFault(each);
    if (message) return { ...fault(message), deal };
  }
  return moveFaults(deals, players);
}

/** What may be said of where cards come from. */
interface Sealed {
  readonly seed?: unknown;
  readonly commitment?: unknown;
  readonly entropy?: unknown;
}

/** Anything but texts where seeds and commitments should be. */
function sealShape({ seed, commitment }: Sealed): string | undefined {
  if (seed !== undefined && typeof seed !== 'string') return '"seed" must be a text';
  if (commitment === undefined || isHex(commitment, 64)) return undefined;
  return '"commitment" must be 64 hexadecimal digits';
}

function dealSealFault(deal: Sealed): string | undefined {
  const { entropy } = deal;
  if (entropy !== undefined && !isList(entropy, (each) => isHex(each, 1))) {
    return '"entropy" must be a list of texts of 1 to 64 hexadecimal digits';
  }
  return sealShape(deal);
}

function isHex(value: unknown, least: number): boolean {
  return typeof value === 'string' && value.length >= least && /^[0-9a-f]{1,64}$/i.test(value);
}

function unknownKey(value: object, known: ReadonlySet<string>): string | undefined {
  return Object.keys(value).find((key) => !known.has(key));
}

function areNames(value: unknown, players: number): boolean {
  return value === undefined || (isTexts(value) && value.length === players);
}

function fault(message: string): Fault {
  return { clause: FORMAT, message };
}

function dealFault(deal: unknown, players: number): string | undefined {
  if (!isObject(deal)) return 'a deal is an object';
  const extra = unknownKey(deal, DEAL_KEYS);
  if (extra !== undefined) return `a deal has no ${quote(extra)}`;
  if (!sits(deal.dealer, players)) return `"dealer" must be a seat from 0 to ${players - 1}`;
  if (!Array.isArray(deal.hands) || deal.hands.length !== players || !deal.hands.every(isTexts)) {
    return `"hands" must be ${players} lists of cards`;
  }
  if (deal.stock !== undefined && !isTexts(deal.stock)) return '"stock" must be a list of cards';
  if (!isTurnUp(deal.turnUp)) return '"turnUp" must be a card or null';
  if (!Array.isArray(deal.moves)) return '"moves" must be a list';
  if (!isNumbers(deal.scores)) return '"scores" must be a list of numbers';
  if (!isNumbers(deal.totals)) return '"totals" must be a list of numbers';
  return Array.isArray(deal.tricks) ? tricksFault(deal.tricks, players) : '"tricks" must be a list';
}

function moveFaults(
  deals: readonly { readonly moves: readonly unknown[] }[],
  players: number,
): Fault | undefined {
  for (const [deal, { moves }] of deals.entries()) {
    const move = moves.findIndex(
      (m) => !isObject(m) || !sits(m.seat, players) || typeof m.type !== 'string',
    );
    if (move >= 0) return { ...fault('a move is an object with a seat and a type'), deal, move };
  }
  return undefined;
}

/** Whether it is a seat of this table. */
function sits(value: unknown, players: number): boolean {
  return isSeat(value) && value < players;
}

function isList(value: unknown, fits: (each: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(fits);
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

function isNumbers(value: unknown): boolean {
  return isList(value, isWhole);
}

function isTurnUp(value: unknown): boolean {
  return value === undefined || value === null || typeof value === 'string';
}

function tricksFault(tricks: readonly unknown[], players: number): string | undefined {
  for (const [index, trick] of tricks.entries()) {
    if (!isTrick(trick, players)) {
      return `trick ${index} must have seats as leader and winner, and perhaps a token`;
    }
    const extra = unknownKey(trick, TRICK_KEYS);
    if (extra !== undefined) return `trick ${index} has no ${quote(extra)}`;
  }
  return undefined;
}

function isTrick(value: unknown, players: number): value is object {
  if (!isObject(value) || !sits(value.leader, players) || !sits(value.winner, players)) {
    return false;
  }
  return value.token === undefined || typeof value.token === 'string';
}
