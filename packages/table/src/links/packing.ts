import { Unreadable } from './bytes.ts';

type Through = CompressionStream | DecompressionStream;

/** The bytes in fewer bytes, without head or checksum. */
export function packed(bytes: Uint8Array): Promise<Uint8Array> {
  return poured(bytes, new CompressionStream('deflate-raw'), Number.POSITIVE_INFINITY);
}

/** What was packed. It stops where more comes out than anything of ours has: a few bytes can stand for gigabytes. */
export function unpacked(bytes: Uint8Array, most: number): Promise<Uint8Array> {
  return poured(bytes, new DecompressionStream('deflate-raw'), most);
}

async function poured(bytes: Uint8Array, through: Through, most: number): Promise<Uint8Array> {
  const writer = through.writable.getWriter();
  // What goes wrong is heard by whoever reads.
  writer.write(bytes).catch(() => {});
  writer.close().catch(() => {});
  const reader = through.readable.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(next.value);
    length += next.value.length;
    if (length <= most) continue;
    await reader.cancel();
    throw new Unreadable('it unpacks to more than any game has', true);
  }
  return gathered(parts, length);
}

function gathered(parts: readonly Uint8Array[], length: number): Uint8Array {
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
