import type { Sentences } from '@overtrick/engine';
import type { NinjaSays } from '@overtrick/engine/english/ninja-whist';
import { announced, does, follow, stiche, german as usual } from '../../words/german.ts';
import type { PageSpeech } from '../../words/speech.ts';

/** Plättchen in Klammern: So bleiben sie im ersten Fall. */
const shown = (tokens: readonly string[], { token }: PageSpeech) =>
  `(${tokens.map(token).join('; ')})`;

export const german: Sentences<NinjaSays, PageSpeech> = {
  ...usual,
  ...announced,
  follow: follow('sind'),
  'no-turn-up': 'In dieser Runde wird keine Karte aufgedeckt.',
  'turn-up-missing': 'Es muss eine Karte aufgedeckt sein.',
  'bid-above': ({ tricks }) => `Es gibt nur ${stiche(tricks)}.`,
  'bid-barred': ({ bid, tricks }) =>
    `Der Geber darf nicht ${bid} ansagen: Alle Ansagen zusammen ergäben ${tricks}.`,

  'token-blank': 'Ein leeres Plättchen hat keine Farbe.',
  'token-new': ({ token }, speech) =>
    `Das Plättchen ${shown([token], speech)} ist erst in dieser Runde gewonnen.`,
  'token-not-yours': ({ token }, speech) =>
    `Das Plättchen ${shown([token], speech)} liegt nicht in deinem Wertungsbereich.`,
  'token-order': ({ token, before }, speech) =>
    `Das Plättchen ${shown([token], speech)} kommt vor ${shown([before], speech)}.`,
  'tokens-idle': ({ tokens }, speech) =>
    `Du kannst keine Karte von 2 bis 10 spielen, deren Farbe auf jedem Plättchen ${shown(tokens, speech)} ist.`,
  'token-card': ({ card: code }, { card }) =>
    `Plättchen gehören zu Karten von 2 bis 10, nicht zu ${card(code)}.`,
  'token-suit': ({ tokens, card: code }, speech) =>
    `Jedes Plättchen ${shown(tokens, speech)} muss die Farbe von ${speech.card(code)} zeigen.`,

  'take-whose': 'Sag zuerst, wessen Plättchen es ist.',
  'take-none': ({ seat, token }, speech) =>
    `${does(speech, seat, 'hast', 'hat')} kein Plättchen ${shown([token], speech)}.`,
  'take-one': 'Es wird nur ein Plättchen genommen.',
  'take-own': 'Du allein hast die meisten Plättchen, also wird ein eigenes versetzt.',
  'take-others': 'Andere haben gleich viele Plättchen oder mehr.',
  'take-most': ({ seats }, { me, name, list }) => {
    const all = seats.map((seat) => (seat === me ? 'du' : name(seat)));
    return `Die meisten Plättchen ${all.length === 1 ? 'hat' : 'haben'} ${list(all)}.`;
  },

  'bid-made': 'Ansage erfüllt',
  tokens: 'Plättchen im Wertungs\u00adbereich',
};
