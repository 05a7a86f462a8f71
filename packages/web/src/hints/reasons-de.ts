import type { ReasonSays } from '@overtrick/bots';
import type { Sentences } from '@overtrick/engine';
import { german as usual } from '../words/german.ts';
import type { PageSpeech } from '../words/speech.ts';

function count(figure: string, one: string, other: string): string {
  return figure === '1' ? `1 ${one}` : `${figure} ${other}`;
}

const UNITS: Readonly<Record<GermanUnit, readonly [one: string, other: string]>> = {
  points: ['Punkt', 'Punkte'],
  tricks: ['Stich', 'Stiche'],
};
type GermanUnit = 'points' | 'tricks';

const inUnits = (figure: string, unit: GermanUnit) => count(figure, ...UNITS[unit]);
const points = (figure: string) => count(figure, 'Punkt', 'Punkte');
const cards = (figure: string) => count(figure, 'Karte', 'Karten');

/** So wenige im Spiel sind alle hoch. */
const FEW = 6;

/** „4 von 12 Trümpfen, davon 2 hoch“. */
function held({ figure: n, all, high }: GermanTrumps, { figure }: PageSpeech): string {
  const some = `${figure(n)} von ${figure(all)} Trümpfen`;
  return all <= FEW || n < 2 ? some : `${some}, ${howHigh(n, high, figure(high))}`;
}

/** Von einigen Trümpfen. */
function howHigh(n: number, high: number, figure: string): string {
  if (high === n) return n === 2 ? 'beide hoch' : 'alle hoch';
  return `davon ${high === 0 ? 'keiner' : figure} hoch`;
}

type HandProspects = ReasonSays['asks-more'];
type GermanBest = ReasonSays['trump-best'];
type GermanTrumps = ReasonSays['trumps-held'];
type GermanHand = ReasonSays['holds-high'];

/** „3 Karten brauchen 34 Punkte“. */
function asks(told: Omit<HandProspects, 'expected'>, { figure }: PageSpeech): string {
  const { cards: n, needed, unit } = told;
  return `${cards(figure(n))} ${n === 1 ? 'braucht' : 'brauchen'} ${inUnits(figure(needed), unit)}`;
}

/** „am besten wäre Rot mit 5 von 16 Trümpfen, davon 2 hoch“. */
function bestOf(told: GermanTrumps, speech: PageSpeech): string {
  const { trump, figure: n } = told;
  if (trump === 'none') return `am besten wärst du ohne Trumpf, mit ${highest(n)}`;
  return `am besten wäre ${speech.trump(trump)} mit ${held(told, speech)}`;
}

/** Was das nächste Gebot braucht. */
function needOf({ needed, unit }: GermanBest, { figure }: PageSpeech): string {
  return inUnits(figure(needed), unit);
}

const highest = (n: number) =>
  n === 0 ? 'keiner höchsten Karte' : count(`${n}`, 'höchsten Karte', 'höchsten Karten');

function none(n: number, no: string, one: string, other: string): string {
  return n === 0 ? no : count(`${n}`, one, other);
}

/** Im dritten und vierten Fall fast gleich: „2 Trümpfe und 1 andere hohe Karte“. */
function holding({ trumps, high }: GermanHand): string {
  if (trumps < 0) return none(high, 'keine hohe Karte', 'hohe Karte', 'hohe Karten');
  const others = none(high, 'sonst keine hohe Karte', 'andere hohe Karte', 'andere hohe Karten');
  return `${none(trumps, 'keinen Trumpf', 'Trumpf', 'Trümpfe')} und ${others}`;
}

function promisesLess({ expected, ...told }: HandProspects, speech: PageSpeech): string {
  return `${asks(told, speech)}, und deine Karten versprechen nur etwa ${speech.figure(expected)}`;
}

function promisesBarely(told: HandProspects, speech: PageSpeech): string {
  return `${asks(told, speech)}, und deine Karten versprechen das nur knapp, ohne Reserve`;
}

function promisesTricks({ figure: n }: { figure: number }, { figure }: PageSpeech): string {
  return figure(n) === '0'
    ? 'deine Hand verspricht keinen Stich'
    : `deine Hand verspricht etwa ${inUnits(figure(n), 'tricks')}`;
}

/** In so vielen von zehn Fällen. */
function madeIn(n: number, only = ''): string {
  if (n === 0) return 'gelingt es dir kaum je';
  return n === 10 ? 'gelingt es dir fast immer' : `gelingt es dir ${only}in ${n} von 10 Fällen`;
}

/** Von zehn Verteilungen, die zu allem passen, was man weiß. */
function likely(n: number): string {
  return n === 10 ? 'in jedem wahrscheinlichen Fall' : `in ${n} von 10 Fällen`;
}

function insteadOf({ figure, instead }: { figure: number; instead: number }): string {
  return `${figure === 0 ? 'in keinem Fall' : likely(figure)} statt in ${instead}`;
}

