import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { benchCache } from '@vitrine/shared/build/bench-cache';
import { SERVING_ENV } from '@vitrine/shared/build/commands/serving-env';
import { endProcess, hasEnded, startNode } from '../../support/shops/child-process.ts';
import { freePort } from '@vitrine/shared/platform/free-port';
import type { PicturedShop } from '../shop/pictured-shop.ts';

const SOURCES = path.join(import.meta.dirname, 'next-shop');
const FONTS = path.resolve(import.meta.dirname, '../../../shared/src/ui/fonts');
const NEXT = 'node_modules/next/dist/bin/next';
const START_MS = 60_000;
const BETWEEN_MS = 100;

export interface Peer {
  url: string;
  stop(): Promise<void>;
}

/**
 * The pages of `next-shop` as Next.js serves them in production, built of what this shop answers now, with its pictures
 * and fonts. What it is made of is the registry's, by its own lock file, and never among the project's packages.
 */
export async function startPeer(shop: PicturedShop): Promise<Peer> {
  const folder = await install();
  await cp(FONTS, path.join(folder, 'fonts'), { recursive: true });
  await cp(shop.picturesDir, path.join(folder, 'public/pictures'), { recursive: true });
  // As `npm run build` and `npm start` of such a project would find it: without what our own processes are tuned by.
  const untuned = Object.fromEntries(Object.keys(SERVING_ENV).map((name) => [name, undefined]));
  const own = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', SHOP_URL: shop.url };
  const variables = { ...untuned, ...own };
  const program = path.join(folder, NEXT);
  await promisify(execFile)(process.execPath, [program, 'build'], {
    cwd: folder,
    env: { ...process.env, ...variables },
  });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const args = [program, 'start', '--hostname', '127.0.0.1', '--port', String(port)];
  const server = startNode(args, { cwd: folder, variables });
  const stop = async () => void (await endProcess(server));
  const late = Date.now() + START_MS;
  while (!(await fetch(`${url}/butterflies`).catch(() => null))?.ok) {
    if (hasEnded(server) || Date.now() > late) {
      await stop();
      throw new Error('next start does not answer');
    }
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS));
  }
  return { url, stop };
}

/** Its sources as they are now, beside packages that were installed once. */
async function install(): Promise<string> {
  const lock = await readFile(path.join(SOURCES, 'package-lock.json'));
  const hash = createHash('sha256').update(lock).digest('hex').slice(0, 16);
  const folder = path.join(await benchCache(), `next-shop-${hash}`);
  for (const made of ['app', 'data', 'parts', 'public', '.next'])
    await rm(path.join(folder, made), { recursive: true, force: true });
  await cp(SOURCES, folder, { recursive: true });
  // npm writes this last.
  if (!existsSync(path.join(folder, 'node_modules/.package-lock.json')))
    await promisify(execFile)('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder });
  return folder;
}
