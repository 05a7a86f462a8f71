import { count, stiche } from '../../words/in-german.ts';
import type { ask as english, taken as englishTaken } from './asks-en.ts';

const plättchen = (n: number) => count(n, 'Plättchen');

/** Was ein Stich in Ninja Whist bedeutet. */
export const taken: typeof englishTaken = {
  of: (n, bid) =>
    bid === 0
      ? `${stiche(n)}, keiner angesagt`
      : `${n} von ${bid} ${bid === 1 ? 'Stich' : 'Stichen'}`,
  exact: 'Das ist genau die Ansage',
  over: 'Das ist mehr als angesagt',
};

/** Was in Ninja Whist gefragt wird. */
export const ask: typeof english = {
  bid: (tricks) => `Wie viele der ${stiche(tricks)} machst du?`,
  bidOne: 'Machst du den Stich?',
  exactly: (score) => `Genau so viele, wie du sagst: +${score}. Mehr oder weniger: nichts.`,
  barred: (n, tricks) =>
    `Du gibst und sagst zuletzt an: Die Ansagen dürfen nicht ${tricks} ergeben, also nicht ${n}.`,
  need: (n) => `Dir fehlen noch ${stiche(n)}.`.replace('fehlen noch 1 ', 'fehlt noch 1 '),
  enough: 'Du hast so viele Stiche wie angesagt: Mach keinen mehr.',
  tooMany: 'Du hast mehr Stiche als angesagt: Zu gewinnen gibt es nur noch Plättchen.',
  tooFew: 'Deine Ansage ist nicht mehr zu schaffen: Zu gewinnen gibt es nur noch Plättchen.',
  tokens: (card) => `Plättchen zu ${card}?`,
  lifts: (n, to) =>
    `Mit ${plättchen(n)} zählt die Karte ${to}; nach dem Stich gehen sie in den Vorrat zurück.`,
  noLift: 'Jedes hebt die Karte; was du nicht spielst, bleibt dir für später.',
  lift: (n) => `+${n}`,
  withTokens: (n, to) => `Mit ${plättchen(n)} spielen, als ${to}`,
  plain: 'Ohne Plättchen spielen',
  other: 'Andere Karte',
  takeFrom: 'Dein Stich: Von wem nimmst du ein Plättchen?',
  stockEmpty: 'Der Vorrat ist leer, also kommt es von dem, der die meisten hat.',
  takeToken: 'Welches Plättchen nimmst du?',
  own: 'dein eigenes',
};
