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
    const schema = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' });
    return `### ${title}\n\n\`\`\`json\n${JSON.stringify(schema, null, 2)}\n\`\`\`\n`;
  });
  return parts.join('\n');
}
