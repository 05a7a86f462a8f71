import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Agent, type AgentOptions, createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Subscription } from '../src/notices/subscription.ts';

/** The key and the certificate of push.test, which nobody trusts but these tests. */
const PEM = readFileSync(new URL('data/push.pem', import.meta.url), 'utf8');

/** What a browser has, which alone can read what is sent to it. */
export class Browser {
  private readonly keys = createECDH('prime256v1');
  private readonly auth = randomBytes(16);

  constructor() {
    this.keys.generateKeys();
  }

  subscription(endpoint: string): Pick<Subscription, 'endpoint' | 'keys'> {
    const p256dh = this.keys.getPublicKey('base64url');
    return { endpoint, keys: { p256dh, auth: this.auth.toString('base64url') } };
  }

  /** RFC 8291: the text of a message that was sent in the encoding aes128gcm. */
  read(body: Buffer): string {
    const [salt, size] = [body.subarray(0, 16), body[20]];
    const theirs = body.subarray(21, 21 + size);
    const shared = this.keys.computeSecret(theirs);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.keys.getPublicKey(), theirs]);
    const secret = Buffer.from(hkdfSync('sha256', shared, this.auth, info, 32));
    const derive = (name: string, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, length));
    const sealed = body.subarray(21 + size);
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
    decipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return plain.subarray(0, plain.lastIndexOf(2)).toString();
  }
}

/** A message as it arrived. */
export interface Arrived {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** Somebody who carries notices, on this machine, by https as in the internet. */
export class PushService {
  readonly arrived: Arrived[] = [];
  status = 201;
  readonly agent: Agent;
  private readonly server;

  private constructor(server: ReturnType<typeof createServer>) {
    this.server = server;
    const { port } = server.address() as AddressInfo;
    this.agent = new Nearby(port, { ca: PEM });
    server.on('request', async (request, response) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part);
      const { url: path = '', headers } = request;
      this.arrived.push({ path, headers, body: Buffer.concat(parts) });
      response.writeHead(this.status).end();
    });
  }

  static async open(): Promise<PushService> {
    const server = createServer({ key: PEM, cert: PEM });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new PushService(server);
  }

  close(): Promise<unknown> {
    this.agent.destroy();
    return new Promise((resolve) => this.server.close(resolve));
  }
}

/** Finds push.test on this machine. */
class Nearby extends Agent {
  constructor(port: number, options: AgentOptions) {
    super(options);
    const createConnection = this.createConnection.bind(this);
    this.createConnection = (asked, done) =>
      createConnection({ ...asked, host: '127.0.0.1', port }, done);
  }
}
