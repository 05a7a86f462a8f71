import { levels } from '@overtrick/bots';
import { house, isRequest, mindOf, PROTOCOL, type WireMessage } from '@overtrick/table';
import fc from 'fast-check';
import { Journal } from '../src/journal.ts';
import { MemoryVault } from '../src/memory.ts';
import { hello as helloShape, LONGEST_FRAME, request as requestShape } from '../src/schema.ts';
import { Venue } from '../src/venue.ts';
import type { Visit } from '../src/visit.ts';
import { World } from './simulation/world.ts';

const quick = mindOf(levels.random, async () => {});
const AGREEMENT = { listed: false, watched: true, pace: null, standIn: 'random' };
const CHOICE = { type: 'play', field: 'card', value: 'W5' };

/** One of each message that makes sense. */
const SOUND: readonly unknown[] = [
  { kind: 'join', id: 1, since: 2 },
  { kind: 'halfway', id: 1, parts: [CHOICE] },
  ...['hint', 'stop', 'record'].map((kind) => ({ kind, id: 1 })),
  ...[
    { type: 'play', parts: [CHOICE] },
    { type: 'entropy', text: 'abc' },
    { type: 'say', text: 'hello' },
    { type: 'say', phrase: 'oops' },
    ...['claim', 'next', 'undo', 'agree', 'decline', 'pause', 'continue', 'end'].map((type) => ({
      type,
    })),
    { type: 'sit', at: 1, name: 'Eve' },
    { type: 'sit', at: 1, name: 'Robo', level: 'random' },
    { type: 'leave', at: 2 },
    { type: 'swap', at: 1 },
    ...['queue', 'unqueue'].map((type) => ({ type })),
    ...['own', 'remove', 'mute', 'unmute'].map((type) => ({ type, member: 1 })),
    { type: 'report', member: 1, text: 'rude' },
    { type: 'heed', report: 0 },
    { type: 'annul' },
    { type: 'change', players: 3, options: {}, agreement: AGREEMENT },
  ].map((deed) => ({ kind: 'do', id: 1, key: 'a key', seen: 3, deed })),
];

const ODD: readonly unknown[] = [
  ...['__proto__', 'constructor', '', '0', '\u202e', 'x'.repeat(300), '\u0000'],
  ...[0, -0, 1, -1, 0.5, 31, 2 ** 31, 2 ** 53, 1e308, null, true, false, [], {}, [[]], { a: 1 }],
];

const value = fc.oneof(
  fc.constantFrom(...ODD),
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(...SOUND),
);

/** A sound message with one thing in it changed, added or left out. */
const spoiled = fc
  .tuple(
    fc.constantFrom(...SOUND),
    fc.array(fc.nat(), { minLength: 1, maxLength: 5 }),
    value,
    fc.nat(3),
  )
  .map(([sound, path, odd, how]) => spoil(JSON.parse(JSON.stringify(sound)), path, odd, how));

function spoil(
  data: Record<string, unknown>,
  [step, ...rest]: number[],
  odd: unknown,
  how: number,
): unknown {
  const keys = Object.keys(data);
  const key = keys[step % Math.max(1, keys.length)];
  const inner = data[key];
  if (
    rest.length > 0 &&
    typeof inner === 'object' &&
    inner !== null &&
    Object.keys(inner).length > 0
  ) {
    spoil(inner as Record<string, unknown>, rest, odd, how);
  } else if (how === 0) delete data[key];
  else if (how === 1) data[`${key}x`] = odd;
  else data[key] = odd;
  return data;
}

const frame = fc.oneof(
  { weight: 6, arbitrary: spoiled.map((each) => JSON.stringify(each)) },
  { weight: 2, arbitrary: fc.constantFrom(...SOUND).map((each) => JSON.stringify(each)) },
  { weight: 1, arbitrary: value.map((each) => JSON.stringify(each)) },
  { weight: 1, arbitrary: fc.string({ maxLength: 60 }) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(...SOUND), fc.nat(200), fc.string({ maxLength: 3 }))
      .map(([sound, at, other]) => {
        const text = JSON.stringify(sound);
        return text.slice(0, at) + other + text.slice(at + 1);
      }),
  },
);

/** What is said first, with something in it changed; the token and the table are right unless that is what has changed. */
const GREETING = { kind: 'hello', protocol: PROTOCOL, token: 'TOKEN', table: 'TABLE', since: 0 };
const greeting = fc
  .tuple(fc.array(fc.nat(), { minLength: 1, maxLength: 1 }), value, fc.nat(3))
  .map(([path, odd, how]) => JSON.stringify(spoil({ ...GREETING }, path, odd, how)));

/** One in so many is the first on its wire. */
const attacked = fc.oneof(
  { weight: 9, arbitrary: frame.map((text) => ({ text, isFirst: false })) },
  { weight: 1, arbitrary: fc.oneof(greeting, frame).map((text) => ({ text, isFirst: true })) },
);

/** What came of frames that somebody hostile has sent. */
export interface FuzzReport {
  /** How many the validator has seen, and how many of these it let in. */
  readonly frames: number;
  readonly accepted: number;
}

/** Sends so many frames, nearly right and quite wrong, to a table of others; throws if one does harm. */
export async function fuzzFrames(seed: number, count: number): Promise<FuzzReport> {
  const target = await Target.open(seed);
  let accepted = 0;
  const run = async ({ text, isFirst }: { text: string; isFirst: boolean }) => {
    if (isFirst) await target.accost(text);
    else if (await target.attack(text)) accepted++;
  };
  await fc.assert(fc.asyncProperty(attacked, run), { seed, numRuns: count });
  target.checkBystander();
  return { frames: target.frames, accepted };
}

