import type { LineWords } from '../../room/ending.ts';
import { count, list, stiche } from '../../words/in-german.ts';
import type { ending as english } from './ending-en.ts';

function spoils(hearts: number, queen: boolean): string {
  return list([
    ...(hearts > 0 ? [count(hearts, 'Herz', 'Herzen')] : []),
    ...(queen ? ['die Pik-Dame'] : []),
  ]);
}

/** Was aus der Ansage eines Teams wurde; das Verb richtet sich danach, ob man selbst dabei ist. */
function team(who: string, isMine: boolean, bid: number, taken: number): string {
  const have = isMine ? 'habt' : 'haben';
  if (taken === bid) {
    return bid === 0
      ? `${who} ${have} wie angesagt keinen Stich gemacht`
      : `${who} ${have} die angesagten ${bid} genau gemacht`;
  }
  return taken > bid
    ? `${who} ${have} ${stiche(taken - bid)} mehr als die angesagten ${bid} gemacht`
    : `${who} ${have} ${stiche(bid - taken)} weniger als die angesagten ${bid} gemacht`;
}

export const ending: typeof english = {
  thrownIn: {
    me: 'Niemand hat ein Spiel gewählt.',
    table: 'Es wird eingeworfen, niemand bekommt Punkte, und das nächste Spiel zählt mehr.',
  },
  moon: {
    mine: 'Du hast den Durchmarsch geschafft.',
    other: (who) => `${who} hat den Durchmarsch geschafft, und dich kostet es nichts.`,
    text: 'Alle acht Herzen und die Pik-Dame.',
    table: 'Die anderen bekommen nichts.',
  },
  clean: 'Du bist sauber geblieben: kein Herz, keine Pik-Dame.',
  took: (hearts, queen) => `Du hast ${spoils(hearts, queen)} bekommen.`,
  othersTook: (others) =>
    `${others.map(([who, hearts, queen]) => `${who} hat ${spoils(hearts, queen)}`).join('; ')}.`,
  nobodyTook: 'Sonst hat niemand etwas davon.',
  team: (seats, bid, taken, say) => {
    const isMine = seats.includes(say.me);
    const others = seats.filter((seat) => seat !== say.me).map(say.name);
    return `${team(list([...(isMine ? ['Du'] : []), ...others]), isMine, bid, taken)}.`;
  },
  folded: 'Du bist ausgestiegen, und es hat dich nichts gekostet.',
  allFolded: 'Alle sind ausgestiegen.',
  alone: (n) => `Alle anderen sind ausgestiegen: Alle ${stiche(n)} gehören dir.`,
  stayed: (n) => `Du hast mitgespielt und ${n === 0 ? 'keinen Stich' : stiche(n)} gemacht.`,
  othersStayed: (others) =>
    `${others.map(([who, n]) => `${who} hat ${n === 0 ? 'keinen' : stiche(n)}`).join('; ')}.`,
  onlyStayed: (who) => `Nur ${who} hat mitgespielt und bekommt alle Stiche.`,
  nobodyScores: 'Niemand bekommt Punkte.',
  othersFolded: 'Die anderen sind ausgestiegen.',
  counted: (times) => `Es zählt ${times === 2 ? 'doppelt' : `${times}-fach`}.`,
  feats: {
    moon: 'Durchmarsch',
    slam: 'Wirklich jeder Stich',
    slamText: (n) => `Alle ${stiche(n)}, obwohl andere mitgespielt haben.`,
    bid: 'Der letzte Stich hat es genau gemacht',
    bidText: (bid) => `${bid} angesagt, und kein Stich zu viel.`,
  },
};

export const lines: Readonly<Record<string, LineWords>> = {
  moon: { column: 'Durchmarsch', part: 'für den Durchmarsch' },
  'hearts-taken': { column: 'Herzen', part: 'für Herzen' },
  'queen-taken': { column: 'Dame', part: 'für die Dame' },
  'bid-exact': { column: 'Ansage', part: 'für die genaue Ansage' },
  'bid-under': { column: 'Ansage', part: 'für die verfehlte Ansage' },
  'bid-over': { column: 'Ansage', part: 'für die Ansage, weniger für Stiche zu viel' },
  'others-folded': { column: 'Stiche', part: 'für alle Stiche' },
  'tricks-taken': { column: 'Stiche', part: 'für deine Stiche' },
  'no-trick': { column: 'Stiche', part: 'für keinen Stich' },
  counts: { column: 'doppelt', part: 'weil es mehr zählt' },
};
