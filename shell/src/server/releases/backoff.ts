import { HOUR_MS } from '@vitrine/shared/platform/time';

/** Exponential backoff of a version that could not be opened, or whose thread crashed. */
export interface Backoff {
  version: string;
  failure: Error;
  times: number;
  until: number;
}

const LONGEST_MS = HOUR_MS;

/** @param firstMs the delay after the first failure; it doubles with each further one, up to an hour */
export function backOff(
  last: Backoff | null,
  version: string,
  failure: Error,
  firstMs: number,
  now: number = Date.now(),
): Backoff {
  const times = last?.version === version ? last.times + 1 : 1;
  return { version, failure, times, until: now + Math.min(LONGEST_MS, firstMs * 2 ** (times - 1)) };
}

/** Whether the version must not be opened yet. */
export function isBackingOff(backoff: Backoff | null, version: string, now: number = Date.now()): boolean {
  return backoff !== null && backoff.version === version && now < backoff.until;
}
