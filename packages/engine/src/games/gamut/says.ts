import type { CommonSays } from '../../says.ts';

export interface GamutSays extends CommonSays {
  'turn-up-foreign': { readonly given: string };
  'gifts-final': null;
  'left-first': null;
  'left-chosen': null;
  'goes-left': { readonly card: string };
  'team-limit': { readonly most: number };
  folded: null;
  opening: { readonly card: string };
  'hearts-barred': null;
  'spades-barred': null;

  // The score sheet.
  moon: { readonly hearts: number };
  'hearts-taken': null;
  'queen-taken': null;
  'bid-exact': null;
  'bid-under': null;
  'bid-over': null;
  'others-folded': null;
  'tricks-taken': null;
  'no-trick': null;
  counts: { readonly times: number };
}
