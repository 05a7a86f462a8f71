import common from '../../terms/common-de.ts';
import { glossaryOf } from '../../terms/glossary.ts';
import { marks } from './rules-terms.ts';

export default glossaryOf(marks, {
  ...common,
  archer: {
    title: 'Bogenschütze',
    text: 'Eine Karte über allen Farben, auch über Trumpf, und eine Farbe für sich: Wer bedienen kann, darf ihn nicht legen.',
    forms: ['Bogenschütze', 'Bogenschützen'],
  },
  lesserArcher: {
    title: 'Kleiner Bogenschütze',
    text: 'Ein zweiter Bogenschütze, wenn man mit ihm spielt: Nur der erste steht über ihm.',
    forms: ['Kleiner Bogenschütze', 'Kleine Bogenschütze', 'Kleinen Bogenschützen'],
  },
  token: {
    title: 'Plättchen',
    text: 'Jeder Stich bringt eines; in späteren Runden macht es eine Karte stärker, und was am Ende übrig ist, zählt.',
    forms: ['Plättchen', 'Plättchens'],
  },
  icon: {
    title: 'Zeichen',
    text: 'Das kleine Bild einer Farbe auf einem Plättchen: Es hebt eine Karte dieser Farbe um eins.',
    forms: ['Zeichen', 'Zeichens'],
  },
  stock: {
    title: 'Vorrat',
    text: 'Die Plättchen, die niemand hat, verdeckt; wer einen Stich macht, zieht eines davon.',
    forms: ['Vorrat', 'Vorrats'],
  },
  playArea: {
    title: 'Spielbereich',
    text: 'Die Plättchen, die in dieser Runde gewonnen sind: Sie zählen deine Stiche und können noch nicht gespielt werden.',
    forms: ['Spielbereich', 'Spielbereiche', 'Spielbereichen', 'Spielbereichs'],
  },
  scoreArea: {
    title: 'Wertungsbereich',
    text: 'Die Plättchen aus früheren Runden: Diese dürfen mit einer Karte gespielt werden.',
    forms: ['Wertungsbereich', 'Wertungsbereiche', 'Wertungsbereichen', 'Wertungsbereichs'],
  },
  round: {
    title: 'Runde',
    text: 'Einmal Geben: Jeder hat eine Karte mehr als davor, bis zum größten Blatt, und dann eine weniger.',
    forms: ['Runde', 'Runden'],
  },
  turnUp: {
    title: 'Aufgedeckte Karte',
    text: 'Die Karte, die nach dem Geben aufgedeckt wird: Ihre Farbe ist Trumpf; nach einem Ass oder Bogenschützen gibt es keinen.',
    forms: ['aufgedeckte Karte', 'aufgedeckten Karte', 'aufgedeckt'],
  },
  eldest: {
    title: 'Vorhand',
    text: 'Wer links vom Geber sitzt: sagt als Erster an und spielt als Erster aus.',
    forms: ['Vorhand'],
  },
  bid: {
    title: 'Ansage',
    text: 'Wie viele Stiche man in dieser Runde machen wird; nur genau so viele zählen.',
    forms: ['Ansage', 'Ansagen', 'angesagt'],
  },
  barred: {
    title: 'Gesperrte Zahl',
    text: 'Der Geber darf nicht ansagen, womit alle Ansagen zusammen die Stiche ergäben: Jemand muss scheitern.',
    forms: ['gesperrt', 'gesperrte Zahl'],
  },
  trump: {
    title: 'Trumpf',
    text: 'Eine Karte der aufgedeckten Farbe: Sie schlägt jede andere Farbe; nur Bogenschützen stehen darüber.',
    forms: ['Trumpf', 'Trumpfs', 'Trümpfe', 'Trümpfen'],
  },
  assassin: {
    title: 'Attentäter',
    text: 'Das Ass ist die niedrigste Karte seiner Farbe, schlägt darin aber alles, wenn ihr König im Stich liegt; das Trumpf-Ass fängt auch Bogenschützen.',
    forms: ['Attentäter', 'Trumpf-Ass', 'Ass', '!Ass oder'],
  },
  lift: {
    title: 'Heben',
    text: 'Jedes Zeichen ihrer Farbe auf den Plättchen, die mit ihr gespielt werden, hebt eine Karte um eins, nie über den König.',
    forms: ['hebt', 'heben', 'gehoben', 'gehobene', 'gehobenen'],
  },
});
