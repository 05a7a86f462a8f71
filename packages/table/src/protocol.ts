import type { Thought } from '@overtrick/bots';
import {
  type Choice,
  type GameRecord,
  isSeat,
  type Options,
  type Refusal,
  type Seat,
} from '@overtrick/engine';
import { isAgreement } from './agreed.ts';
import type { Agreement } from './agreement.ts';
import type { Delta } from './delta.ts';
import type { Halfway } from './halfway.ts';
import type { Utterance } from './log.ts';
import type { Fixed, Scene } from './scene.ts';
import { type Fits, has, isCount, isObject, isPhrase, isText, type Shape } from './shape.ts';

/** Rises when an older page could not understand what it is told. */
export const PROTOCOL = 1;

/** A table as it stands: the first thing that eyes are told, and again if they have missed too much. */
export interface Arrival {
  readonly kind: 'scene';
  readonly protocol: typeof PROTOCOL;
  readonly seq: number;
  /** When the last entry was written, by the clock of the table. */
  readonly at: number;
  readonly fixed: Fixed;
  readonly scene: Scene;
}

/** What changed by one entry of the log. Every entry brings one, so that a gap shows. */
export interface Update {
  readonly kind: 'update';
  readonly seq: number;
  readonly at: number;
  readonly changes: Delta | null;
}

/** Who of the company is there now, by their numbers. It is in no log, and has no number. */
export interface Presence {
  readonly kind: 'here';
  readonly members: readonly number[];
}

/** All that is ever told to somebody at or around a table. The rest answer a request, by its id. */
export type Message =
  | Arrival
  | Update
  | Presence
  | { readonly kind: 'done'; readonly id: number; readonly seq: number }
  | { readonly kind: 'refused'; readonly id: number; readonly refusal: Refusal }
  | { readonly kind: 'halfway'; readonly id: number; readonly halfway: Halfway }
  | { readonly kind: 'hint'; readonly id: number; readonly thought: Thought | null }
  | { readonly kind: 'record'; readonly id: number; readonly record: GameRecord | null };

/** What somebody does at a table; in which seat follows from who they are, and is never theirs to say. */
export type Deed =
  | { readonly type: 'play'; readonly parts: readonly Choice[] }
  | { readonly type: 'entropy'; readonly text: string }
  | ({ readonly type: 'say' } & Utterance)
  | { readonly type: 'claim' | 'next' | 'undo' | 'agree' | 'decline' }
  | { readonly type: 'pause' | 'continue' | 'end' | 'annul' }
  | CompanyDeed;

/** What concerns the people there. Somebody else is named by their number, a place to sit by `at`. */
export type CompanyDeed =
  | { readonly type: 'sit'; readonly at: Seat; readonly name: string; readonly level?: string }
  | { readonly type: 'leave' | 'swap'; readonly at: Seat }
  | { readonly type: 'queue' | 'unqueue' | 'go' }
  | { readonly type: 'own' | 'remove'; readonly member: number }
  | { readonly type: 'mute' | 'unmute'; readonly member: number }
  | { readonly type: 'report'; readonly member: number; readonly text: string }
  | { readonly type: 'heed'; readonly report: number }
  | {
      readonly type: 'change';
      readonly players: number;
      readonly options: Options;
      readonly agreement: Agreement;
    };

/** All that can be asked of a table. What is done has a key, so that what is sent twice happens once. */
export type Request =
  | { readonly kind: 'join'; readonly id: number; readonly since: number; readonly at?: Seat }
  | {
      readonly kind: 'do';
      readonly id: number;
      readonly key: string;
      /** The last entry that one knew when one decided: if it means something else by now, it is refused. */
      readonly seen?: number;
      readonly deed: Deed;
    }
  | { readonly kind: 'halfway'; readonly id: number; readonly parts: readonly Choice[] }
  /** With the parts of a move that is to be compared too. */
  | { readonly kind: 'hint'; readonly id: number; readonly parts?: readonly Choice[] }
  | { readonly kind: 'stop' | 'record'; readonly id: number };

/**
 * The first thing that is said on a wire to a server: who one is, to which table one wants, and the last entry that one knows
 * of it; 0 for none.
 */
export interface Hello {
  readonly kind: 'hello';
  readonly protocol: number;
  readonly token: string;
  readonly table: string;
  readonly since: number;
  readonly at?: Seat;
}

/** Why a server says goodbye. After `restart`, `frozen` and `slow` one may come again; the others are final. */
export type Farewell =
  /** One has come in at another place: that one counts. */
  | 'replaced'
  /** There is no such person, no such table, or it is not theirs to see. */
  | 'denied'
  /** One does not belong to the table any more. */
  | 'gone'
  /** That was no message of this protocol, or of another version of it. */
  | 'malformed'
  | 'version'
  /** Too many messages, or too long ones. */
  | 'flood'
  /** One does not read what one is told. */
  | 'slow'
  /** Something is wrong with this table. */
  | 'frozen'
  /** The server is about to be started again. */
  | 'restart';

/** What is told on a wire besides what a table tells. */
export type WireMessage =
  | Message
  /** One has missed something: join again with the last entry that one knows. */
  | { readonly kind: 'resync' }
  /** What was asked could not be done, and may be asked again by the same key. */
  | { readonly kind: 'trouble'; readonly id: number }
  /** For now nothing can be kept, and so nothing is done; or it can again. What was asked is done then, by itself. */
  | { readonly kind: 'store'; readonly isAway: boolean }
  /** The last message; come again after so many milliseconds, or never. */
  | { readonly kind: 'bye'; readonly why: Farewell; readonly retry: number | null };

/** What is in them is read where the game is known. */
const isParts: Fits = (value) => Array.isArray(value) && value.length <= MOST;
const MOST = 100;

/** Every kind of message: who checks what is told can see that none is left out. */
export const MESSAGES: Readonly<Record<Message['kind'], true>> = {
  scene: true,
  update: true,
  here: true,
  done: true,
  refused: true,
  halfway: true,
  hint: true,
  record: true,
};

const MEMBER: Shape = { member: isCount };

/** By what is done, the fields that it has besides its type. */
export const DEEDS: Readonly<Record<Deed['type'], Shape>> = {
  play: { parts: isParts },
  say: { 'text?': isText, 'phrase?': isPhrase },
  entropy: { text: isText },
  claim: {},
  next: {},
  undo: {},
  agree: {},
  decline: {},
  pause: {},
  continue: {},
  end: {},
  annul: {},
  sit: { at: isSeat, name: isText, 'level?': isText },
  leave: { at: isSeat },
  swap: { at: isSeat },
  queue: {},
  unqueue: {},
  go: {},
  own: MEMBER,
  remove: MEMBER,
  mute: MEMBER,
  unmute: MEMBER,
  report: { member: isCount, text: isText },
  heed: { report: isCount },
  change: { players: isCount, options: isObject, agreement: isAgreement },
};

/** By kind of request, the fields that it has besides kind and id. */
export const REQUESTS: Readonly<Record<Request['kind'], Shape>> = {
  join: { since: isCount, 'at?': isSeat },
  do: { key: isText, 'seen?': isCount, deed: (value) => has(value, 'type', DEEDS, {}) },
  halfway: { parts: isParts },
  hint: { 'parts?': isParts },
  stop: {},
  record: {},
};

/** Whether a message from outside is a request. */
export function isRequest(value: unknown): value is Request {
  return has(value, 'kind', REQUESTS, { id: isCount });
}
