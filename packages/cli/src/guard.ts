import { plainText } from '@overtrick/engine';
import type { Io } from './io.ts';

/**
 * What our own code says to a terminal: colours, a screen that is entered, drawn and left, a line that is typed in.
 * Titles, clipboards, answers and whatever else terminals know are not among it.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is about control characters
const OWN = /(\x1b\[(?:[0-9;]*m|H|[02]?[JK]|\d*[A-DG]|\?(?:25|1049|2004)[hl])|[\n\r\t]+)/;

/** Text with every control character that is not ours written out. */
export function harmless(text: string): string {
  // Split by one group, the matches stand at the odd places.
  const pieces = text.split(OWN);
  return pieces.map((piece, i) => (i % 2 === 1 ? piece : plainText(piece))).join('');
}

/** The world, with outputs that let nothing through that could command the terminal by surprise. */
export function guarded(io: Io): Io {
  const [out, err] = [watched(io.out), watched(io.err)];
  return { out, err, input: io.input, env: io.env, onInterrupt: (stop) => io.onInterrupt(stop) };
}

/** The same stream, but for the text that is written to it; bytes are files of ours and pass. */
function watched<Stream extends Io['out']>(stream: Stream): Stream {
  const write = (chunk: unknown, ...rest: unknown[]) =>
    Reflect.apply(stream.write, stream, [isText(chunk) ? harmless(chunk) : chunk, ...rest]);
  return new Proxy(stream, {
    get(target, key) {
      if (key === 'write') return write;
      const value = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

function isText(chunk: unknown): chunk is string {
  return typeof chunk === 'string';
}

const LONGEST = 400;

/** A message that may hold text from outside: no colours, and no more than a few lines. */
export function spoken(message: string): string {
  return message
    .split('\n', 20)
    .map((line) => plainText(line, LONGEST))
    .join('\n');
}
