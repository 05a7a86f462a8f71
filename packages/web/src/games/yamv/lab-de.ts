import { contestNames } from '../../contest/lab-de.ts';
import type { Texts } from '../../words/names.ts';

const names: Texts = {
  ...contestNames,
  'yamv/8.2': 'Spiel gewonnen',
  'yamv/8.3': 'Überstiche',
  'yamv/8.4': 'Trumpfbonus',
  'yamv/8.5': 'Spiel verloren',
  'yamv/8.6': 'Stiche der Gegenspieler',
  'yamv/8.7': 'Trumpfbonus der Gegenspieler',
};

export default names;
