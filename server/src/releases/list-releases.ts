import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { POOL } from '@vitrine/shared/contract/federation/content-name';
import type { Releases } from '@vitrine/shared/contract/tools/operations/operations';
import { z } from '@vitrine/shared/contract/zod';
import type { RefusedRelease } from './store/refused-releases.ts';

type App = Releases['apps'][number];
type Version = App['versions'][number];

/** Of a `remote.json`, what is shown of it. A release is signed when it carries a signature. */
const descriptionSchema = z.object({
  version: z.string(),
  contract: z.optional(z.int()),
  signature: z.optional(z.string()),
  canary: z.optional(z.object({ version: z.string(), share: z.int() })),
});
const VERSION = /^[a-z0-9-]{1,64}$/;
/** Beyond it the oldest are left out. */
const VERSIONS_SHOWN = 8;

/**
 * Every app with the versions that its pointer names, and those that are stored. Nothing when there is no such folder.
 * @param refusals versions that the shop went back from by itself
 */
export async function listReleases(
  releasesDir: string,
  refusals: readonly RefusedRelease[],
): Promise<Releases> {
  const names = await foldersIn(releasesDir);
  const own = (name: string) => refusals.filter(({ remote }) => remote === name);
  return { apps: await Promise.all(names.map((name) => readApp(releasesDir, name, own(name)))) };
}

async function readApp(releasesDir: string, name: string, refusals: readonly RefusedRelease[]): Promise<App> {
  const folder = join(releasesDir, name);
  const live = await readDescription(join(folder, 'remote.json'));
  const kept = (await foldersIn(folder)).filter((version) => VERSION.test(version) && version !== POOL);
  const dated = await Promise.all(
    kept.map(async (version) => ({ version, at: (await stat(join(folder, version))).birthtime })),
  );
  const newest = dated.sort((one, other) => other.at.getTime() - one.at.getTime());
  const named = [live?.version, live?.canary?.version, ...refusals.map(({ version }) => version)];
  const shown = newest.filter(({ version }, place) => place < VERSIONS_SHOWN || named.includes(version));
  const versions = await Promise.all(
    shown.map(async ({ version, at }) => ({
      ...(await readVersion(folder, version, at)),
      ...(live?.canary?.version === version && { share: live.canary.share }),
      ...refusalOf(refusals, version),
    })),
  );
  return { name, live: live?.version ?? null, versions };
}

function refusalOf(refusals: readonly RefusedRelease[], version: string): Pick<Version, 'refusal'> {
  const row = refusals.find((one) => one.version === version);
  if (!row) return {};
  const { fault, reason, back_to: backTo, refused_at: refusedAt, lifted_at: liftedAt } = row;
  return { refusal: { fault, reason, backTo, refusedAt, liftedAt } };
}

async function readVersion(folder: string, version: string, at: Date): Promise<Version> {
  const description = await readDescription(join(folder, version, 'remote.json'));
  return {
    ...{ version, releasedAt: at.toISOString(), bytes: await bytesIn(join(folder, version)) },
    ...{ contract: description?.contract ?? null, isSigned: description?.signature !== undefined },
  };
}

async function readDescription(file: string) {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return null;
  try {
    return descriptionSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

async function bytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
