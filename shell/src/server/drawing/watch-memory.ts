import { setTimeout as wait } from 'node:timers/promises';
import type { DrawingThread } from './drawing-thread.ts';

/** All threads of the sample shop's remotes take 150 MB. Heaps are bounded by V8; arrays outside of them are by this. */
const MOST_BYTES = 512 * 2 ** 20;
const LOOK_EVERY_MS = 100;
/** One that holds less is no reason why the process is too large: the bound of its heap, and some arrays. */
const ORDINARY_BYTES = 192 * 2 ** 20;
/** A thread that does not say in time how much it holds is busy: most likely with taking more. */
const ANSWER_MS = 300;
/** An ended thread's memory goes back to the system a little later: until then it is nobody's. */
const GIVEN_BACK_MS = 300;

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
  const culprit = findCulprit(sizes);
  if (!culprit) process.exit(1);
  // Until it has gone its memory would be laid to the next one.
  await culprit.thread.fall('takes all memory');
  await wait(GIVEN_BACK_MS);
}

/** The largest, if that one is large; else one that did not say (`null`). */
export function findCulprit<T extends { bytes: number | null }>(sizes: readonly T[]): T | undefined {
  const [largest] = sizes.toSorted((one, other) => (other.bytes ?? 0) - (one.bytes ?? 0));
  if (largest && (largest.bytes ?? 0) > ORDINARY_BYTES) return largest;
  return sizes.find(({ bytes }) => bytes === null) ?? largest;
}

function sizeOf(thread: DrawingThread): Promise<number | null> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, ANSWER_MS, null));
  return Promise.race([thread.heldBytes().catch(() => null), late]);
}
