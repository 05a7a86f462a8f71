/** What an address says about rules: the game, and where to open them. */
export interface RulesProps {
  readonly game: string;
  readonly query: URLSearchParams;
}
