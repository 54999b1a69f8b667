import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Database } from '../database/database.ts';
import { picturesDir } from './keep-files.ts';
import { measureColours } from './measure-colours.ts';
import { listUnmeasured, noteColours } from './store/picture-colours.ts';

const AT_ONCE = 10;

/** Measures the colours of pictures that were made before colours were. One whose files are gone has none. */
export async function measureOlder({ kysely }: Database, dataDir: string): Promise<{ hasMore: boolean }> {
  const pictures = await listUnmeasured(kysely, AT_ONCE);
  for (const { hash, width } of pictures) {
    const file = await readFile(join(picturesDir(dataDir), `${hash}-${width}.avif`)).catch(() => null);
    const colours = file ? await measureColours(sharp(file)).catch(() => []) : [];
    await noteColours(kysely, hash, colours);
  }
  return { hasMore: pictures.length === AT_ONCE };
}
