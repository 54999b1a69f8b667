import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { clientFiles, POOL } from '@vitrine/shared/contract/federation/content-name';
import type { Release } from '@vitrine/shared/contract/federation/release';

/** Versions beside those that are needed: another server of this folder may be behind, or a rollback come. */
export const SPARE_VERSIONS = 3;
/** Files for browsers that no version needs; pages of before may ask for them. The largest app has 2 MB. */
export const SPARE_BYTES = 16 * 2 ** 20;

/**
 * Removes what a remote left here: server files of versions beyond a few, and files for browsers beyond some bytes, the
 * oldest first. So a remote's folder has no more than its needed versions, of a bounded size each, and these spares.
 * @param folder the remote's
 * @param needed versions that its pointer names, or that are open; they stay whole
 */
export async function pruneVersions(folder: string, needed: readonly Release[]): Promise<void> {
  const versions = new Set(needed.map(({ version }) => version));
  const isSpare = (name: string) => name !== POOL && !versions.has(name);
  const old = (await entriesOf(folder, 'directory')).filter(({ name }) => isSpare(name));
  for (const { place } of old.slice(SPARE_VERSIONS)) await rm(place, { recursive: true, force: true });

  const files = new Set(needed.flatMap((release) => Object.keys(clientFiles(release))));
  let spare = 0;
  for (const { name, place, bytes } of await entriesOf(path.join(folder, POOL), 'file')) {
    if (files.has(name)) continue;
    spare += bytes;
    if (spare > SPARE_BYTES) await rm(place, { force: true });
  }
}

/** What lies in a folder, the newest first; nothing where there is none. */
async function entriesOf(folder: string, kind: 'file' | 'directory') {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const some = entries.filter((entry) => (kind === 'file' ? entry.isFile() : entry.isDirectory()));
  const told = some.map(async ({ name }) => {
    const place = path.join(folder, name);
    // Another server may remove it meanwhile.
    const seen = await stat(place).catch(() => null);
    return seen ? [{ name, place, bytes: seen.size, at: seen.mtimeMs }] : [];
  });
  return (await Promise.all(told)).flat().sort((one, other) => other.at - one.at);
}
