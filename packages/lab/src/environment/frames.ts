/**
 * Messages of an environment on a pipe: how many bytes follow and of which kind they are, two whole numbers of four bytes,
 * low byte first, and then the bytes. A kind is written as a letter.
 */
export interface Frame {
  readonly kind: string;
  readonly body: Uint8Array;
}

/** What is asked and answered as JSON, steps with the batches that come of them, what one seat may know, and refusals. */
export const KINDS = { json: 'J', step: 'S', observe: 'O', error: 'E' } as const;

const HEAD = 8;
/** More than any table needs: who says so speaks of something else. */
const MOST_BYTES = 2 ** 26;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export function headOf(kind: string, length: number): Uint8Array {
  const head = new DataView(new ArrayBuffer(HEAD));
  head.setUint32(0, length, true);
  head.setUint32(4, kind.charCodeAt(0), true);
  return new Uint8Array(head.buffer);
}

export function jsonFrame(kind: string, value: unknown): Frame {
  return { kind, body: encoder.encode(JSON.stringify(value)) };
}

export function textOf({ body }: Frame): string {
  return decoder.decode(body);
}

/** Something that is no message of ours: nothing after it can be understood. */
export class FrameFault extends Error {}

/** Puts messages together from whatever pieces they come in. */
export async function* framesIn(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Frame> {
  let rest: Uint8Array = new Uint8Array(0);
  for await (const piece of pieces) {
    rest = rest.length === 0 ? piece : joined(rest, piece);
    for (let frame = firstIn(rest); frame; frame = firstIn(rest)) {
      rest = rest.subarray(HEAD + frame.body.length);
      yield frame;
    }
  }
  if (rest.length > 0) throw new FrameFault('the input ends in the middle of a message');
}

function firstIn(bytes: Uint8Array): Frame | undefined {
  if (bytes.length < HEAD) return undefined;
  const head = new DataView(bytes.buffer, bytes.byteOffset, HEAD);
  const length = head.getUint32(0, true);
  const kind = String.fromCharCode(head.getUint32(4, true));
  if (length > MOST_BYTES || !['J', 'S', 'O'].includes(kind)) {
    throw new FrameFault('this is no message of an environment: see docs/researchers.md');
  }
  return bytes.length < HEAD + length
    ? undefined
    : { kind, body: bytes.subarray(HEAD, HEAD + length) };
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array {
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}
