// The shape of everything that comes in: exactly these keys and no others, at most so long. docs/protocol.md is made of it.
import { PHRASES, PROTOCOL } from '@overtrick/table';
import { MOST_DEALS } from '@overtrick/table/again';
import { z } from 'zod';

/** No message needs more bytes. */
export const LONGEST_FRAME = 4096;

const LAST_SEAT = 30;
export const LONGEST_TEXT = 200;
export const LONGEST_LIST = 100;
const DAY = 86_400_000;

const count = z.int().min(0);
const seat = z.int().min(0).max(LAST_SEAT);
const text = z.string().max(LONGEST_TEXT);
const name = text.describe('1 to 40 characters, none of which is invisible');

const choice = z
  .strictObject({
    type: text,
    field: text.exactOptional(),
    value: z.union([text, z.number()]).exactOptional(),
    ends: z.boolean().exactOptional(),
  })
  .describe('one of `legal` in the view of the scene, or of `halfway`');

const parts = z.array(choice).max(LONGEST_LIST);

const tempo = z
  .strictObject({
    turn: z
      .int()
      .min(1000)
      .max(30 * DAY),
    bank: z
      .int()
      .min(0)
      .max(30 * DAY),
  })
  .describe('milliseconds for each decision, and once beyond that for the whole match');

const agreement = z.strictObject({
  listed: z.boolean().describe('whether it stands in the list of open tables'),
  watched: z.boolean().describe('whether people may look on who do not sit'),
  pace: tempo.nullable().describe('null if nobody looks at the clock'),
  standIn: text.describe('the level of the bots that sit in for people who are away'),
});

const options = z
  .record(
    text,
    z.union([
      z.number(),
      z.boolean(),
      text,
      z.null(),
      z.array(text).max(LONGEST_LIST),
      z.record(text, z.number()),
    ]),
  )
  .describe('what differs from the usual rules');

const deed = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('play'), parts }),
  z.strictObject({ type: z.literal('entropy'), text }),
  z.strictObject({
    type: z.enum(['claim', 'next', 'undo', 'agree', 'decline']),
  }),
  z.strictObject({ type: z.enum(['pause', 'continue', 'end', 'annul']) }),
  z.strictObject({
    type: z.literal('sit'),
    at: seat,
    name,
    level: text.exactOptional(),
  }),
  z.strictObject({ type: z.enum(['leave', 'swap']), at: seat }),
  z.strictObject({ type: z.enum(['queue', 'unqueue', 'go']) }),
  z.strictObject({ type: z.enum(['own', 'remove']), member: count }),
  z.strictObject({ type: z.enum(['mute', 'unmute']), member: count }),
  z.strictObject({ type: z.literal('report'), member: count, text }),
  z.strictObject({ type: z.literal('heed'), report: count }),
  z.strictObject({ type: z.literal('change'), players: count, options, agreement }),
]);

const said = z.union([
  z.strictObject({ type: z.literal('say'), text }),
  z.strictObject({ type: z.literal('say'), phrase: z.enum(PHRASES) }),
]);

/** No deal of any game brings more. */
const MOST_SCORE = 100_000;
/** What somebody made of a set, in and out. */
export const scores = z
  .array(z.int().min(-MOST_SCORE).max(MOST_SCORE).nullable())
  .min(1)
  .max(MOST_DEALS)
  .describe('by deal, what it brought you; null if you have not played it');

const id = count.describe('chosen by the client; the answer has the same');

/** Everything that can be said on a wire, but for the greeting. */
export const request = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('join'),
    id,
    since: count.describe('the last entry that is known; 0 for none'),
    at: seat.exactOptional().describe('which of several seats of one’s own to look from'),
  }),
  z.strictObject({
    kind: z.literal('do'),
    id,
    key: text.describe('chosen by the client: what is sent twice with one key is done once'),
    seen: count.describe('the last entry that was known when it was decided'),
    deed: z.union([deed, said]),
  }),
  z.strictObject({ kind: z.literal('halfway'), id, parts }),
  z.strictObject({ kind: z.literal('hint'), id, parts: parts.exactOptional() }),
  z.strictObject({ kind: z.enum(['stop', 'record']), id }),
]);

