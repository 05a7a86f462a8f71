/** Made from the registry by site/shelves.ts. */
declare module 'virtual:games' {
  import type { Knowledge } from '@overtrick/bots';
  import type { About, Game } from '@overtrick/engine';

  type Load<Content> = () => Promise<{ readonly default: Content }>;

  /** A game of which bots know more than the rules comes with that. */
  export const shelves: readonly ({ readonly about: About } & (
    | { readonly knowledge: Load<Knowledge> }
    | { readonly rules: Load<Game> }
  ))[];
}
