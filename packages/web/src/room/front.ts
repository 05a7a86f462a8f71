import type { CardFaces } from '../cards/faces.ts';

/** What the page knows of a game before its table is opened: enough to draw its cards. */
export interface Front {
  /** A few cards of the game, fanned: its own picture; each with as many pips as are drawn on it. */
  readonly art: readonly (readonly [code: string, pips: number])[];
  readonly faces?: Partial<CardFaces>;
}

const found = import.meta.glob<Front>('../games/*/front.ts', { eager: true, import: 'front' });
const fronts = new Map(Object.entries(found).map(([path, front]) => [path.split('/')[2], front]));

/** A game that the page knows nothing of has the usual cards, and no picture. */
const plain: Front = { art: [] };

export function frontOf(game: string): Front {
  return fronts.get(game) ?? plain;
}
