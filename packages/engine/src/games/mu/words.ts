import type { Event, Seat, Words } from '../../game.ts';
import type { MuView } from './view.ts';

const COLOUR_NAMES: Readonly<Record<string, string>> = {
  R: 'red',
  B: 'blue',
  G: 'green',
  Y: 'yellow',
  K: 'black',
};

type Name = (seat: Seat) => string;

function trumpName(name: string): string {
  if (name === 'none') return 'no trump';
  return COLOUR_NAMES[name] ?? `${name}s`;
}

function eventWords(event: Event, name: Name): string | undefined {
  const who = typeof event.seat === 'number' ? name(event.seat) : '';
  switch (event.type) {
    case 'deal':
      return `${name(event.dealer as Seat)} deals ${event.size} cards each.`;
    case 'show':
      return `${who} shows the ${card(event.card as string)}.`;
    case 'bid':
      return `${who} has bid ${cards(event.shown as number)}.`;
    case 'pass':
      return `${who} passes.`;
    case 'thrown-in':
      return 'Nobody has shown a card: the deal is thrown in.';
    case 'stalemate':
      return `Stalemate at ${cards(event.cards as number)}: ${name(event.provocateur as Seat)} provoked it.`;
    case 'chief':
      return `${who} is Chief with ${cards(event.cards as number)}${viceWords(event.vice as Seat, name)}.`;
    case 'trump':
      return `${who} makes ${trumpName(event.name as string)} the ${event.part} trump.`;
    case 'partner':
      return `${who} plays with ${name(event.partner as Seat)}.`;
    case 'play':
      return `${who} plays the ${card(event.card as string)}${event.trump ? ', a trump' : ''}.`;
    case 'trick':
      return `${name(event.winner as Seat)} takes the trick: ${count(event.points as number, 'point')}.`;
  }
  return undefined;
}

function viceWords(vice: Seat, name: Name): string {
  return vice < 0 ? '; there is no Vice' : `, ${name(vice)} is Vice`;
}

function card(code: string): string {
  return `${COLOUR_NAMES[code[0]]} ${code.slice(1)}`;
}

function cards(n: number): string {
  return count(n, 'card');
}

function count(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? '' : 's'}`;
}

function status(view: MuView, name: Name): [string, string][] {
  const lines: [string, string][] = [];
  const { crown, bidToken, shield, major, minor } = view;
  if (view.chief === null) {
    if (crown === null) return [['Crown', 'in the middle: nobody has shown a card']];
    const tie = crown.face === 'up' ? 'face up' : 'face down: a tie, and the provocateur';
    return [['Crown', `${name(crown.seat)}, ${tie}`]];
  }
  if (bidToken) {
    lines.push(['Bid', `${name(view.chief)}: ${cards(bidToken.cards)}, +${bidToken.bonus}`]);
    lines.push(['Goal', `${bidToken.goal} points, taken ${view.taken}`]);
  }
  if (shield !== null) lines.push(['Vice', name(shield)]);
  if (major) lines.push(['Major', `${trumpName(major.name)} (${major.figure})`]);
  if (minor) lines.push(['Minor', `${trumpName(minor.name)} (${minor.figure})`]);
  if (major && minor && major.name !== 'none') lines.push(['Highest', 'a card of both trumps']);
  return lines;
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

export const words: Words<MuView> = { card, event: eventWords, status, badges, goal };
