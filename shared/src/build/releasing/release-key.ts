import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { KEYS } from '../folders.ts';

const PRIVATE = path.join(KEYS, 'release.pem');
const PUBLIC = path.join(KEYS, 'release.pub.pem');

/** The key that signs this machine's releases; made when there is none. */
export function releaseKey() {
  mkdirSync(KEYS, { recursive: true, mode: 0o700 });
  if (!existsSync(PRIVATE)) makeKey();
  const privateKey = createPrivateKey(readFileSync(PRIVATE));
  const publicKey = createPublicKey(privateKey);
  if (!existsSync(PUBLIC)) writeFileSync(PUBLIC, publicKey.export({ type: 'spki', format: 'pem' }));
  return { privateKey, publicKey, keyId: keyIdOf(publicKey) };
}

/** Its name in pointers: see the contract. */
export function keyIdOf(publicKey: KeyObject): string {
  const der = publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(der).digest('hex').slice(0, 16);
}

/** Two first releases at once make two keys; the one that is linked first is the key, whole. */
function makeKey() {
  const { privateKey } = generateKeyPairSync('ed25519');
  const mine = `${PRIVATE}.${process.pid}`;
  writeFileSync(mine, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  try {
    linkSync(mine, PRIVATE);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(mine);
  }
}
