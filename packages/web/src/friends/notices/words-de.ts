import type { TurnNoticeWords } from './words-en.ts';

const de: TurnNoticeWords = {
  title: 'Sag mir, wenn ich dran bin',
  about:
    'Partien über Tage, wenn die Seite zu ist; auch nach der Hälfte und bei einem Zehntel deiner Zeit',
  denied:
    'Nachrichten über deine Züge sind dieser Seite verboten. Erlaube sie in den Einstellungen des Browsers.',
  plain: 'Nachrichten über deine Züge brauchen eine Adresse mit https.',
  none: 'Dieser Browser hat keine Nachrichten. Auf iPhone oder iPad: leg die Seite erst auf den Startbildschirm.',
  uncarried:
    'Dein Browser hat den Dienst nicht erreicht, der ihm Nachrichten bringt. Versuch es später noch einmal oder mit einem anderen Browser.',
  failed: 'Der Server hat nicht geantwortet, und nichts hat sich geändert. Versuch es noch einmal.',
  offer: 'Sollen wir dir sagen, wenn du wieder dran bist?',
  yes: 'Ja, bitte',
  no: 'Nein, danke',
};

export default de;
