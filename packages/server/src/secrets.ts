// Secrets are told once, to whoever they are for; kept is only their fingerprint. They have 256 bits, so that nobody finds one
// by trying, and no salt is needed.
import { createHash, timingSafeEqual } from 'node:crypto';

/** A source of chance: so many bytes that nobody can foresee. */
export type Chance = (bytes: number) => Uint8Array;

const SECRET_BYTES = 32;
const ID_BYTES = 16;

export function newSecret(chance: Chance): string {
  return Buffer.from(chance(SECRET_BYTES)).toString('base64url');
}

/** Nothing follows from it, and nobody need keep it secret. */
export function newId(chance: Chance): string {
  return Buffer.from(chance(ID_BYTES)).toString('base64url');
}

export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

export function isHashOf(hash: string, secret: string): boolean {
  return isSameHash(hash, hashOf(secret));
}

/** Takes as long whether the first or the last digit differs. */
export function isSameHash(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(a, 'hex'), Buffer.from(b, 'hex'));
}

/** Letters and digits that cannot be mistaken for each other when they are read aloud or typed. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LETTERS = 10;

/** A code that can be typed: 50 bits, enough for something that works once and for minutes. */
export function newCode(chance: Chance): string {
  const letters = [...chance(CODE_LETTERS)].map((byte) => LETTERS[byte % LETTERS.length]);
  return `${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`;
}

const RECOVERY_GROUPS = 4;
const RECOVERY_LETTERS = 4;

/** A code that is written down and may lie in a drawer for years: 80 bits, so that nobody finds one by trying, even by its fingerprint. */
export function newRecoveryCode(chance: Chance): string {
  const bytes = chance(RECOVERY_GROUPS * RECOVERY_LETTERS);
  const letters = Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length]).join('');
  return Array.from({ length: RECOVERY_GROUPS }, (_, i) =>
    letters.slice(i * RECOVERY_LETTERS, (i + 1) * RECOVERY_LETTERS),
  ).join('-');
}

/** As it was meant, however it was typed. */
export function readCode(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/[IL]/g, '1')
    .replace(/O/g, '0');
}
