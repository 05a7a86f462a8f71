/** The games that can be learned by a guided deal, found by their files; nothing is loaded for that. */
const found = Object.keys(import.meta.glob('../games/*/guide.ts'));
const guided = new Set(found.map((path) => path.split('/')[2]));

export function hasGuide(game: string): boolean {
  return guided.has(game);
}
