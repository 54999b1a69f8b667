import path from 'node:path';
import { ROOT } from '../folders.ts';

/**
 * What a shop is started with, so that it takes less memory: one pool of it for all threads, each of which fills what
 * others left (9 MB); large arrays that go back to the system when they end (25 MB at a million lots: by itself glibc
 * begins to keep them); sources that are stripped of their types once, not by each thread at each start; and less room
 * for new objects, which V8 lets grow to three times 16 MB: the serving thread's alone, for the others ask for their own
 * (`limit-v8-heap.ts`). Pages are drawn in threads that ask for 8 MB: with 4 a page takes a tenth more. One thread helps V8 to
 * collect, not four: with two processors they were in each other's way, for a twelfth of a page.
 */
export const SERVING_ENV = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: String(256 * 1024),
  NODE_OPTIONS: '--max-semi-space-size=4 --v8-pool-size=1',
  NODE_COMPILE_CACHE: path.join(ROOT, 'node_modules/.cache/node'),
};
