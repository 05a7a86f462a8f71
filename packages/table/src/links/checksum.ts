/** Two bytes that change if anything does: what was damaged on its way is found out before it is taken for a game. */
export function checksum(bytes: Uint8Array): [number, number] {
  let [sum, sums] = [1, 0];
  for (const byte of bytes) {
    sum = (sum + byte) % 251;
    sums = (sums + sum) % 251;
  }
  return [sum, sums];
}
