import {
  defaultOf,
  type Game,
  games,
  MOST,
  type Option,
  type OptionValue,
} from '@overtrick/engine';
import { Command } from 'commander';
import { gameNames, hint, playersWords, readGame, readPlayerCount } from '../arguments.ts';
import { Failure, type Io, usage } from '../io.ts';
import { isTable, openRulebook, type Paragraph, type Rulebook, type Section } from '../rulebook.ts';
import { columns, Style, wrap } from '../style.ts';

interface Flags {
  readonly search?: string;
  readonly options?: boolean;
  readonly players?: string;
}

export function rulesCommand(io: Io): Command {
  return new Command('rules')
    .summary('print the numbered rules of a game')
    .description('Prints the rules of a game, clause by clause; without a game, the list of games.')
    .argument('[game]', gameNames.join(', '))
    .argument('[clause]', 'only this clause or section: 3.2, mu/3.2, 3')
    .option('--search <word>', 'only the clauses with this word')
    .option('--options', 'the rules that can be changed by --set, with their defaults')
    .option('-p, --players <n>', 'for --options: the defaults at this number of players')
    .addHelpText(
      'after',
      `
Examples:
  overtrick rules mu
  overtrick rules mu 3.2
  overtrick rules mu/3.2
  overtrick rules mu --search stalemate
  overtrick rules mu --options --players 5`,
    )
    .action((name: string | undefined, clause: string | undefined, flags: Flags) => {
      const style = new Style(io.out, io);
      const [game, inside] = name?.split('/') ?? [];
      const text =
        game === undefined ? list() : answer(readGame(game), clause ?? inside, flags, style);
      io.out.write(`${text}\n`);
    });
}

function list(): string {
  const rows = games.map((game) => [game.name, game.title, `${playersWords(game)} players`]);
  return columns(rows, [0, 1, 2]).join('\n');
}

function answer(game: Game, clause: string | undefined, flags: Flags, style: Style): string {
  if (flags.options) return optionList(game, readPlayerCount(game, flags.players), style);
  const book = openRulebook(game);
  if (clause !== undefined) return print(pick(book, game, clause), style);
  if (flags.search !== undefined) return print(search(book, flags.search), style, flags.search);
  const head = [
    style.bold(book.title),
    ...book.introduction.map((text) => wrap(text, style.width)),
  ];
  return [...head, print(book.sections, style)].join('\n\n');
}

/** One clause with what belongs to it, or a whole section. */
function pick({ sections }: Rulebook, { name, title }: Game, clause: string): Section[] {
  const wanted = clause.replace(new RegExp(`^${name}/`, 'i'), '');
  const whole = sections.filter(({ number }) => number === wanted);
  if (whole.length > 0) return whole;
  const found = sections.flatMap((section) => narrow(section, ({ number }) => number === wanted));
  if (found.length > 0) return found;
  const known = sections.flatMap(({ number, paragraphs }) => [
    number,
    ...paragraphs.map((each) => each.number).filter((each) => each !== ''),
  ]);
  throw usage(`${title} has no clause "${clause}".${near(wanted, known)}`);
}

/** Within a section the nearest is a matter of numbers, elsewhere of spelling. */
function near(wanted: string, known: readonly string[]): string {
  const [section, clause] = wanted.split('.');
  const inside = known.filter((each) => each.startsWith(`${section}.`));
  if (inside.length > 0) {
    const isBelow = Number(clause) < Number(inside[0].split('.')[1]);
    const nearest = isBelow ? inside[0] : inside.at(-1);
    return ` Did you mean ${nearest}? Section ${section} has ${inside[0]} to ${inside.at(-1)}.`;
  }
  return hint(wanted, known) || ` Its sections: ${sectionsOf(known).join(', ')}.`;
}

function sectionsOf(known: readonly string[]): string[] {
  return known.filter((each) => !each.includes('.'));
}

function search({ sections }: Rulebook, word: string): Section[] {
  const lower = word.toLowerCase();
  const found = sections.flatMap((section) =>
    narrow(section, ({ text }) => plain(text).toLowerCase().includes(lower)),
  );
  if (found.length === 0) throw new Failure(`no clause has the word "${word}"`);
  return found;
}

function narrow(section: Section, isWanted: (paragraph: Paragraph) => boolean): Section[] {
  const paragraphs = section.paragraphs.filter(isWanted);
  return paragraphs.length > 0 ? [{ ...section, paragraphs }] : [];
}

function print(sections: readonly Section[], style: Style, word?: string): string {
  const parts = sections.flatMap(({ number, title, paragraphs }) => [
    style.bold(`${number} ${title}`),
    ...paragraphs.map((paragraph) => printParagraph(paragraph, style, word)),
  ]);
  return parts.join('\n\n');
}

const INDENT = '      ';

function printParagraph({ number, text }: Paragraph, style: Style, word?: string): string {
  const label = number.padEnd(INDENT.length - 2);
  const start = `  ${number === '' ? label : style.bold(label)}`;
  if (isTable(text)) return text.replaceAll(/^/gm, INDENT);
  return start + highlight(wrap(plain(text), style.width, INDENT), style, word);
}

/** Without the marks of Markdown. */
function plain(text: string): string {
  return text.replaceAll(/[`*]|\b_|_\b/g, '');
}

function highlight(text: string, style: Style, word: string | undefined): string {
  if (!word) return text;
  const pattern = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return text.replaceAll(new RegExp(pattern, 'gi'), (found) => style.mark(found));
}

function optionList(game: Game, players: number, style: Style): string {
  const parts = Object.entries(game.options).map(([name, option]) => {
    const value = show(defaultOf(option, players));
    const lines = wrap(`${option.about}; ${allowed(option)}`, style.width - 2, '    ');
    return `  ${style.bold(name)} = ${value}  ${style.dim(option.clause)}\n    ${lines}`;
  });
  const head = `${style.bold(`${game.title}, ${players} players`)}: change with --set NAME=VALUE`;
  return [head, ...parts].join('\n');
}

function show(value: OptionValue): string {
  if (Array.isArray(value)) return value.join(',');
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([part, number]) => `${part} ${number}`)
    .join(', ');
}

function allowed(option: Option): string {
  const { kind, least = 0, among = [], nullable, players } = option;
  const range = players ? `, with ${[...new Set(players)].join(' to ')} players only` : '';
  switch (kind) {
    case 'count':
      return `a whole number from ${least} to ${MOST}${nullable ? ', or null' : ''}${range}`;
    case 'flag':
      return `true or false${range}`;
    case 'choice':
      return `${among.join(' or ')}${range}`;
    case 'list':
      return `of ${among.join(', ')}, divided by commas${range}`;
    case 'parts':
      return `each by --set NAME.PART=N, N from 0 to ${MOST}${range}`;
  }
}
