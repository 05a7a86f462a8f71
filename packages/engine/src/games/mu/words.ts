import { COLOUR_NAMES, colourCard, count, eventWords, trumpWords } from '../../contest/words.ts';
import type { NameOf, Seat, Words } from '../../game.ts';
import { english } from './english.ts';
import type { MuEvent } from './events.ts';
import type { MuView } from './view.ts';

const trumpName = (name: string) => trumpWords(name, COLOUR_NAMES);

function muWords(event: MuEvent, name: NameOf): string | undefined {
  switch (event.type) {
    case 'stalemate':
      return `Stalemate at ${cards(event.cards)}: ${name(event.provocateur)} provoked it.`;
    case 'chief':
      return `${name(event.seat)} is Chief with ${cards(event.cards)}${viceWords(event.vice, name)}.`;
    case 'trump':
      return `${name(event.seat)} makes ${trumpName(event.name)} the ${event.part} trump.`;
    case 'trick':
      return `${name(event.winner)} takes the trick: ${count(event.points ?? 0, 'point')}.`;
  }
  return eventWords(event, name, colourCard);
}

function viceWords(vice: Seat, name: NameOf): string {
  return vice < 0 ? '; there is no Vice' : `, ${name(vice)} is Vice`;
}

function cards(n: number): string {
  return count(n, 'card');
}

function status(view: MuView, name: NameOf): [string, string][] {
  const lines: [string, string][] = [];
  const { crown, bidToken, shield, major, minor } = view;
  if (view.chief === null) {
    if (crown === null)
      return [['Crown', 'in the middle: nobody has shown a card'], ...nextBid(view)];
    const tie = crown.face === 'up' ? 'face up' : 'face down: a tie, and the provocateur';
    return [['Crown', `${name(crown.seat)}, ${tie}`], ...nextBid(view)];
  }
  if (bidToken) {
    lines.push(['Bid', `${name(view.chief)}: ${cards(bidToken.cards)}, +${bidToken.bonus}`]);
    lines.push(['Goal', `${bidToken.goal} points, taken ${view.taken}`]);
  }
  if (shield !== null) lines.push(['Vice', name(shield)]);
  if (major) lines.push(['Major', `${trumpName(major.name)} (${major.figure})`]);
  if (minor) lines.push(['Minor', `${trumpName(minor.name)} (${minor.figure})`]);
  if (major && minor && meet(major.name, minor.name)) {
    lines.push(['Highest', 'a card of both trumps']);
  }
  return lines;
}

/** Whether a card can belong to both: a colour and a number. */
function meet(a: string, b: string): boolean {
  return a !== 'none' && a in COLOUR_NAMES !== b in COLOUR_NAMES;
}

/** What the bid would be worth that beats all others by a card. */
function nextBid({ prices }: MuView): [string, string][] {
  const next = prices.at(-1);
  if (!next) return [];
  const { needed, worth } = next;
  return [['Next bid', `${cards(next.cards)}: goal ${needed} points, +${worth} if made`]];
}

function badges(view: MuView, seat: Seat): string[] {
  const roles: [string, boolean][] = [
    ['Chief', view.chief === seat],
    ['Vice', view.shield === seat],
    ['partner', view.partner === seat],
    ['crown', view.chief === null && view.crown?.seat === seat],
  ];
  const badges = roles.filter(([, has]) => has).map(([role]) => role);
  if (view.phase === 'auction') badges.push(`${view.shown[seat]} shown`);
  else if (view.chief !== null) badges.push(count(view.captured[seat], 'point'));
  return badges;
}

function goal({ bidToken, taken }: MuView): { needed: number; taken: number } | undefined {
  return bidToken ? { needed: bidToken.goal, taken } : undefined;
}

export const words: Words<MuView, MuEvent> = {
  card: colourCard,
  says: english,
  event: muWords,
  status,
  badges,
  goal,
};
