// Tables as clients see them: the sockets of four people, who make a move when they are told to.
import { WebSocket } from 'ws';

/** About as long as a message with a move. */
const MOVE = 'x'.repeat(90);
const NEWS = 'update';

class Sockets {
  bytes = 0;
  messages = 0;
  #calls = 1;
  /** @type {WebSocket[]} */
  sockets = [];
  /** @type {Map<number, (message: any) => void>} */
  #waiting = new Map();

  /**
   * @param {string} address
   * @param {(text: string) => void} hear
   */
  open(address, hear) {
    const socket = new WebSocket(address, { perMessageDeflate: false });
    this.sockets.push(socket);
    socket.on('message', (/** @type {Buffer} */ data) => {
      this.bytes += data.length;
      this.messages++;
      hear(data.toString());
    });
    socket.on('close', (/** @type {number} */ code) => {
      if (this.sockets.length > 0) throw new Error(`a socket was closed with ${code}`);
    });
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(socket));
      socket.once('error', reject);
    });
  }

  /**
   * @param {WebSocket} socket
   * @param {object} request
   * @returns {Promise<any>}
   */
  send(socket, request) {
    const id = this.#calls++;
    socket.send(JSON.stringify({ ...request, id }));
    return new Promise((resolve) => this.#waiting.set(id, resolve));
  }

  /** @param {any} message */
  answered(message) {
    this.#waiting.get(message.id)?.(message);
    this.#waiting.delete(message.id);
  }

  get size() {
    return this.sockets.length;
  }

  close() {
    for (const socket of this.sockets.splice(0)) socket.terminate();
  }
}

/** At a bare server anybody may always move. */
export class BareTable extends Sockets {
  #address;
  #count;
  #turn = 0;
  isReady = true;

  /**
   * @param {number[]} ports
   * @param {string} id
   * @param {string[]} tokens
   */
  constructor([port], id, tokens) {
    super();
    this.#address = `ws://127.0.0.1:${port}/${id}`;
    this.#count = tokens.length;
  }

