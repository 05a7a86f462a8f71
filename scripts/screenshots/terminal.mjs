// The picture of the terminal, drawn from a real screen of `overtrick play`.
import { Paint } from '../../packages/cli/dist/terminal/paint.js';
import { refusalWords } from '../../packages/cli/dist/terminal/replies.js';
import { drawnFrom } from '../../packages/cli/dist/terminal/scene.js';
import { screen } from '../../packages/cli/dist/terminal/screen.js';
import { seedFromText } from '../../packages/engine/dist/index.js';
import { checkSeating, house, openingOf, sceneAt } from '../../packages/table/dist/index.js';

/** A deal of Mü up to a trick in which red is led, and the red 7 is no red card: 7s are trump. */
const SEED = 'picture 5382';
const AUCTION = 'pass, bid K2, bid R7 B7, pass, bid R1, pass, pass, pass, pass, pass';
const TRUMPS = 'trump K, trump 7, partner 2';
const TRICKS = 'K7 R1 K3 K9 K4 G1 G3 G6 G1 G5 K1 R7 K2 K6 R5 R9 R2';
const TEMPTATION = 'R7';

const SIZE = { columns: 116, rows: 27 };
const CELL = { width: 8.4, height: 19, size: 14 };
const EDGE = 22;
const INK = '#d8e3e1';
const FAINT = '#8fa6a5';
const TABLE = '#10292d';
const FONT = "ui-monospace, 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace";
const ESCAPE = '\x1b';
/** Colours, and gaps: renderers make one blank of several. */
const PIECES = new RegExp(`(${ESCAPE}\\[[0-9;]*m|(?<=\\S) {2,})`);

/** The picture, as SVG. */
export function terminal() {
  const scene = tableAtWork();
  if (!scene) throw new Error('nothing is dealt');
  return svg(linesOf(scene));
}

/** The table as the log of such a deal makes it. */
function tableAtWork() {
  const names = ['You', 'Ada', 'Ben', 'Cleo', 'Dan'];
  const bots = names.map(() => null);
  const seating = checkSeating({ game: 'mu', players: names.length, names, bots }, house);
  if (!seating.ok) throw new Error(seating.error);
  const { game } = seating.value;
  const seed = seedFromText(SEED);
  const opening = { type: 'open', ...openingOf(seating.value, 'you', seed) };
  const plays = TRICKS.split(' ').map((card) => ({ type: 'play', card }));
  /** @type {any[][]} */
  const log = [[opening], [{ type: 'commit', seed }, { type: 'deal' }]];
  for (const move of [...`${AUCTION}, ${TRUMPS}`.split(', ').map(read), ...plays]) {
    const [seat] = sceneIn(game, log).view.acting;
    log.push([{ type: 'play', move: { seat, ...move } }]);
  }
  return drawnFrom(game, sceneIn(game, log));
}

/**
 * What the person in seat 0 sees after all of this.
 * @param {any} game
 * @param {any[][]} log
 * @returns {any}
 */
function sceneIn(game, log) {
  const entries = log.map((facts, i) => {
    return { seq: i + 1, key: `${i}`, by: 'you', at: 0, command: { type: 'next' }, facts };
  });
  const scene = sceneAt(game, /** @type {any} */ (entries), { seq: log.length, eyes: 0 });
  if (!scene.ok) throw new Error(scene.error);
  return scene.value;
}

/** @param {string} text */
function read(text) {
  const [type, ...values] = text.split(' ');
  if (type === 'bid') return { type, cards: values };
  if (type === 'trump') return { type, name: values[0] };
  return type === 'partner' ? { type, partner: Number(values[0]) } : { type };
}

/**
 * What stands on the screen after a card was tried that cannot be played.
 * @param {NonNullable<ReturnType<typeof drawnFrom>>} scene
 */
function linesOf(scene) {
  const paint = new Paint(true);
  const pen = { paint, faces: scene.asked.faces, names: scene.names, width: SIZE.columns - 1 };
  const tempted = scene.reasons.find(({ card }) => card === TEMPTATION);
  if (!tempted) throw new Error(`${TEMPTATION} can be played`);
  const message = [paint.warn(refusalWords(scene.game, tempted.refusal))];
  return [...screen(scene, pen, SIZE, message), paint.bold('> ▏')];
}

/** @param {string[]} lines */
function svg(lines) {
  const width = Math.ceil(SIZE.columns * CELL.width + 2 * EDGE);
  const height = lines.length * CELL.height + 2 * EDGE;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">
<title>A deal of Mü in the terminal: the table, the trick, the trumps and a refusal</title>
<rect x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" rx="10" fill="${TABLE}" stroke="#3c5b5e"/>
<g font-family="${FONT}" font-size="${CELL.size}" fill="${INK}">
${lines.flatMap((line, row) => runs(line).map((run) => place(run, row))).join('\n')}
</g>
</svg>
`;
}

/**
 * Pieces of a line with one look each: where they start, their text and their escape code.
 * @param {string} line
 */
function runs(line) {
  const found = [];
  let column = 0;
  let code = '0';
  for (const piece of line.split(PIECES)) {
    if (piece.startsWith(ESCAPE)) code = piece.slice(2, -1);
    else if (piece !== '') {
      found.push({ column, text: piece, code });
      column += [...piece].length;
    }
  }
  return found;
}

/**
 * Each piece is stretched to its columns, so that they line up in whatever font is there.
 * @param {{ column: number, text: string, code: string }} run
 * @param {number} row
 */
function place({ column, text, code }, row) {
  const { ink, paper, bold } = look(code);
  const x = EDGE + column * CELL.width;
  const y = EDGE + row * CELL.height;
  const wide = [...text].length * CELL.width;
  const back = paper
    ? `<rect x="${fix(x + 0.8)}" y="${y + 1}" width="${fix(wide - 1.6)}" height="${CELL.height - 2}" rx="3" fill="${paper}"/>`
    : '';
  const trimmed = text.trim();
  if (trimmed === '') return back;
  const from = x + (text.length - text.trimStart().length) * CELL.width;
  const length = [...trimmed].length * CELL.width;
  const style = `${ink === INK ? '' : ` fill="${ink}"`}${bold ? ' font-weight="700"' : ''}`;
  const at = `x="${fix(from)}" y="${y + 14}" textLength="${fix(length)}" lengthAdjust="spacingAndGlyphs"`;
  return `${back}<text ${at}${style}>${escaped(trimmed)}</text>`;
}

/** @param {string} code */
function look(code) {
  const codes = code.split(';').map(Number);
  const after = (/** @type {number} */ kind) =>
    codes.includes(kind) && colour(codes[codes.indexOf(kind) + 2]);
  const plain = codes[0] === 2 ? FAINT : INK;
  return { ink: after(38) || plain, paper: after(48), bold: codes[0] === 1 };
}

/**
 * One of the 256 colours of terminals: a cube of 6 × 6 × 6, then greys.
 * @param {number} index
 */
function colour(index) {
  const level = (/** @type {number} */ n) => (n === 0 ? 0 : 55 + 40 * n);
  const cube = index - 16;
  const rgb =
    index >= 232
      ? Array(3).fill(8 + 10 * (index - 232))
      : [Math.floor(cube / 36), Math.floor(cube / 6) % 6, cube % 6].map(level);
  return `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** @param {string} text */
function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** @param {number} number */
function fix(number) {
  return Number(number.toFixed(1));
}
