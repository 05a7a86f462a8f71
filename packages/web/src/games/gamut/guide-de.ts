import type { GamutView } from '@overtrick/engine';
import type { LessonWords } from '../../guide/told.ts';
import type { GamutGuide } from './guide-en.ts';
import { keptHearts } from './guide-facts.ts';

const de: LessonWords<GamutGuide, GamutView> = {
  hearts: { say: 'Aufgedeckt ist ein Herz: Wir spielen Herz. Vermeide Herzen.' },
  give: {
    say: 'Gib jedem Nachbarn eine Karte:',
    act: 'Herz-Ass und Herz-König.',
    wrong: ({ move, card }) => {
      const [kept, other] = keptHearts(move);
      if (other) return 'Du behältst beide hohen Herzen. Das kann kosten.';
      return `Du behältst ${card(kept)}. Das kann dich kosten.`;
    },
  },
  follow: { say: 'Kreuz ist ausgespielt: Du musst bedienen.', act: 'Spiel die 8.' },
  queen: {
    say: 'Kein Kreuz mehr. Die Pik-Dame kostet 8.',
    act: 'Wirf sie ab.',
    wrong: () => 'Die Dame bleibt bei dir. Cleo hätte 8 bezahlt.',
  },
  thrown: { say: 'Cleo macht den Stich und zahlt 8 für die Dame.' },
  moon: {
    say: 'Ben hat die Dame und alle Herzen außer diesem.',
    act: 'Nimm es!',
    wrong: () => 'Ben hat alle: plus 12 statt minus 15.',
  },
  stopped: { say: 'Das kostet dich einen Punkt, Ben aber fünfzehn.' },
  team: {
    say: 'Pik: Ben gegenüber ist dein Partner. Dein Pik gewinnt:',
    act: 'Sag 1.',
    wrong: ({ move }) => `Du machst einen, nicht ${move.tricks}: Genaue Ansagen bringen mehr.`,
  },
  trump: {
    say: 'Kein Kreuz: Du darfst stechen.',
    act: 'Spiel das Pik.',
    wrong: ({ took }) => `${took} Dein Pik hätte gewonnen.`,
  },
  help: {
    say: 'Das ist deiner. Ben braucht noch seinen:',
    act: 'Spiel Karo aus.',
    wrong: ({ took, move }) =>
      move.card === 'HK'
        ? `${took} Jetzt ist jeder Stich von Ben zu viel.`
        : `${took} Karo hätte Ben geholfen.`,
  },
  enough: {
    say: 'Zwei gesagt, zwei gemacht: keine Stiche mehr.',
    act: 'Spiel die 7.',
    wrong: ({ took }) => `${took} Ein dritter Stich: 4 statt 7 Punkte.`,
  },
  last: { say: 'Deine letzte Karte gewinnt nicht mehr.', act: 'Spiel sie.' },
  exact: { say: 'Genau zwei: 5 und noch 2, für euch beide.' },
  fold: {
    say: 'Kreuz: Jeder Stich bringt 2, gar keiner kostet 6.',
    act: 'Steig aus.',
    wrong: () => 'Ohne Stich kostet es 6. Aussteigen kostet nichts.',
  },
  folded: { say: 'Du bist draußen und verlierst nichts.' },
  jack: { say: 'Kreuz ist ausgespielt. Der Pik-Bube ist ein Kreuz.', act: 'Spiel ihn.' },
  second: { say: 'Nur der Kreuz-Bube ist höher: dein Stich.' },
  choose: {
    say: 'Karo: Du wählst. Du hast beide schwarzen Buben.',
    act: 'Wähl Kreuz.',
    wrong: ({ move }) =>
      move.type === 'pass'
        ? 'Ada wählt Herz. Nur in Kreuz sind deine Buben oben.'
        : 'Nur in Kreuz sind beide Buben die höchsten Karten.',
  },
  end: { say: 'Also Kreuz. Wer 40 Punkte hat, beendet die Partie.' },
};

export default de;
