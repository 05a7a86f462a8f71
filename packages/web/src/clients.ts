import type { Wish } from '@overtrick/table';
import { Client } from './client.ts';
import type { Fault, Offer } from './protocol.ts';

let spare: Client | undefined;
let offered: Promise<readonly Offer[]> | undefined;

/** A worker that is ready: the one that has told the games goes on to run the table. */
export function takeClient(): Client {
  const client = spare ?? new Client();
  spare = undefined;
  return client;
}

/** The games that there are; asked once a visit. */
export function offers(): Promise<readonly Offer[]> {
  spare ??= new Client();
  offered ??= spare.ask({ kind: 'games' });
  return offered;
}

/** What is wrong with a wish, before anybody sits down. */
export function checkWish(wish: Wish): Promise<readonly Fault[]> {
  spare ??= new Client();
  return spare.ask({ kind: 'check', wish });
}
