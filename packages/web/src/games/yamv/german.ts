import type { Sentences } from '@overtrick/engine';
import type { YamvSays } from '@overtrick/engine/english/yamv';
import { contestGerman } from '../../contest/german.ts';
import type { PageSpeech } from '../../words/speech.ts';

const terms = { declarer: 'Der Ansager', headDefender: 'Der erste Gegner', first: 'Der Ansager' };

export const german: Sentences<YamvSays, PageSpeech> = {
  ...contestGerman(terms),
  'no-suit': 'Der erste Gegner kann keine Farbe bestimmen.',

  'two-discards': 'Es werden nur zwei Karten gedrückt.',
  'shown-first': 'Karten, die offen liegen, müssen zuerst genannt werden.',
  'discard-two': 'Es müssen zwei Karten gedrückt werden.',
  'discard-before': 'Erst müssen zwei Karten gedrückt werden.',
  'show-more': ({ cards }) =>
    cards === 2
      ? 'Für das, was offen lag, müssen zwei Karten aus dem Stock gezeigt werden.'
      : 'Für das, was offen lag, muss eine Karte aus dem Stock gezeigt werden.',
  'not-in-stock': ({ card: code }, { card }) =>
    `${card(code)} ist keine Karte aus dem Stock, die noch zu zeigen wäre.`,
  'gone-already': 'Diese Karte ist gedrückt.',
  'nothing-owed': 'Es ist keine weitere Karte gedrückt, die offen lag.',

  'contract-made': 'Spiel gewonnen',
  overtricks: 'Über\u00adstiche',
  'trump-bonus': 'Trumpfbonus',
  'contract-failed': 'Spiel verloren',
  'defence-tricks': 'Stiche der Gegen\u00adspieler',
  'defence-bonus': 'Trumpfbonus',
};
