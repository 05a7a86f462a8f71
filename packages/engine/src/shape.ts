import { FORMAT } from './play.ts';
import { type Fault, type GameRecord, RECORD_FORMAT } from './record.ts';

/** What is missing or of the wrong kind in the head of something that should be a record. */
export function headFault(value: unknown): Fault | undefined {
  if (!isObject(value)) return fault('a record is a JSON object');
  if (value.format !== RECORD_FORMAT) {
    return fault(`the format is ${JSON.stringify(value.format)}, not "${RECORD_FORMAT}"`);
  }
  if (typeof value.game !== 'string') return fault('"game" must be a text');
  if (!Number.isSafeInteger(value.players)) return fault('"players" must be a whole number');
  if (!isObject(value.options)) return fault('"options" must be an object');
  if (!isSeats(value.winners)) return fault('"winners" must be a list of seats');
  if (!areNames(value.names, value.players as number)) {
    return fault(`"names" must be ${value.players} texts`);
  }
  if (Array.isArray(value.deals) && value.deals.length > 0) return undefined;
  return fault('"deals" must be a list with at least one deal');
}

/** The same for its deals and their moves. */
export function dealsFault({ deals, players }: GameRecord): Fault | undefined {
  for (const [deal, each] of deals.entries()) {
    const message = dealFault(each, players);
    if (message) return { ...fault(message), deal };
  }
  return moveFaults(deals);
}

function areNames(value: unknown, players: number): boolean {
  return value === undefined || (isTexts(value) && (value as string[]).length === players);
}

function fault(message: string): Fault {
  return { clause: FORMAT, message };
}

function dealFault(deal: unknown, players: number): string | undefined {
  if (!isObject(deal)) return 'a deal is an object';
  if (!isSeat(deal.dealer)) return '"dealer" must be a seat';
  if (!Array.isArray(deal.hands) || deal.hands.length !== players || !deal.hands.every(isTexts)) {
    return `"hands" must be ${players} lists of cards`;
  }
  if (deal.stock !== undefined && !isTexts(deal.stock)) return '"stock" must be a list of cards';
  if (!isTurnUp(deal.turnUp)) return '"turnUp" must be a card or null';
  if (!Array.isArray(deal.moves)) return '"moves" must be a list';
  if (!Array.isArray(deal.tricks) || !deal.tricks.every(isTrick)) {
    return '"tricks" must be a list of objects with leader and winner';
  }
  if (!isNumbers(deal.scores)) return '"scores" must be a list of numbers';
  return isNumbers(deal.totals) ? undefined : '"totals" must be a list of numbers';
}

function moveFaults(deals: readonly { readonly moves: readonly unknown[] }[]): Fault | undefined {
  for (const [deal, { moves }] of deals.entries()) {
    const move = moves.findIndex(
      (m) => !isObject(m) || !isSeat(m.seat) || typeof m.type !== 'string',
    );
    if (move >= 0) return { ...fault('a move is an object with a seat and a type'), deal, move };
  }
  return undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSeat(value: unknown): boolean {
  return Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) < 31;
}

function isSeats(value: unknown): boolean {
  return Array.isArray(value) && value.every(isSeat);
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

function isNumbers(value: unknown): boolean {
  return Array.isArray(value) && value.every((each) => Number.isSafeInteger(each));
}

function isTurnUp(value: unknown): boolean {
  return value === undefined || value === null || typeof value === 'string';
}

function isTrick(value: unknown): boolean {
  if (!isObject(value) || !isSeat(value.leader) || !isSeat(value.winner)) return false;
  return value.token === undefined || typeof value.token === 'string';
}
