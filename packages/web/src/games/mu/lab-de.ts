import { contestNames } from '../../contest/lab-de.ts';
import type { Texts } from '../../words/names.ts';

const names: Texts = {
  ...contestNames,
  Chief: 'Chef',
  Vice: 'Vize',
  opponent: 'Gegner',
  stalemate: 'Patt',
  colour: 'Farbe',
  doubled: '1en oder 7en',
  number: 'Zahl',
  'Vice: colour': 'Vize: Farbe',
  'Vice: doubled': 'Vize: 1en oder 7en',
  'Vice: number': 'Vize: Zahl',
  'Vice: none': 'Vize: ohne Trumpf',
};

export default names;
