import type { AccountWords } from './words-en.ts';

const de: AccountWords = {
  title: 'Konto',
  lead: 'Zum Spielen brauchst du kein Konto. Mit einem bist du auf jedem Gerät du selbst und findest deine Plätze wieder, wenn ein Browser dich vergisst.',
  noMail: 'Keine E-Mail, keine weiteren Angaben.',
  make: 'Konto anlegen',
  makeAbout: (name) => `Du bleibst ${name}, mit deinen Plätzen und Spielen.`,
  login: 'Name zum Anmelden',
  passphrase: 'Passphrase',
  newPassphrase: 'Neue Passphrase',
  currentPassphrase: 'Deine jetzige Passphrase',
  passphraseAbout:
    'Mindestens 10 Zeichen. Am besten ein paar Wörter, die nur du so zusammenstellen würdest.',
  show: 'Zeigen, was ich tippe',
  withPassphrase: 'Mit einer Passphrase',
  withPasskey: 'Mit einem Passkey',
  passkeyAbout: 'Dein Gerät erkennt dich an Finger, Gesicht oder PIN. Du musst dir nichts merken.',
  noPasskeys:
    'Passkeys brauchen eine Adresse mit https und einen Browser, der sie kennt. Eine Passphrase geht hier.',
  signIn: 'Anmelden',
  signInAbout: 'Wenn du schon ein Konto hast.',
  signInPasskey: 'Mit einem Passkey anmelden',
  forgotten: 'Ich habe meine Passphrase vergessen',
  code: 'Ein Ersatzcode',
  codeAbout:
    'Ein Ersatzcode gilt einmal. Du wählst damit eine neue Passphrase, und alle anderen Geräte werden abgemeldet.',
  recover: 'Mit dem Code anmelden',
  back: 'Zurück zum Anmelden',
  bring: (name) => `Plätze von ${name} mitnehmen`,
  bringAbout: 'Tische, an denen du in diesem Browser als Gast spielst',
  signedIn: (name) => `Angemeldet als ${name}`,
  atTables: (name) => `An Tischen heißt du ${name}.`,

  codes: {
    title: 'Ersatzcodes',
    about:
      'Wenn du deine Passphrase vergisst oder deinen Passkey verlierst, kommst du mit einem davon herein. Jeder gilt einmal.',
    once: 'Sie werden nur jetzt gezeigt. Hebe sie auf, wo du sie suchen würdest.',
    left: (n) =>
      n === 0
        ? 'keine. Lass dir welche geben: Sonst kann mit dem Gerät das Konto verloren sein.'
        : n === 1
          ? 'Noch 1 Code.'
          : `Noch ${n} Codes.`,
    copy: 'Kopieren',
    copied: 'Kopiert',
    save: 'Als Datei sichern',
    print: 'Drucken',
    kept: 'Ich habe sie aufgehoben',
    renew: 'Neue Codes',
    renewAbout: 'Die bisherigen gelten dann nicht mehr.',
    file: (login) => `Overtrick, Ersatzcodes von ${login}. Jeder gilt einmal.`,
  },

  ways: {
    title: 'Wie du dich anmeldest',
    change: 'Passphrase ändern',
    set: 'Passphrase hinzufügen',
    changed: 'Erledigt. Alle anderen Geräte sind abgemeldet.',
    addPasskey: 'Passkey hinzufügen',
    added: 'Der Passkey ist hinzugefügt.',
    passkey: 'Passkey',
    remove: 'Entfernen',
    removeOf: (what) => `${what} entfernen`,
    since: (when) => `seit ${when}`,
  },

  devices: {
    title: 'Geräte',
    unnamed: 'Ein Browser',
    here: 'dieses Gerät',
    lastUsed: (when) => `zuletzt benutzt ${when}`,
    signOut: 'Abmelden',
    signOutOf: (what) => `${what} abmelden`,
    others: 'Alle anderen abmelden',
    leave: 'Hier abmelden',
    leaveAbout: 'Deine allein gespielten Partien bleiben in diesem Browser.',
  },

  games: {
    title: 'Allein gespielte Partien',
    keep: 'Mit dem Konto aufheben',
    about:
      'beendete Partien dieses Browsers kommen auf deine anderen Geräte, und deren Partien hierher',
    state: (kept) =>
      kept === 0
        ? 'Noch keine aufgehoben.'
        : kept === 1
          ? '1 Partie aufgehoben.'
          : `${kept} Partien aufgehoben.`,
    full: 'Für mehr Partien ist beim Konto kein Platz. Die bisherigen bleiben.',
  },

  remove: {
    title: 'Konto löschen',
    about:
      'Dein Name verschwindet von allen Tischen, deine Plätze in laufenden Partien bekommen Bots, und die hier aufgehobenen Partien werden gelöscht. Was andere mit dir gespielt haben, bleibt ihnen. Das lässt sich nicht zurücknehmen.',
    type: (login) => `Tippe „${login}“, um es zu löschen`,
    proof: 'Deine Passphrase oder ein Ersatzcode',
    passkey: 'Dein Gerät fragt dann nach deinem Passkey.',
    yes: 'Endgültig löschen',
    done: 'Das Konto ist gelöscht. Es nennt niemanden mehr beim Namen.',
  },
};

export default de;
