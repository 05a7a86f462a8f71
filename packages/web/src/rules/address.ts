/** Where a clause is read: `mu/5.4` of Mü. */
export function clauseAddress(game: string, clause: string): string {
  return `#/rules/${game}?clause=${clause}`;
}
