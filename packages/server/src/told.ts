// The shape of everything that goes out on a wire. Nothing is checked by it: it is there for docs/protocol.md, and the tests
// hold what is told against it.
import { z } from 'zod';
import { count, move, refusal, scene, view } from './shown.ts';

/** What turns one value into another. */
const delta: z.ZodType = z.lazy(() =>
  z.union([
    z.strictObject({ is: z.unknown() }).describe('another value'),
    z.strictObject({ more: z.array(z.unknown()) }).describe('a list that goes on'),
    z
      .strictObject({
        set: z.record(z.string(), delta),
        drop: z.array(z.string()).optional(),
      })
      .describe('some parts of an object or a list change, some go'),
  ]),
);

const id = count.describe('that of the request');

/** Everything that a server says on a wire. */
export const told = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('scene'),
    protocol: count,
    seq: count.describe('the last entry that is in it'),
    at: z.number().describe('when that was written, in milliseconds'),
    fixed: z.strictObject({
      game: z.string(),
      title: z.string(),
      players: count,
      options: z.record(z.string(), z.unknown()).describe('how it is played'),
      variant: z.array(z.string()).describe('those that differ from the usual rules'),
    }),
    scene,
  }),
  z.strictObject({
    kind: z.literal('update'),
    seq: count.describe('one more than the last; if not, something was missed'),
    at: z.number(),
    changes: delta.nullable().describe('of the scene'),
  }),
  z.strictObject({ kind: z.literal('here'), members: z.array(count).describe('who is there now') }),
  z.strictObject({
    kind: z.literal('done'),
    id,
    seq: count.describe('the entry that came of it; it is on the disk'),
  }),
  z.strictObject({ kind: z.literal('refused'), id, refusal }),
  z.strictObject({
    kind: z.literal('halfway'),
    id,
    halfway: z.strictObject({
      view: view.describe(
        'as if the parts so far had been made; `legal` are those that may follow',
      ),
      reasons: z.array(z.strictObject({ card: z.string(), refusal })),
    }),
  }),
  z.strictObject({
    kind: z.literal('hint'),
    id,
    thought: z.looseObject({ move }).nullable().describe('null among people'),
  }),
  z.strictObject({
    kind: z.literal('record'),
    id,
    record: z.looseObject({ format: z.literal('overtrick/1') }).nullable(),
  }),
  z.strictObject({ kind: z.literal('resync') }),
  z.strictObject({ kind: z.literal('trouble'), id }),
  z.strictObject({
    kind: z.literal('store'),
    isAway: z.boolean().describe('whether nothing can be kept for now: what was asked waits'),
  }),
  z.strictObject({
    kind: z.literal('bye'),
    why: z.enum([
      'replaced',
      'denied',
      'gone',
      'malformed',
      'version',
      'flood',
      'slow',
      'frozen',
      'restart',
    ]),
    retry: count.nullable().describe('come again after so many milliseconds; null: do not'),
  }),
]);
