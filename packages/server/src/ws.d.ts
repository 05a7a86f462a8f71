// The part of `ws` that the server uses; it comes without types.
declare module 'ws' {
  import type { IncomingMessage } from 'node:http';
  import type { Duplex } from 'node:stream';

  /** The end of a socket that is the server's. */
  export interface ServerSocket {
    readonly readyState: number;
    readonly bufferedAmount: number;
    close(code?: number, why?: string): void;
    terminate(): void;
    ping(): void;
    on(event: 'message', hear: (data: Buffer, isBinary: boolean) => void): void;
    on(event: 'close' | 'pong' | 'error', hear: () => void): void;
  }

  export class WebSocketServer {
    constructor(options: { noServer: true; maxPayload: number; perMessageDeflate: boolean });
    readonly clients: ReadonlySet<ServerSocket>;
    handleUpgrade(
      request: IncomingMessage,
      line: Duplex,
      head: Buffer,
      hear: (socket: ServerSocket) => void,
    ): void;
    close(): void;
  }
}
