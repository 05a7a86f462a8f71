import type { PageWords } from './en.ts';
import {
  dateIn,
  listOf,
  numberOf,
  type Say,
  seatOf,
  type Tells,
  textOf,
  type Wrong,
} from './say.ts';

const plural = new Intl.PluralRules('de');
const figure = new Intl.NumberFormat('de');

function count(n: number, one: string, other = one): string {
  return `${figure.format(n)} ${plural.select(n) === 'one' ? one : other}`;
}

const karten = (n: number) => count(n, 'Karte', 'Karten');
const stiche = (n: number) => count(n, 'Stich', 'Stiche');
const punkte = (n: number) => count(n, 'Punkt', 'Punkte');
const plättchen = (n: number) => count(n, 'Plättchen');

function list(items: readonly string[]): string {
  return new Intl.ListFormat('de').format(items);
}

const SUITS: Readonly<Record<string, string>> = {
  ...{ R: 'Rot', B: 'Blau', G: 'Grün', Y: 'Gelb', K: 'Schwarz' },
  ...{ S: 'Pik', H: 'Herz', D: 'Karo', C: 'Kreuz' },
  ...{ W: 'Schwerter', F: 'Stäbe', N: 'Messer', T: 'Sterne' },
  ...{ AR: 'Bogenschützen', LA: 'Bogenschützen', JK: 'Joker', trump: 'Trumpf' },
};
const RANKS: Readonly<Record<string, string>> = {
  ...{ A: 'Ass', K: 'König', Q: 'Dame', J: 'Bube', T: '10' },
};
/** Was auf den Bildern steht. */
const FACES: Readonly<Record<string, string>> = { Q: 'D', J: 'B' };
const SPECIAL: Readonly<Record<string, string>> = {
  ...{ AR: 'Bogenschütze', LA: 'Kleiner Bogenschütze', JK: 'Joker' },
};
const ICONS: Readonly<Record<string, readonly [one: string, other: string]>> = {
  a: ['Schwert', 'Schwerter'],
  b: ['Stab', 'Stäbe'],
  c: ['Messer', 'Messer'],
  d: ['Stern', 'Sterne'],
};
const NUMBERS: Readonly<Record<string, string>> = {
  ...{ '0': 'Nullen', '1': 'Einsen', '2': 'Zweien', '3': 'Dreien', '4': 'Vieren', '5': 'Fünfen' },
  ...{ '6': 'Sechsen', '7': 'Siebenen', '8': 'Achten', '9': 'Neunen', '10': 'Zehnen' },
  ...{ '11': 'Elfen', '12': 'Zwölfen' },
};
const PAIRS: Readonly<Record<string, string>> = {
  '2': 'Zweien und Dreien',
  '9': 'Neunen und Zehnen',
};
const CONTRACTS: Readonly<Record<string, string>> = {
  ...{ hearts: 'Herz', spades: 'Pik', clubs: 'Kreuz', diamonds: 'Karo' },
};

/** Zwei Buchstaben für jede Farbe: Der erste allein wäre bei mehreren derselbe. */
const MARKS: Readonly<Record<string, string>> = {
  ...{ R: 'Ro', B: 'Bl', G: 'Gr', Y: 'Ge', K: 'Sw', S: 'Pi', H: 'He', D: 'Ka', C: 'Kr' },
  ...{ W: 'Sw', F: 'Sb', N: 'Me', T: 'St', AR: 'Bo', LA: 'Kb', JK: 'Jo' },
};

function suit(letter: string): string {
  return SUITS[letter] ?? letter;
}

function card(code: string): string {
  if (code in SPECIAL) return SPECIAL[code];
  const rank = code.slice(1);
  const isNinja = 'WFNT'.includes(code[0]);
  return `${suit(code[0])}${isNinja || 'RBGYK'.includes(code[0]) ? ' ' : '-'}${RANKS[rank] ?? rank}`;
}

function cards(codes: readonly string[]): string {
  return list(codes.map(card));
}

function trump(game: string, name: string): string {
  if (name === 'none') return 'ohne Trumpf';
  if (name in SUITS) return suit(name);
  return (game === 'mutwo' ? PAIRS[name] : undefined) ?? NUMBERS[name] ?? name;
}

function token(text: string): string {
  const parts = Object.entries(ICONS).flatMap(([icon, [one, other]]) => {
    const n = text.split(icon).length - 1;
    return n > 0 ? [count(n, one, other)] : [];
  });
  return parts.length > 0 ? list(parts) : 'leer';
}

/** „Du spielst“, „Ada spielt“. */
function does(say: Say, seat: number, du: string, sie: string): string {
  return `${say.name(seat)} ${seat === say.me ? du : sie}`;
}

/** Im Nebensatz steht das „du“ klein. */
function inside(say: Say, seat: number, du: string, sie: string): string {
  return seat === say.me ? `du ${du}` : `${say.name(seat)} ${sie}`;
}

const dative = (say: Say, seat: number) => (seat === say.me ? 'dir' : say.name(seat));
const accusative = (say: Say, seat: number) => (seat === say.me ? 'dich' : say.name(seat));

