/** What somebody meets for the first time in play. */
export type FirstKind =
  | 'auction'
  | 'tie'
  | 'illegal'
  | 'left'
  | 'partner'
  | 'exchange'
  | 'gift'
  | 'fold'
  | 'token'
  | 'forbidden'
  | 'claim'
  | 'figure'
  | 'sheet';

/** A thing that is there now, and where it is on the screen: the first that a selector finds. */
export interface First {
  readonly kind: FirstKind;
  readonly at: string;
}
