import { execFile } from 'node:child_process';
import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** Memory is taken as it is written. */
const ROOMY = '4g';
const MOST_TRIES = 50;

/** A disk of its own, which can be full: whatever would take a page more of it finds no room. */
export interface SmallDisk {
  folder: string;
  fill(): Promise<void>;
  makeRoom(): Promise<void>;
  remove(): Promise<void>;
}

/** Needs root, as mounting does. */
export async function makeSmallDisk(): Promise<SmallDisk> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-disk-'));
  const resize = async (size: string) => void (await run('mount', ['-o', `remount,size=${size}`, folder]));
  await run('mount', ['-t', 'tmpfs', '-o', `size=${ROOMY},mode=0755`, 'tmpfs', folder]);
  return {
    folder,
    async fill() {
      for (let tries = 1; ; tries += 1) {
        const { blocks, bfree, bsize } = await statfs(folder);
        try {
          return await resize(String((blocks - bfree) * bsize));
        } catch (error) {
          // No disk is made smaller than what it holds, and somebody may have written since it was measured.
          if (tries === MOST_TRIES) throw error;
        }
      }
    },
    makeRoom: () => resize(ROOMY),
    async remove() {
      await run('umount', ['-l', folder]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
