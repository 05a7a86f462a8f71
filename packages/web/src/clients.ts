import type { GameRecord, MatchEnd } from '@overtrick/engine';
import type { Wish } from '@overtrick/table';
import { Client } from './client.ts';
import type { KeptLine } from './kept.ts';
import type { DealPromise, Offer, PageScene, PastMatch, Verdicts, WishFault } from './protocol.ts';
import type { Example, ExampleAnswer } from './rules/example.ts';

let spare: Client | undefined;
let offered: Promise<readonly Offer[]> | undefined;

/** A worker that is ready: the one that has told the games goes on to run the table. */
export function takeClient(): Client {
  const client = ready();
  spare = undefined;
  return client;
}

/** The one that waits for a table, to ask it something before. */
export function ready(): Client {
  if (!spare?.isAlive) spare = new Client();
  return spare;
}

/** The games that there are; asked once a visit. */
export function offers(): Promise<readonly Offer[]> {
  offered ??= ready().ask({ kind: 'games' });
  return offered;
}

/** What is wrong with a wish for a table, asked before it is opened. */
export function checkWish(wish: Wish): Promise<readonly WishFault[]> {
  return ready().ask({ kind: 'check', wish });
}

/** When a match at such a table would end. */
export function askEnding(wish: Wish): Promise<MatchEnd> {
  return ready().ask({ kind: 'ending', wish });
}

/** One of the kept games, without sitting down at it. */
export function lookAt(table: string): Promise<PastMatch> {
  return ready().ask({ kind: 'past', table });
}

/** The end of every deal of such a game. */
export function lookAtEnds(table: string): Promise<readonly PageScene[]> {
  return ready().ask({ kind: 'ends', table });
}

/** Games that were left or are over. */
export function listKept(): Promise<readonly KeptLine[]> {
  return ready().ask({ kind: 'kept' });
}

/** What the rules of a game say of positions. */
export function answersTo(
  game: string,
  examples: readonly Example[],
): Promise<readonly ExampleAnswer[]> {
  return ready().ask({ kind: 'examples', game, examples });
}

/** Whether a deal was the one that had been promised. */
export function verifyDeal(game: string, promise: DealPromise): Promise<Verdicts> {
  return ready().ask({ kind: 'verify', game, promise });
}

/** The end of every deal of a match that was played elsewhere. */
export function replayed(record: GameRecord): Promise<readonly PageScene[]> {
  return ready().ask({ kind: 'replay', record });
}

export function forget(table: string): Promise<null> {
  return ready().ask({ kind: 'forget', table });
}

/** A finished game as one text, for another browser. */
export function packGame(table: string): Promise<string> {
  return ready().ask({ kind: 'pack', table });
}

/** Puts a game from another browser with those of this one. */
export function unpackGame(text: string): Promise<null> {
  return ready().ask({ kind: 'unpack', text });
}
