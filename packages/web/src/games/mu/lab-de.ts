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
  'mu/7.2': 'Gebot erfüllt',
  'mu/7.3': 'Trumpfbonus',
  'mu/7.4': 'über der Obergrenze',
  'mu/7.5': 'Gebot verfehlt',
  'mu/7.6': 'Gebot verhindert',
  'mu/7.7': 'eigene Kartenpunkte',
  'mu/7.8': 'Patt',
};

export default names;
