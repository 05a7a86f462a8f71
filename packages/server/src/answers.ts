// The shape of what the API answers with. Like told.ts it is there for docs/protocol.md, and the tests hold every answer
// against it.
import { z } from 'zod';
import { scores } from './schema.ts';
import { agreement, count, numbers, refusal, seats, sheet } from './shown.ts';

const id = z.string();
const name = z.string();

/** Told once: the token is known to nobody else. */
const admission = z.strictObject({ id, token: z.string(), name });

const link = z.strictObject({
  id,
  secret: z.string(),
  link: z.string().describe('begins with PUBLIC_URL, or else with the path'),
});

const enrolled = admission.extend({
  codes: z
    .array(z.string())
    .describe('told once: with one of them and a new passphrase you come in again'),
});
const signedIn = admission.extend({
  brought: z.boolean().describe('whether the seats of a guest came along'),
});
const nothing = z.strictObject({});
/** For the browser's own functions: see the standard of WebAuthn. */
const options = z.strictObject({ options: z.looseObject({ challenge: z.string() }) });
const labelled = { id, label: z.string(), at: z.number() };
const accountShape = z.strictObject({
  passkeys: z.boolean().describe('whether passkeys can be used here'),
  account: z
    .strictObject({
      login: z.string(),
      hasPassphrase: z.boolean(),
      codes: count.describe('how many recovery codes are left'),
      passkeys: z.array(z.strictObject(labelled)),
    })
    .nullable(),
  devices: z.array(
    z.strictObject({
      ...labelled,
      seenAt: z.number().describe('when it was last heard of, to within a day'),
      isThis: z.boolean(),
    }),
  ),
});

const arrival = z.strictObject({ id, seat: count.nullable().describe('where you sit') });

const table = z.strictObject({
  id,
  game: z.string(),
  players: count,
  agreement,
  openedAt: z.number(),
  seats: z
    .array(
      z
        .strictObject({
          name,
          level: z
            .string()
            .nullable()
            .describe('of a bot; `program` for somebody’s own; null for a person'),
        })
        .nullable(),
    )
    .describe('null where nobody sits'),
  deal: z.int().describe('which deal is on the table, from 0; −1 before the first'),
  over: z.boolean(),
  paused: z.boolean(),
  closed: z.enum(['ended', 'expired', 'archived']).nullable(),
  successor: id.nullable().describe('the table at which these people go on'),
  totals: numbers,
  winners: seats,
  awaited: seats.describe('who is waited for'),
  host: name.nullable().describe('who looks after it, if they sit there'),
  mine: z
    .strictObject({
      seats,
      isOwner: z.boolean(),
      isTurn: z.boolean(),
      until: z.number().nullable().describe('when a bot acts in your place, if you have a clock'),
    })
    .nullable()
    .describe('null without a token'),
});

const listing = table.extend({ touchedAt: z.number().describe('when anybody last did anything') });
const list = z.strictObject({ tables: z.array(listing).describe('the latest first, at most 100') });

const rating = z.strictObject({
  value: z.int().describe('1500 is where a club bot begins; 400 more is ten to one'),
  within: count.describe('it lies so near with 95 %'),
  isProvisional: z.boolean(),
});

/** What somebody has done in one game. */
const career = {
  matches: count,
  wins: count.describe('shared ones too'),
  ahead: z.number().describe('points a deal more than the mean of the table'),
  rating,
};

const duplicate = z.strictObject({
  results: z.array(
    z.strictObject({ name: z.string(), scores, isMe: z.boolean().describe('whether it is yours') }),
  ),
});

const standing = z.strictObject({
  shown: z.boolean().describe('whether others see you in the tables below'),
  games: z.array(
    z.strictObject({
      game: z.string(),
      ...career,
      path: z
        .array(z.strictObject({ at: z.number(), value: z.int(), within: count }))
        .describe('the rating after each of the last matches, at most 50'),
    }),
  ),
  tables: z
    .array(
      z.strictObject({
        game: z.string(),
        rows: z.array(
          z.strictObject({
            name: name.nullable().describe('null for a bot of the house'),
            bot: z
              .strictObject({ level: z.string(), version: z.string().nullable() })
              .nullable()
              .describe('`program` for somebody’s own; null for a person'),
            isMe: z.boolean(),
            ...career,
          }),
        ),
      }),
    )
    .describe('the strongest first, at most 50: you, bots, and regulars who want to be seen'),
});

