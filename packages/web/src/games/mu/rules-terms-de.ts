import contest from '../../terms/contest-de.ts';
import { glossaryOf } from '../../terms/glossary.ts';
import { marks } from './rules-terms.ts';

export default glossaryOf(marks, {
  ...contest,
  cardPoints: {
    title: 'Kartenpunkte',
    text: 'Die Tupfen auf einer Karte: 6 und 7 haben zwei, 1 und 9 keinen, alle anderen einen; wer eine Karte gewinnt, behält ihre Punkte.',
    forms: ['Kartenpunkte', 'Kartenpunkten', 'Kartenpunkt'],
  },
  crown: {
    title: 'Krone',
    text: 'Sie liegt bei dem, der die meisten Karten gezeigt hat; verdeckt heißt sie, dass es zwei oder mehr sind.',
  },
  provocateur: {
    title: 'Verursacher',
    text: 'Wer die höchste Zahl als Letzter erreicht und so den Gleichstand gemacht hat; bleibt es dabei, zahlt er.',
    forms: ['Verursacher', 'Verursachers'],
  },
  chief: {
    title: 'Chef',
    text: 'Wer allein die meisten Karten gezeigt hat: bestimmt den Obertrumpf, sucht sich einen Partner und muss das Ziel erreichen.',
    forms: ['Chef', 'Chefs'],
  },
  stalemate: {
    title: 'Patt',
    text: 'Eine Versteigerung, an deren Ende zwei oder mehr die meisten Karten gezeigt haben: Es wird kein Stich gespielt, und der Verursacher zahlt.',
    forms: ['Patt', 'Patts'],
  },
  vice: {
    title: 'Vize',
    text: 'Wer nach dem Chef die meisten Karten gezeigt hat: bestimmt den Untertrumpf und spielt gegen den Chef.',
    forms: ['Vize', 'Vizes'],
  },
  shield: {
    title: 'Schild',
    text: 'Das Zeichen des Vize, der nach dem Chef die meisten Karten gezeigt hat.',
  },
  minor: {
    title: 'Untertrumpf',
    text: 'Der Trumpf, den der Vize bestimmt hat, ein Winkel: unter dem Obertrumpf, über allem, was kein Trumpf ist.',
    forms: ['Untertrumpf', 'Untertrumpfs'],
  },
  major: {
    title: 'Obertrumpf',
    text: 'Der Trumpf, den der Chef bestimmt hat, zwei Winkel: über dem Untertrumpf.',
    forms: ['Obertrumpf', 'Obertrumpfs'],
  },
  partner: {
    title: 'Partner',
    text: 'Wen der Chef sich für dieses Spiel aussucht; ihre Kartenpunkte zählen zusammen.',
    forms: ['Partner', 'Partners'],
  },
  opponent: {
    title: 'Gegner',
    text: 'Alle, die weder Chef noch Partner sind, auch der Vize.',
    forms: ['Gegner', 'Gegners', 'Gegnern'],
  },
  goal: {
    title: 'Ziel',
    text: 'Die Kartenpunkte, die Chef und Partner zusammen brauchen: mehr für jede Karte, die der Chef gezeigt hat.',
    forms: ['Ziel', 'Ziels', 'Ziele'],
  },
  bonus: {
    title: 'Bonus',
    text: 'Was Chef und Partner für ein erreichtes Ziel je bekommen: für die gezeigten Karten und für den Trumpf.',
    forms: ['Bonus'],
  },
});
