import { performance } from 'node:perf_hooks';

/**
 * What a thread shows of itself without being asked, in memory that both sides see. A thread that loops sends nothing,
 * but what it has shown stays readable: that it moved since, and which job it started last.
 */
export interface Heartbeat {
  /** The thread moved. */
  beat(): void;
  /** The thread starts a job. They are started in the order in which they were sent. */
  startJob(): void;
  beats(): number;
  startedJobs(): number;
}

const BEATS = 0;
const STARTED = 1;

// Taken before a remote runs: in place of them it would be handed the memory, and could beat while it loops.
const { add, load, store } = Atomics;
const { nodeTiming } = performance;

export const heartbeatMemory = (): SharedArrayBuffer =>
  new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT);

export function heartbeatIn(memory: SharedArrayBuffer): Heartbeat {
  const numbers = new Int32Array(memory);
  return {
    // How often the event loop went round: a remote that finds this function shows nothing by it while it loops.
    beat: () => void store(numbers, BEATS, nodeTiming.uvMetricsInfo.loopCount),
    startJob: () => void add(numbers, STARTED, 1),
    beats: () => load(numbers, BEATS),
    startedJobs: () => load(numbers, STARTED),
  };
}
