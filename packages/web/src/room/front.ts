import type { ComponentChild } from 'preact';
import type { TrumpMark } from '../cards/band.tsx';
import type { CardFaces } from '../cards/faces.ts';

/** What the page knows of a game before its table is opened: enough to offer it and to draw its cards. */
export interface Front {
  /** The game in a sentence, by language, for the home screen. */
  readonly about?: Readonly<Record<string, string>>;
  /** A few cards of the game, fanned: its own picture. */
  readonly art: readonly ArtCard[];
  /** What lies beside them. */
  readonly pieces?: readonly ComponentChild[];
  readonly faces?: Partial<CardFaces>;
  /** Its sign. */
  readonly glyph?: string;
  /** How hard it is to play, from 1 to 5: the easiest is offered first. */
  readonly difficulty?: Difficulty;
  /** How many minutes its guided deal takes. */
  readonly learning?: number;
}

/** A card to look at, with as many pips as are drawn on it; without a code, a back. */
export interface ArtCard {
  readonly code?: string;
  readonly pips?: number;
  readonly band?: TrumpMark;
}

export type Difficulty = 1 | 2 | 3 | 4 | 5;

const found = import.meta.glob<Front>('../games/*/front.ts', { eager: true, import: 'front' });
const fronts = new Map(Object.entries(found).map(([path, front]) => [path.split('/')[2], front]));

/** A game that the page knows nothing of has the usual cards, and no picture. */
const plain: Front = { art: [] };

/** The game in a sentence; one that says nothing of itself has none. */
export function aboutIn(language: string, game: string): string {
  return frontOf(game).about?.[language] ?? '';
}

export function frontOf(game: string): Front {
  return fronts.get(game) ?? plain;
}
