import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../platform/clock.ts';
import type { RefusedRelease } from './store/refused-releases.ts';
import type { Blocklist } from './blocklist-db.ts';
import { refusalsSchema } from './watch-news.ts';

export interface BlocklistFile extends Blocklist {
  /** What the shop's other processes know of it: theirs is right where they differ. */
  keep(rows: readonly RefusedRelease[]): Promise<void>;
}

type Named = Pick<RefusedRelease, 'remote' | 'version'>;

/** What a storefront without a database knows to be refused, in a file of its own folder. */
export async function openBlocklistFile(folder: string, clock: Clock): Promise<BlocklistFile> {
  const file = join(folder, 'refused.json');
  let rows: readonly RefusedRelease[] = await readRows(file);

  async function write(next: readonly RefusedRelease[]): Promise<void> {
    if (JSON.stringify(next) === JSON.stringify(rows)) return;
    rows = next;
    await mkdir(folder, { recursive: true });
    await writeFile(`${file}.part`, JSON.stringify(rows));
    await rename(`${file}.part`, file);
  }

  return {
    read: async () => rows,
    known: () => rows,
    async refuse(refusal) {
      if (isAmong(rows, refusal)) return false;
      await write([...rows, { ...refusal, refused_at: clock().toISOString(), lifted_at: null }]);
      return true;
    },
    keep: (others) => write([...others, ...rows.filter((row) => !isAmong(others, row))]),
  };
}

/** Whether a version is named in these. */
export const isAmong = (rows: readonly Named[], { remote, version }: Named): boolean =>
  rows.some((row) => row.remote === remote && row.version === version);

async function readRows(file: string): Promise<RefusedRelease[]> {
  const text = await readFile(file, 'utf8').catch(() => '[]');
  try {
    return refusalsSchema.safeParse(JSON.parse(text)).data ?? [];
  } catch {
    return [];
  }
}
