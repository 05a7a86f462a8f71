/** The rules of every game, loaded when they are read: there are as many as games. */
export const books = import.meta.glob<string>('../../../engine/src/games/*/RULES.md', {
  query: '?raw',
  import: 'default',
});
