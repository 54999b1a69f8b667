import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from '@vitrine/shared/contract/zod';
import type { Clock } from '../clock.ts';
import type { RefusedRelease } from '../store/refused-releases.ts';
import type { RefusalBook } from './refusal-book.ts';

const rowsSchema = z.array(
  z.object({
    ...{ remote: z.string(), version: z.string(), back_to: z.string(), reason: z.string() },
    ...{ fault: z.enum(['server', 'browser']), refused_at: z.string(), lifted_at: z.nullable(z.string()) },
  }),
);

/** What a storefront without a database took back, in a file of its own folder: it is lifted by taking the file away. */
export async function openRefusalFile(folder: string, clock: Clock): Promise<RefusalBook> {
  const file = join(folder, 'refused.json');
  const rows: RefusedRelease[] = await readRows(file);

  return {
    read: async () => rows,
    known: () => rows,
    async refuse(refusal) {
      if (rows.some(({ remote, version }) => remote === refusal.remote && version === refusal.version))
        return false;
      rows.push({ ...refusal, refused_at: clock().toISOString(), lifted_at: null });
      await mkdir(folder, { recursive: true });
      await writeFile(`${file}.part`, JSON.stringify(rows));
      await rename(`${file}.part`, file);
      return true;
    },
  };
}

async function readRows(file: string): Promise<RefusedRelease[]> {
  const text = await readFile(file, 'utf8').catch(() => '[]');
  try {
    return rowsSchema.safeParse(JSON.parse(text)).data ?? [];
  } catch {
    return [];
  }
}
