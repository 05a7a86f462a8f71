import type { Sentences } from '@overtrick/engine';
import type { ContestSays } from '@overtrick/engine/english/contest';
import { karten, german as usual } from '../words/german.ts';
import type { PageSpeech } from '../words/speech.ts';

/** Wie ein solches Spiel die Rollen nennt, im ersten Fall, und wer zuerst Trumpf bestimmt. */
interface GermanRoles {
  readonly declarer: string;
  readonly headDefender: string;
  readonly first: string;
}

/** „Rot“ oder „keinen Trumpf“. */
function named(name: string, { trump }: PageSpeech): string {
  return name === 'none' ? 'keinen Trumpf' : trump(name);
}

/** Was Spiele mit einer Versteigerung durch gezeigte Karten gemeinsam haben. */
export function contestGerman(terms: GermanRoles): Sentences<ContestSays, PageSpeech> {
  return {
    ...usual,
    'bid-begun': 'Ein begonnenes Gebot muss beendet werden.',
    'bid-empty': 'Ein Gebot zeigt mindestens eine Karte.',
    'hand-empty': 'Ohne Karte auf der Hand muss man passen.',
    'shown-already': ({ card: code }, { card }) => `${card(code)} liegt schon offen vor dir.`,
    'bid-limit': ({ most }) =>
      most === 1
        ? 'Noch hat niemand gezeigt: Eine Karte ist das Höchste.'
        : `Mehr als eine Karte über dem höchsten Gebot geht nicht: zusammen ${karten(most)}.`,
    'partner-self': `${terms.declarer} braucht jemand anderen als Partner.`,
    'partner-defender': `${terms.headDefender} kann nicht der Partner sein.`,
    seats: ({ last }) => `Die Plätze gehen von 0 bis ${last}.`,
    'no-right': ({ trump: name, mine }, speech) => {
      const others = speech.list(mine.map((each) => named(each, speech)));
      const only = mine.length > 0 ? `nur für ${others}` : 'auch für nichts anderes';
      return `Für ${named(name, speech)} hast du keine Karte gezeigt, ${only}.`;
    },
    'named-already': ({ trump: name }, speech) =>
      `${terms.first} hat schon ${named(name, speech)} bestimmt.`,
  };
}
