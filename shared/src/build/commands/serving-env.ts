import path from 'node:path';
import { ROOT } from '../folders.ts';

/**
 * What a shop is started with, so that it takes less memory: one pool of it for all threads, each of which fills what
 * others left (9 MB); arrays that go back to the system when they end, also those of a page's bytes, whose places nothing
 * else fills (60 MB after 1,000 pages; from 32 kB on what V8 compiles with goes too, and the first pages wait for it);
 * sources that are stripped of their types once, not by each thread at each start; and less room for new objects, which V8
 * lets grow to three times 16 MB: the serving thread's alone, for the others ask for their own (`limit-v8-heap.ts`). Pages
 * are drawn in threads that ask for 8 MB: with 4 a page takes a tenth more. One thread helps V8 to collect, not four: with
 * two processors they were in each other's way, for a twelfth of a page.
 */
export const SERVING_ENV = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: String(64 * 1024),
  NODE_OPTIONS: '--max-semi-space-size=4 --v8-pool-size=1',
  NODE_COMPILE_CACHE: path.join(ROOT, 'node_modules/.cache/node'),
};
