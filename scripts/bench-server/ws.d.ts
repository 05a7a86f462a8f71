// The part of `ws` that the bench uses; it comes without types.
declare module 'ws' {
  export class WebSocket {
    constructor(address: string, options?: { perMessageDeflate?: boolean });
    send(data: string): void;
    terminate(): void;
    on(event: 'message', hear: (data: Buffer) => void): void;
    on(event: 'close', hear: (code: number) => void): void;
    once(event: 'open', hear: () => void): void;
    once(event: 'error', hear: (error: Error) => void): void;
  }

  export class WebSocketServer {
    constructor(options: { port: number; host: string; perMessageDeflate: boolean });
    address(): { port: number } | string | null;
    on(
      event: 'connection',
      hear: (socket: WebSocket, request: { readonly url?: string }) => void,
    ): void;
  }
}
