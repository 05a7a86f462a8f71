import { ask as contest } from '../../contest/asks-de.ts';
import { or } from '../../words/in-german.ts';
import type { ask as english } from './asks-en.ts';

/** Was in Mü gefragt wird. */
export const ask: typeof english = {
  ...contest,
  needs: (n, needed, all) =>
    `${contest.cards(n)}: Deine Seite braucht ${needed} von ${all} Punkten`,
  brings: (worth, loss) =>
    `+${worth} für jeden, wenn es gelingt, sonst verlierst du ${loss} je Karte zu viel`,
  wouldDefend: (names) => `Du wärst Vize und könntest ${or(names)} bestimmen.`,
  naming: {
    minor: {
      line: 'Bestimme den Untertrumpf',
      follows:
        'Eine Farbe oder Zahl, die du gezeigt hast. Der Chef bestimmt danach den Obertrumpf, und der schlägt deinen.',
    },
    major: {
      line: 'Bestimme den Obertrumpf',
      follows:
        'Eine Farbe oder Zahl, die du gezeigt hast, oder keinen. Seinen Bonus gibt es, wenn du dein Ziel erreichst.',
    },
  },
  partnerShares:
    'Die Punkte deines Partners zählen für dein Ziel, und was es bringt, bekommt ihr beide.',
};
