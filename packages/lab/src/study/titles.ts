import { labRoomOf } from './rooms.ts';

/** What the title of a measure says for the name in its key. */
export function nameInTitle(pattern: string, name: string): string {
  if (pattern.startsWith('place/')) return placeText(name);
  return pattern.startsWith('clause/') ? clauseText(name) : name;
}

function placeText(place: string): string {
  if (place === '0') return 'Dealer (place 0)';
  return place === '1' ? 'Forehand (place 1)' : `Place ${place} after the dealer`;
}

/** "trump bonus (yamv/8.4)"; the number alone where nobody has said what it is for. */
function clauseText(clause: string): string {
  const told = labRoomOf(clause.split('/')[0])?.clauses[clause];
  return told === undefined ? clause : `${told} (${clause})`;
}
