import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { type ServerSocket, WebSocketServer } from 'ws';
import { LONGEST_FRAME } from './schema.ts';

export const SOCKET_PATH = '/socket';

/** There is no socket anywhere else. */
const NOT_HERE = 'HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

/** Somebody has asked for a socket, by what they have asked for it, and what carries it. */
export type Welcome = (socket: ServerSocket, request: IncomingMessage, line: Duplex) => void;

/**
 * Turns requests into sockets beside whatever else the server answers: of a request nothing stays in memory while its socket is
 * open, and thousands of them are.
 */
export class Sockets {
  private readonly server: Server;
  private readonly welcome: Welcome;
  private readonly sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST_FRAME,
    perMessageDeflate: false,
  });

  constructor(server: Server, welcome: Welcome) {
    this.server = server;
    this.welcome = welcome;
    server.on('upgrade', this.upgrade);
  }

  private readonly upgrade = (request: IncomingMessage, line: Duplex, head: Buffer): void => {
    const [path] = (request.url ?? '').split('?', 1);
    if (path !== SOCKET_PATH) {
      line.on('error', () => line.destroy());
      return void line.end(NOT_HERE);
    }
    this.sockets.handleUpgrade(request, line, head, (socket) =>
      this.welcome(socket, request, line),
    );
  };

  /** Nobody else comes; who is there is asked to go. */
  close(): void {
    this.server.off('upgrade', this.upgrade);
    for (const socket of this.sockets.clients) socket.close();
    this.sockets.close();
  }
}
