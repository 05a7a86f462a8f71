import type { Texts } from '../../words/names.ts';

const names: Texts = {
  hearts: 'Herz',
  spades: 'Pik',
  clubs: 'Kreuz',
  'thrown in': 'zusammengeworfen',
  moon: 'alle Herzen und die Dame',
  'stayed in Clubs': 'in Kreuz geblieben',
  'folded in Clubs': 'in Kreuz ausgestiegen',
  'gamut/3.4': 'doppelt nach einem abgelehnten Blatt',
  'gamut/3.5': 'mehrfach verdoppelt',
  'gamut/5.7': 'Herzen und die Dame',
  'gamut/5.8': 'alle Herzen und die Dame',
  'gamut/6.7': 'Gebot genau erfüllt',
  'gamut/6.8': 'mehr Stiche als geboten',
  'gamut/6.9': 'Gebot nicht erreicht',
  'gamut/7.6': 'alle anderen ausgestiegen',
  'gamut/7.8': 'Stiche in Kreuz',
  'gamut/7.9': 'geblieben ohne Stich',
};

export default names;
