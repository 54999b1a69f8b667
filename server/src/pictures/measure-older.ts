import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../database/database.ts';
import { picturesDir } from './store-files.ts';
import { measureColours } from './encoding/measure-colours.ts';
import { listUnmeasured, noteColours } from './store/picture-colours.ts';

const AT_ONCE = 10;

/** Measures the colours of pictures that were made before colours were. One whose files are gone has none. */
export async function measureOlder({ kysely }: Database, dataDir: string): Promise<{ hasMore: boolean }> {
  const pictures = await listUnmeasured(kysely, AT_ONCE);
  if (pictures.length === 0) return { hasMore: false };
  // Only here: it takes more memory than the rest of a process's code.
  const { default: sharp } = await import('sharp');
  for (const { hash, width } of pictures) {
    const file = await readFile(join(picturesDir(dataDir), `${hash}-${width}.avif`)).catch(() => null);
    const colours = file ? await measureColours(sharp(file)).catch(() => []) : [];
    await noteColours(kysely, hash, colours);
  }
  return { hasMore: pictures.length === AT_ONCE };
}
