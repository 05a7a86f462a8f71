import contest from '../../terms/contest-de.ts';
import { glossaryOf } from '../../terms/glossary.ts';
import { marks } from './rules-terms.ts';

export default glossaryOf(marks, {
  ...contest,
  declarer: {
    title: 'Ansager',
    text: 'Wer allein die meisten Karten gezeigt hat: bestimmt Trumpf, sucht sich einen Partner und verspricht Stiche.',
    forms: ['Ansager', 'Ansagers'],
  },
  tie: {
    title: 'Gleichstand',
    text: 'Zwei oder mehr haben die meisten Karten gezeigt: Es wird kein Stich gespielt, und wer zuletzt dazukam, zahlt.',
    forms: ['Gleichstand'],
  },
  headDefender: {
    title: 'Erster Gegner',
    text: 'Wer nach dem Ansager die meisten Karten gezeigt hat: bestimmt auch einen Trumpf, der unter dem des Ansagers steht.',
    forms: ['erster Gegner', 'erste Gegner', 'ersten Gegner', 'ersten Gegners'],
  },
  pair: {
    title: 'Zahlenpaar',
    text: 'Zweien und Dreien sind zusammen ein Trumpf, Neunen und Zehnen auch: Wer eine Zahl davon bestimmt, bestimmt beide.',
    forms: ['Paar', 'Zahlenpaar'],
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
  goal: {
    title: 'Ziel',
    text: 'Die Stiche, die Ansager und Partner zusammen brauchen: ein Grundstock und einer für jede Karte, die der Ansager gezeigt hat.',
    forms: ['Ziel', 'nötig', 'nötige', 'nötigen'],
  },
  contract: {
    title: 'Spielwert',
    text: 'Was die Seite des Ansagers gewinnt, wenn sie die nötigen Stiche macht, und sonst verliert.',
    forms: ['Spielwert', 'Spielwerts'],
  },
});
