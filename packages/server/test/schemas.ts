import { z } from 'zod';
import { answers, problem } from '../src/answers.ts';
import { PROBLEMS } from '../src/problem.ts';
import { hello, posted, request } from '../src/schema.ts';
import { told } from '../src/told.ts';

/** Everything of the protocol that has a shape. */
const SHAPES: Readonly<Record<string, z.ZodType>> = {
  'The greeting (`hello`)': hello,
  'What can be asked on a wire': request,
  'What is told on a wire': told,
  'What is posted to /api/guests': posted.arrival,
  'What is posted to /api/me/name': posted.name,
  'What is posted to /api/codes': posted.code,
  'What is posted to /api/tables': posted.table,
  'What is posted to /api/tables/:id/look, …/come and …/history': posted.secret,
  'What is posted to /api/tables/:id/link': posted.link,
  'What is posted to /api/standing/shown': posted.shown,
  'What is posted to /api/duplicates/:id': posted.duplicate,
  'What is posted to /api/account': posted.account,
  'What is posted to /api/account/by-passkey': posted.accountByPasskey,
  'What is posted to /api/account/passphrase': posted.passphrase,
  'What is posted to /api/account/codes': posted.proof,
  'What is posted to /api/account/passkeys/options': posted.invitation,
  'What is posted to /api/account/passkeys': posted.newPasskey,
  'What is posted to /api/account/passkeys/remove and …/devices/remove': posted.which,
  'What is posted to /api/account/remove': posted.removal,
  'What is posted to /api/account/games': posted.keptGame,
  'What is posted to /api/sessions': posted.signIn,
  'What is posted to /api/sessions/by-passkey': posted.signInByPasskey,
  'What is posted to /api/sessions/by-code': posted.recovery,
  'What is posted to /api/notices': posted.subscription,
  'What goes wrong': problem,
  ...Object.fromEntries(
    Object.entries(answers).map(([path, shape]) => [`The answer to ${path}`, shape]),
  ),
};

const MARK = '<!-- schemas -->';
const PROBLEMS_MARK = '<!-- problems -->';

/** The whole of docs/protocol.md with what is made of the code put in. */
export function documented(text: string): string {
  const [before, , after] = text.split(MARK)[0].split(PROBLEMS_MARK);
  const parts = [before, `\n\n${problemText()}\n`, after];
  return `${parts.join(PROBLEMS_MARK)}${MARK}\n\n${schemaText()}`;
}

/** Every word for what goes wrong, as a table. */
function problemText(): string {
  const rows = Object.entries(PROBLEMS).map(([word, [status, message]]) => [
    `\`${word}\``,
    `${status}`,
    message,
  ]);
  const all = [['error', 'status', 'what it says'], ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...all.map((row) => [...row[column]].length)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, i) => cell + ' '.repeat(widths[i] - [...cell].length)).join(' | ')} |\n`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |\n`;
  return [line(all[0]), rule, ...rows.map(line)].join('');
}

/** The schemas, behind the mark. */
function schemaText(): string {
  const parts = Object.entries(SHAPES).map(([title, shape]) => {
    const text = written(schemaOf(shape), '', 0);
    return `### ${title}\n\n\`\`\`json\n${text}\n\`\`\`\n`;
  });
  return parts.join('\n');
}

/** Whole numbers have bounds of their own only where somebody has set one. */
function schemaOf(shape: z.ZodType): unknown {
  return z.toJSONSchema(shape, {
    io: 'input',
    unrepresentable: 'any',
    override({ jsonSchema }) {
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    },
  });
}

const WIDTH = 100;

/** As the formatter wants it: what fits on a line stands on one, but for lists of objects. */
function written(value: unknown, indent: string, column: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const flat = JSON.stringify(value, null, 1).replaceAll(/\n */g, ' ');
  const short = flat.replaceAll('[ ', '[').replaceAll(' ]', ']');
  // A comma may follow.
  const fits = column + short.length < WIDTH;
  if (fits && !(isList && areObjects(value))) return short;
  const deeper = `${indent}  `;
  const parts = Object.entries(value).map(([key, each]) => {
    const head = isList ? deeper : `${deeper}${JSON.stringify(key)}: `;
    return head + written(each, deeper, head.length);
  });
  const [open, close] = isList ? '[]' : '{}';
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`;
}

function areObjects(list: readonly unknown[]): boolean {
  const isBig = (each: unknown) => typeof each === 'object' && Object.keys(Object(each)).length > 1;
  return list.length > 1 && list.every(isBig);
}
