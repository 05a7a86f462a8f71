import type { Thought } from '@overtrick/bots';
import type { Choice, GameRecord, Refusal } from '@overtrick/engine';
import type { Delta } from './delta.ts';
import type { Halfway } from './halfway.ts';
import type { Fixed, Scene } from './scene.ts';
import { type Fits, has, isCount, isText, type Shape } from './shape.ts';

/** Rises when an older page could not understand what it is told. */
export const PROTOCOL = 1;

/** A table as it stands: the first thing that eyes are told, and again if they have missed too much. */
export interface Arrival {
  readonly kind: 'scene';
  readonly protocol: typeof PROTOCOL;
  readonly seq: number;
  readonly fixed: Fixed;
  readonly scene: Scene;
}

/** What changed by one entry of the log. Every entry brings one, so that a gap shows. */
export interface Update {
  readonly kind: 'update';
  readonly seq: number;
  readonly changes: Delta | null;
}

/** All that is ever told to somebody at or around a table. The rest answer a request, by its id. */
export type Message =
  | Arrival
  | Update
  | { readonly kind: 'done'; readonly id: number; readonly seq: number }
  | { readonly kind: 'refused'; readonly id: number; readonly refusal: Refusal }
  | { readonly kind: 'halfway'; readonly id: number; readonly halfway: Halfway }
  | { readonly kind: 'hint'; readonly id: number; readonly thought: Thought | null }
  | { readonly kind: 'record'; readonly id: number; readonly record: GameRecord | null };

/** What somebody does at a table; in which seat follows from who they are, and is never theirs to say. */
export type Deed =
  | { readonly type: 'play'; readonly parts: readonly Choice[] }
  | { readonly type: 'say' | 'entropy'; readonly text: string }
  | { readonly type: 'claim' | 'next' | 'undo' | 'agree' | 'decline' | 'pause' | 'continue' };

/** All that can be asked of a table. What is done has a key, so that what is sent twice happens once. */
export type Request =
  | { readonly kind: 'join'; readonly id: number; readonly since: number }
  | { readonly kind: 'do'; readonly id: number; readonly key: string; readonly deed: Deed }
  | { readonly kind: 'halfway'; readonly id: number; readonly parts: readonly Choice[] }
  | { readonly kind: 'hint' | 'stop' | 'record'; readonly id: number };

/** What is in them is read where the game is known. */
const isParts: Fits = (value) => Array.isArray(value) && value.length <= MOST;
const MOST = 100;

/** Every kind of message: who checks what is told can see that none is left out. */
export const MESSAGES: Readonly<Record<Message['kind'], true>> = {
  scene: true,
  update: true,
  done: true,
  refused: true,
  halfway: true,
  hint: true,
  record: true,
};

/** By what is done, the fields that it has besides its type. */
export const DEEDS: Readonly<Record<Deed['type'], Shape>> = {
  play: { parts: isParts },
  say: { text: isText },
  entropy: { text: isText },
  claim: {},
  next: {},
  undo: {},
  agree: {},
  decline: {},
  pause: {},
  continue: {},
};

/** By kind of request, the fields that it has besides kind and id. */
export const REQUESTS: Readonly<Record<Request['kind'], Shape>> = {
  join: { since: isCount },
  do: { key: isText, deed: (value) => has(value, 'type', DEEDS, {}) },
  halfway: { parts: isParts },
  hint: {},
  stop: {},
  record: {},
};

/** Whether a message from outside is a request. */
export function isRequest(value: unknown): value is Request {
  return has(value, 'kind', REQUESTS, { id: isCount });
}
