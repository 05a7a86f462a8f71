import common from '../../terms/common-de.ts';
import { glossaryOf } from '../../terms/glossary.ts';
import { marks } from './rules-terms.ts';

export default glossaryOf(marks, {
  ...common,
  turnUp: {
    title: 'Aufgedeckte Karte',
    text: 'Die zuletzt gegebene Karte, für alle sichtbar: Ihre Farbe sagt, was gespielt wird, und sie bleibt beim Geber.',
    forms: ['aufgedeckte Karte', 'aufgedeckten Karte', 'aufgedeckt', 'aufgedecktes'],
  },
  contract: {
    title: 'Spiel',
    text: 'Welches der drei Spiele mit diesen Karten gespielt wird: Herz, Pik oder Kreuz.',
    forms: ['Spielart', 'Wähle das Spiel'],
  },
  thrownIn: {
    title: 'Eingeworfen',
    text: 'Ein Spiel nach einem Karo, bei dem alle vier gepasst haben: Niemand bekommt Punkte, und derselbe Geber gibt noch einmal.',
    forms: ['eingeworfen', 'eingeworfene', 'eingeworfenes', 'eingeworfenen'],
  },
  double: {
    title: 'Doppelt',
    text: 'Nach einem Spiel, bei dem alle gepasst haben, zählt das nächste für alle doppelt, auch Verluste.',
    forms: ['zählt doppelt', 'Verdopplung'],
  },
  give: {
    title: 'Verschenken',
    text: 'Vor Herz gibt jeder eine Karte nach links und eine nach rechts, alle gleichzeitig.',
    forms: ['verschenken', 'verschenkt', 'Geschenk', 'Geschenke', '2 Karten geben'],
  },
  penalty: {
    title: 'Strafkarten',
    text: 'In Herz jedes Herz und die Pik-Dame: Sie kosten den, der sie im Stich hat.',
    forms: ['Strafkarten', 'Pik-Dame'],
  },
  moon: {
    title: 'Durchmarsch',
    text: 'Alle acht Herzen und die Pik-Dame in den Stichen eines Spielers: eine Belohnung statt der Strafe.',
    forms: ['Durchmarsch'],
  },
  team: {
    title: 'Team',
    text: 'In Pik zwei, die einander gegenübersitzen: Ihre Ansagen und ihre Stiche zählen zusammen.',
    forms: ['Team', 'Teams'],
  },
  bid: {
    title: 'Ansage',
    text: 'In Pik, wie viele Stiche man erwartet; die Summe des Teams muss genau getroffen werden.',
    forms: ['Ansage', 'Ansagen', 'angesagt', 'angesagten', 'angesagte'],
  },
  effectiveSuit: {
    title: 'Geltende Farbe',
    text: 'Wozu eine Karte jetzt zählt: In Kreuz ist der Pik-Bube in jeder Hinsicht ein Kreuz.',
    forms: ['geltende Farbe', 'in jeder Hinsicht ein Kreuz'],
  },
  fold: {
    title: 'Aussteigen',
    text: 'In Kreuz vor der ersten Karte aufhören: keine Stiche, keine Punkte.',
    forms: ['aussteigen', 'aussteigt', 'ausgestiegen'],
  },
  stay: {
    title: 'Mitspielen',
    text: 'In Kreuz um Stiche spielen; wer mitspielt und keinen macht, zahlt.',
    forms: ['mitspielen', 'mitspielt', 'mitgespielt'],
  },
});
