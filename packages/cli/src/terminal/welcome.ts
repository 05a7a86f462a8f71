import { type Game, games } from '@overtrick/engine';
import type { Table } from '@overtrick/table';
import { playersWords, readPlayerCount } from '../arguments.ts';
import { commandIn, INTERRUPTED } from '../io.ts';
import { openRulebook } from '../rulebook.ts';
import { Console, type Streams } from './console.ts';
import { choose, type MenuChoice, type MenuQuestion, type Screen } from './menu.ts';
import { levelNames } from './opening.ts';
import { describeTable, listSaves, saveFolder } from './saves.ts';

/** A choice, and what it means on the command line. */
interface Way extends MenuChoice {
  readonly args: readonly string[];
  readonly game?: Game;
}

const SHOWN_LEVELS: Readonly<Record<string, string>> = {
  random: 'any legal move: to learn the rules against',
  novice: 'plays by rules of thumb, at once',
  club: 'tries its moves in many likely deals',
  master: 'the strongest',
};

/**
 * What to do when nothing was asked for: on a terminal, the arguments of the game that the person
 * chooses; elsewhere nothing, once it has been said how to play.
 */
export async function welcome(io: Streams, exit: (code: number) => void): Promise<string[]> {
  if (!io.input.isTTY || !io.out.isTTY) {
    io.out.write(howToPlay(io.env));
    return [];
  }
  const unfinished = await latestTable(io);
  const console = new Console(io);
  try {
    const args = await ask(console, unfinished);
    if (console.interrupted) exit(INTERRUPTED);
    return args;
  } finally {
    console.close();
  }
}

export function howToPlay(env: Streams['env']): string {
  const command = commandIn(env);
  const start = command === 'overtrick' ? 'overtrick' : 'npm run -s overtrick';
  const wide = Math.max(...games.map(({ name }) => name.length));
  const list = games.map(
    (game) =>
      `  ${command} play ${game.name.padEnd(wide)}   ${game.title}, ${playersWords(game)} players`,
  );
  return `Overtrick plays trick-taking card games, with you or without you.

Play against bots, in a terminal (${start} alone lets you choose):
${list.join('\n')}

Everything else: ${command} --help
`;
}

interface Unfinished {
  readonly name: string;
  readonly table: Table;
}

async function latestTable({ env }: Streams): Promise<Unfinished | undefined> {
  for (const { name, kept } of await listSaves(saveFolder(env))) {
    if (kept.ok && !kept.value.table.over) return { name, table: kept.value.table };
  }
  return undefined;
}

/** MenuQuestion by question, one step back at a time; empty if the person leaves. */
export async function ask(console: Screen, unfinished?: Unfinished): Promise<string[]> {
  const answers: Way[] = [];
  for (;;) {
    const question = questions(answers[0], unfinished)[answers.length];
    if (!question) return ['play', ...answers.flatMap(({ args }) => args)];
    const reply = await choose(console, question);
    if (reply === 'leave') return [];
    if (reply === 'back') answers.pop();
    else answers.push(reply);
  }
}

/** Those that the first answer leaves open. */
function questions(
  first: Way | undefined,
  unfinished: Unfinished | undefined,
): MenuQuestion<Way>[] {
  const which = gameQuestion(unfinished);
  if (!first?.game) return [which];
  const later = [playersQuestion(first.game), botsQuestion(first.game)];
  return [which, ...later.filter(({ choices }) => choices.length > 1)];
}

/** Enter goes on with an unfinished game, if there is one. */
function gameQuestion(unfinished: Unfinished | undefined): MenuQuestion<Way> {
  const choices: Way[] = games.map((game, index) => ({
    key: `${index + 1}`,
    label: game.title,
    words: [game.name, game.title.toLowerCase()],
    beside: `${playersWords(game)} players`,
    about: aboutOf(game),
    args: [game.name],
    game,
  }));
  if (!unfinished) return { title: 'Which game?', choices, usual: choices[0] };
  const goOn: Way = {
    key: `${games.length + 1}`,
    label: 'Go on',
    words: ['go on', 'resume'],
    beside: describeTable(unfinished.table),
    args: ['--resume', unfinished.name],
  };
  return { title: 'Which game?', choices: [...choices, goOn], usual: goOn };
}

/** What its rules say first after how many play, which the menu says itself. */
function aboutOf(game: Game): string {
  const [first = ''] = openRulebook(game).introduction;
  const [, about] = /^(?:For [^.]*\. )?([^.;]*)/.exec(first) ?? [];
  return about ? `${about}.` : '';
}

function playersQuestion(game: Game): MenuQuestion<Way> {
  const [fewest, most] = game.seats;
  const usual = readPlayerCount(game, undefined);
  const choices = Array.from({ length: most - fewest + 1 }, (_, i): Way => {
    const count = `${fewest + i}`;
    const others = `you and ${fewest + i - 1} bots`;
    return {
      key: count,
      label: `${count} players`,
      words: [],
      beside: others,
      args: ['-p', count],
    };
  });
  const title = `${game.title}: how many at the table?`;
  return { title, choices, usual: choices[usual - fewest] };
}

function botsQuestion(game: Game): MenuQuestion<Way> {
  const choices = levelNames.map((level, index): Way => {
    const beside = SHOWN_LEVELS[level] ?? '';
    return { key: `${index + 1}`, label: level, words: [level], beside, args: ['--bots', level] };
  });
  const title = `${game.title}: how well do the bots play?`;
  return { title, choices, usual: choices[choices.length - 1] };
}