const PARTS: Readonly<Record<string, string>> = {
  major: 'Obertrumpf',
  minor: 'Untertrumpf',
  declarer: 'Trumpf des Ansagers',
  'head defender': 'Trumpf des ersten Gegners',
};

const events: Tells = {
  deal: (e, s) => {
    const round = e.round === undefined ? '' : `Runde ${textOf(e, 'round')}: `;
    const start = `${does(s, seatOf(e, 'dealer'), 'gibst', 'gibt')} je ${karten(numberOf(e, 'size'))}`;
    const up = e.turnUp ? `; aufgedeckt ist ${card(textOf(e, 'turnUp'))}` : '';
    return `${round}${start}${up}.`;
  },
  'turn-up': (e) => {
    if (e.card === null) return 'Die größten Blätter werden ohne Trumpf gespielt.';
    const sense = e.trump === 'none' ? 'kein Trumpf' : `${suit(textOf(e, 'trump'))} ist Trumpf`;
    return `Aufgedeckt wird ${card(textOf(e, 'card'))}: ${sense}.`;
  },
  show: (e, s) => `${does(s, seatOf(e), 'zeigst', 'zeigt')} ${card(textOf(e, 'card'))}.`,
  bid: (e, s) =>
    e.tricks === undefined
      ? `${does(s, seatOf(e), 'hast', 'hat')} ${karten(numberOf(e, 'shown'))} geboten.`
      : `${does(s, seatOf(e), 'sagst', 'sagt')} ${stiche(numberOf(e, 'tricks'))} an.`,
  pass: (e, s) => `${does(s, seatOf(e), 'passt', 'passt')}.`,
  'thrown-in': (_, s) =>
    s.game === 'gamut'
      ? 'Niemand hat gewählt: Das Spiel wird eingeworfen, und das nächste zählt mehr.'
      : 'Niemand hat eine Karte gezeigt: Das Spiel wird eingeworfen.',
  stalemate: (e, s) =>
    `Patt bei ${karten(numberOf(e, 'cards'))}, verursacht von ${dative(s, seatOf(e, 'provocateur'))}.`,
  tie: (e, s) =>
    `Gleichstand bei ${karten(numberOf(e, 'cards'))}: Es wird kein Stich gespielt, und ${inside(s, seatOf(e), 'zahlst als Letzter', 'zahlt, weil zuletzt gekommen')}.`,
  chief: (e, s) => {
    const vice = seatOf(e, 'vice');
    const second = vice < 0 ? 'es gibt keinen Vize' : `${inside(s, vice, 'bist', 'ist')} Vize`;
    return `${does(s, seatOf(e), 'bist', 'ist')} Chef mit ${karten(numberOf(e, 'cards'))}; ${second}.`;
  },
  declarer: (e, s) => {
    const head = seatOf(e, 'headDefender');
    const second =
      head < 0 ? 'es gibt keinen ersten Gegner' : `${inside(s, head, 'bist', 'ist')} erster Gegner`;
    return `${does(s, seatOf(e), 'bist', 'ist')} Ansager mit ${karten(numberOf(e, 'cards'))}; ${second}.`;
  },
  trump: (e, s) => {
    const name = textOf(e, 'name');
    const what = name === 'none' ? 'keinen Trumpf' : trump(s.game, name);
    return `${does(s, seatOf(e), 'bestimmst', 'bestimmt')} ${what} (${PARTS[textOf(e, 'part')] ?? 'Trumpf'}).`;
  },
  partner: (e, s) =>
    `${does(s, seatOf(e), 'spielst', 'spielt')} mit ${dative(s, seatOf(e, 'partner'))}.`,
  stock: (e, s) => `${does(s, seatOf(e), 'nimmst', 'nimmt')} den Stock auf.`,
  drawn: (e) => `Darin liegen ${cards(listOf(e, 'cards'))}.`,
  exchange: (e, s) => {
    const gone = listOf(e, 'discard');
    if (gone.length === 0)
      return `${does(s, seatOf(e), 'drückst', 'drückt')} zwei Karten aus der Hand.`;
    return `${does(s, seatOf(e), 'drückst', 'drückt')} ${cards(gone)} vom Tisch; gezeigt wird dafür ${cards(listOf(e, 'show'))}.`;
  },
  discards: (e) => `Gedrückt hast du ${cards(listOf(e, 'cards'))}.`,
  contract: (e, s) => {
    const contract = CONTRACTS[textOf(e, 'contract')];
    return e.seat === undefined
      ? `Gespielt wird ${contract}.`
      : `${does(s, seatOf(e), 'wählst', 'wählt')} ${contract}.`;
  },
  give: (e, s) => `${does(s, seatOf(e), 'hast', 'hat')} zwei Karten zum Verschenken gewählt.`,
  gift: (e, s) =>
    `${does(s, seatOf(e, 'from'), 'gibst', 'gibt')} ${dative(s, seatOf(e, 'to'))} ${card(textOf(e, 'card'))}.`,
  stay: (e, s) => `${does(s, seatOf(e), 'spielst', 'spielt')} mit.`,
  fold: (e, s) => `${does(s, seatOf(e), 'steigst', 'steigt')} aus.`,
  unplayed: (e, s) =>
    seatOf(e) < 0
      ? 'Alle sind ausgestiegen.'
      : `Nur ${inside(s, seatOf(e), 'spielst', 'spielt')} mit: Alle Stiche sind ohne Karte gewonnen.`,
  play: (e, s) => {
    const tokens = (e.tokens as string[] | undefined) ?? [];
    const lift = tokens.length > 0 ? ` mit ${plättchen(tokens.length)}, +${textOf(e, 'lift')}` : '';
    return `${does(s, seatOf(e), 'spielst', 'spielt')} ${card(textOf(e, 'card'))}${e.trump ? ', einen Trumpf' : ''}${lift}.`;
  },
  trick: (e, s) => {
    const points = e.points === undefined ? '' : `: ${punkte(numberOf(e, 'points'))}`;
    return `Der Stich geht an ${accusative(s, seatOf(e, 'winner'))}${points}.`;
  },
  draw: (e, s) =>
    `${does(s, seatOf(e), 'ziehst', 'zieht')} ein Plättchen: ${token(textOf(e, 'token'))}.`,
  take: (e, s) => {
    const from = seatOf(e, 'from');
    const what = token(textOf(e, 'token'));
    return from === seatOf(e)
      ? `Der Vorrat ist leer: ${does(s, from, 'versetzt', 'versetzt')} ein eigenes Plättchen: ${what}.`
      : `Der Vorrat ist leer: ${does(s, seatOf(e), 'nimmst', 'nimmt')} ein Plättchen von ${dative(s, from)}: ${what}.`;
  },
};

