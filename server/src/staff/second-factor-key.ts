import { join } from 'node:path';
import { readSecretKey } from '../platform/secret-key-file.ts';

/** The file without which the secrets of authenticator apps in the database are worth nothing. */
export function secondFactorKeyFile(dataDir: string): string {
  return join(dataDir, 'keys', 'second-factor.key');
}

/** @throws when the file holds something else */
export function readSecondFactorKey(dataDir: string): Promise<Buffer> {
  return readSecretKey(secondFactorKeyFile(dataDir));
}
