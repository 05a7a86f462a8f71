import { games, openMatch, resolveOptions } from '@overtrick/engine';
import { describe, expect, test } from 'vitest';
import { frontOf } from '../room/front.ts';
import { facesWith, glyphOf, pictureOf, rankOf, suitOf } from './faces.ts';
import { pathOf } from './glyphs.tsx';

const UNKNOWN = pathOf('no such drawing');

describe.each(games.map((game) => ({ game })))('$game.name', ({ game }) => {
  const faces = facesWith(frontOf(game.name).faces);
  const deck = game.seats.flatMap((players) => {
    const options = resolveOptions(game, players, {});
    if (!options.ok) throw new Error(options.error);
    return game.deck(openMatch(game, players, options.value, 0).setup);
  });

  test('every suit and every card without one has a drawing of its own', () => {
    const suits = [...new Set(deck.map((code) => suitOf(faces, code)))];
    const paths = suits.map((suit) => pathOf(glyphOf(faces, suit)));
    expect(new Set(paths).size).toBe(suits.length);
    expect(paths.filter((path) => path === UNKNOWN).length).toBeLessThanOrEqual(1);
  });

  test('every card that has no number has a picture', () => {
    for (const code of deck) {
      const isFigure = /^\d+$/.test(rankOf(faces, code));
      expect(pictureOf(faces, code) === undefined, code).toBe(isFigure);
    }
  });
});
