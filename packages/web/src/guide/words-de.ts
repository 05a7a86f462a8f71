import { punkte } from '../words/in-german.ts';
import type { GuideCommon } from './words-en.ts';

const guide: GuideCommon = {
  step: (n, of) => `Schritt ${n} von ${of}`,
  goOn: 'Weiter',
  takeBack: 'Zurücknehmen',
  skip: 'Überspringen',
  again: 'Von vorn',
  againWhy: (n) => `Du bist bei Schritt ${n} und kämst zurück zum ersten.`,
  stay: 'Hier bleiben',
  took: (name, isMe, points) => {
    const what = points === undefined ? '' : `: ${punkte(points)}`;
    return `${name} ${isMe ? 'machst' : 'macht'} den Stich${what}.`;
  },
  done: 'Du weißt genug, um zu spielen.',
  enough: 'Genug gesehen?',
  next: 'Versuch ein echtes Spiel gegen leichte Gegner. Neues wird erklärt, sobald es kommt.',
  play: 'Jetzt ein echtes Spiel',
  back: 'Zurück zum geführten Spiel',
  home: 'Zur Startseite',
  half: (game) => `Dein geführtes Spiel ${game}`,
  none: 'Von diesem Spiel gibt es kein geführtes.',
};

export default guide;
