import type { Seat, Sentences } from '@overtrick/engine';
import type { CommonSays } from '@overtrick/engine/english';
import { tableGerman } from './german-table.ts';
import type { PageSpeech } from './speech.ts';

/** „keine Karte“, „eine Karte“, „2 Karten“, im ersten und vierten Fall. */
export const karten = (n: number) => counted(n, 'keine Karte', 'eine Karte', 'Karten');
/** Im vierten Fall: „keinen Stich“, „einen Stich“, „2 Stiche“. */
export const stiche = (n: number) => counted(n, 'keinen Stich', 'einen Stich', 'Stiche');

export function counted(n: number, none: string, one: string, many: string): string {
  return n === 0 ? none : n === 1 ? one : `${n.toLocaleString('de')} ${many}`;
}

/** „Du hast“, „Ada hat“. */
export function does({ me, name }: PageSpeech, seat: Seat, du: string, sie: string): string {
  return seat === me ? `Du ${du}` : `${name(seat)} ${sie}`;
}

/** Was von außen kam, wie das Regelwerk es anführt. */
const FOUND: Readonly<Record<string, string>> = {
  ...{ 'a list': 'eine Liste', 'an object': 'ein Objekt', nothing: 'nichts' },
};
export const found = (given: string) => FOUND[given] ?? given;

/** Felder eines Zuges: was darin stehen muss, auch als Liste, und was es nicht gibt. */
const FIELDS: Readonly<Record<string, readonly [one: string, list: string, none: string]>> = {
  card: ['eine Karte', 'eine Liste von Karten', 'keine Karte'],
  seat: ['ein Platz', 'eine Liste von Plätzen', 'keinen Platz'],
  number: ['eine Zahl', 'eine Liste von Zahlen', 'keine Zahl'],
  name: ['ein Name', 'eine Liste von Namen', 'keinen Namen'],
};

const NOT_NOW: Readonly<Record<string, string>> = {
  pass: 'nicht gepasst',
  bid: 'nicht geboten',
  trump: 'kein Trumpf bestimmt',
  partner: 'kein Partner gewählt',
  exchange: 'nicht getauscht',
  choose: 'kein Spiel gewählt',
  give: 'nichts verschenkt',
  stay: 'nicht entschieden, wer mitspielt',
  fold: 'nicht ausgestiegen',
  play: 'keine Karte gespielt',
  take: 'kein Plättchen genommen',
};

/** In Spielen, in denen Stiche angesagt werden. */
export const announced: Pick<Sentences<CommonSays, PageSpeech>, 'not-now'> = {
  'not-now': ({ type }) => notNow(type, { ...NOT_NOW, bid: 'nicht angesagt' }),
};

function notNow(type: string, words = NOT_NOW): string {
  return `Jetzt wird ${words[type] ?? `nicht „${type}“ gespielt`}.`;
}

const zahl = (n: number) => n.toLocaleString('de');

/** Was in einer Regel stehen darf; welche es ist, steht daneben. */
type OptionSays = Extract<keyof CommonSays, `option-${string}`>;
const options: Pick<Sentences<CommonSays, PageSpeech>, OptionSays> = {
  'option-object': ({ given }) => `Regeln müssen ein Objekt sein, nicht ${found(given)}.`,
  'option-unknown': ({ title, given, near, names }) =>
    `${title} hat keine Regel ${given}; ${near ? `vielleicht ${near}` : `es gibt ${names.join(', ')}`}.`,
  'option-count': ({ least, most, nullable }) =>
    `Hier passt eine ganze Zahl von ${zahl(least)} bis ${zahl(most)}${nullable ? ', oder keine' : ''}.`,
  'option-flag': () => 'Hier passt true oder false.',
  'option-choice': ({ among }) => `Hier passt eines von ${among.join(', ')}.`,
  'option-list': ({ size, among }) => `Hier passen ${size} verschiedene von ${among.join(', ')}.`,
  'option-parts': ({ parts, most }) =>
    `Hier passen ganze Zahlen von 0 bis ${zahl(most)} für ${parts.join(', ')}.`,
  'option-players': ({ fewest, most }) =>
    `Das lässt sich nur mit ${fewest === most ? fewest : `${fewest} bis ${most}`} Spielern ändern.`,
};

/** Was jedes Spiel sagen kann. */
export const german: Sentences<CommonSays, PageSpeech> = {
  ...tableGerman,
  said: ({ words }) => words,
  'said-figure': ({ words, figure: n }, { figure }) => `${words} ${figure(n)}`,

  'no-object': 'Ein Zug muss ein Objekt sein, etwa {"seat":0,"type":"pass"}.',
  'no-seat-given': ({ given }) =>
    `„seat“ muss in einem Zug ein Platz des Tisches sein, nicht ${found(given)}.`,
  'no-type': ({ title, given, known }) =>
    `${title} hat keinen Zug ${found(given)}; es gibt ${known.join(', ')}.`,
  'no-field': ({ type, given }) => `Zu einem Zug „${type}“ gehört kein ${found(given)}.`,
  'wrong-field': ({ type, field, of, list }) =>
    `„${field}“ muss in einem Zug „${type}“ ${FIELDS[of][list ? 1 : 0]} sein.`,
  'no-value': ({ given, of, title }) => `${title} hat ${FIELDS[of][2]} ${found(given)}.`,
  'no-seat': ({ given, last }) =>
    `Es gibt keinen Platz ${found(given)}; die Plätze gehen von 0 bis ${last}.`,
  'no-such-move': ({ title }) => `${title} hat keinen solchen Zug.`,

  ...options,

  'hand-size': ({ seat, cards, size }, speech) =>
    `${does(speech, seat, 'hast', 'hat')} ${karten(cards)} statt ${size}.`,
  'no-stock': 'Dieses Spiel hat keinen Stock.',
  'stock-size': ({ cards, size }) =>
    `Der Stock muss aus ${counted(size, 'keiner Karte', 'einer Karte', 'Karten')} bestehen, nicht aus ${cards}.`,
  'no-card': ({ given }) => `${found(given)} ist keine Karte dieses Spiels.`,
  'too-often': ({ card: code }, { card }) => `${card(code)} kommt öfter vor, als es sie gibt.`,

  'not-now': ({ type }) => notNow(type),
  turn: ({ seat }, speech) => `${does(speech, seat, 'bist', 'ist')} am Zug.`,
  'not-in-hand': ({ card: code }, { card }) => `${card(code)} ist nicht auf deiner Hand.`,
  'not-yours': ({ card: code }, { card }) => `${card(code)} ist keine deiner Karten.`,
  follow: follow('ist'),
};

/** Farben stehen in der Einzahl oder in der Mehrzahl: „Pik“, „Schwerter“. */
export function follow(led: 'ist' | 'sind'): Sentences<CommonSays, PageSpeech>['follow'] {
  return ({ led: name, card: code, trump }, { suit, card, list, right }) => {
    const have = right.length > 0 ? `du hast ${list(right.map(card))}` : 'du kannst bedienen';
    const note = trump ? ` ${card(code)} ist Trumpf.` : '';
    return `Ausgespielt ${led} ${suit(name)}, und ${have}.${note}`;
  };
}
