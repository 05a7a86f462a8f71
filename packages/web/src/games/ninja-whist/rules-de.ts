import type { TranslatedRules } from '../../rules/pages.ts';
import type { NinjaRules } from './rules-en.ts';

const de: TranslatedRules<NinjaRules> = {
  ideas: {
    exact: {
      title: 'Sag genau, wie viele Stiche',
      text: 'Jeder sagt, wie viele Stiche er machen wird. Wer genau so viele macht, bekommt 10; mehr ist so schlecht wie weniger.',
      parts: [
        {
          above:
            'Je zwei Karten. Du, Ada und Cleo habt 1 gesagt, Ben keinen. Du machst einen, Ada einen:',
        },
      ],
    },
    trump: {
      title: 'Eine Farbe ist Trumpf',
      text: 'Bediene die ausgespielte Farbe, wenn du kannst. Die aufgedeckte Karte sagt, was Trumpf ist: Die kleinste davon schlägt jeden anderen König.',
      parts: [
        {
          above:
            'Aufgedeckt sind Schwerter. Du spielst den König der Stäbe aus, und Ben hat keine:',
        },
      ],
    },
    barred: {
      title: 'Die verbotene Zahl des Gebers',
      text: 'Der Geber spricht zuletzt und darf nicht sagen, womit alle Zahlen zusammen aufgehen. Jemand muss scheitern.',
      parts: [
        {
          above: 'Je zwei Karten, und die anderen haben zusammen 1 gesagt:',
          notes: { '0': 'keinen', '1': 'verboten', '2': 'beide' },
        },
      ],
    },
    token: {
      title: 'Ein Stich bringt ein Plättchen',
      text: 'Wer einen Stich macht, zieht ein Plättchen aus dem Vorrat. Jetzt zählt es den Stich, und in späteren Runden hilft es.',
      parts: [
        {
          above: 'Du hast den ersten Stich gemacht:',
          notes: { 'playAreas.0': 'in dieser Runde gewonnen' },
        },
      ],
    },
    lift: {
      title: 'Plättchen heben Zahlen',
      text: 'Ab der nächsten Runde darfst du Plättchen mit einer Karte von 2 bis 10 spielen. Jedes Zeichen ihrer Farbe hebt sie um eins.',
      parts: [
        { above: 'Deine 6 mit drei Schwertern ist eine 9:' },
        { above: 'Mit zwei ist sie eine 8. Von gleichen Karten ist die erste höher.' },
      ],
    },
    assassin: {
      title: 'Das Ass ist ein Attentäter',
      text: 'Das Ass ist die kleinste Karte seiner Farbe. Liegt aber ihr König im Stich, schlägt es alles in dieser Farbe.',
      parts: [{ above: 'Du spielst den König der Stäbe aus, Ben hat das Ass:' }],
    },
    archer: {
      title: 'Der Bogenschütze schlägt alles',
      text: 'Der Bogenschütze steht über jeder Farbe, auch über Trumpf. Aber er ist eine Farbe für sich: Du darfst ihn nur legen, wenn du nicht bedienen kannst.',
      parts: [
        { above: 'Schwerter sind Trumpf. Ben hat keine Stäbe:' },
        {
          above: 'Stäbe sind ausgespielt, und du hast einen:',
          notes: { F6: 'muss bedienen', AR: 'jetzt nicht' },
        },
      ],
    },
    end: {
      title: 'Übrige Plättchen sind Punkte',
      text: 'Die Runden wachsen von einer Karte bis zum größten Blatt und schrumpfen wieder. Nach der letzten ist jedes Plättchen, das du behalten hast, ein Punkt.',
      parts: [
        {
          above:
            'Die letzte Runde zu viert. Ben hat 1 gesagt und macht den Stich; Ada und Cleo haben keinen gesagt.',
        },
      ],
    },
  },
  clauses: {
    '3.3': { above: 'Je zwei Karten, die anderen haben zusammen 1 angesagt:' },
    '4.4': { above: 'Stäbe sind ausgespielt:' },
    '5.1': { above: 'Schwerter sind Trumpf:' },
    '5.3': { above: 'Ein Ass ist aufgedeckt: kein Trumpf. Der Bogenschütze gewinnt trotzdem.' },
    '5.4': { above: 'König und Ass einer Farbe in einem Stich:' },
    '5.5': { above: 'Schwerter sind Trumpf. Adas Ass der Schwerter fängt den Bogenschützen:' },
    '6.3': { above: 'Deine 6 mit zwei Zeichen ist der 8 gleich und lag zuerst:' },
    '6.4': { above: 'Eine 10 mit drei Zeichen bleibt unter dem König:' },
  },
  readings: {
    '2.1': 'Im Text wird um den ersten Geber abgehoben; hier entscheidet der Zufall.',
    '2.3':
      'Für drei und vier Spieler hat der Text mehr Stiche und Karten, als seine eigene Regel vom Wachsen und Schrumpfen ergibt: Das sind Versehen.',
    '2.8':
      'Der Text sagt nicht, was mit der aufgedeckten Karte geschieht: Alle sehen sie, niemand spielt sie.',
    '3.2':
      'Die Ansagemarken des Textes gehen von 0 bis 7. Das liegt am Material; angesagt werden darf bis zur Größe des Blatts.',
    '4.5':
      'Der Text macht Bogenschützen zu einer Farbe für sich; so bedient nur der andere, und wer ihn hat, muss ihn legen.',
    '5.3':
      'Der Text stellt Bogenschützen über Trümpfe, wo es Trumpf gibt, und nimmt sie sonst davon aus, unter der ausgespielten Farbe zu stehen. Also gewinnen sie auch ohne Trumpf; dass sie nur gewinnen, wenn sie ausgespielt sind, ist eine Hausregel.',
    '5.4':
      'Der Text sagt nicht, ob es auf die Reihenfolge der beiden ankommt. Es kommt nicht darauf an: Beurteilt wird der vollständige Stich.',
    '5.6': 'Ein Ass über seinem König steht nur über Karten der eigenen Farbe.',
    '6.2':
      'Der Text spricht von Zeichen, die passen. Ob ein Plättchen ohne eines gespielt werden darf, lässt er offen: Es darf nicht.',
    '6.3':
      'Der Text hat ein Beispiel einer gehobenen 6 und keine Grenze als den König. Eine gehobene 10 steht also über einer 10, und von gleichen ist die erste höher.',
    '6.5': 'Nichts im Text verbietet, Plättchen zu verschwenden.',
    '6.8':
      'Der Text sagt nicht, wer das Plättchen aussucht, wenn der Vorrat leer ist: wer den Stich gemacht hat.',
    '6.10': 'Gezogene Plättchen liegen offen; der Text sagt es nicht.',
    '8.2': 'Ein Gleichstand um den Sieg wird geteilt.',
  },
};

export default de;
