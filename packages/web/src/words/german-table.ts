import type { Sentences } from '@overtrick/engine';
import type { TableSays } from '@overtrick/engine/english';
import type { PageSpeech } from './speech.ts';

export const tableGerman: Sentences<TableSays, PageSpeech> = {
  'table-open': 'Der Tisch ist schon offen.',
  'match-over': 'Die Partie ist vorbei.',
  'deal-not-over': 'Dieses Spiel ist noch nicht zu Ende.',
  'shuffled-already': 'Für das nächste Spiel ist schon gemischt.',
  'nothing-shuffled': 'Es ist nichts gemischt, wozu etwas beigetragen werden könnte.',
  'entropy-digits': 'Beitragen lassen sich 1 bis 64 hexadezimale Ziffern.',
  'seat-empty': ({ seat }) => `Auf Platz ${seat} sitzt niemand.`,
  paused: 'Der Tisch macht Pause.',
  'nothing-dealt': 'Es ist noch nichts ausgeteilt.',
  'not-certain': 'Es ist nicht sicher, dass der Rest dir gehört.',
  'remark-length': ({ most }) => `Sag etwas mit höchstens ${most} gewöhnlichen Zeichen.`,
  'only-watching': 'Wer nur zuschaut, kann nichts tun.',
  'no-command': 'So etwas lässt sich von einem Tisch nicht verlangen.',
  'table-closed': 'Der Tisch ist geschlossen.',
  'nobody-to-move': 'Dort sitzt niemand, der ziehen könnte.',
  'key-taken': ({ key }) => `Der Schlüssel ${key} steht schon für etwas anderes.`,
  'seat-of-other': ({ seat }) => `Platz ${seat} ist nicht deiner.`,
  'seat-count': ({ seats }) => `Es gibt ${seats} Plätze, gezählt ab 0.`,
  'bad-name': 'Ein Name hat 1 bis 40 gewöhnliche Zeichen.',
  'only-owner': 'Nur wer den Tisch eröffnet hat, setzt Bots daran.',
  'seat-taken': ({ seat }) => `Platz ${seat} ist besetzt.`,
  'bot-in-seat': ({ seat }) => `Auf Platz ${seat} sitzt ein Bot.`,
  'nobody-to-undo': 'Dort sitzt niemand, der etwas zurücknehmen könnte.',
  'nothing-to-undo': 'Es gibt nichts zurückzunehmen.',
  'moved-since': 'Inzwischen hat jemand anderes gezogen.',
  'seen-since': 'Du hast seither etwas Neues gesehen.',
  'nobody-asks': 'Niemand möchte einen Zug zurücknehmen.',
  'asked-oneself': 'Du hast selbst darum gebeten.',
};
