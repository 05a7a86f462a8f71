import type { Event, Seat } from '../game.ts';

export type Name = (seat: Seat) => string;

/** Sentences for what happens in all these games; undefined for what a game says itself. */
export function eventWords(
  event: Event,
  name: Name,
  card: (code: string) => string,
): string | undefined {
  const who = typeof event.seat === 'number' ? name(event.seat) : '';
  switch (event.type) {
    case 'deal':
      return `${name(event.dealer as Seat)} deals ${event.size} cards each.`;
    case 'show':
      return `${who} shows the ${card(event.card as string)}.`;
    case 'bid':
      return `${who} has bid ${count(event.shown as number, 'card')}.`;
    case 'pass':
      return `${who} passes.`;
    case 'thrown-in':
      return 'Nobody has shown a card: the deal is thrown in.';
    case 'partner':
      return `${who} plays with ${name(event.partner as Seat)}.`;
    case 'play':
      return `${who} plays the ${card(event.card as string)}${event.trump ? ', a trump' : ''}.`;
  }
  return undefined;
}

export function count(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? '' : 's'}`;
}

/** The five colours of these packs, by letter. */
export const COLOUR_NAMES: Readonly<Record<string, string>> = {
  R: 'red',
  B: 'blue',
  G: 'green',
  Y: 'yellow',
  K: 'black',
};

/** A trump in words: "red", "7s", "no trump". */
export function trumpWords(name: string, suits: Readonly<Record<string, string>>): string {
  if (name === 'none') return 'no trump';
  return suits[name] ?? `${name}s`;
}
