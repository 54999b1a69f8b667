import { setTimeout } from 'node:timers/promises';

const LOOK_EVERY_MS = 50;
/** Longer than anything takes that comes at all, and less than a test has. */
const LONGEST_MS = 90_000;

/**
 * Waits until something holds that comes by itself.
 * @param what for whoever reads that it never came
 */
export async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + LONGEST_MS;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`${what}: not within ${LONGEST_MS} ms`);
    await setTimeout(LOOK_EVERY_MS);
  }
}
