import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { z } from '@vitrine/shared/contract/zod';
import { HOUR_MS } from '@vitrine/shared/platform/time';

/** After this long a version is tried again: what ended the server may have been something else. */
const FORGET_MS = HOUR_MS;
/** Who opens a version, by which pointer, since when, and how many servers ended while they did. */
const markSchema = z.object({ server: z.string(), pointer: z.string(), at: z.number(), tries: z.number() });
type Mark = z.infer<typeof markSchema>;

/**
 * Which versions of a remote are being opened or draw their first page, on disk. A mark of another server is of one that
 * ended meanwhile.
 */
export interface OpeningJournal {
  /** Writes down that a version is at `work`, as the pointer with this signature names it, until that settles. */
  during<T>(version: string, pointer: string, work: () => Promise<T>): Promise<T>;
  /** How many servers in a row ended while they opened this version, as this pointer names it. */
  deaths(version: string, pointer: string): Promise<number>;
  /** The server ends because it was told to: what it opens is not to blame. */
  close(): void;
}

export function openJournal(folder: string, now: () => number = Date.now): OpeningJournal {
  const server = randomUUID();
  const marked = new Set<string>();
  let isClosed = false;
  const fileOf = (version: string) => path.join(folder, `opening-${version}.json`);

  async function deaths(version: string, pointer: string): Promise<number> {
    const mark = await readMark(fileOf(version));
    if (!mark || mark.server === server || mark.pointer !== pointer) return 0;
    return now() - mark.at < FORGET_MS ? mark.tries : 0;
  }

  return {
    deaths,
    async during(version, pointer, work) {
      const file = fileOf(version);
      const tries = 1 + (await deaths(version, pointer));
      marked.add(file);
      // On a full disk the shop is drawn without a journal.
      await writeDurably(file, { server, pointer, at: now(), tries }).catch(() => undefined);
      try {
        return await work();
      } finally {
        marked.delete(file);
        if (!isClosed) await rm(file, { force: true }).catch(() => undefined);
      }
    },
    close() {
      isClosed = true;
      for (const file of marked) rmSync(file, { force: true });
    },
  };
}

async function readMark(file: string): Promise<Mark | null> {
  try {
    return markSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return null;
  }
}

async function writeDurably(file: string, mark: Mark): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const part = await open(`${file}.part`, 'w');
  try {
    await part.writeFile(JSON.stringify(mark));
    await part.sync();
  } finally {
    await part.close();
  }
  await rename(`${file}.part`, file);
}
