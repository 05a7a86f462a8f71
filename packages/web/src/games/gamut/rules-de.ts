import type { TranslatedRules } from '../../rules/pages.ts';
import type { GamutRules } from './rules-en.ts';

const de: TranslatedRules<GamutRules> = {
  ideas: {
    turn: {
      title: 'Drei Spiele in einem',
      text: 'Die letzte Karte wird offen gegeben. Ihre Farbe sagt, was ihr mit diesen Karten spielt: Herz, Pik oder Kreuz.',
      parts: [
        { notes: { turnUp: 'Herz' } },
        { notes: { turnUp: 'Pik' } },
        { notes: { turnUp: 'Kreuz' } },
        { notes: { turnUp: 'ihr wählt' } },
      ],
    },
    give: {
      title: 'Herz: zwei Karten verschenken',
      text: 'Vor dem ersten Stich gibt jeder eine Karte nach links und eine andere nach rechts, alle gleichzeitig.',
      parts: [
        {
          notes: {
            'gave.left': 'an Ada, links von dir',
            'gave.right': 'an Cleo, rechts von dir',
            'received.left': 'von Ada',
            'received.right': 'von Cleo',
            hand: 'jetzt deine Hand',
          },
          below: 'Wer die Kreuz 9 hat, spielt sie aus.',
        },
      ],
    },
    queen: {
      title: 'Herz: möglichst wenig nehmen',
      text: 'Es gibt keinen Trumpf. Jedes Herz in deinen Stichen kostet 1, die Pik-Dame 8. Hast du die ausgespielte Farbe nicht, werde sie los.',
      parts: [
        {
          above: 'Du spielst die Kreuz 9 aus. Ada hat kein Kreuz:',
          below: 'Ben gewinnt den Stich: {points}.',
        },
      ],
    },
    moon: {
      title: 'Herz: oder alles nehmen',
      text: 'Wer alle acht Herzen und die Dame hat, hat einen Durchmarsch: plus 12, und die anderen nichts.',
      parts: [{ above: 'Du hast sie alle bekommen:' }],
    },
    teams: {
      title: 'Pik: genau, was ihr gesagt habt',
      text: 'Du spielst mit dem, der dir gegenübersitzt. Jeder sagt eine Zahl von Stichen an; zusammen muss sie genau stimmen. Pik ist Trumpf.',
      parts: [
        { above: 'Jeder hat 1 angesagt. Ada und Cleo machen zwei, du und Ben einen:' },
        {
          above:
            'Ada hat 1 angesagt, Cleo keinen, und sie machen doch zwei. Du und Ben habt zusammen 1 angesagt:',
        },
      ],
    },
    spades: {
      title: 'Pik: nicht gleich ausspielen',
      text: 'Ein Pik darf nur ausgespielt werden, wenn schon eines gefallen ist, oder von dem, der nichts anderes hat. In Herz ist es mit Herzen genauso.',
      parts: [{ above: 'Cleo gibt und spielt zuerst aus:', notes: { S7: 'noch nicht' } }],
    },
    clubs: {
      title: 'Kreuz: zwei Buben ganz oben',
      text: 'Kreuz ist Trumpf, und über allen stehen der Kreuz-Bube und der Pik-Bube, der [jetzt ein Kreuz](effectiveSuit) ist.',
      parts: [
        { above: 'Von oben:' },
        {
          above: 'Cleo spielt ein Pik aus. Du hast diese:',
          notes: { S8: 'muss bedienen', SJ: 'ein Kreuz', D7: 'kein Pik' },
        },
      ],
    },
    fold: {
      title: 'Kreuz: aussteigen oder mitspielen',
      text: 'Ein Stich bringt 2. Aber wer mitspielt und keinen macht, verliert 6; darum darf jeder vor der ersten Karte aussteigen.',
      parts: [
        {
          above: 'Du bist dran:',
          labels: { stay: 'Mitspielen', fold: 'Aussteigen' },
          notes: {
            stay: '{staying.trick} je Stich, −{staying.none} ohne einen',
            fold: 'raus, 0 Punkte',
          },
        },
        { above: 'Du bist ausgestiegen; Cleo spielt mit und macht keinen Stich:' },
      ],
    },
    diamonds: {
      title: 'Karo: wählen oder passen',
      text: 'Nach einem Karo darf der Reihe nach jeder eines der drei Spiele wählen. Passen alle, gibt derselbe noch einmal, und dieses Spiel zählt doppelt.',
      parts: [
        {
          above: 'Cleo gibt und beginnt:',
          labels: { hearts: 'Herz', spades: 'Pik', clubs: 'Kreuz', pass: 'Passen' },
        },
        {
          above:
            'Das nächste ist Kreuz, und alle außer Cleo steigen aus. Acht Stiche, mal {multiplier}:',
          below: 'Die Partie endet, wenn jemand 40 hat.',
        },
      ],
    },
  },
  clauses: {
    '3.4': { above: 'Davor haben alle gepasst. Jetzt steigen in Kreuz alle außer Cleo aus:' },
    '5.5': { above: 'Ben spielt aus, und noch ist kein Herz gefallen:' },
    '5.8': { above: 'Du hast alle acht Herzen und die Dame:' },
    '6.6': { above: 'Cleo spielt zum ersten Stich aus:' },
    '6.8': {
      above: 'Ada und Cleo haben zusammen 1 angesagt und zwei gemacht, du und Ben 1 und einen:',
    },
    '7.2': { above: 'Ein Pik ist ausgespielt:' },
    '7.9': { above: 'Du bist ausgestiegen; Cleo spielt mit und macht keinen Stich:' },
  },
  readings: {
    '2.1': 'Der Text sagt nicht, wer zuerst gibt: der Zufall.',
    '2.2':
      'Der Text deckt die letzte Karte auf, ohne zu sagen, wem sie gehört. Sie ist die achte des Gebers und bleibt auf der Hand.',
    '2.4':
      'Nur für Karo sagt der Text, wer beginnt. Hier beginnt überall der Geber; dass stattdessen der linke Nachbar beginnt, ist eine Hausregel.',
    '3.4':
      'Der Text verdoppelt das nächste Spiel. Gemeint ist das nächste, in dem etwas gewählt ist, mit seinen Verlusten, auch wenn alle darin aussteigen.',
    '3.5':
      'Von mehreren eingeworfenen Spielen nacheinander sagt der Text nichts: Sie verdoppeln einmal. Dass jedes noch einmal verdoppelt, ist eine Hausregel.',
    '5.2':
      'Alle geben gleichzeitig, aus dem, was sie bekommen haben. Niemand sieht, was kommt, bevor er gewählt hat.',
    '5.5':
      'Der Text verbietet Herz, bis in einem anderen Stich eines lag. Wer nichts anderes hat, darf trotzdem eines ausspielen.',
    '5.6': 'Nichts im Text schützt den ersten Stich.',
    '5.8':
      'Der Text spricht von sechs Herzen, ein Rest aus einem kleineren Blatt: Es sind acht. Er nennt 12, und 16 als das Höchste eines Spiels; gespielt wird 12, 16 ist eine Hausregel.',
    '6.3':
      'Der Text setzt Ansagen keine Grenze. Mehr als acht kann ein Team nicht machen, also auch nicht ansagen.',
    '6.8':
      'Der Text zieht 1 für jeden Stich zu viel ab und nennt keine Grenze nach unten: Es kann unter null fallen.',
    '7.2':
      'Der Text lässt Pik fünf Karten, wieder aus einem kleineren Blatt: Ohne den Buben sind es sieben.',
    '7.3':
      'Der Text lässt Spieler vor der ersten Karte aussteigen. Hier sagt es jeder einmal, der Reihe nach und offen.',
    '7.5':
      'Ist der Geber ausgestiegen, spielt der Nächste aus, der mitspielt: Der Text sagt davon nichts.',
    '7.6':
      'Spielt nur einer mit, ist niemand da, gegen den er spielt: Alle acht Stiche gehören ihm.',
    '8.3': 'Ein Gleichstand um den Sieg wird geteilt.',
  },
};

export default de;
