import type { Asked, MoveChoice } from './asked.ts';
import { wrap } from './clauses.ts';

/** What can be typed besides moves. */
export const COMMANDS: Readonly<Record<string, string>> = {
  help: 'this page (also ?)',
  table: 'the table again',
  last: 'the last trick',
  log: 'everything that happened in this deal',
  score: 'the score sheet, line by line with clauses',
  order: 'the trumps of this deal from low to high, cards already seen marked',
  hint: 'hint [MOVE]: what a master would do, why, and how sure it is; and why not that move',
  why: 'why CARD: why a card cannot be played now',
  rules: 'rules CLAUSE: a clause of the rules, a whole chapter, or all of them',
  rest: 'takes the rest of the tricks, where it is certain that they are yours',
  undo: 'back to your previous decision',
  save: 'save [FILE]: write the game to a file',
  export: 'export [FILE]: write the record of the finished deals, all cards in it, to a file',
  fair: 'what was promised about the cards of this deal before they were dealt, and how to check it',
  quit: 'leave; the game can be resumed',
};

export function helpLines(asked: Asked, width = 79): string[] {
  const { choices, usable } = asked;
  const moves =
    asked.types.length === 0
      ? ['  nothing is asked of you now']
      : asked.examples.map((example) => `  ${example}`);
  return [
    'Moves that are open to you now look like this:',
    ...moves,
    ...(usable.length > 0
      ? hang(
          'A card',
          'is its code, or the number under it; “play” and “bid” can be left out.',
          width,
        )
      : []),
    ...(choices.length > 0 ? hang('Or just:', choices.map(chosen).join(', '), width) : []),
    ...additionLines(asked, width),
    '',
    'Everything else:',
    ...Object.entries(COMMANDS).flatMap(([name, about]) => hang(name.padEnd(7), about, width)),
    '',
    ...legend(asked).flatMap((line) => wrap(line, width)),
  ];
}

/** What can be typed alone, and what it means. */
function chosen({ value, label }: MoveChoice): string {
  return value === '' || value === label ? label : `${value} = ${label.slice(value.length + 1)}`;
}

/** A word and what it is about, which stays to the right of it. */
function hang(word: string, about: string, width: number): string[] {
  const start = `  ${word} `;
  return wrap(about, width - start.length).map(
    (line, index) => (index === 0 ? start : ' '.repeat(start.length)) + line,
  );
}

function additionLines({ additions }: Asked, width: number): string[] {
  if (additions.length === 0) return [];
  const each = additions.flatMap(({ card, values }) =>
    hang(`  ${card} `, values.map((value) => `+${value}`).join(' '), width),
  );
  return ['  + adds a token to a card, or several. Those that fit:', ...each];
}

function legend({ faces, game }: Asked): string[] {
  const suits = faces.letters.map((letter) => `${letter} ${faces.nameOfSuit(letter)}`);
  return [
    `Suits: ${suits.join(', ')}.`,
    ...(game.words.signs ? [`Tokens: ${game.words.signs}.`] : []),
    'A number is that of a seat, a rank or a count of tricks, as asked, or stands under a card.',
    'Beside a card: * a trump, ^ face up. Under a card: its number, if it can be used now.',
  ];
}