/** The first thing that is said on a wire. */
export const hello = z.strictObject({
  kind: z.literal('hello'),
  protocol: count.describe(`the version of the protocol, now ${PROTOCOL}`),
  token: z.string().max(100),
  table: z.string().max(40),
  since: count,
  at: seat.exactOptional(),
});

const label = z.string().max(60).default('').describe('what this device is called');
const login = text.describe('the name by which you sign in');
const passphrase = text.describe('at least 10 characters');
const current = z
  .string()
  .max(LONGEST_TEXT)
  .default('')
  .describe('the passphrase that you have; needed if there is one');
const bring = z
  .boolean()
  .default(false)
  .describe('whether the seats of the guest whose token is shown come along');
/** Judged by the library that knows passkeys: only its outside is looked at here. */
const made = z.looseObject({
  id: z.string().max(2000),
  rawId: z.string().max(2000),
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}),
  response: z.looseObject({ clientDataJSON: z.string(), attestationObject: z.string() }),
});
const shown = z.looseObject({
  id: z.string().max(2000),
  rawId: z.string().max(2000),
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}),
  response: z.looseObject({
    clientDataJSON: z.string(),
    authenticatorData: z.string(),
    signature: z.string(),
    userHandle: z.string().optional(),
  }),
});

/** As long as a game that is kept with an account may be, as text. */
export const LONGEST_GAME = 96 * 1024;

/** What is posted to the paths of the API. */
export const posted = {
  account: z.strictObject({ login, passphrase, label }),
  accountByPasskey: z.strictObject({ login, answer: made, label }),
  signIn: z.strictObject({ login, passphrase, label, bring }),
  signInByPasskey: z.strictObject({ answer: shown, label, bring }),
  recovery: z.strictObject({ login, code: z.string().max(60), passphrase, label, bring }),
  passphrase: z.strictObject({ current, passphrase, label }),
  invitation: z.strictObject({ login: login.default('') }),
  newPasskey: z.strictObject({ answer: made, current, label }),
  proof: z.strictObject({ current }),
  which: z.strictObject({ id: z.string().max(2000) }),
  removal: z.strictObject({
    login: login.describe('typed once more, so that nobody does it by mistake'),
    current: z
      .string()
      .max(LONGEST_TEXT)
      .default('')
      .describe('the passphrase, or a recovery code; needed unless a passkey answers'),
    answer: shown
      .exactOptional()
      .describe('what a passkey of the account answers to `/api/sessions/options`'),
  }),
  subscription: z
    .strictObject({
      endpoint: z.string().max(1000).describe('where notices are sent: https, in the internet'),
      keys: z.strictObject({
        p256dh: z.string().regex(/^[\w-]{87}=?$/),
        auth: z.string().regex(/^[\w-]{22}(==)?$/),
      }),
      language: z.string().max(10),
    })
    .describe('as `PushSubscription` of the browser tells it'),
  keptGame: z.strictObject({
    id: z.string().regex(/^[\w-]{1,60}$/),
    when: z.number(),
    game: z.string().max(LONGEST_GAME).describe('as the page has packed it'),
  }),
  arrival: z.strictObject({ name, program: z.boolean().default(false), label }),
  name: z.strictObject({ name }),
  code: z.strictObject({ code: z.string().max(40), label }),
  table: z.strictObject({
    game: text,
    players: count,
    options: options.default({}),
    seats: z.array(text.nullable()).max(LAST_SEAT).describe('by seat: a level, `me`, or null'),
    agreement: agreement.default({ listed: false, watched: true, pace: null, standIn: 'novice' }),
  }),
  secret: z.strictObject({ secret: z.string().max(100).exactOptional() }),
  link: z.strictObject({ seat: seat.nullable() }),
  shown: z.strictObject({ shown: z.boolean() }),
  duplicate: z.strictObject({ scores }),
};