/** Gründe der Tipps, jeder ein Teil eines Satzes, der mit dem Zug beginnt. */
const reasons: Sentences<ReasonSays, PageSpeech> = {
  said: usual.said,
  'said-figure': usual['said-figure'],

  'only-choice': 'etwas anderes gibt es nicht',
  'comes-out-best': 'nichts anderes bringt mehr',
  'comes-ahead': ({ figure: n }, { figure }) =>
    `im Mittel bringt es ${figure(n)} mehr als alles andere`,
  doubt: 'nichts anderes ist klar besser',

  sure: 'niemand kann sie schlagen',
  'sure-card': ({ card: code }, { card }) => `niemand kann ${card(code)} schlagen`,
  'last-wins': 'sie gewinnt als letzte Karte',
  'friends-behind': 'nach dir spielt nur noch deine Seite',
  beats: ({ seat, card: code }, { name, card }) => `sie schlägt ${card(code)} von ${name(seat)}`,
  ruffs: ({ seat }, { name }) => `sie übertrumpft, was ${name(seat)} gespielt hat`,
  'over-ally': ({ seat }, { name }) => `sie ist höher als die von ${name(seat)}`,
  'cheapest-winner': 'eine niedrigere würde nicht reichen',
  boss: ({ suit }, { trump }) => `in ${trump(suit)} ist keine höhere mehr übrig`,
  'draws-trump': 'sie zieht Trümpfe, die noch draußen sind',
  'must-win': 'diesen Stich bekommst du, was du auch spielst',
  'takes-often': ({ figure }) => `sie nimmt den Stich ${likely(figure)}`,

  'ally-sure': ({ seat }, { name }) => `der Stich ist bei ${name(seat)} sicher`,
  'ally-wins': ({ seat }, { name }) => `${name(seat)} liegt für deine Seite vorn`,
  'cannot-win': ({ seat }, { name }) => `gegen ${name(seat)} kommst du nicht an`,
  'leaves-trick': ({ seat }, { name }) => `so bleibt der Stich bei ${name(seat)}`,
  'may-be-beaten': 'sie kann noch geschlagen werden',
  'adds-points': ({ figure: n }, { figure }) => `sie bringt ${points(figure(n))} dazu`,
  'hands-points': ({ figure: n }, { figure }) =>
    `${count(figure(n), 'Strafpunkt geht', 'Strafpunkte gehen')} mit`,
  'gives-nothing': 'sie kostet nichts',
  'gives-least': 'sie kostet am wenigsten',
  'keeps-high': 'die höheren behältst du',
  'rids-high': 'du wirst eine hohe Karte los',
  'clears-suit': ({ suit }, { trump }) => `danach hast du in ${trump(suit)} nichts mehr`,
  'clears-ruff': ({ suit }, { trump }) => `danach kannst du ${trump(suit)} trumpfen`,

  'side-needs': ({ figure: n, unit }, { figure }) =>
    `deine Seite braucht noch ${inUnits(figure(n), unit)}`,
  'declarer-needs': ({ seat, figure: n, unit }, { name, figure }) =>
    `${name(seat)} braucht noch ${inUnits(figure(n), unit)}`,
  'side-has': 'deine Seite hat, was sie braucht',
  'declarer-has': ({ seat }, { name }) => `${name(seat)} hat schon genug`,
  'tricks-needed': ({ figure: n }, { figure }) =>
    `du brauchst noch ${inUnits(figure(n), 'tricks')}`,
  'bid-has': 'die angesagten Stiche sind da',
  'bid-lost': 'deine Ansage ist ohnehin verloren',
  'can-wait': 'der Rest deiner Hand sollte die nötigen Stiche bringen',
  'moon-near': 'bisher sind alle Strafkarten deine, der Durchmarsch ist also noch möglich',

  'expects-enough': ({ expected, needed, unit }, { figure }) =>
    `etwa ${inUnits(figure(expected), unit)} sind zu erwarten, ${figure(needed)} nötig`,
  'trump-too-weak': (told, speech) =>
    `${bestOf(told, speech)}, zu wenig für ${needOf(told, speech)}`,
  'trump-barely': (told, speech) =>
    `${bestOf(told, speech)}, nur knapp genug für ${needOf(told, speech)}`,
  'trump-best': bestOf,
  'may-bid-later': 'du darfst noch bieten, wenn jemand anderes bietet',
  'made-often': ({ figure }) => `so ${madeIn(figure)}`,
  'more-seldom': ({ figure }) => `mit mehr Karten ${madeIn(figure, 'nur ')}`,
  'more-costs': ({ figure: n, less }, { figure }) =>
    `mit mehr Karten ${madeIn(n)}, doch Passen bringt im Mittel ${figure(less)} mehr`,
  'leads-already': 'du hast schon am meisten gezeigt, und mehr Karten verlangen nur mehr',
  'shows-partner': 'es zeigt einem Partner, was du hast, und verspricht nichts',
  'trumps-held': (told, speech) => {
    const { trump: named, figure: n } = told;
    return named === 'none'
      ? `ohne Trumpf hast du ${none(n, 'keine höchste Karte', 'höchste Karte', 'höchste Karten')}`
      : `mit ${speech.trump(named)} hast du ${held(told, speech)}`;
  },
  'trump-pays': ({ figure: n }, { figure }) => `dafür gibt es ${figure(n)} extra`,
  'top-cards': ({ figure: n }, { figure }) =>
    `du hast ${cards(figure(n))} ohne eine höhere darüber`,
  'partner-trumps': ({ seat, figure: n, trumps }, { name, figure }) =>
    `${name(seat)} hat ${cards(figure(n))} gezeigt, davon ${figure(trumps)} Trumpf für dich`,
  'partner-high': ({ seat, card: code }, { name, card }) =>
    `${name(seat)} hat ${card(code)} gezeigt, und darüber ist kaum etwas`,
  'partner-unfit': 'niemand, den du wählen könntest, hat einen Trumpf für dich gezeigt',
  'keeps-trumps': 'du behältst alle Trümpfe',
  voids: ({ suits }, { trump, list }) => `danach hast du in ${list(suits.map(trump))} nichts mehr`,
  'tricks-likely': promisesTricks,
  'stay-pays': ({ figure: n }, { figure }) => `mitspielen sollte etwa ${points(figure(n))} bringen`,
  'stay-costs': ({ figure: n }, { figure }) =>
    figure(n) === '0'
      ? 'mitspielen bringt nichts'
      : `mitspielen würde etwa ${points(figure(n))} kosten`,
  'contract-worth': ({ figure: n }, { figure }) => `es verspricht dir etwa ${points(figure(n))}`,
  'no-contract': ({ figure: n, suit, ...told }, { figure, trump }) => {
    const has =
      told.trumps < 0
        ? `${told.low} von ${told.cards} Karten sind niedrig`
        : `du hast ${holding(told)}`;
    const worth = n > 0 ? `das bringt nur etwa ${points(figure(n))}` : 'das bringt nichts';
    return `am besten wäre ${trump(suit)}: ${has}, ${worth}`;
  },
  'holds-high': (told) => `du hast ${holding(told)}`,
  'holds-low': ({ low, cards: all }) => `${low} deiner ${all} Karten sind niedrig`,
  'dangerous-given': ({ given }, { card, list }) =>
    `${given.length === 2 ? 'beide' : list(given.map(card))} zu behalten ist gefährlich`,
  'gives-highest': 'höhere hast du nicht',
  'hearts-given': 'Herzen kosten den, der sie im Stich bekommt',
  'nothing-dangerous': 'nichts auf deiner Hand ist gefährlich, es gehen also irgendwelche zwei',
  'token-richest': ({ seat }, { name }) => `von denen, die ${name(seat)} hat, zeigt es am meisten`,
  'token-poorest': 'du kannst es am ehesten entbehren: In dieser Runde ist es nicht spielbar',

  'asks-more': promisesLess,
  'asks-all': promisesBarely,
  'tricks-else': promisesTricks,
  'made-seldom': ({ figure }) => `so ${madeIn(figure, 'nur ')}`,
  'comes-same': 'es kommt auf dasselbe heraus',
  'comes-lower': ({ figure: n }, { figure }) => `im Mittel bringt es ${figure(n)} weniger`,
  luck: 'es ist nicht deutlich besser',
  misses: ({ seat, card: code }, { name, card }) =>
    `sie schlägt ${card(code)} von ${name(seat)} nicht`,
  'needless-win': ({ seat }, { name }) => `${name(seat)} hat den Stich schon für deine Seite`,
  'can-be-beaten': 'sie kann noch geschlagen werden',
  'gives-points': ({ figure: n }, { figure }) => `sie schenkt den anderen ${points(figure(n))}`,
  'adds-less': ({ figure: n }, { figure }) =>
    `sie bringt deiner Seite ${points(figure(n))} weniger`,
  'spends-trump': 'sie kostet einen Trumpf',
  'spends-higher': 'sie leistet jetzt nicht mehr, und eine höhere ist weg',
  'takes-trick': 'sie würde den Stich nehmen',
  'helps-others': ({ figure: n }, { figure }) =>
    `du fällst damit um ${points(figure(n))} hinter die anderen zurück`,
  'made-instead': (told) => `es gelingt dir ${insteadOf(told)}`,
  'lets-through': (told) => `das Gebot gelingt ${insteadOf(told)}`,
  'taken-by': ({ seat, figure }, { name }) => `${likely(figure)} nimmt ${name(seat)} den Stich`,
  'has-left': ({ seat, card: code, figure }, { name, card }) =>
    `${likely(figure)} hat ${name(seat)} noch ${card(code)}`,

  'weak-high-bids': ({ figure: n }, { figure }) =>
    `Bots trauen Geboten ab ${figure(n)} Karten zu viel zu: Sie gelangen seltener, als sie gesagt hatten`,
  'weak-moons':
    'Bots sehen einen Durchmarsch selten kommen: Es gibt zwei- bis dreimal so viele, wie sie erwarten',
  'weak-unknown': 'Bots kennen von diesem Spiel nichts als die Regeln',
};

export default reasons;
