import type { CommonWords } from './en.ts';
import { count, figure, list, punkte } from './in-german.ts';

export const endings: CommonWords['ending'] = {
  scored: (score) =>
    score === 0
      ? 'Dieses Spiel bringt dir nichts.'
      : score > 0
        ? `Dieses Spiel bringt dir ${punkte(score)}.`
        : `Dieses Spiel kostet dich ${punkte(-score)}.`,
  best: (names, score) => `Am besten in diesem Spiel: ${list(names)}, ${score}.`,
  allLevel: 'Alle liegen gleichauf.',
  leads: (ahead) => `Du führst mit ${figure.format(ahead)} Vorsprung.`,
  level: (names) => `Du teilst dir die Führung mit ${list(names)}.`,
  behind: (names, by) =>
    `Es ${names.length > 1 ? 'führen' : 'führt'} ${list(names)}, ${figure.format(by)} vor dir.`,
  leading: (names, ahead) =>
    names.length > 1
      ? `${list(names)} liegen gemeinsam vorn.`
      : `${list(names)} führt mit ${figure.format(ahead)} Vorsprung.`,
  wins: (names, total) =>
    `${list(names)} ${names.length > 1 ? 'teilen sich den Sieg' : 'gewinnt die Partie'} mit ${punkte(total)}.`,
  won: (second, ahead) => `Du gewinnst die Partie, ${figure.format(ahead)} vor ${list(second)}.`,
  shared: (names) => `Du teilst dir den Sieg mit ${list(names)}.`,
  lost: (names, place, behind) =>
    `${list(names)} ${names.length > 1 ? 'gewinnen' : 'gewinnt'} die Partie; du bist auf Platz ${place + 1}, ${figure.format(behind)} zurück.`,
  feats: {
    comeback: 'Aufgeholt',
    comebackText: (deal, behind) =>
      `Nach Spiel ${deal} noch Letzter und ${figure.format(behind)} zurück, und doch gewonnen.`,
  },
  deal: 'Spiel',
  total: 'gesamt',
  other: 'sonst',
  nothing: 'diesmal keine Punkte für dich',
  yourMatch: 'Deine Partie',
  match: 'Die Partie',
  toGo: (left, target) => `noch ${figure.format(left)} bis ${figure.format(target)}`,
  reached: (target, who) =>
    `${who === undefined ? '' : `${who} hat `}${figure.format(target)} erreicht`,
  dealsLeft: (n) => (n === 0 ? 'das war das letzte Spiel' : `noch ${count(n, 'Spiel', 'Spiele')}`),
  result: 'Was dabei herauskam',
  table: 'Was alle bekommen haben',
  allCards: 'Alle Karten',
  sheet: 'Spielzettel',
  clause: (name) => `Regel ${name}`,
  rules: 'Regeln lesen',
  you: 'du',
};
