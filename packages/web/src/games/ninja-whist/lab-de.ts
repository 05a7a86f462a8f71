import type { Texts } from '../../words/names.ts';

const names: Texts = {
  played: 'gespielt',
  'no trump': 'ohne Trumpf',
  'token taken': 'Plättchen genommen',
  'token spent': 'Plättchen gespielt',
};

export default names;
