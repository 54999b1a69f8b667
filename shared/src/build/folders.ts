import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the project. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url)).replace(/[\\/]$/, '');

/** Where an app's release folders and its pointer lie. */
export const releasesOf = (name: string) =>
  path.join(process.env.RELEASES_DIR ?? path.join(ROOT, 'releases'), name);

/** Where the key pair lies that signs releases. Never committed, never served. */
export const keysFolder = () => process.env.RELEASE_KEYS_DIR ?? path.join(ROOT, 'keys');
