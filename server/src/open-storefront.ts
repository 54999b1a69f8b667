import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { releaseSchema, type Release } from '@vitrine/shared/contract/release';
import type { Storefront, StorefrontModule, StorefrontOptions } from '@vitrine/shared/contract/storefront';
import { z } from '@vitrine/shared/contract/zod';
import { ROUTES } from '@vitrine/shared/paths/route-table';
import type { Env } from './env.ts';
import { StartFault } from './start-fault.ts';

type Outside = Pick<StorefrontOptions, 'api' | 'ask' | 'log' | 'catalogueVersion'>;

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
    remotes: await readRemotes(env.remotesConfig),
    selfOrigin: `http://127.0.0.1:${env.port}`,
    cacheDir: join(env.dataDir, 'remotes'),
  });
}

async function readRelease(file: string): Promise<Release | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? null : releaseSchema.parse(JSON.parse(text));
}

/** The configured pointers; without a file every remote is taken from this server's own releases. */
async function readRemotes(file: string): Promise<Record<string, string>> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text !== null) return parseRemotes(file, text);
  const owners = new Set(Object.values(ROUTES).map((route) => route.owner));
  return Object.fromEntries([...owners].map((owner) => [owner, `/releases/${owner}/remote.json`]));
}

/** @throws StartFault that names the file */
function parseRemotes(file: string, text: string): Record<string, string> {
  try {
    return z.record(z.string(), z.string()).parse(JSON.parse(text));
  } catch (cause) {
    const wanted = 'must be a JSON object of names and addresses';
    throw new StartFault(`REMOTES_CONFIG: ${file} ${wanted}.`, { cause });
  }
}