  async gather() {
    for (let i = 0; i < this.#count; i++) {
      await this.open(this.#address, (text) => {
        if (text.startsWith('{"kind":"done"')) this.answered(JSON.parse(text));
      });
    }
  }

  moveSoon() {
    return this.move();
  }

  async move() {
    this.isReady = false;
    await this.send(this.sockets[this.#turn++ % this.size], { kind: 'do', deed: MOVE });
    this.isReady = true;
  }
}

/**
 * At a table of Mü it is somebody's turn; between two deals everybody has to be ready. The first to speak bids a card, so that
 * deals are played to their end and most moves are cards.
 */
export class MuTable extends Sockets {
  #ports;
  #id;
  #tokens;
  #seq = 0;
  #keys = 0;
  /** By seat, what is open to them. @type {any[][]} */
  #legal = [];
  /** @type {readonly number[]} */
  #acting = [];
  #isDealOver = true;
  #deal = -1;
  /** Who has still to be ready for the next deal. @type {Set<number>} */
  #unready = new Set([0]);
  /** Their owner deals the first deal; everybody has to be ready for the others. */
  #isBusy = false;
  #hasBid = false;
  /** @type {(() => void) | undefined} */
  #onNews;

  /**
   * @param {number[]} ports of nodes, each of which some of them come by
   * @param {string} id
   * @param {string[]} tokens
   */
  constructor(ports, id, tokens) {
    super();
    this.#ports = ports;
    this.#id = id;
    this.#tokens = tokens;
  }

  /** Everybody comes and sits down, and the first deal is dealt. */
  async gather() {
    for (const [seat, token] of this.#tokens.entries()) {
      const socket = await this.open(this.#addressOf(seat), (text) => this.#hear(seat, text));
      socket.send(JSON.stringify({ kind: 'hello', protocol: 1, token, table: this.#id, since: 0 }));
      await this.#until(() => this.#legal[seat] !== undefined);
      if (seat > 0) await this.#do(seat, { type: 'sit', at: seat, name: `Guest ${seat}` });
    }
    await this.#do(0, { type: 'next' });
    await this.#until(() => this.#deal === 0);
  }

  /** Everybody at a table comes by another node, and at another table by others. @param {number} seat */
  #addressOf(seat) {
    const at = (this.#id.charCodeAt(0) + seat) % this.#ports.length;
    return `ws://127.0.0.1:${this.#ports[at]}/socket`;
  }

  /** @param {() => boolean} isThere */
  async #until(isThere) {
    while (!isThere()) {
      await new Promise((resolve) => {
        this.#onNews = () => resolve(undefined);
      });
    }
  }

  /**
   * @param {number} seat
   * @param {object} deed
   */
  async #do(seat, deed) {
    const key = `${this.#keys++}`;
    const asked = { kind: 'do', key, seen: this.#seq, deed };
    const { kind, refusal } = await this.send(this.sockets[seat], asked);
    if (kind !== 'done') {
      throw new Error(`refused: ${JSON.stringify(deed)} ${JSON.stringify(refusal)}`);
    }
  }

  /**
   * @param {number} seat
   * @param {string} text
   */
  #hear(seat, text) {
    const message = JSON.parse(text);
    if (message.kind === 'scene') this.#see(seat, message.seq, message.scene, message.scene.view);
    else if (message.kind === NEWS) this.#follow(seat, message);
    else if (message.kind === 'bye') throw new Error(`sent away: ${message.why}`);
    else if ('id' in message) this.answered(message);
    this.#onNews?.();
  }

  /**
   * @param {number} seat
   * @param {any} message
   */
  #follow(seat, { seq, changes }) {
    const set = changes?.set ?? {};
    const parts = Object.fromEntries(
      ['dealOver', 'deal'].flatMap((name) => (set[name] ? [[name, set[name].is]] : [])),
    );
    const { view } = set;
    const seen = view && ('is' in view ? view.is : flat(view.set ?? {}));
    this.#see(seat, seq, parts, seen);
  }

  /**
   * @param {number} seat
   * @param {number} seq
   * @param {any} scene
   * @param {any} view
   */
  #see(seat, seq, scene, view) {
    this.#seq = Math.max(this.#seq, seq);
    if (scene.deal !== undefined) this.#deal = scene.deal;
    if (scene.dealOver !== undefined && scene.dealOver !== this.#isDealOver) {
      this.#isDealOver = scene.dealOver;
      this.#hasBid = false;
      this.#unready = new Set(scene.dealOver ? this.#tokens.keys() : []);
    }
    if (view?.acting) this.#acting = view.acting;
    this.#legal[seat] = view?.legal ?? this.#legal[seat] ?? [];
  }

  /** Whose turn it is, if they know what they may do. */
  get #next() {
    if (this.#isDealOver) return [...this.#unready][0];
    return this.#acting.find((seat) => this.#legal[seat]?.length > 0);
  }

  get isReady() {
    return !this.#isBusy && this.#next !== undefined;
  }

  /** Moves as soon as it is somebody's turn. */
  async moveSoon() {
    await this.#until(() => this.isReady);
    await this.move();
  }

  async move() {
    const seat = this.#next ?? 0;
    this.#isBusy = true;
    if (this.#isDealOver) {
      this.#unready.delete(seat);
      await this.#do(seat, { type: 'next' });
    } else {
      const parts = [this.#choice(seat)];
      this.#legal[seat] = [];
      await this.#do(seat, { type: 'play', parts });
    }
    this.#isBusy = false;
  }

  /** @param {number} seat */
  #choice(seat) {
    const bid = this.#legal[seat].find(({ ends }) => ends === false);
    if (bid && !this.#hasBid) {
      this.#hasBid = true;
      return bid;
    }
    const whole = this.#legal[seat].filter(({ ends }) => ends !== false);
    return whole[this.#keys % whole.length];
  }
}

/**
 * Changes of which each is a whole value.
 * @param {Record<string, any>} set
 */
function flat(set) {
  return Object.fromEntries(
    Object.entries(set).flatMap(([name, change]) => ('is' in change ? [[name, change.is]] : [])),
  );
}
