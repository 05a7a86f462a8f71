import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

const NOTICE = 'A'.charCodeAt(0);
const HEADER = 5;

/** A way to a database on which no notice comes through, as through a pool that lends connections for one transaction at a time. */
export class DeafWay {
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();
  readonly url: string;

  private constructor(server: Server, url: string) {
    this.server = server;
    this.url = url;
  }

  static async to(url: string): Promise<DeafWay> {
    const target = new URL(url);
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const own = new URL(url);
    own.port = String(Object(server.address()).port);
    const way = new DeafWay(server, own.href);
    server.on('connection', (socket) => way.join(socket, Number(target.port)));
    return way;
  }

  private join(socket: Socket, port: number): void {
    const database = connect(port, '127.0.0.1');
    const ends = [socket, database];
    for (const end of ends) {
      this.sockets.add(end);
      end.on('error', () => {});
      end.on('close', () => {
        this.sockets.delete(end);
        for (const other of ends) other.destroy();
      });
    }
    socket.pipe(database);
    let rest = Buffer.alloc(0);
    database.on('data', (bytes) => {
      rest = Buffer.concat([rest, bytes]);
      for (;;) {
        const length = rest.length < HEADER ? undefined : rest.readInt32BE(1) + 1;
        if (length === undefined || rest.length < length) return;
        if (rest[0] !== NOTICE) socket.write(rest.subarray(0, length));
        rest = rest.subarray(length);
      }
    });
  }

  close(): void {
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
  }
}
