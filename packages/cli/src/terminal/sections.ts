import type { Seat } from '@overtrick/engine';
import { sealWords } from './fair.ts';
import { chip, type Pen, played } from './pages.ts';
import type { TerminalScene } from './scene.ts';
import { flow, pad, widthOf } from './text.ts';

/** Parts of the table, each drawn as lines of at most the pen's width. */

export function header(scene: TerminalScene, { paint, width }: Pen): string[] {
  const { game, view, names, variant } = scene;
  const { deal, dealer } = view.setup;
  const title = paint.bold(game.title);
  const deals = names[dealer] === 'You' ? 'you deal' : `${names[dealer]} deals`;
  return flow([title, `deal ${deal + 1}`, deals, ...variant, ...sealWords(scene)], width, {
    gap: ' · ',
  });
}

/** A line a seat: turn, number, name, total, what it is and has, the cards face up. */
export function seats(scene: TerminalScene, pen: Pen): string[] {
  const { view, names, totals } = scene;
  const { paint, width } = pen;
  const name = Math.max(...names.map((each) => each.length));
  const badges = names.map((_, seat) => badgesOf(scene, seat));
  const most = Math.max(...view.displays.map((cards) => cards.length));
  const room = Math.max(30, width - name - 14 - 4 * most);
  const badge = Math.min(room, Math.max(...badges.map(widthOf)));
  const trumps = new Set(view.trumps.flat());
  return names.flatMap((each, seat) => {
    const acts = view.acting.includes(seat);
    const label = `${acts ? '▸' : ' '} ${seat} ${pad(each, name)}`;
    const total = String(totals[seat]).padStart(5);
    const text = `${acts ? paint.turn(label) : label}${paint.bold(total)}  ${pad(badges[seat], badge)}`;
    const shown = view.displays[seat].map((code) => chip(pen, code, trumps.has(code) ? '*' : ' '));
    const start = widthOf(text) + 1;
    const rows = [...areas(scene, seat, width - start), ...flow(shown, width - start, { gap: '' })];
    return [`${text} ${rows[0] ?? ''}`, ...rows.slice(1).map((row) => ' '.repeat(start) + row)];
  });
}

function badgesOf({ game, view }: TerminalScene, seat: Seat): string {
  return game.words.badges(view, seat).join(', ');
}

/** What lies before a seat; of others it is only counted where there is no room for it. */
function areas({ game, view }: TerminalScene, seat: Seat, width: number): string[] {
  const all = game.words.areas?.(view, seat) ?? [];
  const pieces = all.flatMap(([area, tokens]) => {
    const [first = 'none', ...rest] = tokens;
    return [`${area}: ${first}`, ...rest];
  });
  const lines = flow(pieces, width, { gap: ' ' });
  if (lines.length <= 1 || seat === view.eyes) return lines;
  return [all.map(([area, tokens]) => `${area}: ${tokens.length}`).join(' ')];
}

export function status({ game, view, names }: TerminalScene, { paint, width }: Pen): string[] {
  const items = game.words.status(view, (seat) => names[seat]);
  return flow(
    items.map(([label, value]) => `${paint.faint(label)} ${value}`),
    width,
    { gap: ' · ' },
  );
}

const BAR = 30;

/** The goal as a bar that fills. */
export function goal({ game, view }: TerminalScene, { paint }: Pen): string[] {
  const bar = game.words.goal?.(view);
  if (!bar) return [];
  const { needed, taken } = bar;
  const full = Math.min(BAR, needed > 0 ? Math.floor((BAR * taken) / needed) : BAR);
  const drawn = '█'.repeat(full) + paint.faint('░'.repeat(BAR - full));
  return [`${drawn} ${taken} of ${needed}${taken >= needed ? ', reached' : ''}`];
}

/** The trick on the table in its order, and who has still to play to it. */
export function trick(scene: TerminalScene, pen: Pen): string[] {
  const { view, names } = scene;
  const { table, acting, tricks } = view;
  if (table.length === 0) return [];
  const trumps = new Set(view.trumps.flat());
  const plays = table.map(
    (move, index) => `${index === 0 ? 'led by ' : ''}${played(pen, move, trumps)}`,
  );
  const next = acting.map((seat) => pen.paint.turn(`▸ ${names[seat]}`));
  const start = pen.paint.bold(`Trick ${tricks.length + 1}`);
  return flow([start, ...plays, ...next], pen.width, { indent: '         ' });
}

