import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { releaseSchema, type Release } from '@vitrine/shared/contract/release';
import type { Storefront, StorefrontModule, StorefrontOptions } from '@vitrine/shared/contract/storefront';
import type { Env } from '../env.ts';
import { readRemotes } from './read-remotes.ts';

type Outside = Pick<
  StorefrontOptions,
  'ask' | 'log' | 'catalogueVersion' | 'selfOrigin' | 'releases' | 'onRemote'
>;

/**
 * Opens the shell's live release, which draws the pages. Null when no shell is released: the server is then an API.
 * The shell is a deployable of its own: nothing of its source is imported, only its release is run.
 */
export async function openStorefront(env: Env, outside: Outside): Promise<Storefront | null> {
  const shell = await readRelease(join(env.releasesDir, 'shell', 'remote.json'));
  if (!shell) return null;
  const file = join(env.releasesDir, 'shell', shell.version, 'server', shell.serverEntry);
  const { createStorefront }: StorefrontModule = createRequire(file)(file);
  return createStorefront({
    ...outside,
    publicUrl: env.publicUrl,
    shell,
    shellUrl: env.shellUrl ?? `/releases/shell/${shell.version}/`,
    ...(await readRemotes(env)),
    cacheDir: join(env.dataDir, 'remotes'),
    serviceWorker: env.serviceWorker,
  });
}

async function readRelease(file: string): Promise<Release | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? null : releaseSchema.parse(JSON.parse(text));
}
