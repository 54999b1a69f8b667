import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '../env.ts';
import { readKeptKey } from '../kept-key.ts';
import { watchReleases, type Releases } from './watch-releases.ts';

type Options = Omit<Parameters<typeof watchReleases>[0], 'key'> & { env: Env };

/** The watch over releases. Its key lies with the shop's other keys; a server that draws no page needs none to keep. */
export async function openReleases({ env, ...options }: Options): Promise<Releases> {
  const drawsPages = existsSync(join(env.releasesDir, 'shell', 'remote.json'));
  const key = drawsPages ? await readKeptKey(join(env.dataDir, 'keys', 'views.key')) : randomBytes(32);
  return watchReleases({ ...options, key });
}
