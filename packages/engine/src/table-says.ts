import type { Seat } from './game.ts';

/** What tables themselves forbid, whatever is played at them: see docs/tables.md. */
export interface TableSays {
  'table-open': null;
  'match-over': null;
  'deal-not-over': null;
  'shuffled-already': null;
  'nothing-shuffled': null;
  'entropy-digits': null;
  'seat-empty': { readonly seat: Seat };
  paused: null;
  'nothing-dealt': null;
  'not-certain': null;
  'remark-length': { readonly most: number };
  'remarks-too-fast': null;
  'only-watching': null;
  'no-command': null;
  'table-closed': null;
  'nobody-to-move': null;
  'key-taken': { readonly key: string };
  'seat-of-other': { readonly seat: Seat };
  'seat-count': { readonly seats: number };
  'bad-name': null;
  'only-owner': null;
  'no-level': { readonly level: string };
  'seat-taken': { readonly seat: Seat };
  'bot-in-seat': { readonly seat: Seat };
  'nobody-to-undo': null;
  'nothing-to-undo': null;
  'moved-since': null;
  'seen-since': null;
  'nobody-asks': null;
  'asked-oneself': null;
  'asked-already': null;
  'nobody-to-ask': null;
  'no-company': null;
  'not-invited': null;
  'no-link': null;
  removed: null;
  'table-full': null;
  'still-here': { readonly seat: Seat };
  'begun-already': null;
  'match-not-over': null;
  'has-seat': null;
  'seen-a-hand': null;
  'no-member': null;
  'player-count': { readonly fewest: number; readonly most: number };
}
