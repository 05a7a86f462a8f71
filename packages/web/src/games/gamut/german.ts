import type { Sentences } from '@overtrick/engine';
import type { GamutSays } from '@overtrick/engine/english/gamut';
import { announced, counted, found, german as usual } from '../../words/german.ts';
import type { PageSpeech } from '../../words/speech.ts';

export const german: Sentences<GamutSays, PageSpeech> = {
  ...usual,
  ...announced,
  'turn-up-foreign': ({ given }) =>
    `Aufgedeckt sein muss eine Karte des Gebers, nicht ${found(given)}.`,
  'gifts-final': 'Du hast deine Karten gegeben, und dabei bleibt es.',
  'left-first': 'Zuerst kommt die Karte für links.',
  'left-chosen': 'Die Karte für links ist schon gewählt.',
  'goes-left': ({ card: code }, { card }) => `${card(code)} geht schon nach links.`,
  'team-limit': ({ most }) =>
    `Dein Team kann ${most === 0 ? '' : 'höchstens '}${counted(most, 'keinen Stich mehr', 'noch einen Stich', 'weitere Stiche')} ansagen.`,
  folded: 'Du bist ausgestiegen.',
  opening: ({ card: code }, { card }) => `Zum ersten Stich muss ${card(code)} ausgespielt werden.`,
  'hearts-barred': 'Herz darf erst ausgespielt werden, wenn eines in einem früheren Stich lag.',
  'spades-barred': 'Pik darf erst ausgespielt werden, wenn eines in einem früheren Stich lag.',

  moon: ({ hearts }) => `alle ${hearts} Herzen und die Pik-Dame`,
  'hearts-taken': 'Herzen im Stich',
  'queen-taken': 'Pik-Dame im Stich',
  'bid-exact': 'Ansage genau erfüllt',
  'bid-under': 'Ansage nicht erreicht',
  'bid-over': 'mehr Stiche als an\u00adgesagt',
  'others-folded': 'alle anderen aus\u00adgestiegen',
  'tricks-taken': 'eigene Stiche',
  'no-trick': 'mit\u00adgespielt und ohne Stich',
  counts: ({ times }) => `zählt ${times}-fach`,
};
