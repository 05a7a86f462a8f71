import { nearest } from '@overtrick/engine';
import { wrap } from './clauses.ts';
import type { Console } from './console.ts';
import { Paint } from './paint.ts';
import { fit, flow, fold, pad, widthOf } from './text.ts';

export interface MenuChoice {
  /** What is typed for it: a number. */
  readonly key: string;
  readonly label: string;
  /** Words that choose it too; the beginning of one is enough if no other choice has it. */
  readonly words: readonly string[];
  readonly beside?: string;
  /** What it is, where there is room to say so. */
  readonly about?: string;
}

export interface MenuQuestion<C extends MenuChoice = MenuChoice> {
  readonly title: string;
  readonly choices: readonly C[];
  /** What Enter takes. */
  readonly usual: C;
}

/** What a menu needs of a console. */
export type Screen = Pick<
  Console,
  'isScreen' | 'colour' | 'size' | 'draw' | 'print' | 'ask' | 'onRedraw'
>;

export type MenuReply<C extends MenuChoice> = C | 'back' | 'leave';

const LEAVE = ['q', 'quit', 'exit'];
const BACK = ['b', 'back'];
const FOOT = [
  'Type a number or a name',
  'Enter alone takes the one marked so',
  'b back',
  'q leave',
];

/** Asks until there is an answer; the end of input leaves. */
export async function choose<C extends MenuChoice>(
  console: Screen,
  question: MenuQuestion<C>,
): Promise<MenuReply<C>> {
  let problem = '';
  console.onRedraw = () => show(console, question, problem);
  for (;;) {
    show(console, question, problem);
    const line = await console.ask();
    const reply = line === undefined ? 'leave' : read(line, question);
    if (reply !== undefined) return reply;
    problem = refuse((line ?? '').trim(), question);
  }
}

function read<C extends MenuChoice>(
  line: string,
  question: MenuQuestion<C>,
): MenuReply<C> | undefined {
  const word = line.trim().toLowerCase();
  if (word === '') return question.usual;
  if (LEAVE.includes(word)) return 'leave';
  if (BACK.includes(word)) return 'back';
  const named = ({ key, words }: C) => key === word || words.some((each) => each === word);
  const begun = ({ words }: C) => words.some((each) => each.startsWith(word));
  const [first, second] = question.choices.filter(begun);
  return question.choices.find(named) ?? (second === undefined ? first : undefined);
}

function refuse(word: string, { choices }: MenuQuestion): string {
  const words = choices.flatMap((choice) => choice.words);
  const near = nearest(word, words);
  const keys = choices.map(({ key }) => key);
  const hint = near ? `did you mean ${near}?` : `choose from ${keys[0]} to ${keys.at(-1)}.`;
  return `“${word}” is none of these; ${hint}`;
}

/** The abouts are left out where the screen has no room for them. */
function show(console: Screen, question: MenuQuestion, problem: string): void {
  const { columns, rows } = console.size;
  const paint = new Paint(console.colour);
  const foot =
    problem === ''
      ? flow(FOOT, columns - 1, { gap: ' · ' }).map((line) => paint.faint(line))
      : fold(problem, columns - 1).map((line) => paint.warn(line));
  const draw = (withAbouts: boolean) => [
    `${paint.bold('Overtrick')} · ${paint.turn(question.title)}`,
    '',
    ...listed(question, paint, columns - 1, withAbouts),
    '',
    ...foot,
  ];
  const full = draw(true);
  const brief = full.length < rows ? full : draw(false);
  // The choices matter more than blank lines, and these more than the foot.
  const lines =
    brief.length < rows ? brief : brief.filter((line) => line !== '').slice(0, rows - 1);
  if (console.isScreen) console.draw(lines.map((line) => fit(line, columns - 1)));
  else console.print(lines);
}

const INDENT = '     ';

function listed(
  { choices, usual }: MenuQuestion,
  paint: Paint,
  columns: number,
  withAbouts: boolean,
): string[] {
  const width = Math.min(columns, 96);
  const wide = Math.max(...choices.map(({ label }) => widthOf(label)));
  return choices.flatMap((choice) => {
    const { key, label, beside = '', about = '' } = choice;
    const name = ` ${key.padStart(2)}  ${pad(label, wide)}`;
    const isUsual = choice === usual;
    const line = isUsual ? paint.bold(name) : name;
    const more = [...(beside === '' ? [] : [beside]), ...(isUsual ? ['(Enter)'] : [])].join('  ');
    const told = about === '' || !withAbouts ? [] : wrap(about, width - INDENT.length);
    return [
      ...fold(`${line}  ${paint.faint(more)}`.trimEnd(), columns, INDENT),
      ...told.map((each) => INDENT + paint.faint(each)),
    ];
  });
}
