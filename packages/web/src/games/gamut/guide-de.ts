import type { GamutView } from '@overtrick/engine';
import type { LessonWords } from '../../guide/told.ts';
import type { GamutGuide } from './guide-en.ts';
import { hasQueen, keptHearts } from './guide-facts.ts';

const de: LessonWords<GamutGuide, GamutView> = {
  hearts: { say: 'Aufgedeckt ist die Herz-Sieben: Also spielen wir Herz.' },
  costs: { say: 'Jedes Herz in deinen Stichen kostet 1, die Pik-Dame 8.' },
  give: {
    say: 'Jeder gibt jedem Nachbarn eine Karte. Die Dame hat Zeit:',
    act: 'Gib Herzen.',
    wrong: ({ move, card }) => {
      const [kept, other] = keptHearts(move);
      if (other) return 'Die Dame kannst du später abwerfen. Hohe Herzen machen Stiche.';
      return hasQueen(move)
        ? `Die Dame kannst du später abwerfen. ${card(kept)} macht Stiche.`
        : `Du behältst ${card(kept)}. Das macht Stiche mit Herzen.`;
    },
  },
  got: { say: 'Ada und Cleo haben dir je ein Karo gegeben.' },
  ranks: { say: 'Asse sind am höchsten, Siebenen am niedrigsten. Trumpf gibt es nicht.' },
  follow: { say: 'Kreuz ist ausgespielt: Du musst bedienen.', act: 'Spiel die 8.' },
  queen: {
    say: 'Kein Kreuz mehr. Die Pik-Dame kostet 8.',
    act: 'Wirf sie ab.',
    wrong: () => 'Du behältst die Dame. Cleo hätte 8 bezahlt.',
  },
  thrown: { say: 'Cleo macht den Stich und zahlt 8 für die Dame.' },
  all: { say: 'Ein anderes Spiel Herz, fast zu Ende. Eigentlich hat jeder acht Karten.' },
  rare: { say: 'Wer aber alle acht Herzen und die Dame nimmt, bekommt 12.' },
  moon: {
    say: 'Ben hat die Dame und alle Herzen außer diesem.',
    act: 'Nimm es!',
    wrong: () => 'Ben hat alle: Er bekommt 12, statt 15 zu zahlen.',
  },
  stopped: { say: 'Das kostet dich einen Punkt, Ben aber fünfzehn.' },
  spades: { say: 'Aufgedeckt ist ein Pik: Wir spielen Pik. Pik ist Trumpf.' },
  mate: { say: 'Ben gegenüber ist dein Partner. Eure Ansagen werden zusammengezählt.' },
  team: {
    say: 'Ben hat 1 gesagt. Auch dein Pik macht einen:',
    act: 'Sag 1.',
    wrong: ({ move }) => `Du machst einen, nicht ${move.tricks}: Genaue Ansagen bringen mehr.`,
  },
  trump: {
    say: 'Kein Kreuz: Du darfst stechen.',
    act: 'Spiel das Pik.',
    wrong: ({ took }) => `${took} Dein Pik hätte gewonnen.`,
  },
  help: {
    say: 'Ben fehlt noch der Stich, den er angesagt hat:',
    act: 'Spiel Karo aus.',
    wrong: ({ took, move }) =>
      move.card === 'HK'
        ? `${took} Jetzt ist jeder Stich von Ben zu viel.`
        : `${took} Ben hatte das Karo-Ass.`,
  },
  enough: {
    say: 'Zwei gesagt, zwei gemacht: keine Stiche mehr.',
    act: 'Spiel die 7.',
    wrong: ({ took }) => `${took} Ein dritter Stich: 4 statt 7 Punkte.`,
  },
  last: { say: 'Deine letzte Karte gewinnt nicht mehr.', act: 'Spiel sie.' },
  exact: { say: 'Genau getroffen: Ihr bekommt beide 5 und 1 für jeden Stich.' },
  over: { say: 'Mit zu vielen sind es 5, weniger 1 je Stich zu viel.' },
  under: { say: 'Mit zu wenigen verliert ihr 2 je angesagtem Stich.' },
  clubs: { say: 'Aufgedeckt ist ein Kreuz: Wir spielen Kreuz. Jeder für sich.' },
  tricks: { say: 'Jeder Stich bringt dir 2, aber gar keiner kostet 6.' },
  fold: {
    say: 'Aussteigen kostet nichts, und dein Blatt ist schwach:',
    act: 'Steig aus.',
    wrong: () => 'Ohne Stich kostet es 6. Aussteigen kostet nichts.',
  },
  folded: { say: 'Du bist draußen, und das kostet nichts.' },
  stayed: { say: 'Ein anderes Spiel Kreuz. Diesmal bist du dabeigeblieben.' },
  jack: { say: 'Kreuz ist ausgespielt. Der Pik-\u2060Bube ist ein Kreuz.', act: 'Spiel ihn.' },
  second: { say: 'Nur der Kreuz-Bube ist höher: dein Stich.' },
  diamond: { say: 'Aufgedeckt ist ein Karo: Reihum wählt jeder ein Spiel oder passt.' },
  first: { say: 'Die erste Wahl gilt. Der Geber, du, wird zuerst gefragt.' },
  passed: { say: 'Passen alle, ist das Spiel aus, und das nächste zählt doppelt.' },
  choose: {
    say: 'Du hast beide schwarzen Buben.',
    act: 'Wähl Kreuz.',
    wrong: ({ move }) =>
      move.type === 'pass'
        ? 'Ada wählt Herz. Nur in Kreuz sind deine Buben oben.'
        : 'Nur in Kreuz sind beide Buben die höchsten Karten.',
  },
  end: { say: 'Hat jemand 40 Punkte, endet die Partie; die meisten Punkte gewinnen.' },
};

export default de;
