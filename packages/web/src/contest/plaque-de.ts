import { karten } from '../words/in-german.ts';
import type { headline as headlineWords, plaque as plaqueWords } from './plaque-en.ts';

export const plaque: typeof plaqueWords = {
  none: 'keine Karte',
  cards: karten,
  pass: 'passt',
  passed: (what) => `${what}, passt`,
  tie: (what) => `${what}, Gleichstand`,
  lastIn: 'hat gleichgezogen',
  tied: 'Gleichstand',
  with: (title, what) => `${title}, ${what}`,
  named: (trump) => (/Trumpf/.test(trump) ? trump : `Trumpf ${trump}`),
  partner: 'Partner',
  partnerOf: (name) => `Partner von ${name}`,
  yourPartner: 'dein Partner',
  ally: 'mit dir',
  opponent: 'gegen dich',
  points: (n) => (Math.abs(n) === 1 ? 'Punkt' : 'Punkte'),
};

export const headline: typeof headlineWords = {
  nobody: 'Noch liegt keine Karte',
  leads: (name, cards, mine) => `${mine ? 'Du führst' : `${name} führt`} mit ${karten(cards)}`,
  firstInTurn: 'Bei Gleichstand führt, wer zuerst an der Reihe ist.',
  tie: (cards) => `Gleichstand bei ${karten(cards)}`,
  tieCosts: (changes) => `Wenn alle passen, wird nicht gespielt: ${changes}.`,
};
