import type { TranslatedRules } from '../../rules/pages.ts';
import type { YamvRules } from './rules-en.ts';

const de: TranslatedRules<YamvRules> = {
  ideas: {
    jokers: {
      title: 'Joker sind immer Trumpf',
      text: 'Zwei Joker stehen in jedem Spiel über allem. Aber ein Joker ist ein Trumpf: Du darfst ihn nur legen, wenn du nicht bedienen kannst.',
      parts: [
        {
          above: 'Cleo spielt Herz 8 aus. Du hast diese drei:',
          notes: { H2: 'muss bedienen', JK: 'ein Trumpf', S4: 'kein Herz' },
        },
        { above: 'Ada hat kein Herz, aber einen Joker:' },
      ],
    },
    show: {
      title: 'Zeig, so viele du willst',
      text: 'Du bietest, indem du Karten offen hinlegst, beliebig viele auf einmal. Wer die meisten gezeigt hat, ist Ansager; bei gleich vielen der Erste links vom Geber.',
      parts: [{ above: 'Cleo gibt. Ada hat drei Karten gezeigt, dann auch Ben drei.' }],
    },
    needed: {
      title: 'Eine Karte, ein Stich',
      text: 'Eine Karte heißt fünf Stiche für dich und einen Partner, jede weitere einen mehr.',
      parts: [
        { below: 'Das bekommt jeder von euch, wenn ihr es schafft; sonst verliert ihr es beide.' },
      ],
    },
    partner: {
      title: 'Zuerst der Partner',
      text: 'Bevor ein Trumpf bestimmt wird, sucht sich der Ansager einen Partner: jeden außer dem ersten Gegner, der nach ihm am meisten gezeigt hat.',
      parts: [{ above: 'Du bist Ansager:', notes: { '3': 'erster Gegner' } }],
    },
    names: {
      title: 'Dann zwei Namen für Trumpf',
      text: 'Der Ansager bestimmt eine Farbe, eine Zahl oder nichts. Dann fügt der erste Gegner eine Zahl hinzu oder nichts. Beide nur, was sie gezeigt haben.',
      parts: [
        {
          above: 'Du hast Pik 4 und Herz 4 gezeigt:',
          notes: { D: 'nicht gezeigt', '1': 'nicht gezeigt' },
        },
        {
          above: 'Du bestimmst Pik. Cleo hat Kreuz 4 gezeigt:',
          notes: { C: 'keine Farbe', '2': 'nicht gezeigt' },
        },
      ],
    },
    order: {
      title: 'Welcher Trumpf ist höher',
      text: 'Joker, dann Karten mit beidem, dann die Trumpfzahl, dann die Trumpffarbe. Sie alle sind eine Farbe.',
      parts: [{ above: 'Zu fünft, Pik und 4en. Von oben:' }],
    },
    exchange: {
      title: 'Der Stock',
      text: 'Vor dem ersten Stich nimmt der Ansager die zwei Karten des Stocks und drückt zwei. Für eine, die offen lag, kommt eine aus dem Stock.',
      parts: [
        {
          above: 'Du nimmst den Stock:',
          notes: { 'displays.0': 'vor dir', drawn: 'aus dem Stock' },
        },
        {
          above: 'Du drückst Herz 4, die offen lag, und Kreuz 2 aus der Hand:',
          notes: { 'displays.0': 'jetzt vor dir', discards: 'gedrückt' },
        },
      ],
    },
    made: {
      title: 'Geschafft',
      text: 'Ansager und Partner bekommen je 10 für jeden nötigen Stich und 5 für jeden mehr, mit einem Bonus für eine Zahl oder ohne Trumpf.',
      parts: [
        {
          above:
            'Vier Karten und eine Farbe: {contract.needed} Stiche nötig. Du und Ben habt {taken.declarer} gemacht.',
          below: 'Jeder Gegenspieler hat immer 10 für einen Stich.',
        },
      ],
    },
    none: {
      title: 'Ohne bringt am meisten',
      text: 'Wer keinen Trumpf bestimmt, hat nur die Joker und einen Bonus von 80. Eine ungerade Zahl bringt 40, eine gerade 20, eine Farbe nichts.',
      parts: [
        {
          above: 'Zwei Karten und ohne: {contract.needed} Stiche nötig, {taken.declarer} gemacht.',
        },
      ],
    },
    failed: {
      title: 'Verfehlt: Beide zahlen',
      text: 'Ansager und Partner verlieren je 10 für jeden nötigen Stich. Jetzt zahlt sich aus, was der erste Gegner bestimmt hat: für jeden Gegenspieler.',
      parts: [
        {
          above:
            'Vier Karten: {contract.needed} nötig, {taken.declarer} gemacht. Ada ist erster Gegner und hat keinen Trumpf bestimmt.',
          below: 'Die Partie endet, wenn jemand 500 hat.',
        },
      ],
    },
  },
  clauses: {
    '4.2': { above: 'Cleo gibt. Ada und Ben haben je drei gezeigt; Ada kommt zuerst:' },
    '5.4': { above: 'Zu fünft, Pik und 4en:' },
    '6.3': {
      above: 'Herz 4 lag offen, Kreuz 2 nicht: Eine Karte aus dem Stock wird offen gelegt.',
      notes: { 'displays.0': 'jetzt offen', discards: 'gedrückt' },
    },
    '7.2': { above: 'Herz ist ausgespielt, und nur Joker sind Trumpf:' },
    '8.7': {
      above: 'Ada ist erster Gegner und hat keinen Trumpf bestimmt; das Spiel ist verloren:',
    },
  },
  readings: {
    '2.1': 'Der Text sagt nicht, wer zuerst gibt: der Zufall.',
    '3.2':
      'In Mü darf niemand um mehr als eine über die meisten gehen. Dieser Text kennt keine solche Grenze, also gibt es hier keine.',
    '3.5':
      'Die Versteigerung endet, wenn alle nacheinander passen. Hier gehört auch dazu, wer zuletzt geboten hat: so viele Male, wie Spieler da sind.',
    '3.6':
      'Von einem Spiel, in dem niemand bietet, sagt der Text nichts: Niemand bekommt Punkte, und es wird neu gegeben.',
    '4.6':
      'Der Text sagt nicht, was geschieht, wenn nur einer geboten hat. Hier gibt es dann keinen ersten Gegner, es gilt nur, was der Ansager bestimmt, und die Gegenseite hat keinen Bonus; das andere ist eine Hausregel.',
    '5.3':
      'Der Text verbietet nicht, dass beide dieselbe Zahl bestimmen; es brächte nichts und ist darum nicht erlaubt.',
    '6.2':
      'Der Text sagt nur, dass zwei Karten gedrückt werden. Es dürfen irgendwelche sein, auch Joker und Karten, die eben aus dem Stock kamen.',
    '6.3':
      'Gehen eine offene Karte und eine aus der Hand weg, lässt der Text offen, welche Karte aus dem Stock gezeigt wird. Der Ansager wählt.',
    '6.5':
      'Der Text lässt offen, ob sich mit den offenen Karten ändert, was bestimmt ist. Es ändert sich nicht.',
    '7.2':
      'Der Text nennt Joker ständige Trümpfe. Sie bedienen also nur Trumpf, und ein ausgespielter Joker verlangt Trümpfe.',
    '8.7':
      'Der Text spricht von der Seite, die gewinnt. Ohne ersten Gegner hat für die Gegenseite niemand etwas bestimmt, also hat sie keinen Bonus.',
    '9.2': 'Ein Gleichstand um den Sieg wird geteilt.',
  },
};

export default de;
