/** Where a clause is read: `mu/5.4` of Mü. */
export function clauseAddress(game: string, clause: string): string {
  return `#/rules/${game}?clause=${clause}`;
}

/** The rules in pictures, from the first idea or from this one. */
export function ideaAddress(game: string, idea?: string): string {
  return idea === undefined ? `#/rules/${game}` : `#/rules/${game}?idea=${idea}`;
}

export function lawAddress(game: string): string {
  return `#/rules/${game}?view=law`;
}
