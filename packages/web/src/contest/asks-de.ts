import { numeral, or } from '../words/in-german.ts';
import type { ContestWords } from './en.ts';

const karten = (n: number) => (n === 1 ? 'Eine Karte' : `${numeral(n)} Karten`);

/** Was in Spielen mit einer Versteigerung durch gezeigte Karten gefragt wird. */
export const ask: ContestWords['ask'] = {
  bid: 'Dein Gebot: Karten zeigen oder passen?',
  bidMore: 'Dein Gebot: mehr zeigen oder passen?',
  onlyPass: 'Du kannst keine weitere Karte zeigen: passe',
  cards: karten,
  needs: (n, needed, all) => `${karten(n)}: Deine Seite braucht ${needed} von ${all} Stichen`,
  brings: (worth, loss) => `+${worth} für jeden, wenn es gelingt, sonst −${loss} für jeden`,
  couldName: (names) =>
    names.length === 0
      ? 'einen Trumpf könntest du nicht bestimmen'
      : `bestimmen könntest du ${or(names)}`,
  tie: (n, who) => `${karten(n)}: Gleichstand mit ${who}`,
  tieCosts: (loss) => `Passen jetzt alle, wird nicht gespielt, und du verlierst ${loss}.`,
  second: (n, most) => `${karten(n)}: Jemand hat schon ${most} gezeigt`,
  wouldDefend: (names) =>
    names.length === 0
      ? 'Du wärst erster Gegner, aber ohne Trumpf.'
      : `Du wärst erster Gegner und könntest ${or(names)} bestimmen.`,
  onlyTells: 'Das verspricht nichts: Es sagt den anderen nur, was du hast.',
  confirm: (n) => (n === 1 ? 'Diese Karte zeigen' : `Diese ${numeral(n).toLowerCase()} zeigen`),
  choose: 'Karten zeigen',
  naming: {
    declarerTrump: {
      line: 'Bestimme deinen Trumpf',
      follows:
        'Er schlägt den Trumpf des ersten Gegners; den Bonus gibt es, wenn du deine Stiche machst.',
    },
    defenderTrump: {
      line: 'Bestimme einen Trumpf für deine Seite',
      follows: 'Was auf deinen gezeigten Karten steht; der Trumpf des Ansagers schlägt ihn.',
    },
  },
  bonus: (n) => (n > 0 ? `+${n}` : 'kein Bonus'),
  strength: (mine, all) => `${mine} von ${all} Trümpfen deine`,
  partner: 'Wähle deinen Partner',
  partnerShares: 'Wer es wird, spielt um dieselben Stiche und gewinnt oder verliert mit dir.',
  showsTrumps: (n) =>
    n === 0 ? 'zeigt keinen Trumpf' : n === 1 ? 'zeigt 1 Trumpf' : `zeigt ${n} Trümpfe`,
  showsCards: (n) =>
    n === 0 ? 'zeigt keine Karte' : n === 1 ? 'zeigt 1 Karte' : `zeigt ${n} Karten`,
};
