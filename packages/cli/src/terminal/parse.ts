import { type Field, type Move, nearest, no, ok, type Result } from '@overtrick/engine';
import type { Asked } from './asked.ts';
import { COMMANDS } from './help.ts';

/** What a line of input means. */
export type Input =
  | { readonly kind: 'move'; readonly move: Move }
  | { readonly kind: 'command'; readonly name: string; readonly rest: readonly string[] }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'problem'; readonly why: string };

const ALIASES: Readonly<Record<string, string>> = {
  '?': 'help',
  h: 'help',
  q: 'quit',
  exit: 'quit',
  u: 'undo',
  rule: 'rules',
};

export function parse(line: string, asked: Asked): Input {
  const words = line.split(/[\s,]+/).filter((word) => word !== '');
  if (words.length === 0) return { kind: 'nothing' };
  const first = words[0].toLowerCase();
  const name = ALIASES[first] ?? first;
  if (Object.hasOwn(COMMANDS, name)) return { kind: 'command', name, rest: words.slice(1) };
  const move = readMove(words, asked);
  return move.ok ? { kind: 'move', move: move.value } : { kind: 'problem', why: move.error };
}

function readMove(words: readonly string[], asked: Asked): Result<Move, string> {
  const type = typeOf(words[0].toLowerCase(), asked);
  if (type) return fill(type, words.slice(1), asked);
  const tries = asked.types
    .filter((each) => asked.game.grammar[each].length > 0)
    .map((each) => fill(each, words, asked));
  return tries.find((each) => each.ok) ?? no(unknown(words, tries, asked));
}

/** A type of move by its name; one that is open now also by its beginning. */
function typeOf(word: string, { game, types }: Asked): string | undefined {
  if (Object.hasOwn(game.grammar, word)) return word;
  const open = types.filter((type) => type.startsWith(word));
  return open.length === 1 ? open[0] : undefined;
}

type Draft = Record<string, string | number | string[]>;

/** Puts each word into the first field that takes it; a field's name says where the next ones go. */
function fill(type: string, words: readonly string[], asked: Asked): Result<Move, string> {
  const fields = asked.game.grammar[type];
  const draft: Draft = {};
  let named: Field | undefined;
  for (const word of words) {
    const label = fields.find(({ name }) => name === word.toLowerCase());
    if (label) named = label;
    else if (!put(draft, named && isFree(draft, named) ? [named] : fields, { type, word }, asked)) {
      return no(`${misfit(word, asked)}; write it like “${asked.example(type)}”`);
    }
  }
  const missing = fields.find((each) => !(each.name in draft) && !each.optional && !each.list);
  if (missing) {
    return no(`“${type}” needs a ${missing.of} (${missing.name}): “${asked.example(type)}”`);
  }
  for (const { name, list, optional } of fields) if (list && !optional) draft[name] ??= [];
  for (const { name, parted } of fields) if (parted) draft[name] = shownFirst(draft[name], asked);
  return ok({ seat: asked.view.eyes, type, ...draft });
}

/** Cards that lie face up are a set apart, however they are named. */
function shownFirst(named: Draft[string], { view }: Asked): string[] {
  const shown = [...(view.displays[view.eyes] ?? [])];
  const isShown = (card: string) => {
    const at = shown.indexOf(card);
    if (at >= 0) shown.splice(at, 1);
    return at >= 0;
  };
  const cards = [named].flat().map((card) => ({ card: String(card), isUp: isShown(String(card)) }));
  return [...cards.filter(({ isUp }) => isUp), ...cards.filter(({ isUp }) => !isUp)].map(
    ({ card }) => card,
  );
}

function isFree(draft: Draft, { name, list }: Field): boolean {
  return list === true || !(name in draft);
}

function put(
  draft: Draft,
  fields: readonly Field[],
  { type, word }: { readonly type: string; readonly word: string },
  asked: Asked,
): boolean {
  for (const field of fields) {
    if (!isFree(draft, field)) continue;
    const value = read(type, field, word.replace(/^\+(?=.)/, ''), asked);
    if (value === undefined) continue;
    const before = draft[field.name] ?? [];
    draft[field.name] = field.list ? [before, value].flat().map(String) : value;
    return true;
  }
  return false;
}

/** What a word means in a field; undefined if nothing. */
function read(type: string, field: Field, word: string, asked: Asked): string | number | undefined {
  const values = asked.values(type, field);
  const spelled = spellings(field, word, asked);
  return values.find((value) => spelled.includes(String(value).toLowerCase()));
}

/** The ways to write a value: a seat by its player's name, a card by its place, a suit by its word. */
function spellings({ of }: Field, word: string, asked: Asked): string[] {
  const lower = word.toLowerCase();
  const all = [lower];
  if (of === 'seat') {
    const named = asked.names.flatMap((name, seat) =>
      name.toLowerCase().startsWith(lower) ? [`${seat}`] : [],
    );
    if (named.length === 1) all.push(named[0]);
  }
  if (of === 'card') {
    all.push(lower.replace(/^(\d+)([a-z])$/, '$2$1'));
    if (/^\d+$/.test(lower)) all.push((asked.usable[Number(lower) - 1] ?? '').toLowerCase());
  }
  if (of === 'name') {
    const suit = asked.faces.letters.find((letter) => asked.faces.nameOfSuit(letter) === lower);
    all.push(lower.replace(/^(.+)s$/, '$1'), ...(suit ? [suit.toLowerCase()] : []));
  }
  return all;
}

/** What looks like a card may be none of this game. */
function misfit(word: string, { faces, game }: Asked): string {
  const isCard = faces.codes.includes(word.toUpperCase());
  const looksLikeOne = /^[a-z](\d{1,2}|[akqjt])$/i.test(word);
  if (looksLikeOne && !isCard) return `${word.toUpperCase()} is no card of ${game.title}`;
  return `“${word}” does not fit`;
}

function unknown(
  words: readonly string[],
  tries: readonly Result<Move, string>[],
  asked: Asked,
): string {
  const [word] = words;
  const near = nearest(word, [...Object.keys(COMMANDS), ...asked.types]);
  if (near && /^[a-z]{4,}$/i.test(word)) {
    return `“${word}” is not known here; did you mean “${near}”?`;
  }
  const [only] = tries;
  const isCard = asked.faces.codes.includes(word.toUpperCase()) || /^\d+$/.test(word);
  if (isCard && tries.length === 1 && !only.ok) return only.error;
  const open = asked.types.length > 0 ? asked.examples : ['log', 'score'];
  const examples = open.map((each) => `“${each}”`).join(' or ');
  const misfits = misfit(word, asked);
  if (misfits.includes('is no card')) return `${misfits}; try ${examples}, or ? for help`;
  return `“${words.join(' ')}” is not known here; try ${examples}, or ? for help`;
}
