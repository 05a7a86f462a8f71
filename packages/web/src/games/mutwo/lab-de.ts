import { contestNames } from '../../contest/lab-de.ts';
import type { Texts } from '../../words/names.ts';

const names: Texts = {
  ...contestNames,
  'mutwo/7.3': 'Trumpfbonus',
  'mutwo/7.4': 'Spiel gewonnen',
  'mutwo/7.5': 'Spiel verloren',
  'mutwo/7.6': 'eigene Stiche',
  'mutwo/7.8': 'Gleichstand um den Ansager',
};

export default names;
