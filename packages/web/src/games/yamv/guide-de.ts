import type { YamvView } from '@overtrick/engine';
import { promised, strangeIn } from '../../contest/guide.ts';
import type { LessonWords } from '../../guide/told.ts';
import type { YamvGuide } from './guide-en.ts';
import { kept, SHOWN } from './guide-facts.ts';

const de: LessonWords<YamvGuide, YamvView> = {
  goal: { say: 'Zwei gegen zwei: Wer die meisten Stiche verspricht, wird Ansager.' },
  many: { say: 'Geboten wird mit Karten: Zeig so viele auf einmal, wie du willst.' },
  deck: { say: 'Gerade Zahlen gibt es zweimal, ungerade einmal; 8 ist die höchste.' },
  show: {
    say: 'Du versprichst vier Stiche und einen je Karte: sieben.',
    act: 'Zeig diese.',
    wrong: (told) => {
      if (told.move.type === 'pass')
        return 'Noch ist nichts verloren. Aber wer am meisten zeigt, bestimmt Trumpf.';
      const { cards, needed } = promised(told.view);
      if (cards < 3) return 'Ben zeigt drei Karten und führt jetzt.';
      if (cards > 3) return `Das verspricht ${needed} Stiche. Drei Karten hätten gereicht.`;
      return `Drei stimmt, aber nun kennen alle deine Karte ${told.card(strangeIn(told.move, SHOWN))}.`;
    },
  },
  open: { say: 'Ada hat gepasst, darf aber später wieder bieten.' },
  tied: { say: 'Ben zeigt auch drei. Der erste links vom Geber führt.' },
  tie: {
    say: 'Du kommst zuerst: Cleo mit dem Zeichen G hat gegeben.',
    act: 'Passe.',
    wrong: (told) => `Jetzt sind ${promised(told.view).needed} Stiche nötig. Drei Karten reichten.`,
  },
  partner: {
    say: 'Erst der Partner. Cleo zeigt einen Joker, den höchsten Trumpf.',
    act: 'Nimm Cleo.',
    wrong: ({ name, view }) =>
      `${name(view.partner ?? 0)} zeigte nichts. Cleos Joker spielt gegen dich.`,
  },
  names: { say: 'Dann dein Trumpf: gezeigte Farbe oder Zahl, oder keiner.' },
  none: {
    say: 'Du hast überall hohe Karten: Ohne Trumpf bringt 80.',
    act: 'Nenne keinen.',
    wrong: ({ view, trump }) => {
      const { name, bonus } = view.declarerTrump ?? { name: 'none', bonus: 0 };
      return `Mit ${trump(name)} kommen ${bonus} dazu, ohne Trumpf 80.`;
    },
  },
  head: { say: 'Ben zeigt am zweitmeisten: Als erster Gegner nennt auch er.' },
  rank: { say: 'Aber nur eine gezeigte Zahl oder keinen. Er nannte Sechsen.' },
  stock: { say: 'Zwei Karten blieben übrig, der Stock. Sie gehören dir.' },
  exchange: {
    say: 'Zwei ablegen:',
    act: 'die 1 und die 2; wähl Ersatz für die 1.',
    wrong: (told) => {
      const [low, other] = kept(told.move);
      if (other) return 'Du behältst die 1 und die 2: Sie gewinnen kaum.';
      return `Du behältst ${told.card(low)}, das kaum einen Stich macht.`;
    },
  },
  replaced: { say: 'Die 1 lag offen: Eine Karte vom Stock ersetzt sie.' },
  joker: {
    say: 'Joker sind immer Trumpf. Ausgespielt fordert er Trümpfe.',
    act: 'Spiel ihn aus.',
    wrong: ({ took }) => `${took} Der Joker hätte Sechsen gezogen.`,
  },
  asked: { say: 'Wer Trumpf hatte, musste ihn spielen: Drei Sechsen fielen.' },
  equal: { say: 'Von gleichen Karten, auch Jokern, ist die zuerst gespielte höher.' },
  later: { say: 'Acht Stiche sind übersprungen. Du und Cleo habt sechs von sieben.' },
  high: {
    say: 'Noch drei Stiche, und einer fehlt.',
    act: 'Spiel ein Pik aus.',
    wrong: ({ took }) => `${took} Das Pik hätte gewonnen.`,
  },
  over: {
    say: 'Sieben sind gemacht. Jeder weitere Stich bringt 5.',
    act: 'Spiel Pik aus.',
    wrong: ({ took }) => `${took} Das Pik hätte 5 gebracht.`,
  },
  last: { say: 'Und noch einer: Ada hat ihre 8 abgeworfen.', act: 'Spiel deine letzte Karte.' },
  made: { say: 'Sieben Stiche bringen 70, die zwei weiteren je 5.' },
  bonus: { say: 'Ohne Trumpf kommen 80 dazu: zusammen 160, auch für Cleo.' },
  failed: { say: 'Mit weniger als sieben hättet ihr beide 70 verloren.' },
  others: { say: 'Jeder Gegner bekommt 10 für jeden eigenen Stich.' },
  end: { say: 'Hat jemand 500 Punkte, endet die Partie; die meisten Punkte gewinnen.' },
};

export default de;
