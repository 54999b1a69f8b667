import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, as they may stand in an address. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** SHA-256 in hexadecimal: what is stored in place of a secret, or of an address that must not be stored. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
