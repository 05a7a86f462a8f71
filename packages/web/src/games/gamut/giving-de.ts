import type { FoldingWords, GivingWords } from './giving-en.ts';

export const giving: GivingWords = {
  to: (name) => `an ${name}`,
  comes: 'von jeder Seite bekommst du eine',
  give: 'Diese zwei geben',
  swap: 'Tauschen',
  leads: (card) =>
    `Du behältst ${card} und spielst sie aus. Gibst du sie weg, tut es, wer sie bekommt.`,
  leadsAway: (card) => `Du gibst ${card} weg: Wer sie bekommt, spielt sie aus.`,
};

export const folding: FoldingWords = {
  trumps: 'Trümpfe, die höchsten zuerst',
  mine: (n, of) => `${n} von ${of} sind deine`,
};