/** By path, what it answers with if nothing goes wrong. */
export const answers: Readonly<Record<string, z.ZodType>> = {
  'POST /api/guests': admission,
  'POST /api/codes': admission,
  'GET /api/me': z.strictObject({ id, name, program: z.boolean() }),
  'POST /api/me/name': z.strictObject({ name }),
  'POST /api/me/code': z.strictObject({ code: z.string(), until: z.number() }),
  'POST /api/me/others': z.strictObject({}),
  'GET /api/account': accountShape,
  'POST /api/account': enrolled,
  'POST /api/account/by-passkey': enrolled,
  'POST /api/account/passphrase': admission,
  'POST /api/account/codes': z.strictObject({ codes: z.array(z.string()) }),
  'POST /api/account/passkeys/options': options,
  'POST /api/account/passkeys': nothing,
  'POST /api/account/passkeys/remove': nothing,
  'POST /api/account/devices/remove': nothing,
  'POST /api/account/remove': nothing,
  'POST /api/sessions': signedIn,
  'POST /api/sessions/options': options,
  'POST /api/sessions/by-passkey': signedIn,
  'POST /api/sessions/by-code': signedIn,
  'GET /api/account/games': z.strictObject({
    games: z.array(z.strictObject({ id, when: z.number() })),
  }),
  'POST /api/account/games': nothing,
  'GET /api/account/games/:id': z.strictObject({ game: z.string() }),
  'POST /api/account/games/:id/remove': nothing,
  'GET /api/notices': z.strictObject({
    key: z.string().describe('for `applicationServerKey`'),
    isOn: z.boolean().describe('whether this browser is told'),
  }),
  'POST /api/notices': nothing,
  'POST /api/notices/remove': nothing,
  'GET /api/games': z.strictObject({
    protocol: count,
    games: z.array(
      z.strictObject({
        name,
        title: z.string(),
        seats: z.tuple([count, count]).describe('the fewest and the most players'),
        options: z.record(z.string(), z.looseObject({ kind: z.string() })),
      }),
    ),
    levels: z.array(z.string()),
  }),
  'GET /api/standing': standing,
  'POST /api/standing/shown': z.strictObject({ shown: z.boolean() }),
  'GET /api/duplicates/:id': duplicate,
  'POST /api/duplicates/:id': duplicate,
  'GET /api/tables': list,
  'GET /api/me/tables': list,
  'POST /api/tables': link,
  'POST /api/tables/:id/link': link,
  'POST /api/tables/:id/look': table.extend({
    leadsTo: count.nullable().describe('the one seat that the link is for'),
    isLinkGood: z
      .boolean()
      .nullable()
      .describe(
        'false for a secret that is wrong, was used or has been replaced; null without one',
      ),
    belongs: z.boolean().describe('whether you belong to the table already'),
    options: z.record(z.string(), z.unknown()).describe('how it is played'),
    variant: z.array(z.string()).describe('the options that are not as usual'),
  }),
  'POST /api/tables/:id/come': arrival,
  'POST /api/tables/:id/rematch': arrival,
  'POST /api/tables/:id/history': table.extend({
    names: z.array(name),
    sheet: z.array(sheet),
    own: z.array(count.nullable()).describe('by finished deal: the seat in which you played'),
    record: z
      .looseObject({ format: z.literal('overtrick/1') })
      .nullable()
      .describe('all cards and moves: see docs/records.md; null if no deal was finished'),
  }),
};

/** What goes wrong, with a status from 400 on. */
export const problem = z.strictObject({
  error: z.string().describe('a word that does not change'),
  message: z.string(),
  refusal: refusal.optional(),
});
