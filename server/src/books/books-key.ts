import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readSecretKey } from '../platform/secret-key-file.ts';

/** Before the 32 bytes of an Ed25519 key, in PKCS 8 (RFC 8410). */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

export interface BooksKey {
  publicKey: string;
  sign(text: string): string;
}

const keyFile = (dataDir: string) => join(dataDir, 'keys', 'books.key');

/** What this shop signs its books with, made when it is first asked for. */
export async function readBooksKey(dataDir: string): Promise<BooksKey> {
  const seed = await readSecretKey(keyFile(dataDir));
  const key = createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' });
  return {
    publicKey: createPublicKey(key).export({ format: 'jwk' }).x ?? '',
    sign: (text) => sign(null, Buffer.from(text), key).toString('base64url'),
  };
}

/** The public half, null where this machine has none: whoever checks makes no key. */
export async function findPublicKey(dataDir: string): Promise<string | null> {
  return existsSync(keyFile(dataDir)) ? (await readBooksKey(dataDir)).publicKey : null;
}

export function isSignedBy(publicKey: string, text: string, signature: string): boolean {
  try {
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: publicKey }, format: 'jwk' });
    return verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url'));
  } catch {
    // What is no key signs nothing.
    return false;
  }
}
