import type { HintWords } from './words-en.ts';

const words: HintWords = {
  title: 'Was ein Meister täte',
  thinking: 'Der Meister überlegt …',
  one: (move) => `Es gibt nur eines zu tun: ${move}.`,
  move: {
    pass: () => 'passen',
    bid: (what) => `${what} ansagen`,
    play: (what) => `${what} spielen`,
  },
  ways: {
    keep: () => 'Behalte das Ausspiel',
    lead: (card) => `Spiel ${card} aus`,
    take: (card) => `Nimm den Stich mit ${card}`,
    ruff: (card) => `Trumpfe mit ${card}`,
    follow: (card) => `Spiel ${card}`,
    throw: (card) => `Wirf ${card} ab`,
  },
  withTokens: (what, tokens) => `${what}, mit ${tokens}`,
  sentence: (head, why) => `${head}: ${why.join(', und ')}.`,
  against: (reason, against) => `${reason}, aber ${against}`,
  also: (one, other) => `${one}, und ${other}`,
  because: (cause, against) => `${cause}; ${against}`,
  whyNot: 'Warum nicht',
  whyNotIt: (move) => `Warum nicht ${move}?`,
  doIt: 'So machen',
  close: 'Schließen',
  figures: 'Zahlen',
  worlds: (n) =>
    `Erprobt an ${n === 1 ? '1 Möglichkeit' : `${n} Möglichkeiten`}, wie die Karten liegen:`,
  mean: 'Punkte',
  remark: 'Bemerkung',
  chance: {
    own: 'Ansage erfüllt',
    contract: 'Gebot erfüllt',
    defence: 'Gebot verhindert',
    open: 'gelingt dir',
  },
  percent: (n) => `${n}\u00a0%`,
  asGood: 'gleich gut',
  helpsOthers: 'hilft den anderen',
  kept: '„Gleich gut“: Der Unterschied kann Zufall sein, und es bleibt beim Üblichen.',
};

export default words;
