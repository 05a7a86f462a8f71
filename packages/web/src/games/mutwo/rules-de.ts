import type { TranslatedRules } from '../../rules/pages.ts';
import type { MutwoRules } from './rules-en.ts';

const de: TranslatedRules<MutwoRules> = {
  ideas: {
    needed: {
      title: 'Karten zeigen, Stiche versprechen',
      text: 'Du bietest, indem du eigene Karten offen hinlegst; sie bleiben deine zum Spielen. Je mehr du zeigst, desto mehr Stiche braucht ihr zu zweit.',
      parts: [
        { above: 'Zu fünft:', below: 'Niemand darf um mehr als eine über die meisten gehen.' },
      ],
    },
    roles: {
      title: 'Ansager und erster Gegner',
      text: 'Wer die meisten gezeigt hat, ist Ansager. Der Zweite ist erster Gegner, spielt gegen den Ansager und bestimmt zuerst einen Trumpf.',
      parts: [{ above: 'Du hast zwei Karten gezeigt, Ada eine.' }],
    },
    order: {
      title: 'Zwei Trümpfe, eine Farbe',
      text: 'Jeder bestimmt eine Farbe oder Zahl auf einer eigenen gezeigten Karte. Der Trumpf des Ansagers ist höher; Karten von beiden sind am höchsten.',
      parts: [{ above: 'Ada hat Rot bestimmt, du die 6en. Von oben:' }],
    },
    pairs: {
      title: 'Zwei Zahlen auf einmal',
      text: '2en und 3en sind zusammen ein Trumpf, 9en und 10en auch. Eine Karte von beiden genügt, um das Paar zu bestimmen.',
      parts: [
        {
          above: 'Du hast die blaue 3 und die rote 7 gezeigt und darfst bestimmen:',
          notes: { '3': 'heißt 2en', '9': 'nicht gezeigt', G: 'nicht gezeigt' },
        },
        { above: 'Du bestimmst das Paar. Die 3en stehen über den 2en:' },
      ],
    },
    suit: {
      title: 'Eine 6, die nicht rot ist',
      text: 'Cleo hat die 6en bestimmt. Jetzt ist jede 6 ein Trumpf, und keine [gehört zu ihrer Farbe](effectiveSuit).',
      parts: [
        {
          above: 'Cleo spielt Rot aus. Du hast diese drei:',
          notes: { R2: 'muss bedienen', R6: 'ein Trumpf', B4: 'nicht rot' },
        },
        { above: 'Ada hat kein Rot. Jede 6 geht:' },
      ],
    },
    made: {
      title: 'Geschafft',
      text: 'Ansager und Partner bekommen je 10 für jede Karte, und mehr für Zahlen oder ohne Trumpf. Außerdem bringt jeder Stich dem 5, der ihn gemacht hat.',
      parts: [
        {
          above:
            'Drei Karten und 6en: {contract.needed} Stiche nötig. Du und Ben habt {taken.declarer} gemacht.',
        },
      ],
    },
    failed: {
      title: 'Verfehlt: Beide zahlen',
      text: 'Ansager und Partner verlieren je, was sie gewonnen hätten, und die eigenen Stiche des Ansagers zählen nicht.',
      parts: [
        {
          above:
            'Dasselbe Gebot, aber du und Ben habt nur {taken.declarer} von {contract.needed} gemacht.',
          below: 'In einer Partie gibt jeder zweimal.',
        },
      ],
    },
    tie: {
      title: 'Gleichstand: kein Spiel',
      text: 'Haben zwei oder mehr die meisten gezeigt, wird kein Stich gespielt. Wer zuletzt dazukam, zahlt 10 je Karte; die anderen teilen sich einen Teil davon.',
      parts: [{ above: 'Ada und Ben haben je zwei gezeigt, dann du auch:' }],
    },
  },
  clauses: {
    '5.3': { above: 'Der Ansager hat die 2en bestimmt, sonst niemand einen Trumpf:' },
    '5.4': { above: 'Der erste Gegner hat Rot bestimmt, der Ansager die 6en:' },
    '6.2': { above: 'Die 6en sind Trumpf, und Rot ist ausgespielt:' },
    '7.7': { above: '{contract.needed} Stiche waren nötig, {taken.declarer} sind gemacht:' },
    '7.8': { above: 'Drei haben zwei Karten gezeigt, du zuletzt: 20, geteilt durch drei, sind 6.' },
  },
  readings: {
    '2.1':
      'Der Text sagt nicht, wer zuerst gibt: der Zufall. Er ist für fünf Spieler, mit vier und sechs als Abwandlung.',
    '3.5':
      'Die Versteigerung endet, wenn alle nacheinander passen. Hier gehört auch dazu, wer zuletzt geboten hat: so viele Male, wie Spieler da sind.',
    '3.6':
      'Von einem Spiel, in dem niemand bietet, sagt der Text nichts: Niemand bekommt Punkte, und es zählt als ein Spiel der Partie.',
    '5.3':
      'Der Text paart die Zahlen, ohne zu sagen, ob der andere dann die zweite bestimmen darf. Es ist derselbe Trumpf, also nein.',
    '5.4':
      'Der Text hat die Reihenfolge für die meisten Mischungen. Von einem Paar über einer Farbe sagt er nichts: Es folgt aus derselben Regel, wie die Beispiele zeigen.',
    '7.8':
      'Der Text teilt, was der Letzte verliert, durch die Zahl der Spieler im Gleichstand. Hier zählt der, der zahlt, dazu, und der Rest entfällt. Nur durch die anderen zu teilen ist eine Hausregel.',
    '8.1':
      'Der Text schlägt ein oder zwei Spiele je Spieler vor. Hier sind es zwei, wenn du nichts anderes wählst.',
    '8.2': 'Ein Gleichstand um den Sieg wird geteilt.',
  },
};

export default de;
