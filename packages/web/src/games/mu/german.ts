import type { Sentences } from '@overtrick/engine';
import type { MuSays } from '@overtrick/engine/english/mu';
import { contestGerman } from '../../contest/german.ts';
import type { PageSpeech } from '../../words/speech.ts';

const terms = { declarer: 'Der Chef', headDefender: 'Der Vize', first: 'Der Vize' };

export const german: Sentences<MuSays, PageSpeech> = {
  ...contestGerman(terms),
  'must-name': 'Der Vize muss einen Trumpf bestimmen.',

  'bid-made': 'Gebot erfüllt',
  'trump-bonus': 'Trumpfbonus',
  'over-cap': 'über der Ober\u00adgrenze',
  'bid-missed': 'Gebot verfehlt',
  'bid-beaten': 'Gebot ver\u00adhindert',
  'card-points': 'eigene Karten\u00adpunkte',
  'stalemate-provoked': 'Patt ver\u00adursacht',
  'stalemate-drawn': 'ins Patt gezogen',
};