const follow = ({ card: code, led, right, isTrump }: Wrong) => {
  const why = isTrump && led !== 'trump' ? ` ${card(code)} ist jetzt ein Trumpf.` : '';
  return `Ausgespielt ist ${suit(led)}, und du hast ${cards(right)}.${why}`;
};

/** Zeilen des Spielzettels, wie das Regelwerk sie auf Englisch nennt. */
const LINES: Readonly<Record<string, string>> = {
  'bid made': 'Gebot erfüllt',
  'ninja-whist/7.1 bid made': 'Ansage erfüllt',
  'trump bonus': 'Trumpfbonus',
  'over the cap': 'über der Ober\u00adgrenze',
  'bid missed': 'Gebot verfehlt',
  'bid beaten': 'Gebot ver\u00adhindert',
  'card points taken': 'eigene Karten\u00adpunkte',
  'provoked a stalemate': 'Patt ver\u00adursacht',
  'drawn into a stalemate': 'ins Patt gezogen',
  'contract made': 'Spiel gewonnen',
  'contract failed': 'Spiel verloren',
  'tricks taken': 'eigene Stiche',
  'last to come into a tie': 'als Letzter im Gleich\u00adstand',
  'drawn into a tie': 'in den Gleich\u00adstand gezogen',
  'tricks taken in defence': 'Stiche der Gegen\u00adspieler',
  overtricks: 'Über\u00adstiche',
  'all 8 hearts and the queen': 'alle 8 Herzen und die Pik-Dame',
  'hearts taken': 'Herzen im Stich',
  'queen of spades taken': 'Pik-Dame im Stich',
  'bid made exactly': 'Ansage genau erfüllt',
  'bid not reached': 'Ansage nicht erreicht',
  'more tricks than bid': 'mehr Stiche als an\u00adgesagt',
  'all others folded': 'alle anderen aus\u00adgestiegen',
  'stayed and took no trick': 'mit\u00adgespielt und ohne Stich',
  'tokens in the score area': 'Plättchen im Wertungs\u00adbereich',
};

/** Gründe der Tipps, wie die Bots sie auf Englisch nennen. */
const REASONS: Readonly<Record<string, string>> = {
  'nobody can beat it': 'niemand kann sie schlagen',
  'the trick is safe with your side': 'der Stich ist deiner Seite sicher',
  'trumps in': 'sticht mit Trumpf',
  'wins as cheaply as it goes': 'gewinnt so billig wie möglich',
  'the highest card left in its suit': 'die höchste verbliebene Karte der Farbe',
  'draws trumps': 'zieht Trümpfe',
  'leaves you without that suit': 'macht dich in der Farbe blank',
  'the lowest card you may play': 'die niedrigste erlaubte Karte',
  'no other is clearly better': 'nichts anderes ist klar besser',
  'expected tricks': 'zu erwartende Stiche:',
  'expected points': 'zu erwartende Punkte:',
  needed: 'nötig:',
  'needed for a higher bid': 'nötig für ein höheres Gebot:',
  'shows a partner what you have': 'zeigt einem Partner, was du hast',
  'trumps in your hand': 'Trümpfe auf deiner Hand:',
  'high ones among them': 'hohe darunter:',
  'highest cards of their suits': 'höchste Karten ihrer Farbe:',
  'cards shown': 'gezeigte Karten:',
  'trumps for you among them': 'Trümpfe für dich darunter:',
  'keeps all trumps': 'behält alle Trümpfe',
  'suits without a card then': 'Farben ohne Karte danach:',
  'expected score': 'zu erwartendes Ergebnis:',
  'expected score for staying': 'zu erwarten, wenn du dabeibleibst:',
  'dangerous cards given': 'gefährliche Karten abgegeben:',
};

