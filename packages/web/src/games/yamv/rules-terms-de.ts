import contest from '../../terms/contest-de.ts';
import { glossaryOf } from '../../terms/glossary.ts';
import { marks } from './rules-terms.ts';

export default glossaryOf(marks, {
  ...contest,
  joker: {
    title: 'Joker',
    text: 'In jedem Spiel der höchste Trumpf; er hat weder Farbe noch Zahl.',
    forms: ['Joker', 'Jokers', 'Jokern'],
  },
  stock: {
    title: 'Stock',
    text: 'Die zwei Karten, die niemand bekommen hat; der Ansager nimmt sie vor dem ersten Stich auf.',
    forms: ['Stock', 'Stocks'],
  },
  forehand: {
    title: 'Vorhand',
    text: 'Wer links vom Geber sitzt: beginnt die Versteigerung und gewinnt einen Gleichstand um die meisten Karten.',
  },
  declarer: {
    title: 'Ansager',
    text: 'Wer die meisten Karten gezeigt hat: sucht sich einen Partner, bestimmt Trumpf, nimmt den Stock und verspricht Stiche.',
    forms: ['Ansager', 'Ansagers'],
  },
  headDefender: {
    title: 'Erster Gegner',
    text: 'Wer nach dem Ansager die meisten Karten gezeigt hat: darf auch eine Zahl zu Trumpf machen.',
    forms: ['erster Gegner', 'erste Gegner', 'ersten Gegner', 'ersten Gegners'],
  },
  partner: {
    title: 'Partner',
    text: 'Wen der Ansager sich für dieses Spiel aussucht: Ihre Stiche zählen zusammen, und beide gewinnen oder verlieren.',
    forms: ['Partner', 'Partners'],
  },
  defender: {
    title: 'Gegenspieler',
    text: 'Alle, die weder Ansager noch Partner sind, auch der erste Gegner.',
    forms: ['Gegenspieler', 'Gegenspielers', 'Gegenspielern'],
  },
  noTrump: {
    title: 'Ohne',
    text: 'Statt einen Trumpf zu bestimmen: Wer das sagt, fügt zu den Jokern keinen hinzu und bekommt dafür den höchsten Bonus.',
    forms: ['ohne Trumpf', 'keinen Trumpf', 'kein Trumpf'],
  },
  exchange: {
    title: 'Tausch',
    text: 'Der Ansager nimmt den Stock und drückt zwei Karten; für eine, die offen lag, wird eine aus dem Stock offen gelegt.',
    forms: ['Tausch', 'tauschen', 'tauscht'],
  },
  discard: {
    title: 'Drücken',
    text: 'Eine Karte verdeckt weglegen; sie zählt für niemanden.',
    forms: ['drücken', 'drückt', 'drückst', 'gedrückt', 'gedrückte', 'gedrückten'],
  },
  goal: {
    title: 'Ziel',
    text: 'Die Stiche, die Ansager und Partner zusammen brauchen: mehr für jede Karte, die der Ansager geboten hat.',
    forms: ['Ziel', 'nötige Stiche', 'nötigen Stiche', 'nötigen Stich'],
  },
  contract: {
    title: 'Spielwert',
    text: 'Das Versprechen des Ansagers und was es zählt: so viele Stiche, und was sie wert sind, wird sonst verloren.',
    forms: ['Spielwert', 'Spielwerts'],
  },
  overtrick: {
    title: 'Überstich',
    text: 'Ein Stich mehr, als die Seite des Ansagers braucht.',
    forms: ['Überstich', 'Überstiche', 'Überstichen'],
  },
});