/** A table with a bystander, and somebody hostile who comes again whenever they are sent away. */
class Target {
  private readonly world: World;
  private readonly venue: Venue;
  private readonly vault: MemoryVault;
  private readonly token: string;
  private readonly table: string;
  private visit: Visit | undefined;
  private byes: string[] = [];
  /** How many greetings were sound, so that all the others were hostile. */
  private greetings = 0;
  private isBystanderGone = false;

  private constructor(
    world: World,
    venue: Venue,
    vault: MemoryVault,
    token: string,
    table: string,
  ) {
    this.world = world;
    this.venue = venue;
    this.vault = vault;
    this.token = token;
    this.table = table;
  }

  static async open(seed: number): Promise<Target> {
    const world = new World(seed);
    const vault = new MemoryVault();
    const clock = { now: () => world.time, after: () => () => {} };
    const often = { burst: 1e9, perSecond: 1e9 };
    const venue = new Venue({
      ...{ vault, house, clock },
      chance: (bytes) => Uint8Array.from({ length: bytes }, () => world.random.below(256)),
      journal: new Journal(
        () => {},
        () => 0,
      ),
      minds: { mindOf: () => quick, quick },
      adviser: quick,
      times: { patience: 1000, beat: 0, grace: 1000 },
      rates: { often, seldom: often },
      linkTo: () => '',
    });
    await venue.begin();
    const post = async (path: string, body: unknown, token?: string) => {
      const asked = { method: 'POST', path, body, from: 'here', ...(token && { token }) };
      const { status, body: answer } = await venue.api.handle(asked);
      if (status !== 200) throw new Error(JSON.stringify(answer));
      return Object(answer);
    };
    const [ada, eve] = [
      await post('/api/guests', { name: 'Ada' }),
      await post('/api/guests', { name: 'Eve' }),
    ];
    const wish = {
      game: 'ninja-whist',
      players: 3,
      seats: ['me', null, null],
      agreement: AGREEMENT,
    };
    const { id, secret } = await post('/api/tables', wish, ada.token);
    await post(`/api/tables/${id}/come`, { secret }, eve.token);
    const target = new Target(world, venue, vault, eve.token, id);
    await target.bystand(ada.token);
    return target;
  }

  private async bystand(token: string): Promise<void> {
    const visit = this.venue.reception.connect({
      send: () => {},
      close: () => {
        this.isBystanderGone = true;
      },
      backlog: 0,
    });
    visit.receive(
      JSON.stringify({ kind: 'hello', protocol: PROTOCOL, token, table: this.table, since: 0 }),
    );
    this.greetings++;
    await settled();
  }

  private async come(): Promise<Visit> {
    const visit = this.venue.reception.connect({
      send: (text) => this.hear(JSON.parse(text)),
      close: () => {
        this.visit = undefined;
      },
      backlog: 0,
    });
    const { token, table } = this;
    this.greetings++;
    visit.receive(JSON.stringify({ kind: 'hello', protocol: PROTOCOL, token, table, since: 0 }));
    await settled();
    this.visit = visit;
    return visit;
  }

  /** What the validator has counted, but for what was in order. */
  get frames(): number {
    const { text } = this.venue.metrics;
    const counted = Number(/^overtrick_visits_total\{event="frame"\} (\d+)$/m.exec(text)?.[1]);
    return counted - this.greetings;
  }

  /** Says something first: whoever does not say who they are is told goodbye, and nothing else. */
  async accost(said: string): Promise<void> {
    const { token, table } = this;
    const text = said.replace('TOKEN', token).replace('TABLE', table);
    const heard: string[] = [];
    const visit = this.venue.reception.connect({
      send: (message) => heard.push(JSON.parse(message).kind),
      close: () => {},
      backlog: 0,
    });
    visit.receive(text);
    await settled();
    this.venue.reception.disconnect(visit);
    if (isGreeting(text, token, table)) return this.leaveOther();
    if (heard.join() !== 'bye') throw new Error(`told ${heard.join()} after ${text}`);
  }

  /** A sound greeting has come instead of the visit that there was. */
  private leaveOther(): void {
    if (this.visit) this.venue.reception.disconnect(this.visit);
    this.visit = undefined;
  }

  private hear(message: WireMessage): void {
    if (message.kind === 'bye') this.byes.push(message.why);
  }

  /** Whether the frame was let in. */
  async attack(text: string): Promise<boolean> {
    const visit = this.visit ?? (await this.come());
    this.world.time += 10_000;
    this.byes = [];
    const before = this.vault.peek(this.table).length;
    visit.receive(text);
    await settled();
    const isSound = isAccepted(text);
    const [bye] = this.byes;
    if (isSound && bye === 'malformed') throw new Error(`refused though it is sound: ${text}`);
    if (isSound) return true;
    if (bye === undefined) throw new Error(`let in though it is not sound: ${text}`);
    if (this.vault.peek(this.table).length !== before)
      throw new Error(`the table has changed: ${text}`);
    return false;
  }

  checkBystander(): void {
    if (this.isBystanderGone) throw new Error('somebody else was sent away');
  }
}

/** By both ways of looking at it, which must agree: the schemas of the server, and the shapes of the table. */
function isAccepted(text: string): boolean {
  if (Buffer.byteLength(text) > LONGEST_FRAME) return false;
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return false;
  }
  const isSound = requestShape.safeParse(data).success;
  if (isSound && !isRequest(data))
    throw new Error(`the server lets in what no table takes: ${text}`);
  if (isSound && helloShape.safeParse(data).success) throw new Error('a request is no greeting');
  return isSound;
}

function isGreeting(text: string, token: string, table: string): boolean {
  try {
    const data = JSON.parse(text);
    return helloShape.safeParse(data).success && data.token === token && data.table === table;
  } catch {
    return false;
  }
}

function settled(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
