import type { NamingWords } from './naming-en.ts';

export const naming: NamingWords = {
  both: 'Bestimme Trumpf und tippe deinen Partner an',
  trump: 'Bestimme deinen Trumpf',
  partner: 'Tippe deinen Partner an',
  name: (trump) => trump,
  playWith: (who) => `mit ${who}`,
  ifNamed: (trump) => `${trump}: so stünden sie`,
  could: 'Du könntest bestimmen',
  missing: { trump: 'Trumpf wählen', partner: 'Partner wählen' },
  bonus: (n) => (n > 0 ? `Bonus ${n}` : 'kein Bonus'),
  ifMade: 'je bei Erfolg',
  forYou: 'für deine Seite',
  counted: (mine, all) => `${mine} von ${all}`,
  where: (shown, hand) => `${shown} gezeigt, ${hand} auf der Hand`,
  noMajor: (other) =>
    `Kein Trumpf von dir: ${other} sticht alles, sonst die höchste Karte der ausgespielten Farbe.`,
  noTrump: 'Die höchste Karte der ausgespielten Farbe sticht.',
  places: { mine: 'deine', shown: 'offen', unseen: 'verdeckt' },
  pick: 'wählen',
  picked: 'Partner',
  barred: 'nicht mit dir',
  pickSaid: (who) => `${who} als Partner wählen`,
  pickedSaid: (who) => `${who}, dein Partner; noch einmal nimmt es zurück`,
  barredSaid: (who) => `${who} spielt gegen dich und kann nicht dein Partner sein`,
};
