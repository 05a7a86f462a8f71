import type { Asked } from './asked.ts';

/** What can be typed besides moves. */
export const COMMANDS: Readonly<Record<string, string>> = {
  help: 'this page (also ?)',
  table: 'the table again',
  last: 'the last trick',
  log: 'everything that happened in this deal',
  score: 'the score sheet, line by line with clauses',
  order: 'the trumps of this deal from low to high, cards already seen marked',
  hint: 'what a master would do, why, and how sure it is',
  why: 'why CARD: why a card cannot be played now',
  rules: 'rules CLAUSE: a clause of the rules, a whole chapter, or all of them',
  undo: 'back to your previous decision',
  save: 'save [FILE]: write the game to a file',
  quit: 'leave; the game can be resumed',
};

export function helpLines(asked: Asked): string[] {
  const { choices, usable } = asked;
  const moves =
    asked.types.length === 0
      ? ['  nothing is asked of you now']
      : asked.examples.map((example) => `  ${example}`);
  return [
    'Moves that are open to you now look like this:',
    ...moves,
    ...(usable.length > 0
      ? ['  A card is its code, or the number under it; “play” and “bid” can be left out.']
      : []),
    ...(choices.some(({ number }) => number)
      ? [`  Or just: ${choices.map(({ number, label }) => `${number} = ${label}`).join(', ')}`]
      : []),
    '',
    'Everything else:',
    ...Object.entries(COMMANDS).map(([name, about]) => `  ${name.padEnd(6)} ${about}`),
    '',
    ...legend(asked),
  ];
}

function legend({ faces }: Asked): string[] {
  const suits = faces.letters.map((letter) => `${letter} ${faces.nameOfSuit(letter)}`);
  return [
    `Suits: ${suits.join(', ')}.`,
    'Beside a card: * a trump, ^ face up. Under a card: its number, if it can be used now.',
  ];
}
