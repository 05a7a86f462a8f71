// The shape of what a table shows to somebody, for docs/protocol.md and the tests: see told.ts and answers.ts.
import { HAPPENINGS, PHRASES } from '@overtrick/table';
import { z } from 'zod';

export const count = z.int().min(0);
const seat = z.int().describe('from 0, clockwise; −1 for who has none');
export const seats = z.array(seat);
export const numbers = z.array(z.number());

const saying = z.strictObject({
  key: z.string().describe('which sentence'),
  values: z.record(z.string(), z.unknown()).optional(),
});

export const refusal = z
  .looseObject({ clause: z.string().describe('the rule, such as mu/4.2; or table'), why: saying })
  .describe('why not');

const choice = z.strictObject({
  type: z.string(),
  field: z.string().optional(),
  value: z.union([z.string(), z.number()]).optional(),
  ends: z.literal(false).optional().describe('there while the move goes on after it'),
});

export const move = z.looseObject({ seat, type: z.string() }).describe('see docs/records.md');

export const view = z
  .looseObject({
    game: z.string(),
    eyes: seat,
    setup: z.looseObject({ players: count, dealer: seat, deal: count }),
    phase: z.string(),
    acting: seats.describe('who is to act; several at once in simultaneous choices'),
    dealt: z.array(z.string()).describe('one’s own cards as dealt'),
    hand: z.array(z.string()).describe('one’s own cards now'),
    held: z.array(count).describe('by seat, how many cards'),
    displays: z.array(z.array(z.string())).describe('by seat, the cards that lie face up'),
    history: z.array(move).describe('the moves of this deal, as far as these eyes may know'),
    table: z.array(move).describe('the trick on the table'),
    winning: seat.nullable(),
    legal: z.array(choice).describe('what one may do now; empty if it is not one’s turn'),
  })
  .describe('all that these eyes may know of the deal; every game adds fields of its own');

const neighbour = z.strictObject({
  name: z.string(),
  level: z
    .string()
    .nullable()
    .describe('of a bot; `program` for somebody’s own; null for a person'),
  standIn: z.strictObject({ name: z.string(), level: z.string() }).nullable(),
});

export const agreement = z.looseObject({
  listed: z.boolean(),
  watched: z.boolean(),
  pace: z.looseObject({ turn: count, bank: count }).nullable(),
  standIn: z.string(),
});

const company = z.strictObject({
  agreement,
  members: z
    .array(
      z.strictObject({
        name: z.string(),
        isProgram: z.boolean(),
        isGone: z.boolean(),
        seats,
      }),
    )
    .describe('everybody who has come, by number'),
  owner: count.nullable().describe('the number of whoever looks after the table'),
  queue: z.array(count),
});

/** A deal on the score sheet. */
export const sheet = z.looseObject({ deal: count, scores: numbers, totals: numbers });

export const scene = z.strictObject({
  eyes: seat.describe('where one sits'),
  neighbours: z.array(neighbour.nullable()).describe('by seat; null where nobody sits'),
  predecessors: z
    .array(z.strictObject({ seat, name: z.string(), deal: count, toEnd: z.boolean() }))
    .describe(
      'who had seats before: until which deal, from 0, and whether they played that one to its end',
    ),
  deal: z.int().describe('which deal of the match, from 0; −1 before the first'),
  dealOver: z.boolean(),
  over: z.boolean(),
  paused: z.boolean(),
  broken: z
    .boolean()
    .describe('whether the deal in hand cannot be gone on with, and waits to be annulled'),
  closed: z.enum(['ended', 'expired', 'archived']).nullable(),
  successor: z.string().nullable().describe('the table at which these people go on'),
  ready: seats.describe('who is ready for the next deal'),
  expired: seats.describe(
    'for whom a bot has moved because their time was up, in order, since anybody did something',
  ),
  asked: z
    .strictObject({
      what: z.enum(['undo', 'pause', 'end', 'swap', 'annul']),
      seat,
      with: seat.nullable(),
      agreed: seats,
      seq: count,
    })
    .nullable()
    .describe('what somebody asks of the others'),
  remarks: z.array(
    z.looseObject({
      seq: count.describe('the entry by which it was said'),
      seat,
      from: count.nullable(),
      text: z.string().optional(),
      phrase: z.enum(PHRASES).optional(),
    }),
  ),
  notices: z
    .array(
      z.strictObject({
        seq: count.describe('the entry by which it happened'),
        what: z.enum(HAPPENINGS),
        seat,
        name: z.string(),
        other: z
          .string()
          .describe(
            'the bot that sits in, who had the seat before, what is asked for, or the first deal that is annulled, from 0',
          ),
      }),
    )
    .describe('what has happened among people, the last fifty things'),
  clocks: z
    .array(z.strictObject({ left: z.number(), since: z.number().nullable() }))
    .nullable()
    .describe('by seat: milliseconds left in the bank, and since when it runs'),
  company: company.nullable(),
  mine: z
    .strictObject({
      member: count.nullable(),
      muted: z.array(count),
      complaints: z
        .array(z.strictObject({ number: count, from: count, about: count, text: z.string() }))
        .describe('what was reported to you, and waits to be put away by `heed`'),
    })
    .nullable()
    .describe('what concerns nobody else'),
  totals: numbers,
  winners: seats,
  pack: z.array(z.string()).describe('every card of this deal once'),
  view: view.nullable().describe('null before the first deal'),
  story: z.array(z.looseObject({ type: z.string() })).describe('what happened in this deal'),
  reasons: z
    .array(z.strictObject({ card: z.string(), refusal }))
    .describe('why a card may not be played'),
  sheet: z.array(sheet),
  canUndo: z.boolean(),
  canClaim: z.boolean(),
  commitment: z.string().nullable().describe('to the seed of this deal: SHA-256'),
  nextCommitment: z.string().nullable().describe('to the seed of the next one'),
  open: z
    .looseObject({ seed: z.string().nullable(), entropy: z.array(z.string()) })
    .nullable()
    .describe('once a deal is over: all hands, all moves, the seed'),
});
