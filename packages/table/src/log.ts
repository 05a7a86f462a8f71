import type { DealRecord, Move, Options, Seat } from '@overtrick/engine';
import type { Agreement } from './agreement.ts';

/** Who adds to a log: a person by an id, or the house itself: its dealing, its clock, its bots. */
export type By = string;
export const HOUSE: By = 'house';

/** A bot that sits in for somebody who is away. */
export interface Substitute {
  readonly name: string;
  readonly level: string;
}

/** Who sits in a seat. A program of somebody's is a guest like any other, and shown as a bot. */
export type Sitter =
  | {
      readonly kind: 'person';
      readonly name: string;
      readonly id: By;
      readonly program?: true;
      readonly standIn?: Substitute;
    }
  | { readonly kind: 'bot'; readonly name: string; readonly level: string }
  | { readonly kind: 'empty' };

/** Somebody who belongs to a table, in a seat or around it. */
export interface Member {
  readonly id: By;
  readonly name: string;
  readonly program?: true;
}

/** A way to a table: the fingerprint of its secret, and the one seat that it leads to; null for a link for everybody. */
export interface Link {
  readonly hash: string;
  readonly seat: Seat | null;
  /** Who hands their own seat over by it: it is taken from them at once. */
  readonly giver?: By;
}

/** Who comes along from the table before. */
export interface Retinue {
  readonly members: readonly Member[];
  readonly links: readonly Link[];
  readonly queue: readonly By[];
  /** Who was sent away, and who does not want to hear whom: that stays so. */
  readonly removed?: readonly By[];
  readonly muted?: readonly Muting[];
}

/** Somebody does not want to hear somebody. */
export interface Muting {
  readonly id: By;
  readonly whom: By;
}

/** What can still be changed before the first deal. */
export interface Arrangement {
  readonly players: number;
  readonly options: Options;
  readonly agreement: Agreement;
}

/** What a table is opened with. It is never told to anybody as it is: see `Scene`. */
export interface Opening {
  readonly game: string;
  /** The version of the rules that judged what follows. */
  readonly version: number;
  readonly players: number;
  readonly options: Options;
  readonly sitters: readonly Sitter[];
  /** A chosen seed, from which the seeds of all deals are derived; null if each is a fresh one. */
  readonly seed: string | null;
  /** What the chance of the bots comes from. It has nothing to do with the deals. */
  readonly secret: string;
  /** Only where several people meet. */
  readonly agreement?: Agreement;
  readonly retinue?: Retinue;
}

/** Why the house moved in place of somebody: a bot has failed, or a person's time has run out. */
export type Instead = 'late' | 'failed' | 'illegal' | 'time';

/** What takes everybody's consent. */
export type Wanted = 'undo' | 'pause' | 'end' | 'swap' | 'annul';

/** Why a table is closed for good. */
export type Closing = 'ended' | 'expired' | 'archived';

/** What can be said so that everybody hears it in their own language, in the order in which it is offered. */
export const PHRASES = ['well-played', 'thanks', 'oops', 'one-moment', 'another-deal'] as const;
export type Phrase = (typeof PHRASES)[number];

/** Some words, or a phrase. */
export type Utterance = { readonly text: string } | { readonly phrase: Phrase };

/** What can be asked of a table. What is legal is decided by `decide`, and nowhere else. */
export type Command =
  | ({ readonly type: 'open' } & Opening)
  /** With a level, whoever owns the table seats a bot there, in the place of somebody who is away too. */
  | { readonly type: 'sit'; readonly seat: Seat; readonly name: string; readonly level?: string }
  | { readonly type: 'leave'; readonly seat: Seat }
  | { readonly type: 'swap'; readonly seat: Seat; readonly with: Seat }
  | { readonly type: 'shuffle' }
  | { readonly type: 'entropy'; readonly seat: Seat; readonly text: string }
  | { readonly type: 'next'; readonly seat?: Seat }
  | { readonly type: 'play'; readonly move: Move; readonly instead?: Instead }
  | { readonly type: 'claim'; readonly seat: Seat }
  | { readonly type: 'undo'; readonly seat: Seat }
  | { readonly type: 'agree'; readonly seat: Seat }
  | { readonly type: 'decline'; readonly seat: Seat }
  | { readonly type: 'pause'; readonly seat?: Seat }
  | { readonly type: 'continue'; readonly seat?: Seat }
  | { readonly type: 'end'; readonly seat?: Seat }
  /** To give up a deal that the rules of today cannot go on with. */
  | { readonly type: 'annul'; readonly seat?: Seat }
  | ({ readonly type: 'say'; readonly seat?: Seat } & Utterance)
  | CompanyCommand
  | HouseCommand;

