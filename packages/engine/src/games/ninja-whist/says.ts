import type { Seat } from '../../game.ts';
import type { CommonSays } from '../../says.ts';

/** Tokens are as they are written in moves. */
export interface NinjaSays extends CommonSays {
  'no-turn-up': null;
  'turn-up-missing': null;
  'bid-above': { readonly tricks: number };
  'bid-barred': { readonly bid: number; readonly tricks: number };

  // Tokens that are played.
  'token-blank': null;
  'token-new': { readonly token: string };
  'token-not-yours': { readonly token: string };
  'token-order': { readonly token: string; readonly before: string };
  'tokens-idle': { readonly tokens: readonly string[] };
  'token-card': { readonly card: string };
  'token-suit': { readonly tokens: readonly string[]; readonly card: string };

  // A token that is taken from somebody.
  'take-whose': null;
  'take-none': { readonly seat: Seat; readonly token: string };
  'take-one': null;
  'take-own': null;
  'take-others': null;
  'take-most': { readonly seats: readonly Seat[] };

  // The score sheet.
  'bid-made': null;
  tokens: null;
}
