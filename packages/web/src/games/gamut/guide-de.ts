import type { GamutView } from '@overtrick/engine';
import type { LessonWords } from '../../guide/told.ts';
import type { GamutGuide } from './guide-en.ts';
import { hasQueen, keptHearts } from './guide-facts.ts';

const de: LessonWords<GamutGuide, GamutView> = {
  hearts: { say: 'Aufgedeckt ist die Herz-Sieben: Also spielen wir Herz.' },
  costs: {
    say: 'Jedes Herz in deinen Stichen kostet 1, die Pik-Dame 8.',
    act: 'Tipp darauf.',
    amiss: ({ card }) => `Das ist ${card()}. Such ein D und ein Pik.`,
  },
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
  ranks: { say: 'Asse sind am höchsten, Siebenen am niedrigsten. Trumpf gibt es nicht.' },
  follow: { say: 'Kreuz ist ausgespielt: Du musst bedienen.', act: 'Spiel die 8.' },
  queen: {
    say: 'Kein Kreuz mehr. Die Pik-Dame kostet 8.',
    act: 'Wirf sie ab.',
    wrong: () => 'Du behältst die Dame. Cleo hätte 8 bezahlt.',
  },
  thrown: {
    say: 'Das höchste Kreuz macht den Stich und zahlt.',
    act: 'Tipp darauf.',
    amiss: () => 'Cleos Ass ist die höchste Karte der ausgespielten Farbe.',
  },
  paid: { say: 'Cleo zahlt 8. Bei den Namen stehen genommene Herzen und die Dame.' },
  all: { say: 'Ein anderes Spiel Herz, fast zu Ende. Eigentlich hat jeder acht Karten.' },
  rare: {
    say: 'Alle acht Herzen und die Dame bringen 12.',
    act: 'Wer ist nahe daran?',
    amiss: () => 'Ben hat sieben Herzen und die Dame: Ein Herz fehlt.',
  },
  moon: {
    say: 'Ben hat die Dame und alle Herzen außer diesem.',
    act: 'Nimm es!',
    wrong: () => 'Ben hat alle: Er bekommt 12, statt 15 zu zahlen.',
  },
  stopped: { say: 'Das kostet dich einen Punkt, Ben aber fünfzehn.' },
  spades: { say: 'Aufgedeckt ist ein Pik: Wir spielen Pik. Pik ist Trumpf.' },
  mate: {
    say: 'Partner sitzen gegenüber: Ansagen zählen zusammen.',
    act: 'Tipp deinen an.',
    amiss: ({ name }) => `${name()} sitzt neben dir. Gegenüber sitzt Ben.`,
  },
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
  exact: {
    say: 'Genau zwei: Jeder bekommt 5 und 1 je Stich, also',
    answers: ['7', '6'],
    amiss: () => '5 und 2 für die zwei Stiche eures Teams: je 7.',
  },
  over: {
    say: 'Zu viele: 5, weniger 1 je Stich darüber. Einer darüber:',
    answers: ['6', '4'],
    amiss: () => 'Einer zu viel lässt 4 von 5, Stiche bringen nichts dazu.',
  },
  under: { say: 'Mit zu wenigen verliert ihr 2 je angesagtem Stich.' },
  clubs: { say: 'Aufgedeckt ist ein Kreuz: Wir spielen Kreuz. Jeder für sich.' },
  tricks: {
    say: 'Jeder Stich bringt 2, gar keiner kostet 6. Starkes Blatt?',
    answers: ['Ja', 'Nein'],
    amiss: () => 'Kein Ass und kein Kreuz: Es macht kaum einen Stich.',
  },
  fold: {
    say: 'Aussteigen kostet nichts, und dein Blatt ist schwach:',
    act: 'Steig aus.',
    wrong: () => 'Ohne Stich kostet es 6. Aussteigen kostet nichts.',
  },
  folded: { say: 'Du bist draußen, und das kostet nichts.' },
  stayed: { say: 'Ein anderes Spiel Kreuz. Diesmal bist du dabeigeblieben.' },
  jack: { say: 'Kreuz ist ausgespielt. Der Pik-\u2060Bube ist ein Kreuz.', act: 'Spiel ihn.' },
  second: {
    say: 'Nur der Kreuz-Bube ist höher.',
    act: 'Tipp auf die Karte, die gewinnt.',
    amiss: () => 'Nein: Dein Pik-Bube steht sogar über dem Ass.',
  },
  diamond: { say: 'Aufgedeckt ist ein Karo: Reihum wählt jeder ein Spiel oder passt.' },
  first: { say: 'Die erste Wahl gilt. Der Geber, du, wird zuerst gefragt.' },
  passed: {
    say: 'Passen alle, ist das Spiel aus. Das nächste zählt',
    answers: ['doppelt', 'halb'],
    amiss: () => 'Doppelt: Gewinn und Verlust verdoppeln sich.',
  },
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
