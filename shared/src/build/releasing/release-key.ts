import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { keysFolder } from '../folders.ts';

/** The key that signs this machine's releases; made when there is none. */
export function releaseKey() {
  const privateFile = path.join(keysFolder(), 'release.pem');
  const publicFile = path.join(keysFolder(), 'release.pub.pem');
  mkdirSync(keysFolder(), { recursive: true, mode: 0o700 });
  if (!existsSync(privateFile)) makeKey(privateFile);
  const privateKey = createPrivateKey(readFileSync(privateFile));
  const publicKey = createPublicKey(privateKey);
  if (!existsSync(publicFile)) writeFileSync(publicFile, publicKey.export({ type: 'spki', format: 'pem' }));
  return { privateKey, publicKey, keyId: keyIdOf(publicKey) };
}

/** Its name in pointers: see the contract. */
export function keyIdOf(publicKey: KeyObject): string {
  const der = publicKey.export({ type: 'spki', format: 'der' });
  return createHash('sha256').update(der).digest('hex').slice(0, 16);
}

/** Two first releases at once make two keys; the one that is linked first is the key, whole. */
function makeKey(file: string) {
  const { privateKey } = generateKeyPairSync('ed25519');
  const mine = `${file}.${process.pid}`;
  writeFileSync(mine, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  try {
    linkSync(mine, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(mine);
  }
}
