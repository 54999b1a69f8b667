import { backOff, isBackingOff, type Backoff } from '../backoff.ts';

/** After the first failure; the delay doubles with each further one. */
const FIRST_BACKOFF_MS = 2_000;

/** What browsers need of a version, brought here in the background. */
interface Mirror {
  /** Fetches it, if that is not done, not under way, and did not fail a moment ago. */
  try(): void;
  isDone(): boolean;
}

/**
 * @param fetchFiles reads and checks all that is here already, and asks the origin for the rest: too much to be done at each
 * reading of a pointer, while an origin lacks a file
 */
export function createMirror(
  version: string,
  fetchFiles: () => Promise<void>,
  now: () => number = Date.now,
): Mirror {
  let fetching: Promise<void> | null = null;
  let isDone = false;
  let backoff: Backoff | null = null;

  function noteFailure(error: unknown): void {
    const failure = error instanceof Error ? error : new Error(String(error));
    backoff = backOff(backoff, version, failure, FIRST_BACKOFF_MS, now());
  }

  return {
    try() {
      if (isDone || isBackingOff(backoff, version, now())) return;
      fetching ??= fetchFiles()
        .then(() => void (isDone = true), noteFailure)
        .finally(() => (fetching = null));
    },
    isDone: () => isDone,
  };
}