const YOU = 'Du';

const de: PageWords = {
  code: 'de',
  count,
  list,
  figure: (n: number) => figure.format(n).replace('-', '−'),
  signed: (n: number) => (n > 0 ? `+${figure.format(n)}` : figure.format(n).replace('-', '−')),
  date: (when: number) => dateIn('de', when),
  suit,
  mark: (letter) => MARKS[letter] ?? letter,
  rank: (letter) => FACES[letter] ?? letter,
  card,
  trump,
  token,
  events,
  contracts: CONTRACTS,
  you: YOU,
  unit: { card: 'Karte', cards: 'Karten' },

  home: {
    tagline: (isKept) =>
      `Fünf Stichspiele gegen Bots. Keine Anmeldung, keine Kosten${isKept ? ', kein Netz nötig' : ''}.`,
    play: 'Spielen',
    change: 'Spieler und Regeln',
    rules: 'Regeln',
    settings: 'Einstellungen',
    goOn: 'Weiterspielen, wo du warst',
    remove: 'Löschen',
    finished: 'beendet',
    deal: (n) => `Spiel ${n}`,
    players: (n) => count(n, 'Spieler'),
    points: punkte,
    seats: (fewest, most) =>
      fewest === most ? `${fewest} Spieler` : `${fewest} bis ${most} Spieler`,
    loading: 'Die Karten werden geholt …',
    failed: 'Die Spiele konnten nicht geladen werden. Bitte die Seite neu laden.',
    insecure:
      'Ohne Netz geht diese Seite nicht auf: Browser behalten eine Seite nur, wenn ihre Adresse mit https beginnt.',
    unkept: 'Ohne Netz geht diese Seite nicht auf: Dieser Browser behält sie nicht.',
    update: 'Eine neue Version ist da.',
    updateNow: 'Jetzt verwenden',
    unknown: 'Dieses Spiel gibt es nicht.',
    nowhere: 'Unter dieser Adresse gibt es nichts. Das sind die Spiele:',
    about: {
      mu: 'Wer sich traut, die meisten Karten zu zeigen, ist Chef, bestimmt Trumpf und sucht sich einen Partner; der Zweite bestimmt als Vize einen weiteren Trumpf.',
      mutwo:
        'Dieselbe Versteigerung, aber versprochen werden Stiche, und zwei Zahlen können zusammen Trumpf sein.',
      yamv: 'Es gibt Joker und einen Stock aus zwei Karten, den der Ansager tauscht.',
      gamut: 'Die letzte ausgeteilte Karte entscheidet, ob Herz, Pik oder Kreuz gespielt wird.',
      'ninja-whist':
        'Sag genau an, wie viele Stiche du machst; jeder Stich bringt ein Plättchen, das später hilft.',
    },
  },

  setup: {
    title: (game) => `Ein Tisch für ${game}`,
    players: 'Spieler',
    level: 'Bots',
    each: 'Jeden Bot einzeln wählen',
    levels: { random: 'Zufall', novice: 'Anfänger', club: 'Vereinsspieler', master: 'Meister' },
    levelAbout: {
      random: 'spielt irgendetwas Erlaubtes',
      novice: 'spielt nach Faustregeln',
      club: 'überlegt, was die anderen halten',
      master: 'denkt am längsten und liest das Spiel',
    },
    yourName: 'Dein Name',
    seed: 'Startwert',
    seedHint:
      'Beliebiger Text. Derselbe Startwert gibt dieselben Karten; ohne entscheidet der Zufall.',
    options: 'Regeln, die sich ändern lassen',
    none: 'keine',
    reset: 'Zurück zu den üblichen Regeln',
    start: 'Karten geben',
    doubts: 'Nicht aus der Adresse übernommen, weil es hier keinen Sinn ergibt:',
    wrong: 'Dieser Tisch lässt sich nicht eröffnen.',
    option: {
      'mu.removedColours': 'die zwei Farben, die zu dritt fehlen',
      'mu.viceTieBreak': 'wie ein Gleichstand um den Vize entschieden wird',
      'mu.viceWithThree': 'ein Vize auch zu dritt',
      'mu.target': 'die Punktzahl, mit der die Partie endet',
      'mu.deals': 'stattdessen so viele Spiele je Spieler',
      'mu.goalBase': 'das Ziel, bevor Karten geboten sind',
      'mu.goalStep': 'was jede gebotene Karte zum Ziel beiträgt',
      'mu.bidScore': 'der Bonus je Karte eines erfüllten Gebots',
      'mu.trumpBonus': 'der Bonus für den Trumpf des Chefs',
      'mu.bonusCap': 'das Höchste, was Gebot und Trumpf zusammen bringen',
      'mu.missPenalty': 'was der Chef je verfehlter Stufe verliert',
      'mu.missReward': 'was jeder Gegner je verfehlter Stufe gewinnt',
      'mu.stalematePenalty': 'was der Verursacher eines Patts je Karte verliert',
      'mu.stalemateReward': 'was die anderen im Patt je Karte gewinnen',
      'mutwo.tieShare': 'durch wie viele der Verlust bei Gleichstand geteilt wird',
      'mutwo.dealsPerPlayer': 'wie oft jeder in einer Partie gibt',
      'mutwo.baseTricks': 'die nötigen Stiche, bevor Karten geboten sind',
      'mutwo.bidScore': 'was jede gebotene Karte wert ist',
      'mutwo.trumpBonus': 'was der Trumpf des Ansagers beiträgt',
      'mutwo.trickScore': 'was jeder Stich dem bringt, der ihn gemacht hat',
      'mutwo.tiePenalty': 'was der Letzte im Gleichstand je Karte verliert',
      'yamv.zeroCardHeadDefender':
        'ein erster Gegner ohne gezeigte Karte, wenn nur einer geboten hat',
      'yamv.target': 'die Punktzahl, mit der die Partie endet',
      'yamv.baseTricks': 'die nötigen Stiche, bevor Karten geboten sind',
      'yamv.bidScore': 'was jeder nötige Stich wert ist, gewonnen oder verloren',
      'yamv.overtrickScore': 'was jeder Überstich bringt',
      'yamv.defenderTrickScore': 'was ein Gegenspieler je eigenem Stich bekommt',
      'yamv.declarerBonus': 'der Bonus für den Trumpf des Ansagers',
      'yamv.defenderBonus': 'der Bonus für den Trumpf des ersten Gegners',
      'gamut.firstToAct': 'wer zuerst ansagt, aussteigt oder wählt',
      'gamut.doublingStacks': 'jedes weitere eingeworfene Spiel verdoppelt noch einmal',
      'gamut.heartPenalty': 'was jedes Herz kostet',
      'gamut.queenPenalty': 'was die Pik-Dame kostet',
      'gamut.moonScore': 'was alle Herzen und die Pik-Dame bringen',
      'gamut.madeBonus': 'was ein Team für die erfüllte Ansage bekommt, vor den Stichen',
      'gamut.overPenalty': 'was jeder Stich über der Ansage kostet',
      'gamut.underPenalty': 'was jeder Stich einer verfehlten Ansage kostet',
      'gamut.trickScore': 'was jeder Stich in Kreuz bringt',
      'gamut.noTrickPenalty': 'was Mitspielen ohne Stich kostet',
      'gamut.target': 'die Punktzahl, mit der die Partie endet',
      'ninja-whist.lesserArcher': 'ein zweiter Bogenschütze, gleich unter dem ersten',
      'ninja-whist.step':
        'um wie viele Karten die Blätter von Runde zu Runde wachsen und schrumpfen',
      'ninja-whist.doubleMax': 'die Runde mit den größten Blättern wird zweimal gespielt',
      'ninja-whist.archersAtNoTrump':
        'ob Bogenschützen ohne Trumpf alles stechen oder nur, was sie ausspielen',
      'ninja-whist.bidScore': 'was eine erfüllte Ansage bringt',
      'ninja-whist.tokenScore': 'was jedes Plättchen im Wertungsbereich am Ende wert ist',
    },
    value: {
      full: 'Karte für Karte',
      highestOnly: 'nur die höchste Karte',
      allTied: 'alle im Gleichstand',
      othersOnly: 'die, die gewinnen',
      dealer: 'Geber',
      eldest: 'links vom Geber',
      top: 'alles',
      ownSuit: 'nur was sie ausspielen',
    },
    part: {
      ...{ colour: 'Farbe', doubled: '1en oder 7en', number: 'Zahl', none: 'ohne' },
      ...{ suit: 'Farbe', pair: 'Paar', rank: 'Zahl', even: 'gerade Zahl', odd: 'ungerade Zahl' },
    },
  },

  table: {
    name: (game) => `Ein Tisch ${game}`,
    deal: (n) => `Spiel ${n}`,
    leave: 'Startseite',
    menu: 'Menü',
    score: 'Punkte',
    log: 'Verlauf',
    trumps: 'Trümpfe',
    tricks: 'Stiche',
    last: 'Letzter Stich',
    hint: 'Tipp',
    undo: 'Rücknahme',
    rules: 'Regeln',
    settings: 'Einstellungen',
    keys: 'Tastatur',
    export: 'Aufzeichnung speichern',
    close: 'Schließen',
    seats: 'Mitspieler',
    hand: 'Deine Karten',
    shown: 'Von dir gezeigt',
    trick: 'Stich auf dem Tisch',
    stakes: 'Worum es geht',
    dealer: 'Geber',
    dealerShort: 'G',
    turn: 'am Zug',
    yourTurn: 'Du bist dran',
    thinking: (name) => `${name} überlegt …`,
    standing: (n: number) => `Stand ${figure.format(n).replace('-', '−')}`,
    held: (n) => `${figure.format(n)} auf der Hand`,
    shows: (shown, mine) => `${mine ? 'hast' : 'hat'} ${shown} gezeigt`,
    bot: (level) => `Bot: ${level}`,
    trumpMark: 'Trumpf',
    cannot: 'jetzt nicht spielbar',
    chosen: 'gewählt',
    next: 'vorgemerkt',
    variant: 'Hausregeln',
    kept: 'Dieser Browser kann die Partie nicht behalten: Sie geht mit dem Tab verloren. Die Aufzeichnung lässt sich im Menü speichern.',
    broken: 'Die gespeicherte Partie ist nicht lesbar.',
    detail: 'Der Grund, auf Englisch:',
    unloaded:
      'Das Spiel konnte nicht geladen werden: Es gibt kein Netz, oder die Seite ist veraltet. Versuche es noch einmal, oder lade die Seite neu.',
    again: 'Noch einmal versuchen',
    gone: 'Diese Partie gibt es in diesem Browser nicht.',
    elsewhere: 'Diese Partie geht in einem anderen Tab weiter.',
    here: 'Hier spielen',
    failure: 'Etwas ist schiefgegangen. Die Partie ist so, wie sie zuletzt gespeichert wurde.',
    dropped: (code) => `${card(code)} kann jetzt nicht gespielt werden.`,
    undone: 'Zurückgenommen: Du entscheidest noch einmal.',
    exported: 'Die Aufzeichnung ist als Datei gespeichert.',
  },

  ask: {
    lead: 'Spiel eine Karte aus.',
    play: 'Spiel eine Karte.',
    again: 'Noch einmal tippen spielt sie.',
    claim: 'Den Rest nehmen',
    claimWhy: 'Alle übrigen Stiche gehören dir, was die anderen auch haben.',
    bid: 'Zeig Karten zum Bieten oder passe.',
    onlyPass: 'Du kannst keine weitere Karte zeigen.',
    bidMore: 'Zeig mehr Karten oder passe.',
    bidThese: 'Biete diese oder wähle andere.',
    price: {
      points: (n, goal, bonus) => `${karten(n)}: Ziel ${goal}, +${bonus} bei Erfolg`,
      tricks: (n, needed, bonus) => `${karten(n)}: ${stiche(needed)}, +${bonus} bei Erfolg`,
    },
    notMost: (most) => `weniger als die meisten gezeigten, ${most}`,
    tie: 'gleich viele wie die meisten',
    confirmBid: (n) => `${karten(n)} bieten`,
    chooseBid: 'Bieten',
    clear: 'Abwählen',
    pass: 'Passen',
    trump: (part) => `Bestimme Trumpf${PARTS[part] ? ` (${PARTS[part]})` : ''}.`,
    partner: 'Wähle deinen Partner.',
    tricks: 'Wie viele Stiche machst du?',
    barred: (n) => `Du gibst: ${n} ist gesperrt, die Ansagen dürfen nicht aufgehen.`,
    team: (n) => `Dein Partner hat ${n} angesagt.`,
    choose: 'Karo: Wähle das Spiel oder passe.',
    giveLeft: (name) => `Wähle eine Karte für ${name}, links von dir.`,
    giveRight: (name) => `Wähle eine Karte für ${name}, rechts von dir.`,
    giveBoth: (left, right) => `${left} nach links, ${right} nach rechts.`,
    give: '2 Karten geben',
    fold: (trick, none) =>
      `Mitspielen für +${trick} je Stich und −${none} ohne Stich, oder aussteigen für 0?`,
    stay: 'Mitspielen',
    foldIt: 'Aussteigen',
    exchange: 'Drücke zwei Karten, aus der Hand oder von den gezeigten.',
    exchangeOne: 'Noch eine Karte.',
    exchangeShow: (n) =>
      `Zeig ${n === 1 ? 'eine Karte' : 'beide Karten'} aus dem Stock für das, was offen lag.`,
    discard: '2 Karten drücken',
    tokens: (code) => `Plättchen für ${card(code)}?`,
    withTokens: (n, to) => `Mit ${plättchen(n)} spielen, als ${to}`,
    plain: 'Ohne Plättchen spielen',
    takeFrom: 'Der Vorrat ist leer. Von wem nimmst du ein Plättchen?',
    takeToken: 'Welches Plättchen?',
    own: 'dein eigenes',
    choice: 'Dein Zug',
  },

  stakes: {
    crown: 'Krone',
    crownUp: (who) => `${who}: die meisten Karten`,
    crownDown: (who) => `verdeckt: Gleichstand durch ${who === YOU ? 'dich' : who}`,
    crownNobody: 'niemand hat eine Karte gezeigt',
    mostShown: 'Meiste gezeigt',
    chief: 'Chef',
    vice: 'Vize',
    partner: 'Partner',
    declarer: 'Ansager',
    headDefender: 'Erster Gegner',
    contract: 'Spiel',
    bid: 'Gebot',
    goal: 'Ziel',
    points: (taken, goal) => `${taken} von ${punkte(goal)}n`.replace(/Punktn$/, 'Punkt'),
    pointsTold: (taken, goal) => `${punkte(taken)}, nötig ${goal}`,
    tricksTold: (taken, needed) => `${stiche(taken)}, nötig ${needed}`,
    bidTold: (taken, bid) => `${stiche(taken)}, angesagt ${bid}`,
    tricksOf: (taken, needed) => `${taken} von ${needed} ${needed === 1 ? 'Stich' : 'Stichen'}`,
    bonus: (n) => `+${n}`,
    major: 'Obertrumpf',
    minor: 'Untertrumpf',
    trump: 'Trumpf',
    both: 'Eine Karte beider Trümpfe ist die höchste.',
    turnUp: 'Aufgedeckt',
    open: 'noch offen',
    counts: (n) => `Dieses Spiel zählt ${n}-fach.`,
    broken: (name) => `${name} darf ausgespielt werden`,
    unbroken: (name) => `${name} darf noch nicht ausgespielt werden`,
    stock: 'Vorrat',
    tokens: plättchen,
    round: 'Runde',
    roundOf: (n, of) => `${n} von ${of}`,
    bids: 'Ansagen',
    bidsFor: (sum, tricks) => `${sum} für ${stiche(tricks)}`,
    drawn: 'Aus dem Stock',
    discarded: 'Gedrückt',
    given: 'Gegeben',
    got: 'Bekommen',
    left: 'links',
    right: 'rechts',
    trumpOrder: 'Von niedrig nach hoch; schon gesehene Karten sind durchgestrichen.',
    noTrumps: 'Noch gibt es in diesem Spiel keinen Trumpf.',
    noTrumpsAtAll: 'Dieses Spiel wird ohne Trumpf gespielt.',
    seen: 'gesehen',
    yours: 'deine',
  },

  badge: {
    chief: 'Chef',
    vice: 'Vize',
    declarer: 'Ansager',
    headDefender: 'Gegner 1',
    partner: 'Partner',
    shown: (n) => `${n} gezeigt`,
    points: punkte,
    tricks: stiche,
    bid: (n) => `Ansage ${n}`,
    tricksOf: (n, of) => `${n} von ${of}`,
    folded: 'ausgestiegen',
    stays: 'spielt mit',
    hearts: (n) => count(n, 'Herz', 'Herzen'),
    queen: 'Pik-Dame',
    penalty: (n) => `zusammen −${n}`,
    passed: 'passt',
    given: 'hat gegeben',
    scoreArea: 'Wertungsbereich',
    playArea: 'In dieser Runde gewonnen',
  },

  refusals: {
    follow,
    opening: (code) => `Zum ersten Stich muss ${card(code)} ausgespielt werden.`,
    heartsBarred: 'Herz darf erst ausgespielt werden, wenn eines in einem früheren Stich lag.',
    spadesBarred: 'Pik darf erst ausgespielt werden, wenn eines in einem früheren Stich lag.',
    bidLimit: (most) => `Nach diesem Zug darfst du höchstens ${karten(most)} gezeigt haben.`,
    notNow: 'Du bist nicht am Zug.',
    answerFirst: 'Antworte erst auf die Frage auf dem Tisch.',
    noPass: 'Passen geht jetzt nicht.',
    stagedFirst: 'Nimm die gewählten Karten erst zurück (Esc) oder biete sie.',
    outOfPlay: 'Du bist ausgestiegen und spielst keine Karten.',
    alreadyShown: 'Diese Karte hast du schon gezeigt.',
    clause: (id) => `Regel ${id}`,
  },

  hint: {
    title: 'Was ein Meister täte',
    thinking: 'Der Meister überlegt …',
    one: (move) => `Es gibt nur eines zu tun: ${move}.`,
    worlds: (n) =>
      `In ${count(n, 'Verteilung', 'Verteilungen')}, die zu allem passen, was du weißt:`,
    scores: (mean, spread) => `bringt ${mean} ± ${spread}`,
    odds: {
      own: (n) => `Ansage erfüllt:\u00a0${n}\u00a0%`,
      contract: (n) => `Gebot erfüllt:\u00a0${n}\u00a0%`,
      defence: (n) => `Gebot verhindert:\u00a0${n}\u00a0%`,
      open: (n) => `Gebot gelingt:\u00a0${n}\u00a0%`,
    },
    reason: (said) => REASONS[said],
    unavailable: 'Du hast gerade nichts zu entscheiden.',
    move: {
      pass: () => 'passen',
      bid: (what) => `${what} bieten`,
      trump: (what) => `Trumpf: ${what}`,
      partner: (what) => `mit ${what} spielen`,
      play: (what) => `${what} spielen`,
      choose: (what) => `${what} wählen`,
      give: (what) => `${what} verschenken`,
      stay: () => 'mitspielen',
      fold: () => 'aussteigen',
      exchange: (what) => `${what} drücken`,
      take: (what) => `${what} nehmen`,
    },
    withTokens: (what, tokens) => `${what}, mit ${tokens}`,
  },

  sheet: {
    title: 'Spielzettel',
    none: 'Noch ist kein Spiel zu Ende.',
    reason: 'Grund',
    thisDeal: 'Dieses Spiel',
    total: 'Gesamt',
    dealt: (n, name) => `Spiel ${n}, Geber: ${name}`,
    nothing: 'In diesem Spiel bekommt niemand Punkte.',
    line: (clause, why, times) =>
      /^counts \d+ times$/.test(why)
        ? `zählt ${times}-fach`
        : (LINES[`${clause} ${why}`] ?? LINES[why] ?? why),
    chart: 'Punktestand nach jedem Spiel',
    deals: 'Spiele',
    chartLine: (name, total) => `${name}: ${total}`,
  },

  over: {
    deal: 'Das Spiel ist zu Ende',
    match: 'Die Partie ist zu Ende',
    won: (names, total, mine) =>
      `${mine ? 'Du hast gewonnen' : `Gewonnen hat ${names}`}: ${punkte(total)}.`,
    shared: (names, total) => `Geteilter Sieg: ${names}, je ${punkte(total)}.`,
    made: (what: string) => `Das Gebot ist erfüllt: ${what}.`,
    failed: (what: string) => `Das Gebot ist verfehlt: ${what}.`,
    kept: (what: string) => `Die Ansage stimmt genau: ${what}.`,
    missed: (what: string) => `Die Ansage ist verfehlt: ${what}.`,
    team: (who, how, score) => {
      const said = {
        exact: 'stimmt genau',
        over: 'ist mit Überstichen erfüllt',
        under: 'ist verfehlt',
      };
      return `${who}: Die Ansage ${said[how]}, ${score}.`;
    },
    best: (names, score) => `Am besten in diesem Spiel: ${names}, ${score}.`,
    hands: 'Die Karten, wie sie gegeben waren',
    stock: 'Stock',
    discards: 'Gedrückt',
    gifts: 'Geschenke',
    next: 'Nächstes Spiel',
    rematch: 'Noch eine Partie',
    export: 'Aufzeichnung speichern',
    home: 'Startseite',
    sheet: 'Punkte',
    cards: 'Karten',
    chart: 'Kurve',
  },

  tricks: {
    none: 'Noch ist kein Stich gemacht.',
    hand: 'Deine Karten davor',
    hands: 'Alle Karten davor',
    number: (n) => `Stich ${n}`,
    taken: (who) => `an ${who === YOU ? 'dich' : who}`,
  },

  settings: {
    title: 'Einstellungen',
    language: 'Sprache',
    theme: 'Farben',
    suits: 'Kartenfarben',
    cards: 'Karten',
    speed: 'Tempo',
    motion: 'Bewegung',
    sound: 'Ton',
    confirm: 'Zum Spielen zweimal tippen',
    forced: 'Einzige Karte gleich spielen',
    keys: 'Tastenkürzel',
    name: 'Dein Name',
    values: {
      language: { auto: 'wie der Browser' },
      theme: { auto: 'wie das System', light: 'hell', dark: 'dunkel' },
      suits: {
        classic: 'übliche Farben',
        four: 'vier Farben',
        safe: 'für Farbfehlsichtige, mit Buchstaben',
      },
      cards: { normal: 'normal', large: 'groß' },
      speed: { normal: 'normal', calm: 'ruhig', fast: 'schnell', instant: 'sofort' },
      motion: { auto: 'wie das System', on: 'an', off: 'aus' },
      sound: { on: 'an', off: 'aus' },
      confirm: { on: 'an', off: 'aus' },
      forced: { on: 'an', off: 'aus' },
      keys: { on: 'an', off: 'aus' },
    },
    remembered: 'Die Einstellungen bleiben in diesem Browser gespeichert.',
  },

  keys: {
    title: 'Tastatur',
    list: [
      ['← →', 'von Karte zu Karte'],
      ['Enter', 'Karte spielen oder wählen'],
      ['Shift + ← →', 'Karte in der Hand verschieben'],
      ['Tab', 'zu Knöpfen und Feldern'],
      ['P', 'passen'],
      ['N', 'nächstes Spiel, oder Pause überspringen'],
      ['U', 'zurücknehmen'],
      ['R', 'den Rest der Stiche nehmen, wenn er sicher ist'],
      ['H', 'Tipp'],
      ['S', 'Spielzettel'],
      ['L', 'letzte Stiche'],
      ['O', 'Reihenfolge der Trümpfe'],
      ['G', 'Verlauf'],
      ['W', 'wie es steht, in Worten'],
      ['?', 'diese Liste'],
      ['Esc', 'schließen, oder Gewähltes zurücknehmen'],
    ],
    off: 'Einzelne Tasten lassen sich in den Einstellungen abschalten.',
  },

  rules: {
    find: 'In den Regeln suchen',
    nothing: 'Keine Regel enthält diese Wörter.',
    note: 'Der verbindliche Wortlaut der Regeln ist englisch.',
    loading: 'Die Regeln werden geladen …',
    failed:
      'Die Regeln konnten nicht geladen werden: Gibt es ein Netz? Lade die Seite neu, um es noch einmal zu versuchen.',
  },
};

export default de;
