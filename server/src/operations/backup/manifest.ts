import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from '@vitrine/shared/contract/zod';
import { StartupError } from '../../platform/startup-error.ts';

const FORMAT = 1;
const FILE = 'manifest.json';

const manifestSchema = z.object({
  format: z.literal(FORMAT),
  takenAt: z.string(),
  dialect: z.enum(['sqlite', 'postgres']),
  /** Names of the migrations that the database has had, in order. */
  migrations: z.array(z.string()),
  /** Rows of some tables, as the copy of the database holds them. */
  counts: z.record(z.string(), z.int()),
  /** SHA-256 of every other file, by its path in the backup. */
  files: z.record(z.string(), z.string()),
});
/** What a backup says of itself: enough to tell whether all of it has come back. */
export type Manifest = z.infer<typeof manifestSchema>;

/** Writes down what lies in a folder that is to become a backup. */
export async function writeManifest(
  folder: string,
  facts: Omit<Manifest, 'format' | 'files'>,
): Promise<void> {
  const files = await digestAll(folder);
  await writeFile(join(folder, FILE), JSON.stringify({ format: FORMAT, ...facts, files }));
}

/**
 * What an unpacked backup says of itself, after each of its files was compared with it.
 * @throws StartupError when it is no backup of this shop, or not whole
 */
export async function checkManifest(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const found = await digestAll(folder);
  const names = new Set([...Object.keys(manifest.files), ...Object.keys(found)]);
  const wrong = [...names].filter((name) => manifest.files[name] !== found[name]);
  if (wrong.length > 0) {
    throw new StartupError(`The backup is damaged: ${wrong.length} files differ, such as ${wrong[0]}.`);
  }
  return manifest;
}

async function readManifest(folder: string): Promise<Manifest> {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(join(folder, FILE), 'utf8')));
  } catch (error) {
    throw new StartupError('The file is no backup of a Vitrine shop, or it is cut off.', { cause: error });
  }
}

async function digestAll(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((path) => path !== FILE)
    .sort();
  const digests: [string, string][] = [];
  for (const path of paths) digests.push([path, await digestOf(join(folder, path))]);
  return Object.fromEntries(digests);
}

async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}
