import { mkdir } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** Where this system keeps what may be made again: outside of the project, where an installation would clear it away. */
export const BENCH_CACHE = join(systemCache(), 'vitrine-bench');

/** Where what a bench takes minutes to make is cached from one to the next; may be deleted at any time. */
export async function benchCache(): Promise<string> {
  await mkdir(BENCH_CACHE, { recursive: true });
  return BENCH_CACHE;
}

function systemCache(): string {
  const { XDG_CACHE_HOME: named, LOCALAPPDATA: ofWindows } = process.env;
  return named || ofWindows || join(homedir(), process.platform === 'darwin' ? 'Library/Caches' : '.cache');
}
