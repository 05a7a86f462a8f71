/**
 * Bytes from the system, as hexadecimal digits: for seeds, and for names that nobody else has.
 * `crypto.randomUUID` would do for names, but over plain http browsers have none.
 */
export function chance(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return [...drawn].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
