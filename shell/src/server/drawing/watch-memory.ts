import type { DrawingThread } from './drawing-thread.ts';

/** All threads of the sample shop's remotes take 150 MB. Heaps are bounded by V8; arrays outside of them are by this. */
const MOST_BYTES = 512 * 2 ** 20;
const LOOK_EVERY_MS = 100;
/** A thread that does not say in time how much it holds holds nothing that it could be ended for. */
const ANSWER_MS = 300;

/** While the process is larger than it may be, its largest thread is ended; without any, the process. */
export function watchMemory(threads: ReadonlyMap<number, DrawingThread>): void {
  let isLooking = false;
  setInterval(() => {
    if (isLooking || process.memoryUsage.rss() < MOST_BYTES) return;
    isLooking = true;
    void endLargest([...threads.values()]).finally(() => (isLooking = false));
  }, LOOK_EVERY_MS).unref();
}

async function endLargest(threads: readonly DrawingThread[]): Promise<void> {
  const sizes = await Promise.all(threads.map(async (thread) => ({ thread, bytes: await sizeOf(thread) })));
  const [largest] = sizes.toSorted((one, other) => other.bytes - one.bytes);
  if (!largest) process.exit(1);
  // Until it has gone its memory would be laid to the next one.
  await largest.thread.fall('takes all memory');
}

function sizeOf(thread: DrawingThread): Promise<number> {
  const late = new Promise<number>((resolve) => setTimeout(resolve, ANSWER_MS, 0));
  return Promise.race([thread.heldBytes().catch(() => 0), late]);
}
