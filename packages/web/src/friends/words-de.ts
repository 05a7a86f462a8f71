import { count, list } from '../words/in-german.ts';
import account from './account/words-de.ts';
import play from './play/words-de.ts';
import standing from './standing/words-de.ts';
import type { FriendWords } from './words-en.ts';

const people = (n: number) => (n === 1 ? '1 Mensch' : `${n} Menschen`);
const bots = (n: number) => count(n, 'Bot', 'Bots');

const span = (ms: number) => {
  const [days, minutes] = [Math.round(ms / 86_400_000), Math.round(ms / 60_000)];
  if (days >= 1) return count(days, 'Tag', 'Tage');
  return ms < 120_000 ? `${Math.round(ms / 1000)} s` : `${minutes} Min.`;
};

const left = (ms: number) => {
  const [days, hours] = [Math.floor(ms / 86_400_000), Math.floor(ms / 3_600_000)];
  if (days >= 2) return count(days, 'Tag', 'Tage');
  return hours >= 1 ? `${hours} Std.` : `${Math.max(1, Math.floor(ms / 60_000))} Min.`;
};

const de: FriendWords = {
  title: 'Mit Freunden',
  problems: {
    silent: 'Der Server antwortet nicht.',
    'too-often': 'Das war zu oft hintereinander. Warte einen Moment und versuche es noch einmal.',
    'no-table': 'Diesen Tisch gibt es nicht, oder man braucht einen Link.',
    frozen: 'Mit diesem Tisch stimmt etwas nicht. Die anderen laufen weiter; versuche es später.',
    'not-yours': 'Das ist nur für die, die dort gesessen haben.',
    'bad-name': 'Ein Name hat 1 bis 40 gewöhnliche Zeichen.',
    'bad-table': 'So ein Tisch lässt sich nicht eröffnen.',
    'unknown-guest': 'Der Server kennt dich nicht mehr. Sag noch einmal, wie du heißt.',
    'no-token': 'Der Server kennt dich noch nicht. Sag zuerst, wie du heißt.',
    'no-code': 'Diesen Code gibt es nicht. Schau nach, ob jeder Buchstabe stimmt.',
    'code-used':
      'Dieser Code ist schon benutzt. Lass dir auf dem anderen Gerät einen neuen zeigen.',
    'code-expired':
      'Dieser Code galt zehn Minuten. Lass dir auf dem anderen Gerät einen neuen zeigen.',
    'login-taken': 'Diesen Namen hat schon jemand. Wähle einen anderen zum Anmelden.',
    'bad-login': 'Ein Name zum Anmelden hat 1 bis 40 einfache Zeichen.',
    'weak-passphrase': 'Eine Passphrase hat mindestens 10 Zeichen und ist nicht der Name.',
    'wrong-login':
      'Das gehört nicht zusammen. Sieh dir den Namen an, und was du darunter getippt hast.',
    'wrong-passkey': 'Dieser Passkey öffnet hier kein Konto.',
    'no-passkey':
      'Es wurde kein Passkey benutzt. Versuche es noch einmal, oder nimm eine Passphrase.',
    'no-passkeys': 'Passkeys brauchen eine Adresse mit https. Eine Passphrase geht hier.',
    'last-way':
      'Das ist der einzige Weg in dein Konto. Füge erst eine Passphrase oder einen anderen Passkey hinzu.',
    'too-many': 'Davon gibt es schon so viele, wie irgendwer hat.',
    'games-full': 'Für mehr Partien ist beim Konto kein Platz. Die bisherigen bleiben.',
    'has-account': 'Du hast schon ein Konto.',
    'no-account': 'Du hast hier kein Konto.',
    'no-device': 'Dieses Gerät ist schon abgemeldet.',
    trouble: 'Der Server konnte es nicht tun. Versuche es noch einmal.',
  },
  problem: 'Das ging nicht. Versuche es noch einmal.',
  again: 'Noch einmal versuchen',
  back: 'Zurück zu „Mit Freunden“',
  alone: 'Allein spielen',
  none: 'Unter dieser Adresse gibt es keine Tische mit Freunden.',
  noneWhy:
    'Diese Seite liegt auf einem einfachen Dateiserver. Für Tische mit Freunden braucht es den Server von Overtrick: Wer ihn betreibt, startet ihn mit „npm start“. Hier kannst du gegen Bots spielen oder das Gerät herumgeben.',
  silent: 'Der Server antwortet nicht.',
  silentWhy:
    'Vielleicht ist das Netz weg, oder der Server startet gerade neu. Verloren geht dabei nichts.',
  loading: 'Einen Moment …',

  home: {
    you: (name) => `Du bist ${name}`,
    nobody: 'Hier kennt dich noch niemand. Ein Name genügt.',
    new: 'Neuer Tisch',
    mine: 'Meine Partien',
    noneMine: 'Noch kein Tisch. Eröffne einen und verschicke den Link.',
    open: 'Offene Tische',
    noneOpen: 'Gerade ist kein Tisch offen.',
    device: 'Anderes Gerät',
    code: 'Ich habe einen Code',
    past: 'Beendet',
    turn: 'du bist dran',
    with: (names) => (names.length === 0 ? 'noch niemand sonst' : `mit ${list(names)}`),
    free: (n) => (n === 0 ? 'kein Platz frei' : n === 1 ? '1 Platz frei' : `${n} Plätze frei`),
    unbegun: 'noch nicht begonnen',
    deal: (n) => `Spiel ${n}`,
    paused: 'Pause',
    won: (names) => (names.length === 0 ? 'beendet' : `gewonnen von ${list(names)}`),
    closed: 'geschlossen',
    waitsFor: (names) => `${list(names)} am Zug`,
    left: (ms) => `noch ${left(ms)} Zeit`,
  },

  form: {
    title: 'Neuer Tisch',
    game: 'Spiel',
    pace: 'Tempo',
    paces: { none: 'Ohne Uhr', turn: 'Mit Uhr', days: 'Über Tage' },
    turn: 'Zeit für jeden Zug',
    bank: 'Und einmal darüber hinaus',
    days: 'Zeit für jeden Zug',
    span,
    noBank: 'nichts',
    paceAbout: {
      none: 'Niemand schaut auf die Uhr.',
      turn: 'Wenn die Zeit um ist, endet nichts: Ein Bot spielt diese Karte.',
      days: 'Komm wieder, wenn du dran bist. Ist die Zeit um, spielt ein Bot die Karte.',
    },
    seats: 'Bots auf Plätzen',
    seatsNone: 'alle frei für Menschen',
    seatsSome: bots,
    seat: (n) => `Platz ${n}`,
    free: 'frei',
    private: 'Nur mit Link',
    privateAbout: 'nicht in der Liste offener Tische',
    watched: 'Andere dürfen zusehen',
    watchedAbout: 'sie sehen, was alle sehen',
    round: 'Alle im selben Raum? Gebt ein Gerät herum',
    youAre: 'Du bist',
    nameFirst: 'Sag zuerst, wie du heißt: Ein Name genügt.',
    open: 'Tisch eröffnen',
    save: 'So spielen',
  },

  join: {
    title: (game) => `Ein Tisch für ${game}`,
    lead: (host) =>
      host === undefined ? 'Du bist an einen Tisch eingeladen.' : `${host} lädt dich ein.`,
    toSeat: (seat, whose) =>
      whose === undefined
        ? `Dieser Link führt zu Platz ${seat} und gilt einmal.`
        : `Dieser Link führt zum Platz von ${whose} und gilt einmal: Du spielst dort weiter.`,
    takeSeat: 'Platz nehmen',
    listed: 'Dieser Tisch ist für alle offen.',
    wrong: 'Dieser Link ist falsch, schon benutzt oder ersetzt worden.',
    stale:
      'Dieser Link ist falsch, schon benutzt oder ersetzt worden. Du gehörst zu diesem Tisch und brauchst keinen.',
    sits: 'Am Tisch',
    free: 'freier Platz',
    name: 'Wie heißt du?',
    sit: 'An den Tisch kommen',
    watch: 'Kommen und zusehen',
    begun: 'Die Partie läuft. Du kannst zusehen und auf einen Platz warten.',
    unwatched: 'Die Partie läuft, und niemand darf zusehen. Du kannst auf einen Platz warten.',
    rules: 'Die Regeln des Spiels',
    over: 'Diese Partie ist vorbei.',
    unkept:
      'Dieser Browser behält nichts: Wenn du diesen Tab schließt, ist dein Platz verloren. Nimm ihn auf ein anderes Gerät mit, wenn du ihn behalten willst.',
  },

  lost: {
    link: 'Dieser Link führt zu keinem Tisch.',
    linkWhy:
      'Er ist falsch, schon benutzt oder durch einen anderen ersetzt. Tische, an denen niemand beginnt, werden nach einer Weile geschlossen. Bitte um einen neuen Link.',
    full: 'An diesem Tisch ist kein Platz mehr.',
    fullWhy: 'Sechzig Leute sind schon da. Versuche es später, oder eröffne einen eigenen Tisch.',
    taken: 'Dieser Platz ist besetzt.',
    takenWhy:
      'Der Link führte zu einem Platz, auf dem schon jemand sitzt. Bitte um den Link zum Tisch.',
    removed: 'Du wurdest gebeten, diesen Tisch zu verlassen.',
    removedWhy:
      'Hierher kannst du nicht wieder kommen. Es gibt andere Tische, und du kannst einen eröffnen.',
    denied: 'An diesen Tisch kannst du nicht kommen.',
    deniedWhy:
      'Es gibt ihn nicht, oder man braucht einen Link. Wenn du dort auf einem anderen Gerät sitzt, hole deinen Platz hierher.',
    replaced: 'Du sitzt an diesem Tisch in einem anderen Tab oder auf einem anderen Gerät.',
    replacedWhy: 'Nur eines davon kann am Tisch sein, und das ist das letzte.',
    here: 'Hier spielen',
    gone: 'Du hast diesen Tisch verlassen.',
    goneWhy: 'Wenn das ein Versehen war, komm mit dem Link wieder.',
    version: 'Diese Seite ist älter als der Server.',
    versionWhy: 'Lade sie neu: Dein Platz und deine Karten bleiben.',
    reload: 'Seite neu laden',
    flood: 'Diese Seite hat zu viel auf einmal geschickt und wurde weggeschickt.',
    floodWhy: 'Dein Platz bleibt dir.',
    come: 'Wieder kommen',
    frozen: 'Mit diesem Tisch stimmt etwas nicht.',
    frozenWhy: 'Die anderen laufen weiter. Nach einer Weile wird es von selbst wieder versucht.',
  },

  line: {
    coming: 'Unterwegs zum Tisch …',
    cut: 'Die Verbindung ist weg. Es wird von selbst wieder versucht; verloren geht nichts.',
    restart: 'Der Server startet neu. Du kommst von selbst zurück; verloren geht nichts.',
    waiting:
      'Der Server kann gerade nichts aufschreiben. Was du tust, geschieht, sobald er es wieder kann; verloren geht nichts.',
    now: 'Jetzt versuchen',
  },

  invite: {
    title: 'Schick diesen Link',
    about: 'Wer ihn öffnet, kann sitzen. Ohne Anmeldung.',
    aboutWatching: 'Wer ihn öffnet, kann zuschauen und auf einen Platz warten. Ohne Anmeldung.',
    aboutWaiting: 'Wer ihn öffnet, kann auf einen Platz warten. Ohne Anmeldung.',
    seat: (n) => `Ein Link zu Platz ${n}`,
    seatWhy:
      'Ein Link nur zu diesem Platz gilt einmal: Wer ihn öffnet, spielt hier weiter, mit den Karten dieses Platzes.',
    seatAbout: (there) => {
      const once =
        'Er gilt einmal, für einen Menschen, und ersetzt jeden früheren Link zu diesem Platz.';
      if (there === undefined) return once;
      return there === 'me'
        ? `${once} Wer ihn öffnet, hat sofort deinen Platz und deine Karten; du kannst weiter zuschauen.`
        : `${once} ${there.name} ist da: Er gilt, sobald der Platz verlassen ist.`;
    },
    making: 'Der Link entsteht …',
    copy: 'Link kopieren',
    copied: 'Kopiert',
    share: 'Teilen',
    onlyHere:
      'Diese Adresse gilt nur auf diesem Rechner. Für andere starte den Server mit „HOST=0.0.0.0 npm start“ und öffne die Seite unter der Adresse für dein Netz, die er nennt.',
    noShare:
      'An andere Apps geben lässt er sich nur mit https. Kopiere ihn, oder lass andere ihn abfotografieren.',
    shared: (game) => `Komm und spiel ${game}`,
    code: 'Der Link als Bild zum Abfotografieren',
    link: 'Link',
    new: 'Neuen Link machen',
    newAbout: 'Dieser Browser kennt den Link nicht. Ein neuer ersetzt ihn.',
    ask: 'Den Link hat, wer sich um den Tisch kümmert.',
  },

  lobby: {
    title: (game) => `Ein Tisch für ${game}`,
    seats: 'Plätze',
    counts: (persons, n, free) =>
      [people(persons), ...(n ? [bots(n)] : []), ...(free ? [`${free} frei`] : [])].join(', '),
    you: (name) => `Du, ${name}`,
    host: 'kümmert sich um den Tisch',
    here: 'am Tisch',
    away: 'gerade nicht da',
    program: 'ein Programm',
    bot: (level) => `Bot, ${level}`,
    free: 'Freier Platz',
    freeAbout: 'wartet auf jemanden',
    ready: 'bereit',
    sit: 'Hier sitzen',
    stand: 'Aufstehen',
    swap: 'Tauschen',
    asks: (name) => `${name} möchte mit dir den Platz tauschen.`,
    asked: (name) => `Du hast ${name} gebeten, den Platz zu tauschen.`,
    agree: 'Einverstanden',
    decline: 'Jetzt nicht',
    seatBot: 'Bot setzen',
    more: (name) => `Mehr zu ${name}`,
    around: 'Um den Tisch',
    watches: 'sieht zu',
    seatless: 'ohne Platz',
    waits: (place) =>
      place === 1
        ? 'wartet auf einen Platz, als Nächstes dran'
        : `wartet auf einen Platz, an Stelle ${place}`,
    queue: 'Auf einen Platz warten',
    unqueue: 'Nicht mehr warten',
    go: 'Tisch verlassen',
    goAsk: 'Den Tisch verlassen?',
    goWhy: 'Dein Platz ist dann für andere frei. Mit dem Link kannst du wieder kommen.',
    stay: 'Bleiben',
    how: 'Wie ihr spielt',
    change: 'Ändern',
    usual: 'Übliche Regeln',
    changed: (names) => `Hausregeln: ${list(names)}`,
    byLink: 'Tisch nur mit Link',
    isListed: 'in der Liste offener Tische',
    unwatched: 'niemand sieht zu',
    noClock: 'Ohne Uhr',
    clock: (turn, bank) => `${turn} je Zug${bank === undefined ? '' : `, ${bank} auf Vorrat`}`,
    start: 'Beginnen',
    startWith: (free) =>
      free === 1
        ? 'Beginnen, mit einem Bot auf dem freien Platz'
        : `Beginnen, mit Bots auf ${free} freien Plätzen`,
    iAmReady: 'Ich bin bereit',
    waitsFor: (host) => `${host} beginnt die Partie.`,
    botsThen: 'Auf dann noch freien Plätzen sitzen Bots.',
    ownless: 'Um diesen Tisch kümmert sich niemand mehr.',
    private: 'Die Partie läuft, und niemand darf zusehen.',
    closed: {
      ended: 'Die Partie wurde einvernehmlich beendet.',
      expired: 'Hier hat niemand begonnen, und der Tisch wurde geschlossen.',
      archived: 'Hier ist lange nichts geschehen, und der Tisch wurde geschlossen.',
    },
    own: 'Tisch übergeben',
    ownWhy: (name) =>
      `${name} kümmert sich dann um den Tisch: setzt Bots, ändert die Regeln, beginnt die Partie.`,
    remove: 'Wegschicken',
    removeAsk: (name) => `${name} wegschicken?`,
    removeWhy: 'An diesen Tisch führt dann kein Weg mehr zurück.',
    removeYes: 'Wegschicken',
    mute: 'Nicht hören',
    unmute: 'Wieder hören',
    level: 'Wie gut er spielt',
    takeBot: 'Bot wegnehmen',
    substitute: 'Link zu diesem Platz',
    handOver: 'Meinen Platz übergeben',
    report: 'Melden',
    reportWhat: 'Was ist geschehen?',
    reportAbout: (host) =>
      host === undefined
        ? 'Das liest nur, wer sich um den Tisch kümmert.'
        : `Das liest nur ${host}: Wer sich um den Tisch kümmert, bekommt Meldungen.`,
    reportHost: (host) =>
      `${host} kümmert sich um den Tisch und bekommt das nicht: Es geht so, wie du es schreibst, an die, die diesen Server betreiben.`,
    heed: 'Weglegen',
    complaints: 'Dir gemeldet',
    reported: 'Es ist gemeldet.',
    complaint: (from, about) => `${from} über ${about}`,
  },

  move: {
    title: 'Anderes Gerät',
    here: 'Deinen Platz auf ein anderes Gerät mitnehmen',
    hereAbout:
      'Lass dir hier einen Code zeigen und gib ihn dort ein, oder fotografiere ihn ab. Er gilt einmal, zehn Minuten lang.',
    show: 'Code zeigen',
    code: 'Dein Code',
    scan: 'Fotografiere ihn mit dem anderen Gerät ab, oder gib ihn dort unter „Mit Freunden“ ein.',
    until: (time) => `Gilt bis ${time}.`,
    scanned: 'Der Code als Bild zum Abfotografieren',
    there: 'Deinen Platz hierher holen',
    thereAbout: 'Öffne auf dem anderen Gerät „Mit Freunden“ und lass dir einen Code zeigen.',
    enter: 'Code',
    use: 'Das bin ich',
    replaces: (name) => `Auf diesem Gerät bist du dann nicht mehr ${name}.`,
    others: 'Alle anderen Geräte abmelden',
    othersDone: 'Du bist jetzt nur noch hier angemeldet.',
  },

  you: {
    former: (name) => `${name} ist hier nicht mehr angemeldet.`,
    change: 'Name ändern',
    name: 'Dein Name',
    save: 'Speichern',
  },

  turn: 'Du bist dran',
  account,
  play,
  standing,
};

export default de;
