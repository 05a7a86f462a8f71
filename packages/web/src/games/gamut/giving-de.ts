import type { Texts } from '../../words/names.ts';
import type { FoldingWords, GivingWords } from './giving-en.ts';

export const giving: GivingWords = {
  left: (name) => `Eine Karte für ${name}, links von dir`,
  right: (name) => `Und eine für ${name}, rechts von dir`,
  both: 'Eine links, eine rechts',
  given: (card, name) => `${card} an ${name}`,
  to: (name) => `an ${name}`,
  comes: 'von jeder Seite bekommst du eine',
  give: 'Diese zwei geben',
  swap: 'Tauschen',
  leads: (card) =>
    `Du behältst ${card} und spielst sie aus. Gibst du sie weg, tut es, wer sie bekommt.`,
  leadsAway: (card) => `Du gibst ${card} weg: Wer sie bekommt, spielt sie aus.`,
};

export const folding: FoldingWords = {
  stayFor: (trick, none) => `${trick} je Stich, −${none} ohne Stich`,
  foldFor: 'raus, 0 Punkte',
  trumps: 'Trümpfe, die höchsten zuerst',
  mine: (n, of) => `${n} von ${of} sind deine`,
};

export const choosing: Texts = {
  hearts: 'keine Herzen nehmen, auch nicht die Pik-Dame',
  spades: 'zwei Teams sagen ihre Stiche an',
  clubs: 'um Stiche spielen oder aussteigen',
};
