import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the project. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url)).replace(/[\\/]$/, '');

/** Where an app's release folders and its pointer lie. */
export const releasesOf = (name: string) => path.join(RELEASES, name);

const RELEASES = process.env.RELEASES_DIR ?? path.join(ROOT, 'releases');

/** The key pair that signs releases. Never committed, never served. */
export const KEYS = process.env.RELEASE_KEYS_DIR ?? path.join(ROOT, 'keys');
