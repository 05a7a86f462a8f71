import type { Texts } from '../../words/names.ts';

const names: Texts = {
  played: 'gespielt',
  'dealer, one bid forbidden': 'Geber, ein Gebot verboten',
  'dealer, free to bid': 'Geber, alle Gebote frei',
  'more bid than tricks': 'mehr geboten als Stiche',
  'no trump': 'ohne Trumpf',
  'token taken': 'Plättchen genommen',
  'token spent': 'Plättchen gespielt',
  'ninja-whist/7.1': 'Ansage erfüllt',
  'ninja-whist/7.3': 'Plättchen am Ende',
};

export default names;
