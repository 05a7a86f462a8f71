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

/** Takes as long whether the first or the last digit differs. */
export function isHashOf(hash: string, secret: string): boolean {
  return timingSafeEqual(Buffer.from(hash, 'hex'), Buffer.from(hashOf(secret), 'hex'));
}

/** Letters and digits that cannot be mistaken for each other when they are read aloud or typed. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LETTERS = 10;

/** A code that can be typed: 50 bits, enough for something that works once and for minutes. */
export function newCode(chance: Chance): string {
  const letters = [...chance(CODE_LETTERS)].map((byte) => LETTERS[byte % LETTERS.length]);
  return `${letters.slice(0, 5).join('')}-${letters.slice(5).join('')}`;
}

/** As it was meant, however it was typed. */
export function readCode(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/[IL]/g, '1')
    .replace(/O/g, '0');
}
