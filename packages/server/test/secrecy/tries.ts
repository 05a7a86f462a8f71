// Everything that somebody could try in order to find out more than they may.
import type { Deed, Request } from '@overtrick/table';

const AGREEMENT = { listed: true, watched: true, pace: null, standIn: 'random' };

/** One of each thing that can be done at a table, with nobody sent away and nothing ended. */
export const TRIED: readonly Deed[] = [
  { type: 'play', parts: [{ type: 'jump' }] },
  { type: 'entropy', text: 'abc' },
  { type: 'say', text: 'hello' },
  { type: 'say', phrase: 'oops' },
  { type: 'next' },
  { type: 'agree' },
  { type: 'decline' },
  { type: 'pause' },
  { type: 'continue' },
  { type: 'queue' },
  { type: 'unqueue' },
  { type: 'own', member: 1 },
  { type: 'mute', member: 1 },
  { type: 'unmute', member: 1 },
  { type: 'report', member: 1, text: 'rude' },
  { type: 'heed', report: 0 },
  { type: 'annul' },
];

/** What would send bots or oneself away, or end the match: it is done last. */
export const TRIED_LAST: readonly Deed[] = [
  { type: 'undo' },
  { type: 'sit', at: 1, name: 'Eve' },
  { type: 'leave', at: 1 },
  { type: 'swap', at: 1 },
  { type: 'remove', member: 1 },
  { type: 'change', players: 4, options: {}, agreement: AGREEMENT },
  { type: 'end' },
  { type: 'claim' },
  { type: 'go' },
];

export const ASKED: readonly Request[] = [
  { kind: 'join', id: 1, since: 2 },
  { kind: 'halfway', id: 3, parts: [] },
  { kind: 'hint', id: 4 },
  { kind: 'stop', id: 5 },
  { kind: 'record', id: 6 },
];

/** Every path of the API by which something of a table could be told. */
export const PATHS: readonly (readonly [path: string, body?: unknown])[] = [
  ['GET /api/me'],
  ['GET /api/tables'],
  ['GET /api/me/tables'],
  ['GET /api/games'],
  ['GET /api/standing'],
  ['POST /api/tables/:id/look', {}],
  ['POST /api/tables/:id/come', {}],
  ['POST /api/tables/:id/link', { seat: null }],
  ['POST /api/tables/:id/rematch', {}],
  ['POST /api/tables/:id/history', {}],
];
