import type { ComponentChildren } from 'preact';

/** What a table has besides where several people meet at it. */
export interface TableCompany {
  /** What stands above the table: that the line is cut. */
  readonly band: ComponentChildren;
  /** Another match of the same people. */
  onRematch(): void;
}