export function lastTrick({ last, names, view }: TerminalScene, pen: Pen): string[] {
  if (!last) return [];
  const trumps = new Set(view.trumps.flat());
  const plays = last.plays.map((move) => played(pen, move, trumps));
  const token = last.token === undefined ? '' : ` ${last.token}`;
  const line = [pen.paint.faint('Last'), ...plays, `→ ${names[last.winner]}${token}`];
  return flow(line, pen.width, { indent: '      ' });
}

/** Own cards by effective suit; under each that can be used now, its number. */
export function hand({ asked, view }: TerminalScene, pen: Pen): string[] {
  const { usable } = asked;
  const myTurn = view.acting.includes(view.eyes);
  const asksForCards = myTurn && usable.length > 0;
  const up = [...(view.displays[view.eyes] ?? [])];
  const cards = [...view.hand, ...up];
  const columns = pen.faces.groups(cards, view).flatMap(({ name, cards: group }) => {
    const chips = group.map((code) => {
      const shown = takeOut(up, code);
      const number = usable.indexOf(code) + 1;
      const text = chip(pen, code, shown ? '^' : ' ', asksForCards && number === 0);
      return column(text, asksForCards && number > 0 ? `${number}` : '');
    });
    // A chip begins with a blank of its own, which is paper if there are colours.
    const label = pen.paint.colour ? 'trump ' : 'trump';
    return name === 'trump' ? [column(label, ''), ...chips, GAP] : [...chips, GAP];
  });
  return stack(columns, pen);
}

type Column = readonly [above: string, below: string, width: number];
const GAP: Column = [' ', ' ', 1];

function column(above: string, below: string): Column {
  const width = Math.max(widthOf(above), below.length);
  return [pad(above, width), pad(` ${below}`, width), width];
}

function stack(columns: readonly Column[], { width, paint }: Pen): string[] {
  const rows: [string, string][] = [['', '']];
  for (const [above, below, wide] of columns) {
    const last = rows[rows.length - 1];
    if (widthOf(last[0]) + wide > width) rows.push([above, below]);
    else rows[rows.length - 1] = [last[0] + above, last[1] + below];
  }
  return rows.flatMap(([above, below]) =>
    below.trim() === '' ? [above.trimEnd()] : [above.trimEnd(), paint.faint(below.trimEnd())],
  );
}

/** True once for each card of the list. */
function takeOut(cards: string[], code: string): boolean {
  const at = cards.indexOf(code);
  if (at >= 0) cards.splice(at, 1);
  return at >= 0;
}

/** What is asked for, with what to type. */
export function ask(
  { asked, names, view, canClaim, isPast }: TerminalScene,
  { paint, width }: Pen,
): string[] {
  if (isPast || !view.acting.includes(view.eyes)) {
    const waiting = view.acting.map((seat: Seat) => names[seat]).join(', ');
    return [waiting === '' ? 'The deal is over.' : `Waiting for ${waiting}.`];
  }
  const { choices, types, usable, game } = asked;
  // The type is said once: "trump R red · B blue · none".
  const listed = choices.map(({ type, value, label }, index) =>
    value === '' || choices[index - 1]?.type === type ? label : `${paint.bold(type)} ${label}`,
  );
  const others = types.filter((type) => game.grammar[type].length > 0 && !isListed(type, asked));
  const written = others.map((type) => `“${asked.example(type)}”${more(type, asked)}`);
  const cards = usable.length > 0 ? ['or the number under a card'] : [];
  const claim = canClaim ? ['“rest”: all tricks left are yours'] : [];
  const [first = '', ...rest] = [...listed, ...written, ...cards, ...claim];
  return flow([`${paint.turn('Your turn:')} ${first}`, ...rest], width, { gap: ' · ' });
}

function isListed(type: string, { choices }: TerminalScene['asked']): boolean {
  return choices.some((choice) => choice.type === type);
}

/** That there may be more cards, and what can be added besides. */
function more(type: string, asked: TerminalScene['asked']): string {
  const fields = asked.game.grammar[type];
  const [added] = asked.additions;
  if (added && fields.some(({ optional }) => optional)) {
    return `, with a token “${type} ${added.card} +${added.values[0]}” (? tells which fit)`;
  }
  const [first, ...later] = fields;
  const special = asked.special(type);
  if (special) return `, from the table “${special}”`;
  return first?.list && later.length === 0 ? ' or more' : '';
}
