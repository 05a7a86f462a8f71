import { z } from 'zod';
import { hello, posted, request } from '../src/schema.ts';
import { told } from '../src/told.ts';

/** Everything of the protocol that has a shape. */
const SHAPES: Readonly<Record<string, z.ZodType>> = {
  'The greeting (`hello`)': hello,
  'What can be asked on a wire': request,
  'What is told on a wire': told,
  'POST /api/guests': posted.arrival,
  'POST /api/me/name': posted.name,
  'POST /api/codes': posted.code,
  'POST /api/tables': posted.table,
  'POST /api/tables/:id/look, …/come and …/history': posted.secret,
  'POST /api/tables/:id/link': posted.link,
};

export const MARK = '<!-- schemas -->';

/** The schemas as the part of docs/protocol.md that is behind the mark. */
export function schemaText(): string {
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
