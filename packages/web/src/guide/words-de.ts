import { punkte } from '../words/in-german.ts';
import type { GuideCommon } from './words-en.ts';

const guide: GuideCommon = {
  step: (n, of) => `Schritt ${n} von ${of}`,
  goOn: 'Weiter',
  takeBack: 'Zurücknehmen',
  skip: 'Überspringen',
  again: 'Von vorn',
  took: (name, isMe, points) => {
    const what = points === undefined ? '' : `: ${punkte(points)}`;
    return `${name} ${isMe ? 'machst' : 'macht'} den Stich${what}.`;
  },
  done: 'Mehr brauchst du nicht.',
  enough: 'Genug gesehen?',
  next: 'Jetzt gegen Anfänger. Ein Satz hilft, wo etwas neu ist.',
  play: 'Jetzt ein echtes Spiel',
  back: 'Zurück zum geführten Spiel',
  home: 'Zur Startseite',
  none: 'Von diesem Spiel gibt es kein geführtes.',
};

export default guide;
