import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { StorefrontOptions } from '@vitrine/shared/contract/federation/storefront';
import type { Clock } from '../platform/clock.ts';
import type { Env } from '../env.ts';
import { readSecretKey } from '../platform/secret-key-file.ts';
import type { Blocklist } from './blocklist-db.ts';
import { viewsKey } from './watch-key.ts';
import { watchReleases, type Releases } from './watch-releases.ts';

interface Options {
  env: Env;
  blocklist: Blocklist;
  clock: Clock;
  log: StorefrontOptions['log'];
}

/**
 * The watch over releases. Its key comes of the secret that the processes share; without one it lies with the shop's other
 * keys, and a server that draws no page needs none to keep.
 */
export async function openReleases({ env, blocklist, clock, log }: Options): Promise<Releases> {
  const drawsPages = existsSync(join(env.releasesDir, 'shell', 'remote.json'));
  if (env.watchKey !== null) return watchReleases({ blocklist, clock, key: viewsKey(env.watchKey), log });
  const key = drawsPages ? await readSecretKey(join(env.dataDir, 'keys', 'views.key')) : randomBytes(32);
  return watchReleases({ blocklist, clock, key, log });
}
