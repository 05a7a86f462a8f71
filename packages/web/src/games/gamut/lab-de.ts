import type { Texts } from '../../words/names.ts';

const names: Texts = {
  hearts: 'Herz',
  spades: 'Pik',
  clubs: 'Kreuz',
  'thrown in': 'zusammengeworfen',
  moon: 'alle Herzen und die Dame',
  'stayed in Clubs': 'in Kreuz geblieben',
  'folded in Clubs': 'in Kreuz ausgestiegen',
};

export default names;
