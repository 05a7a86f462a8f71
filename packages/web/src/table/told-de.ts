import { does, karten, list, numbers, punkte, stiche } from '../words/in-german.ts';
import type { ToldWords } from './told-en.ts';

const YOU = 'Du';

export const told: ToldWords = {
  order: {
    title: 'Die Trümpfe vom höchsten zum niedrigsten',
    unseen: (n, of) => `${n} von ${of} ungesehen`,
    none: 'In diesem Spiel gibt es noch keine Trümpfe.',
    without: 'Ohne Trumpf',
    noneAtAll: 'Dieses Spiel wird ohne Trumpf gespielt.',
    ranks: (ranks) => list(ranks.map(numbers)),
    others: (ranks) => `andere ${ranks}`,
    both: (suit, ranks) => `${ranks} in ${suit}`,
    highest: 'am höchsten',
    highestEqual: 'am höchsten, die erste gewinnt',
    equal: 'gleich hoch, die erste gewinnt',
    down: (high, low) => `${high} bis ${low}`,
    me: 'ich',
    places: { mine: 'meine', shown: 'offen', unseen: 'ungesehen', gone: 'weg' },
    mine: (card) => `${card}: deine`,
    shown: (card, who) => `${card}: offen bei ${who}`,
    held: (card, who) => `${card}: verdeckt bei ${who}`,
    hidden: (card) => `${card}: ungesehen`,
    gone: (card) => `${card}: weg`,
  },

  finish: { offer: 'Spiel zu Ende bringen', under: 'Das Spiel wird zu Ende gebracht …' },

  taken: {
    line: (say, seat, what) =>
      `${does(say, seat, 'bekommst', 'bekommt')} ihn${what ? `: ${what}` : ''}`,
    points: punkte,
    tricks: stiche,
  },

  brief: {
    you: 'du',
    tricks: (winners) => {
      const all = winners.reduce((sum, [, n]) => sum + n, 0);
      return `${stiche(all)}: ${winners.map(([name, n]) => `${name} ${n}`).join(', ')}.`;
    },
  },

  tale: {
    shows: (say, seat, cards, n, isMore) =>
      `${does(say, seat, 'zeigst', 'zeigt')} ${cards}${n ? `: ${isMore ? 'zusammen ' : ''}${karten(n)}` : ''}.`,
    pass: (names, isPlural) => `${list(names)} ${passes(names, isPlural)}.`,
    leads: (say, seat, card) => `${does(say, seat, 'spielst', 'spielt')} ${card} aus`,
    andTakes: (say, seat) => (seat === say.me ? 'bekommst den Stich' : 'bekommt den Stich'),
    and: 'und',
    takes: (say, seat) => `${does(say, seat, 'bekommst', 'bekommt')} ihn`,
    with: (card) => `mit ${card}`,
    leadsTrump: (say, seat, card) => `${does(say, seat, 'spielst', 'spielt')} Trumpf aus: ${card}`,
    withTrump: (card) => `mit ${card}, einem Trumpf`,
    ruffs: (say, seat, suit, card) =>
      `${does(say, seat, 'stichst', 'sticht')} mit ${card}, ohne ${suit}`,
    discards: (say, seat, suit, card) =>
      `${does(say, seat, 'wirfst', 'wirft')} ${card} ab, ohne ${suit}`,
    follows: (say, seat, card) => `${does(say, seat, 'bedienst', 'bedient')} mit ${card}`,
    leadsNow: (say, seat, card) => `${does(say, seat, 'gehst', 'geht')} mit ${card} darüber`,
  },
};

/** „Du passt“, „Ben passt“, „Ben und Cleo passen“, „Ben und du passt“. */
function passes(names: readonly string[], isPlural: boolean): string {
  return isPlural && !names.includes(YOU) ? 'passen' : 'passt';
}