/** What people around a table ask for. */
export type CompanyCommand =
  | {
      readonly type: 'come';
      readonly name: string;
      readonly program?: true;
      readonly link?: string;
    }
  | { readonly type: 'go' }
  /** Somebody else by their number in the company. */
  | { readonly type: 'own' | 'remove'; readonly member: number }
  | { readonly type: 'mute' | 'unmute'; readonly member: number }
  | { readonly type: 'report'; readonly member: number; readonly text: string }
  /** A report has been read, and is put away. */
  | { readonly type: 'heed'; readonly report: number }
  | { readonly type: 'queue' | 'unqueue' | 'back' }
  | ({ readonly type: 'link' } & Omit<Link, 'giver'>)
  /** Before the first deal, how it is to be played. */
  | ({ readonly type: 'change' } & Arrangement)
  | { readonly type: 'rematch'; readonly to: string };

/** What only the house does. */
export type HouseCommand =
  | { readonly type: 'away'; readonly seat: Seat }
  | { readonly type: 'inherit'; readonly member: number }
  /** Somebody is not to be named any more, and does not belong to the table. */
  | { readonly type: 'forget'; readonly id: By; readonly name: string }
  /** So many milliseconds nobody could use, and they are charged to nobody. */
  | { readonly type: 'wake'; readonly lost: number }
  | { readonly type: 'close'; readonly why: Closing };

/** What came of a command. Folding facts needs no judgement: they have been judged. */
export type Fact =
  | ({ readonly type: 'open' } & Opening)
  | { readonly type: 'sit'; readonly seat: Seat; readonly sitter: Sitter }
  /** The seed of the next deal: all that is told of it before the deal is over is its commitment. */
  | {
      readonly type: 'commit';
      readonly seed: string;
      /** How the match stood after the deal before, so that it is noticed if other rules count otherwise. */
      readonly totals?: readonly number[];
    }
  | { readonly type: 'entropy'; readonly seat: Seat; readonly text: string }
  | { readonly type: 'ready'; readonly seat: Seat }
  | { readonly type: 'deal' }
  /** A deal whose cards were not dealt here: a record's. */
  | { readonly type: 'lay'; readonly deal: DealRecord }
  | { readonly type: 'play'; readonly move: Move; readonly instead?: Instead }
  | { readonly type: 'claim'; readonly seat: Seat; readonly moves: readonly Move[] }
  /** Back to where so many moves of that deal stand. */
  | { readonly type: 'undo'; readonly deal: number; readonly move: number }
  /** What was dealt and played from that entry on until this one counts for nothing. */
  | { readonly type: 'annul'; readonly since: number }
  /** Without a word it is an undo; a swap is with somebody. */
  | {
      readonly type: 'ask';
      readonly seat: Seat;
      readonly what?: Wanted;
      readonly with?: Seat;
    }
  | { readonly type: 'agree'; readonly seat: Seat }
  | { readonly type: 'decline'; readonly seat: Seat }
  | { readonly type: 'pause' }
  | { readonly type: 'continue' }
  /** Somebody who only watches has the seat −1 and says so by their id. */
  | ({ readonly type: 'say'; readonly seat: Seat; readonly id?: By } & Utterance)
  | CompanyFact
  | ({ readonly type: 'change' } & Arrangement)
  /** What has happened is not told of them by the name that they had. */
  | { readonly type: 'forget'; readonly id: By; readonly name: string }
  | { readonly type: 'wake'; readonly lost: number }
  | { readonly type: 'close'; readonly why: Closing }
  | { readonly type: 'rematch'; readonly to: string };

export type CompanyFact =
  | ({ readonly type: 'come' } & Member)
  /** Somebody who was removed cannot come again. */
  | { readonly type: 'go'; readonly id: By; readonly removed?: true }
  | { readonly type: 'own' | 'queue' | 'unqueue'; readonly id: By }
  | { readonly type: 'mute' | 'unmute'; readonly id: By; readonly whom: By }
  | { readonly type: 'report'; readonly id: By; readonly whom: By; readonly text: string }
  | { readonly type: 'heed'; readonly report: number }
  | ({ readonly type: 'link' } & Link)
  | { readonly type: 'used'; readonly hash: string };

/** One line of any log: gapless from 1, never changed. */
export interface AnyEntry<Asked = unknown, Came = unknown> {
  readonly seq: number;
  /** Chosen by whoever asked, so that what is sent twice happens once. */
  readonly key: string;
  readonly by: By;
  /** When, in milliseconds by the host's clock. */
  readonly at: number;
  readonly command: Asked;
  readonly facts: readonly Came[];
}

/** One line of a table's log. */
export type Entry = AnyEntry<Command, Fact>;
