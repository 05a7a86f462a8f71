import type { taken as english } from './taken-en.ts';

const seite = (who: string | undefined) =>
  who === undefined ? 'Deine Seite' : `Die Seite von ${who}`;

/** Was ein Stich für den Ansager bedeutet. */
export const taken: typeof english = {
  now: (who, n, of) => `${seite(who)} hat jetzt ${n} von ${of}`,
  reached: (who, of) => `${seite(who)} hat die nötigen ${of}`,
};
