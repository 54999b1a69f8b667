import { PerformanceObserver } from 'node:perf_hooks';
import v8 from 'node:v8';

const MOST_YOUNG_BYTES = 16 * 1024 * 1024;
const OLD_GARBAGE_PERCENT = 20;

/**
 * Keeps the process small. On a machine with much memory V8 lets the space for new objects grow to 128 MB and the old
 * one to several times what lives in it, all of it garbage of answers already sent. Both flags are read at each growth,
 * so they may be set while the process runs; those that say how far it may grow at all may not.
 */
export function boundHeap(): void {
  v8.setFlagsFromString(`--heap-growing-percent=${OLD_GARBAGE_PERCENT}`);
  let factor = 0;
  const bound = () => {
    const wanted = youngBytes() * 2 <= MOST_YOUNG_BYTES ? 2 : 1;
    if (wanted !== factor) v8.setFlagsFromString(`--semi-space-growth-factor=${wanted}`);
    factor = wanted;
  };
  bound();
  new PerformanceObserver(bound).observe({ entryTypes: ['gc'] });
}

function youngBytes(): number {
  const spaces = v8.getHeapSpaceStatistics();
  return spaces.find((space) => space.space_name === 'new_space')?.space_size ?? 0;
}
