import { PerformanceObserver } from 'node:perf_hooks';
import v8 from 'node:v8';

const MOST_YOUNG_BYTES = 16 * 1024 * 1024;
const OLD_GARBAGE_PERCENT = 40;
/** Says how much room there is for new objects. */
const ROOM_GIVEN = /--max[-_]semi[-_]space[-_]size/;

/**
 * Keeps the process small. On a machine with much memory V8 lets the old space grow to several times what lives in it,
 * all of it garbage of answers already sent. It reads the flag at each growth, so it may be set while the process runs.
 */
export function limitHeap(): void {
  v8.setFlagsFromString(`--heap-growing-percent=${OLD_GARBAGE_PERCENT}`);
  const given = [process.env['NODE_OPTIONS'], ...process.execArgv].join(' ');
  if (ROOM_GIVEN.test(given)) letThreadsAsk();
  else boundNewSpace();
}

/** The flag gave this thread its room; as long as it is set all others get the same, whatever they ask for. */
function letThreadsAsk(): void {
  v8.setFlagsFromString('--max-semi-space-size=0');
}

/**
 * The space for new objects would grow to 128 MB, and how far it may grow can no longer be said. The flag holds for all
 * threads: one that starts once it is 1 would keep the single megabyte that it starts with, so it starts with more.
 */
function boundNewSpace(): void {
  v8.setFlagsFromString(`--min-semi-space-size=${MOST_YOUNG_BYTES / 2 ** 21}`);
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
