// The part of the client's side of `ws` that the tests use; it comes without types.
declare module 'ws' {
  export class WebSocket {
    constructor(
      address: string,
      options?: { headers?: Readonly<Record<string, string>>; perMessageDeflate?: boolean },
    );
    readonly bufferedAmount: number;
    send(data: string | Buffer, options?: { fin?: boolean }): void;
    close(): void;
    terminate(): void;
    pause(): void;
    resume(): void;
    on(event: 'message', hear: (data: Buffer) => void): void;
    on(event: 'close', hear: (code: number) => void): void;
    on(event: 'error', hear: (error: Error) => void): void;
    once(event: 'open' | 'close' | 'message', hear: (value: unknown) => void): void;
  }
}
