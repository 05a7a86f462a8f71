/** What spares work without changing an answer; tests switch each off and compare. */
export interface Savings {
  /** Of cards that come to the same, try one. */
  readonly merge: boolean;
  /** Remember positions before a lead. */
  readonly table: boolean;
  /** Count the tricks that top trumps are sure of. */
  readonly sure: boolean;
  /** See who takes the last trick without playing it. */
  readonly last: boolean;
  /** Try promising cards first. */
  readonly order: boolean;
}
export const ALL_SAVINGS: Savings = {
  merge: true,
  table: true,
  sure: true,
  last: true,
  order: true,
};
