import { createPublicKey } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StorefrontOptions } from '@vitrine/shared/contract/federation/storefront';
import { z } from '@vitrine/shared/contract/zod';
import { ROUTES } from '@vitrine/shared/paths/route-table';
import type { Env } from '../env.ts';
import { StartupError } from '../platform/startup-error.ts';

const keySchema = z.string().check(z.refine(isKey));
/** An address alone is of a remote that this shop signs itself. */
const configSchema = z.record(
  z.string(),
  z.union([z.string(), z.object({ pointer: z.string(), keys: z.array(keySchema).check(z.minLength(1)) })]),
);
type Config = z.infer<typeof configSchema>;

/**
 * Where each remote's pointer lies, and the keys that may sign it. What the file does not name, and everything without
 * one, is this server's own release.
 */
export async function readRemotes({
  remotesConfig,
  keysDir,
}: Pick<Env, 'remotesConfig' | 'keysDir'>): Promise<Pick<StorefrontOptions, 'remotes' | 'remoteKeys'>> {
  const own = await readOwnKeys(keysDir);
  const config = Object.entries({ ...ownReleases(), ...(await readConfig(remotesConfig)) });
  const each = config.map(([name, value]) => {
    return typeof value === 'string' ? { name, pointer: value, keys: own } : { name, ...value };
  });
  return {
    remotes: Object.fromEntries(each.map(({ name, pointer }) => [name, pointer])),
    remoteKeys: Object.fromEntries(each.map(({ name, keys }) => [name, keys])),
  };
}

function ownReleases(): Config {
  const owners = new Set(Object.values(ROUTES).map((route) => route.owner));
  return Object.fromEntries([...owners].map((owner) => [owner, `/releases/${owner}/remote.json`]));
}

/** @throws StartupError that names the file */
async function readConfig(file: string): Promise<Config | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  try {
    return text === null ? null : configSchema.parse(JSON.parse(text));
  } catch (cause) {
    const wanted = 'must be a JSON object of names and addresses, or of names, pointers and Ed25519 keys';
    throw new StartupError(`REMOTES_CONFIG: ${file} ${wanted}.`, { cause });
  }
}

/** All public keys of the folder: while a key is being replaced there are two. */
async function readOwnKeys(keysDir: string): Promise<string[]> {
  const names = await readdir(keysDir).catch(() => []);
  const files = names.filter((name) => name.endsWith('.pub.pem')).map((name) => join(keysDir, name));
  return Promise.all(files.map(readKey));
}

/** @throws StartupError that names the file */
async function readKey(file: string): Promise<string> {
  try {
    const key = createPublicKey(await readFile(file));
    if (key.asymmetricKeyType === 'ed25519')
      return key.export({ type: 'spki', format: 'der' }).toString('base64');
  } catch (cause) {
    throw new StartupError(`RELEASE_KEYS_DIR: ${file} cannot be read as a key.`, { cause });
  }
  throw new StartupError(`RELEASE_KEYS_DIR: ${file} is no Ed25519 key.`);
}

function isKey(text: string): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'spki' });
    return key.asymmetricKeyType === 'ed25519';
  } catch {
    return false;
  }
}
