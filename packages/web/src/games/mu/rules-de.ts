import type { TranslatedRules } from '../../rules/pages.ts';
import type { MuRules } from './rules-en.ts';

const de: TranslatedRules<MuRules> = {
  ideas: {
    points: {
      title: 'Tupfen sind Punkte',
      text: 'Die höchste Karte der ausgespielten Farbe gewinnt alle. Ihre Tupfen sind [Kartenpunkte](cardPoints).',
      parts: [
        {
          above: 'Du spielst die rote 9 aus. Die anderen bedienen.',
          below: 'Du gewinnst den Stich: {points} Punkte.',
        },
      ],
    },
    show: {
      title: 'Bieten heißt Karten zeigen',
      text: 'Gezeigte Karten bleiben deine zum Spielen. Wer die meisten gezeigt hat, trägt die Krone.',
      parts: [
        {
          above: 'Ada hat zwei Karten gezeigt, du eine.',
          below: 'Du darfst um eine über die meisten gehen, also noch eine oder zwei zeigen.',
        },
      ],
    },
    goal: {
      title: 'Mehr Karten, höheres Ziel',
      text: 'Was du zeigst, versprichst du: so viele der 60 Punkte, mit einem Partner.',
      parts: [
        { above: 'Zu viert:', below: 'Den Bonus bekommt ihr beide, und mehr für manche Trümpfe.' },
      ],
    },
    tie: {
      title: 'Gleichstand: kein Spiel',
      text: 'Haben am Ende zwei die meisten gezeigt, wird nicht gespielt. Wer zuletzt kam, zahlt.',
      parts: [
        { above: 'Ada hat zwei gezeigt, dann Ben auch.' },
        { below: 'Ben kam zuletzt dazu: Er ist der Verursacher.' },
      ],
    },
    vice: {
      title: 'Chef und Vize',
      text: 'Wer die meisten gezeigt hat, ist Chef. Der Zweite ist Vize und spielt gegen ihn.',
      parts: [
        {
          above: 'Du hast drei Karten gezeigt, Ada zwei, Cleo eine.',
          below: 'Dein Ziel sind {bidToken.goal} Punkte.',
        },
      ],
    },
    names: {
      title: 'Nur was du gezeigt hast',
      text: 'Erst bestimmt der Vize Trumpf, dann der Chef: gezeigte Farbe oder Zahl, oder keinen Trumpf.',
      parts: [
        {
          above: 'Ada hat Gelb bestimmt. Du hast die blaue 7 und die rote 3 gezeigt:',
          notes: { Y: 'hat Ada', G: 'nicht gezeigt', '5': 'nicht gezeigt' },
        },
      ],
    },
    suit: {
      title: 'Eine 7, die nicht rot ist',
      text: 'Cleo hat die 7en bestimmt. Jetzt ist jede Trumpf, und keine [gehört zu ihrer Farbe](effectiveSuit).',
      parts: [
        {
          above: 'Cleo spielt Rot aus. Du hast diese drei:',
          notes: { R2: 'muss bedienen', R7: 'ein Trumpf', B4: 'nicht rot' },
        },
        { above: 'Ada hat kein Rot. Jede 7 geht:', below: '{points} Punkte für Ada.' },
      ],
    },
    both: {
      title: 'Beides zusammen ist am höchsten',
      text: 'Der Chef hat 7en bestimmt, der Vize Gelb: Gelbe 7en stehen über den anderen, diese über Gelb.',
      parts: [
        {
          above: 'Von oben:',
          below: 'Karten einer Gruppe sind gleich hoch: Die zuerst gelegte ist höher.',
        },
      ],
    },
    partner: {
      title: 'Such dir einen Partner',
      text: 'Der Chef wählt jeden außer dem Vize. Wer hat gezeigt, was zu deinem Trumpf passt?',
      parts: [
        { above: 'Du hast die 7en bestimmt, und Ben zeigt eine.' },
        { above: 'Du darfst wählen:', notes: { '1': 'ist Vize' } },
      ],
    },
    made: {
      title: 'Erreiche das Ziel',
      text: 'Chef und Partner bekommen je 10 pro Karte, mehr für eine Zahl oder ohne Trumpf. Jeder behält eigene Punkte.',
      parts: [
        { above: 'Zwei Karten und 7en: Ziel {bidToken.goal}. Du und Ben habt {taken} gewonnen.' },
      ],
    },
    missed: {
      title: 'Verfehlt: Der Chef zahlt',
      text: 'Für jede Karte zu viel verliert der Chef 10, und jeder Gegner gewinnt 5. Der Partner verliert nichts.',
      parts: [
        {
          above:
            'Fünf Karten: Ziel {bidToken.goal}. Du und Ben habt {taken} gewonnen, genug für drei.',
          below: 'Die Partie endet, wenn jemand 200 hat.',
        },
      ],
    },
  },
  clauses: {
    '3.2': { above: 'Ada hat zwei Karten gezeigt, du eine. Drei dazu wären vier:' },
    '3.7': { above: 'Ben erreicht Adas zwei Karten: Die Krone liegt verdeckt bei ihm.' },
    '4.5': {
      above:
        'Ada und Ben haben je vier gezeigt. 8 und 6 sind gleich, dann ist 6 über 5: Ada ist Vize.',
    },
    '5.1': { above: 'Ada ist Vize und hat die gelbe 9 gezeigt:' },
    '5.4': { above: 'Der Chef hat die 7en bestimmt, der Vize Gelb:' },
    '6.2': { above: 'Die 7en sind Trumpf, und Rot ist ausgespielt:' },
    '6.4': {
      above: 'Die 7en sind Trumpf. Zwei davon sind gleich hoch, und die von Ada lag zuerst:',
    },
    '7.5': { above: 'Fünf Karten, Ziel {bidToken.goal}, gewonnen {taken}: zwei Karten zu viel.' },
    '7.8': { above: 'Ada und Ben haben je zwei gezeigt, Ben zuletzt:' },
  },
  readings: {
    '2.1': 'Die Texte sagen nicht, wer zuerst gibt: der Zufall.',
    '3.5':
      'Die Texte lassen die Versteigerung enden, wenn alle nacheinander passen, ohne zu sagen, ob der letzte Bieter dazugehört. Hier gehört er dazu: so viele Male, wie Spieler da sind.',
    '4.4':
      'Die Texte sprechen nicht von einer Versteigerung, in der außer dem Chef niemand eine Karte gezeigt hat. Dann gibt es keinen Vize.',
    '4.5':
      'Ein Text nennt bei gleich vielen nur die höchste Zahl. Das ist kurz gesagt für Karte um Karte, und so wird hier gespielt; die kürzere Art ist eine Hausregel.',
    '4.6':
      'Zu dritt gibt es keinen Vize. Manche spielen trotzdem mit einem; dann bestimmt er einen Untertrumpf, und einen Partner hat weiterhin niemand.',
    '5.2': 'Ohne Trumpf zu spielen steht dem Chef immer frei, auch wenn es keinen Vize gibt.',
    '6.4':
      'Gleiche Zahlen eines Trumpfs und zwei gleiche Karten sind gleich hoch. Die zuerst gelegte ist höher.',
    '7.6': 'Die Gegner gewinnen auch in einem Spiel ohne Vize.',
    '8.3': 'Die Texte lösen einen Gleichstand um den Sieg nicht auf: Er wird geteilt.',
  },
};

export default de;
