import {
  createHash,
  createSign,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

/** Small CBOR, as far as an authenticator speaks it. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const pairs = value instanceof Map ? [...value] : Object.entries(Object(value));
  return Buffer.concat([head(5, pairs.length), ...pairs.flat().map(cbor)]);
}

function head(major: number, size: number): Buffer {
  const kind = major << 5;
  if (size < 24) return Buffer.from([kind | size]);
  return size < 256
    ? Buffer.from([kind | 24, size])
    : Buffer.from([kind | 25, size >> 8, size & 255]);
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

/** What a server asks, as far as it is looked at. */
interface Question {
  readonly challenge: string;
  readonly user?: { readonly id: string };
}

/** A passkey in software: it answers whatever page asks, so that the server alone has to judge. */
export class Authenticator {
  readonly id = randomBytes(32);
  counter = 0;
  private readonly key: KeyObject;
  private readonly publicKey: Map<number, number | Uint8Array>;
  private user = '';
  private readonly origin: string;

  constructor(origin: string) {
    this.origin = origin;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.key = privateKey;
    this.publicKey = new Map<number, number | Uint8Array>([
      ...([
        [1, 2],
        [3, -7],
        [-1, 1],
      ] as const),
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]);
  }

  /** Answers an invitation to make a passkey. */
  create({ challenge, user }: Question, origin = this.origin) {
    this.user = user?.id ?? '';
    const size = Buffer.from([this.id.length >> 8, this.id.length & 255]);
    const attested = Buffer.concat([Buffer.alloc(16), size, this.id, cbor(this.publicKey)]);
    const authData = Buffer.concat([this.data(PRESENT | VERIFIED | ATTESTED), attested]);
    const attestationObject = text(cbor({ fmt: 'none', attStmt: {}, authData }));
    const clientDataJSON = text(clientData('webauthn.create', challenge, origin));
    return this.answer({ clientDataJSON, attestationObject, transports: ['internal'] });
  }

  /** Answers a question with a signature, and counts. */
  get({ challenge }: Question, origin = this.origin) {
    this.counter++;
    const authenticatorData = this.data(PRESENT | VERIFIED);
    const client = clientData('webauthn.get', challenge, origin);
    const signed = Buffer.concat([authenticatorData, sha256(client)]);
    const signature = createSign('sha256').update(signed).sign(this.key);
    return this.answer({
      clientDataJSON: text(client),
      authenticatorData: text(authenticatorData),
      signature: text(signature),
      userHandle: this.user,
    });
  }

  private data(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(new URL(this.origin).hostname), Buffer.from([flags]), counter]);
  }

  private answer<Response>(response: Response) {
    const id = text(this.id);
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }
}

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}
