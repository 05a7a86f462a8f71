import type { YamvView } from '@overtrick/engine';
import { promised, strangeIn } from '../../contest/guide.ts';
import type { LessonWords } from '../../guide/told.ts';
import type { YamvGuide } from './guide-en.ts';
import { kept, SHOWN } from './guide-facts.ts';

const de: LessonWords<YamvGuide, YamvView> = {
  goal: { say: 'Zwei gegen zwei: Wer die meisten Stiche verspricht, wird Ansager.' },
  many: { say: 'Geboten wird mit Karten: Zeig so viele auf einmal, wie du willst.' },
  deck: {
    say: 'Gerade Zahlen sind doppelt, 8 ist oben.',
    act: 'Tipp auf deine Achten.',
    amiss: ({ card }) => `${card()} ist keine 8. Du hast vier davon.`,
  },
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
  open: {
    say: 'Ada hat gepasst. Darf sie später wieder bieten?',
    answers: ['Ja', 'Nein'],
    amiss: () => 'Sie darf: Geboten wird, bis alle nacheinander passen.',
  },
  tied: {
    say: 'Ben zieht gleich. Der erste links vom Geber führt.',
    act: 'Wer gab?',
    amiss: () => 'Wer gegeben hat, trägt das Zeichen G: Cleo.',
  },
  tie: {
    say: 'Du bist links davon der Erste: Du führst.',
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
  head: {
    say: 'Wer am zweitmeisten zeigt, nennt auch: der erste Gegner.',
    act: 'Tipp darauf.',
    amiss: ({ name }) => `${name()} zeigte weniger als Ben: Er ist Zweiter.`,
  },
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
  asked: {
    say: 'Wer Trumpf hatte, musste ihn spielen.',
    act: 'Tipp auf die drei Sechsen.',
    amiss: () => 'Das ist dein Joker. Die anderen mussten Sechsen spielen.',
  },
  equal: {
    say: 'Von gleichen, auch Jokern, ist die erste höher.',
    act: 'Welches Karo hier?',
    amiss: () => 'Ben hat seine Karo-Sechs vor Cleo gespielt.',
  },
  counted: { say: 'Der Stich ist deiner. Bei den Namen stehen die gemachten Stiche.' },
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
  made: {
    say: 'Sieben Stiche bringen 70, zwei weitere 10, ohne Trumpf 80:',
    answers: ['80', '160'],
    amiss: () => 'Alles zählt: 70, 10 und 80 sind 160.',
  },
  bonus: {
    say: 'Das gehört dir. Und Cleo, dein Partner, bekommt',
    answers: ['auch 160', 'nichts'],
    amiss: () => 'Der Partner gewinnt und verliert wie der Ansager: 160.',
  },
  failed: { say: 'Mit weniger als sieben hättet ihr beide 70 verloren.' },
  others: {
    say: 'Jeder Gegner bekommt 10 je eigenen Stich. Ben machte drei:',
    answers: ['30', '0'],
    amiss: () => 'Drei Stiche zu 10 sind 30, wie immer das Spiel ausgeht.',
  },
  end: { say: 'Hat jemand 500 Punkte, endet die Partie; die meisten Punkte gewinnen.' },
};

export default de;
