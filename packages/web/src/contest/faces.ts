import type { CardFaces } from '../cards/faces.ts';

/** The packs of five colours. */
export const colours: Partial<CardFaces> = {
  glyphs: { R: 'flame', B: 'drop', G: 'leaf', Y: 'sun', K: 'stone' },
};
