/** Somebody at the other end of a socket, who may be cut off without a word. */
export interface Living {
  terminate(): void;
  ping(): void;
  on(event: 'close' | 'pong', hear: () => void): void;
}

/** How often it is looked whether somebody is still there, in milliseconds. */
const PULSE = 20_000;

/**
 * Ends sockets at whose other end nobody is. Only who has said nothing since the last look is asked; one timer looks after
 * all of them, as each would cost memory.
 */
export class Heartbeat {
  /** When something was last heard: in this round, before it, or not since they were asked. */
  private readonly sockets = new Map<Living, 'heard' | 'quiet' | 'asked'>();
  private readonly timer: NodeJS.Timeout;

  constructor() {
    this.timer = setInterval(() => this.look(), PULSE);
    this.timer.unref();
  }

  /** From now on somebody is looked after, until they go; what comes back is called when they are heard. */
  add(socket: Living): () => void {
    const heard = () => {
      if (this.sockets.has(socket)) this.sockets.set(socket, 'heard');
    };
    this.sockets.set(socket, 'heard');
    socket.on('pong', heard);
    socket.on('close', () => this.sockets.delete(socket));
    return heard;
  }

  private look(): void {
    for (const [socket, state] of this.sockets) {
      if (state === 'asked') socket.terminate();
      else if (state === 'heard') this.sockets.set(socket, 'quiet');
      else {
        this.sockets.set(socket, 'asked');
        socket.ping();
      }
    }
  }

  stop(): void {
    clearInterval(this.timer);
  }
}
